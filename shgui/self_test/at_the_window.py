"""A whole game at the real window, operated as a player does, and a look at every page in every language."""

import gc
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from shiboken6 import delete

from shgui.app import Program
from shgui.engine.record import record_to_json
from shgui.engine.types import Outcome, Seat
from shgui.library.groups import find_played_groups
from shgui.library.unreadable_record import RECORD_SUFFIX
from shgui.presentation.screens import (
    EndScreen,
    FingerprintScreen,
    HandOverScreen,
    PromptKind,
    ReturnScreen,
    Screen,
    TableScreen,
)
from shgui.self_test import BrokenError, Facts
from shgui.self_test.at_the_table import PLAYERS
from shgui.self_test.trouble import ErrorCollector
from shgui.storage.user_folders import UserFolders
from shgui.table.private_tasks import TaskKind
from shgui.table.public_choices import Choice
from shgui.table.table_reader import TableReader
from shgui.ui import widget_names as names
from shgui.ui.after_game.review_export import record_file
from shgui.ui.help import who_made_what
from shgui.ui.settings.settings import MotionChoice
from shgui.ui.shell.pages import BESIDE_PAGES, PageName
from shgui.ui.theme.fonts import Family
from shgui.ui.widgets.animation_stage import AnimationStage
from shgui.words.languages import list_languages

_PATIENCE = 10.0
_SLICE = 10


class SelfTestPlayer:
    """Operates the widgets of a window by their object names."""

    def __init__(self, application: QApplication, window: QWidget) -> None:
        self._application = application
        self._window = window

    def click(self, name: str) -> None:
        button = self.wait_for(name)
        if not isinstance(button, QAbstractButton):
            raise BrokenError(f"{name} is no button")
        button.click()
        self._application.processEvents()

    def write(self, name: str, text: str) -> None:
        line = self.wait_for(name)
        if not isinstance(line, QLineEdit):
            raise BrokenError(f"nothing can be written in {name}")
        line.setText(text)
        self._application.processEvents()

    def hold_and_slide(self, name: str, what_opens: str) -> None:
        area = self.wait_for(name)
        corner = QPointF(8, area.height() - 8)
        self._send(area, QEvent.Type.MouseButtonPress, corner)
        opened = self.wait_for(what_opens)
        there = area.mapFromGlobal(opened.mapToGlobal(QPointF(opened.rect().center())))
        self._send(area, QEvent.Type.MouseMove, there)
        self._send(area, QEvent.Type.MouseButtonRelease, there)

    def _send(self, area: QWidget, kind: QEvent.Type, at: QPointF) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind,
            at,
            area.mapToGlobal(at),
            none if kind is QEvent.Type.MouseMove else left,
            none if kind is QEvent.Type.MouseButtonRelease else left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(area, event)
        self._application.processEvents()

    def wait_for(self, name: str) -> QWidget:
        end = time.monotonic() + _PATIENCE
        while (found := self._find(name)) is None:
            if time.monotonic() > end:
                raise BrokenError(f"{name} can't be used")
            self._application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _SLICE)
            time.sleep(_SLICE / 1000)
        return found

    def _find(self, name: str) -> QWidget | None:
        for stage in self._window.findChildren(AnimationStage):
            # Nobody watches: what is being told is told at once.
            stage.finish()
        things = self._window.findChildren(QWidget, name)
        return next((thing for thing in things if thing.isVisible() and thing.isEnabled()), None)


_SEVEN = 7
_MOST_STEPS = 1500
_INTERRUPTED_AFTER = 15
_COLOURS = 8
"""A page that shows anything has at least so many; a blank one has a few."""


def play_at_the_window(folder: Path) -> Facts:
    application = QApplication(["shgui", "-style", "fusion"])
    with ErrorCollector() as failures:
        run = _ProgramRun(application, UserFolders(folder / "data", folder / "settings"))
        run.start_game()
        run.play(_INTERRUPTED_AFTER)
        asked = run.screen
        run.close()
        run = _ProgramRun(application, UserFolders(folder / "data", folder / "settings"), run.looked_at)
        run.resume_game(asked)
        steps = _INTERRUPTED_AFTER + run.play(_MOST_STEPS)
        run.open_all_pages()
        record = folder / f"game{RECORD_SUFFIX}"
        run.save_record(record)
        run.play_printed_cards()
        run.open_saved_games()
        run.open_practice()
        run.close()
        _open_record(application, folder, record)
    if failures.errors:
        raise BrokenError("; ".join(failures.errors))
    unseen = [name for name in PageName if name not in run.looked_at]
    if unseen:
        raise BrokenError(f"these pages were never shown: {', '.join(unseen)}")
    if not who_made_what.read_licence():
        raise BrokenError("the licence is missing")
    return {
        "qt": qVersion(),
        "screen": application.platformName(),
        "steps": steps,
        "pages": run.looked_at,
        "warnings": failures.warnings,
    }


def _open_record(application: QApplication, folder: Path, record: Path) -> None:
    """Open a record as a file manager does."""
    program = Program(application, UserFolders(folder / "data", folder / "settings"), "en")
    program.open(record)
    application.processEvents()
    if program.window.current is not PageName.REVIEW:
        raise BrokenError("the record of a game doesn't open")
    program.window.close()
    delete(program.window)


class _ProgramRun:
    """The program from its start until its window closes."""

    def __init__(
        self, application: QApplication, folders: UserFolders, looked_at: dict[PageName, int] | None = None
    ) -> None:
        self._program = Program(application, folders, "en")
        self._program.preferences.change(muted=True, motion=MotionChoice.REDUCED)
        self._hands = SelfTestPlayer(application, self._program.window)
        self._choices = Random(_SEVEN)  # noqa: S311  # what players choose is no secret here
        self.looked_at = {} if looked_at is None else looked_at
        """Each page, and in how many languages it was drawn."""
        self._program.open()
        application.processEvents()
        missing = [family for family in Family if family not in QFontDatabase.families()]
        if missing:
            raise BrokenError(f"fonts are missing: {', '.join(missing)}")

    @property
    def screen(self) -> Screen:
        session = self._program.games.session
        if session is None:
            raise BrokenError("no game is on the table")
        return session.screen

    @property
    def _table(self) -> TableReader:
        table = self._program.games.table
        if table is None:
            raise BrokenError("no game is on the table")
        return table

    def start_game(self) -> None:
        self._draw_page()
        self._hands.click(names.HOME_GUIDE)
        self._draw_page()
        self._hands.click(names.GUIDE_LEAVE)
        self._hands.click(names.HOME_NEW_TABLE)
        for row, name in enumerate(PLAYERS[:_SEVEN]):
            self._hands.write(names.new_table_name(row), name)
        self._draw_page()
        # What opens the network is read, and nothing is opened.
        self._hands.click(names.NEW_TABLE_PHONES)
        self._draw_page()
        self._hands.click(names.PHONES_BACK)
        self._hands.click(names.NEW_TABLE_START)

    def resume_game(self, asked: Screen) -> None:
        self._hands.click(names.HOME_GO_ON)
        if self.screen != asked:
            raise BrokenError(f"the game went on at {self.screen} instead of {asked}")

    def play(self, most: int) -> int:
        """Take so many steps, or all until the game is over; return their number."""
        for steps in range(most):
            self._draw_page()
            if isinstance(self.screen, EndScreen):
                return steps
            self._take_step()
        if most == _MOST_STEPS:
            raise BrokenError(f"the game doesn't end: {self.screen}")
        return most

    def open_all_pages(self) -> None:
        """Open the pages beside the game, and the review after it."""
        self._hands.click(names.END_REVIEW)
        self._draw_page()
        self._hands.click(names.STORY_WATCH)
        self._draw_page()
        self._hands.click(names.WATCH_BACK)
        self._hands.click(names.STORY_TO_FAIRNESS)
        self._draw_page()
        self._hands.click(names.FAIRNESS_BACK)
        router = self._program.router
        # Help is opened by its menu, phones with their network.
        for page in sorted({*BESIDE_PAGES} - {PageName.HELP, PageName.PHONES}):
            router.open(page)
            self._draw_page()
            router.back()
        self._program.menus["help"].trigger()
        self._draw_page()
        router.back()

    def play_printed_cards(self) -> None:
        """Play a round with printed cards, up to the first policy."""
        self._program.router.open(PageName.NEW_TABLE, PageName.PRINTED)
        self._hands.click(names.new_table_group(0))
        self._hands.click(names.NEW_TABLE_START)
        self._hands.click(names.printed_first(0))
        self._draw_page()
        for name in (names.table_seat(1), names.TABLE_CONFIRM, names.TABLE_ALL_JA, names.TABLE_CONFIRM):
            self._hands.click(name)
        self._hands.click(names.PRINTED_POLICY_LIBERAL)
        printed = self._program.games.printed_table
        view = None if printed is None else printed.game.view
        if view is None or view.liberal != 1:
            raise BrokenError("the printed game does not follow the table")

    def open_saved_games(self) -> None:
        self._program.router.open(PageName.SAVED_GAMES)
        self._draw_page()
        group = find_played_groups(self._program.library_access.library.saved_games())[0]
        self._program.router.open(PageName.GROUP, group)
        self._draw_page()

    def open_practice(self) -> None:
        self._program.router.open(PageName.PRACTICE)
        self._draw_page()

    def save_record(self, path: Path) -> None:
        record = self._table.record()
        if record is None:
            raise BrokenError("a game that is over has no record")
        path.write_bytes(record_file(record_to_json(record)))

    def close(self) -> None:
        """Close the window, and forget everything as a new start does."""
        self._program.window.close()
        delete(self._program.window)
        del self._program
        gc.collect()

    # What is asked for, and the answer to it

    def _take_step(self) -> None:
        match self.screen:
            case FingerprintScreen():
                self._hands.write(names.FINGERPRINT_WORD, "rhubarb")
                self._hands.click(names.FINGERPRINT_GO_ON)
            case TableScreen(PromptKind.COUNT_HANDS):
                self._count_hands()
            case TableScreen(PromptKind.ANSWER_VETO):
                self._hands.click(self._choices.choice((names.TABLE_VETO_AGREE, names.TABLE_VETO_REFUSE)))
                self._hands.click(names.TABLE_CONFIRM)
            case TableScreen(ask, int(seat)) if ask.choice is not None:
                self._choose(seat, ask.choice)
            case TableScreen(PromptKind.FINISH) if self._table.view(None).outcome is Outcome.HITLER_EXECUTED:
                self._hands.wait_for(names.END_REVIEW)
            case TableScreen():
                self._hands.click(names.TABLE_CONFIRM)
            case HandOverScreen(seat, purpose):
                self._do_private_task(seat, purpose)
            case ReturnScreen():
                self._hands.click(names.TO_TABLE_REVEAL)
            case other:
                raise BrokenError(f"nothing can be done at {other}")

    def _choose(self, seat: Seat, choice: Callable[[Seat], Choice]) -> None:
        legal = self._table.list_legal_actions(seat)
        offered = [other for other in range(len(self._table.players)) if choice(other) in legal]
        self._hands.click(names.table_seat(self._choices.choice(offered)))
        self._hands.click(names.TABLE_CONFIRM)

    def _count_hands(self) -> None:
        self._hands.click(names.TABLE_CONFIRM)
        self._hands.click(self._choices.choice((names.TABLE_ALL_JA,) * 4 + (names.TABLE_ALL_NEIN,)))
        self._hands.click(names.table_seat(self._choices.choice(self._table.view(None).alive)))
        self._hands.click(names.TABLE_CONFIRM)

    def _do_private_task(self, seat: int, purpose: TaskKind) -> None:
        place = 0
        if purpose in (TaskKind.DISCARD, TaskKind.ENACT):
            place = self._choices.randrange(len(self._table.view(seat).hand))
        self._hands.hold_and_slide(names.HAND_OVER_HOLD, names.hand_over_card(place))
        self._hands.click(names.HAND_OVER_CONFIRM)

    # What is to be seen

    def _draw_page(self) -> None:
        """Draw the page in every language, the first time that it is shown."""
        page = self._program.window.current
        if page is None or page in self.looked_at:
            return
        for language in list_languages():
            self._program.preferences.change(language=language)
            picture = self._program.window.grab().toImage()
            across, down = range(0, picture.width(), 5), range(0, picture.height(), 5)
            colours = {picture.pixel(x, y) for x in across for y in down}
            if len(colours) < _COLOURS:
                raise BrokenError(f"the page {page} shows nothing in the language {language}")
        self._program.preferences.change(language="en")
        self.looked_at[page] = len(list_languages())
