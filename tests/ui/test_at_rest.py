"""Between moments the program sleeps: no timer runs on any window, and nothing is left to be done."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from shgui.engine.types import Phase
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.theme import Motion
from shgui.ui.widgets.animation_stage import AnimationStage
from tests.ui.evening_players import Players
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)

_MOST_STEPS = 400
_TURNS = 20


class Disturbances(QObject):
    """Every event that comes to anything in the program."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.seen: list[str] = []
        self._application = application
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.seen.append(f"{type(watched).__name__} {watched.objectName()}: {event.type()}")
        return False

    def close(self) -> None:
        self._application.removeEventFilter(self)


class Sleepers(Players):
    """Players at a table where everything moves, with a second screen beside it."""

    def __init__(self, application: QApplication, folders: UserFolders, *, second: bool) -> None:
        super().__init__(application, folders)
        looks = self.program.appearance
        looks.renderer = Renderer(looks.theme._replace(motion=Motion()), looks.renderer.art)
        self.program.window.change_appearance(looks.renderer)
        if second:
            self.menu("second_screen")

    def settle(self) -> None:
        """Everything has come to its end."""
        for _ in range(_TURNS):
            for stage in self._stages():
                stage.finish()
            self.application.processEvents()
            self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _stages(self) -> Iterator[AnimationStage]:
        for window in self.application.topLevelWidgets():
            if window is self.window or isinstance(window, SecondScreen):
                yield from window.findChildren(AnimationStage)


def running_timers(application: QApplication) -> list[str]:
    dispatcher = QAbstractEventDispatcher.instance()
    ours = (thing for thing in gc.get_objects() if isinstance(thing, QObject) and isValid(thing))
    below = (child for window in application.topLevelWidgets() for child in window.findChildren(QObject))
    # Not a set: some things of Qt have no hash.
    things = {id(thing): thing for thing in (*ours, *below)}
    return [
        f"{type(thing).__name__} {thing.objectName()}: every {timer.interval} ms"
        for thing in things.values()
        for timer in dispatcher.registeredTimers(thing)
    ]


def disturbances(application: QApplication) -> list[str]:
    watch = Disturbances(application)
    dispatcher = QAbstractEventDispatcher.instance()
    for _ in range(_TURNS):
        dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    watch.close()
    return watch.seen


def test_a_timer_that_runs_is_found(qapp: QApplication) -> None:
    timer = QTimer(interval=60_000)
    before = len(running_timers(qapp))
    timer.start()
    assert len(running_timers(qapp)) == before + 1
    timer.stop()


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("second", [False, True])
def test_nothing_runs_while_a_group_thinks(qapp: QApplication, folders: UserFolders, second: bool) -> None:
    sleepers = Sleepers(qapp, folders, second=second)
    seen = set[tuple[PageName | None, Phase]]()
    try:
        sleepers.sit_down(5, Voting.BALLOTS)
        for _ in range(_MOST_STEPS):
            sleepers.settle()
            page = sleepers.program.window.current
            if (page, sleepers.table.view(None).phase) not in seen:
                seen.add((page, sleepers.table.view(None).phase))
                assert running_timers(qapp) == [], page
                assert disturbances(qapp) == [], page
            if sleepers.over:
                break
            sleepers.step()
    finally:
        sleepers.close()
    pages = {page for page, _ in seen}
    assert {PageName.HAND_OVER, PageName.TABLE, PageName.END} <= pages
    # With a second screen nobody waits on the page that leads back to the table.
    assert (PageName.TO_TABLE in pages) is not second
