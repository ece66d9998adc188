"""The whole program: evenings are imported, counted, deleted and forgotten, and nothing happens unasked."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView
from pytestqt.qtbot import QtBot

from shgui.engine.record import record_to_json
from shgui.library.library import SavedGame
from shgui.storage.user_folders import UserFolders
from shgui.table.seating import Player
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from tests.table.play import options, play_on
from tests.ui.programs import QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

NAMES = ("Zbigniew", "Wilhelmina", "<img src=/dev/zero>", "Żółć", "Прасковья")


class Program(Started):
    """A program in which files are chosen without a dialog of the system."""

    def __init__(self, application: QApplication, folders: UserFolders) -> None:
        super().__init__(application, folders, "en")
        self.target = ""
        self.sources: list[str] = []

    def play(self, games: int = 1) -> None:
        """Games of one group, to their ends."""
        for number in range(games):
            library = self.program.library_access.library
            table = library.start([Player(name, "en") for name in NAMES], options())
            play_on(table, number)
            library.set_aside(table.game)

    def saved(self) -> tuple[SavedGame, ...]:
        return self.program.library_access.library.saved_games()

    @property
    def listed(self) -> QListView:
        rows = self.find(names.SAVED_GAMES_ROWS)
        assert isinstance(rows, QListView)
        return rows

    @property
    def notice(self) -> str:
        label = self.find(names.SAVED_GAMES_NOTICE)
        assert isinstance(label, QLabel)
        return label.text() if label.isVisible() else ""

    def choose(self, name: str) -> None:
        self.find(name).setFocus()
        QTest.keyClick(self.find(name), Qt.Key.Key_Space)

    def hold(self, key: Qt.Key, repeats: int = 20) -> None:
        """The key is pressed and stays down: whatever has the focus hears it again and again."""
        QTest.keyPress(self.application.focusWidget() or self.window, key)
        for _ in range(repeats):
            target = self.application.focusWidget() or self.window
            press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
            QApplication.sendEvent(target.window().windowHandle(), press)
            self.application.processEvents()
        QTest.keyRelease(self.application.focusWidget() or self.window, key)


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    started = Program(qapp, folders)
    monkeypatch.setattr("shgui.ui.file_dialogs.ask_for_target", lambda *_: started.target)
    monkeypatch.setattr("shgui.ui.file_dialogs.ask_for_sources", lambda *_: started.sources)
    yield started
    started.close()


def looked_back(qtbot: QtBot, started: Program) -> None:
    """Return whether every finished game has its recap."""
    qtbot.waitUntil(lambda: all(game.recap is not None for game in started.saved() if game.over))


class TestDeleting:
    def test_it_asks_and_the_careful_answer_comes_first(self, started: Program) -> None:
        started.play()
        started.menu("saved_games")
        started.click(names.SAVED_GAMES_DELETE)
        assert started.sees(names.QUESTION_YES)
        started.key(Qt.Key.Key_Return)
        assert len(started.saved()) == 1
        started.click(names.SAVED_GAMES_DELETE)
        started.click(names.QUESTION_NO)
        assert len(started.saved()) == 1
        started.click(names.SAVED_GAMES_DELETE)
        started.click(names.QUESTION_YES)
        assert not started.saved()
        assert started.shows(PageName.SAVED_GAMES)

    def test_a_held_key_deletes_nothing(self, started: Program) -> None:
        started.play(2)
        started.menu("saved_games")
        started.find(names.SAVED_GAMES_DELETE).setFocus()
        started.hold(Qt.Key.Key_Return)
        assert len(started.saved()) == 2

    def test_a_double_click_deletes_nothing(self, started: Program) -> None:
        started.play(2)
        started.menu("saved_games")
        QTest.mouseDClick(started.find(names.SAVED_GAMES_DELETE), Qt.MouseButton.LeftButton)
        assert len(started.saved()) == 2

    def test_the_keyboard_stands_on_the_list_after_it(self, started: Program) -> None:
        started.play(2)
        started.menu("saved_games")
        started.click(names.SAVED_GAMES_DELETE)
        started.click(names.QUESTION_YES)
        assert len(started.saved()) == 1
        assert started.application.focusWidget() is started.listed

    def test_a_waiting_game_that_is_deleted_is_no_longer_offered(self, started: Program) -> None:
        started.program.library_access.library.start([Player(name, "en") for name in NAMES], options())
        started.menu("saved_games")
        started.click(names.SAVED_GAMES_DELETE)
        started.click(names.QUESTION_YES)
        started.click(names.SAVED_GAMES_BACK)
        assert not started.sees(names.HOME_GO_ON)


class TestRecords:
    @pytest.fixture
    def record(self, started: Program, tmp_path: Path) -> Path:
        """Save the record of a game that is deleted then."""
        started.play()
        started.menu("saved_games")
        started.target = str(tmp_path / "game")
        started.click(names.SAVED_GAMES_SAVE_RECORD)
        assert started.notice == f"Saved: {tmp_path / 'game.shgui'}"
        started.click(names.SAVED_GAMES_DELETE)
        started.click(names.QUESTION_YES)
        return tmp_path / "game.shgui"

    def test_a_saved_record_comes_back_once(self, started: Program, record: Path) -> None:
        started.sources = [str(record), str(record)]
        started.click(names.SAVED_GAMES_IMPORT)
        assert started.notice == "1\u00a0game imported.\n1\u00a0game was here already."
        (game,) = started.saved()
        assert (game.over, game.from_elsewhere, game.names) == (True, True, NAMES)
        again = started.program.library_access.library.resume(game.game).record()
        assert again is not None
        assert record_to_json(again) == json.loads(record.read_text())

    def test_nobody_has_to_choose_a_file(self, started: Program, record: Path) -> None:
        assert record.exists()
        before = started.notice
        started.click(names.SAVED_GAMES_IMPORT)
        started.target = ""
        assert started.notice == before
        assert not started.saved()

    def test_whatever_is_no_game_says_why_and_nothing_is_lost(self, started: Program, record: Path) -> None:
        good = json.loads(record.read_text())
        bad = {
            "altered.shgui": json.dumps(good | {"seed": "ab" * 32}).encode(),
            "cut.shgui": record.read_bytes()[:-100],
            "photo.png": b"\x89PNG\r\n\x1a\n",
            "hostile.shgui": b"[" * 400_000,
            "empty.shgui": b"",
            "later.shgui": json.dumps(good | {"version": 99}).encode(),
            "<b>odd</b>.shgui": b"{}",
        }
        for name, content in bad.items():
            (record.parent / name.replace("/", "∕")).write_bytes(content)
        files = [str(record.parent / name.replace("/", "∕")) for name in bad]
        started.play()
        started.sources = [*files, str(record.parent), str(record.parent / "none.shgui"), str(record)]
        started.click(names.SAVED_GAMES_IMPORT)
        assert [game.from_elsewhere for game in started.saved()] == [True, False]
        lines = started.notice.split("\n")
        assert lines[0] == "1\u00a0game imported."
        assert lines[1].startswith("altered.shgui: This file is the record of a game, but it is damaged")
        assert lines[2].startswith("cut.shgui: This file is the record of a game, but it is damaged")
        assert lines[3] == "photo.png: This file is not the record of a game."
        assert lines[-1] == "…"

    def test_a_record_that_cannot_be_written_says_so(self, started: Program, tmp_path: Path) -> None:
        started.play()
        started.menu("saved_games")
        started.target = str(tmp_path / "nowhere" / "game.shgui")
        started.click(names.SAVED_GAMES_SAVE_RECORD)
        assert started.notice.startswith("The file could not be written:")


def test_a_game_is_watched_again_and_back_is_the_list(started: Program) -> None:
    started.play()
    started.menu("saved_games")
    started.click(names.SAVED_GAMES_WATCH)
    assert started.shows(PageName.WATCH)
    started.click(names.WATCH_BACK)
    assert started.shows(PageName.SAVED_GAMES)
    assert started.application.focusWidget() is started.listed


class TestForgetting:
    def test_it_asks_and_then_nothing_is_left(
        self, started: Program, folders: UserFolders, qtbot: QtBot
    ) -> None:
        started.play(2)
        started.program.library_access.library.start([Player(name, "en") for name in NAMES], options())
        started.menu("saved_games")
        looked_back(qtbot, started)
        started.click(names.SAVED_GAMES_FORGET)
        started.key(Qt.Key.Key_Return)
        assert len(started.saved()) == 3
        started.click(names.SAVED_GAMES_FORGET)
        started.click(names.QUESTION_YES)
        assert not started.saved()
        assert started.notice == "Everything about your evenings is deleted."
        files = [file for folder in folders[:2] for file in folder.rglob("*") if file.is_file()]
        content = b"".join(file.read_bytes() for file in files)
        assert not any(name.encode() in content for name in NAMES)
        assert not list(folders.keys.glob("*"))
        started.click(names.SAVED_GAMES_BACK)
        assert not started.sees(names.HOME_SAVED_GAMES)
        started.click(names.HOME_NEW_TABLE)
        assert started.shows(PageName.NEW_TABLE)

    def test_a_held_key_forgets_nothing(self, started: Program) -> None:
        started.play()
        started.menu("saved_games")
        started.find(names.SAVED_GAMES_FORGET).setFocus()
        started.hold(Qt.Key.Key_Space)
        assert len(started.saved()) == 1


class TestGroups:
    def test_games_that_nobody_looked_back_at_are_told_while_the_page_is_open(
        self, started: Program, qtbot: QtBot
    ) -> None:
        started.play(3)
        assert all(game.recap is None for game in started.saved())
        started.menu("saved_games")
        looked_back(qtbot, started)
        started.key(Qt.Key.Key_Up)
        started.click(names.SAVED_GAMES_NUMBERS)
        assert started.shows(PageName.GROUP)
        started.menu("settings")
        started.click(names.SETTINGS_BACK)
        assert started.shows(PageName.GROUP)
        started.click(names.GROUP_BACK)
        assert started.shows(PageName.SAVED_GAMES)

    def test_switched_off_nothing_is_told_of_groups_and_switched_on_it_comes_back(
        self, started: Program, qtbot: QtBot
    ) -> None:
        started.play(3)
        started.menu("saved_games")
        looked_back(qtbot, started)
        started.menu("settings")
        started.choose(names.SETTINGS_EVENINGS)
        assert started.program.library_access.library.groups() == ()
        assert all(game.recap is None for game in started.saved())
        started.menu("saved_games")
        started.key(Qt.Key.Key_Up)
        assert not started.sees(names.SAVED_GAMES_NUMBERS)
        assert started.listed.model().index(0, 0).data() == "Finished games\n3\u00a0games"
        started.menu("settings")
        started.choose(names.SETTINGS_EVENINGS)
        started.menu("saved_games")
        looked_back(qtbot, started)

    def test_what_is_switched_off_stays_so_for_the_next_program(
        self, started: Program, qapp: QApplication, folders: UserFolders
    ) -> None:
        started.menu("settings")
        started.choose(names.SETTINGS_EVENINGS)
        started.close()
        again = Program(qapp, folders)
        again.play()
        library = again.program.library_access.library
        assert library.groups() == ()
        assert not library.keeps_players
        again.close()
