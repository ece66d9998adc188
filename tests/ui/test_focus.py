"""Where the keyboard is after every step, by mouse and by keys.

Never on what takes back, claims, shows or ends something: on what goes on, or on nothing.
"""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.presentation.screens import PromptKind, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting
from shgui.ui import widget_names as names
from shgui.ui.settings.settings import MotionChoice, Settings
from shgui.ui.shell.pages import PageName
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.ui.evening_players import Players
from tests.ui.programs import QUIET
from tests.ui.walk import Walk, leave_untidy, mute
from tests.ui.where_the_keyboard_is import UNSAFE, stands

pytestmark = pytest.mark.qt_log_ignore(QUIET, "raise", "grabbing the keyboard")


class WatchedWalk(Walk):
    """Past every page, looking after every press where the keyboard is."""

    by_keys = False
    faults: list[str]
    stops: set[str]

    def click(self, name: str) -> None:
        # While a hand is on the screen the space bar is held to see; games by keys are below.
        if self.by_keys and not self.shows(PageName.HAND_OVER):
            widget = self.find(name)
            assert widget.isVisible(), name
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(widget, Qt.Key.Key_Space)
        else:
            super().click(name)
        self.application.processEvents()
        self.judge(f"after {name}")

    def judge(self, when: str) -> None:
        here = stands(self.application, self.window)
        self.stops.add(here)
        if here in UNSAFE:
            self.faults.append(f"{when}: {here}")


@pytest.mark.lengthy(daily=0)
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_no_page_leaves_the_keyboard_on_what_cannot_be_undone(
    qapp: QApplication, folders: UserFolders, by_keys: bool
) -> None:
    with (
        patch("shgui.services.make_voice", mute),
        patch("shgui.ui.theme.theme.REDUCED", NO_MOTION),
        patch("shgui.ui.file_dialogs.ask_for_target", lambda *_: ""),
    ):
        leave_untidy(folders, Settings(motion=MotionChoice.REDUCED))

        def see(_window: QWidget, place: str) -> None:
            walk.judge(f"at {place}")

        walk = WatchedWalk(qapp, folders, "en", (1280, 720), see)
        walk.by_keys, walk.faults, walk.stops = by_keys, [], set()
        walk.everywhere()
        walk.close()
    assert walk.faults == []
    assert {names.TABLE, names.END_REVIEW, names.HOME_GO_ON, names.QUESTION_NO} < walk.stops


class Watched(Players):
    def step(self) -> None:
        super().step()
        self.application.processEvents()
        assert stands(self.application) not in UNSAFE, self.screen


@pytest.fixture(params=[False, True], ids=["mouse", "keys"])
def players(request: pytest.FixtureRequest, qapp: QApplication, folders: UserFolders) -> Iterator[Watched]:
    players = Watched(qapp, folders, seed=7, by_keys=request.param)
    yield players
    players.close()


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("voting", Voting)
def test_no_step_of_a_game_does(players: Watched, voting: Voting) -> None:
    players.sit_down(7, voting)
    players.play_on()


def test_taking_back_leaves_the_keyboard_on_nothing(players: Watched) -> None:
    players.sit_down(5)
    assert players.play_until(TableScreen, PromptKind.COUNT_HANDS)
    if players.by_keys:
        players.find(names.TABLE_TAKE_BACK).setFocus(Qt.FocusReason.TabFocusReason)
        players.key(Qt.Key.Key_Space)
    else:
        players.click(names.TABLE_TAKE_BACK)
    players.application.processEvents()
    assert isinstance(players.screen, TableScreen)
    assert players.screen.ask is PromptKind.NOMINATE
    assert stands(players.application) == names.TABLE
