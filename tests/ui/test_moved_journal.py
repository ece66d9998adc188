"""The whole program: the file with the games goes away, that is said, and the game goes on elsewhere."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from shgui.storage.journal_errors import JournalProblem
from shgui.storage.user_folders import UserFolders
from shgui.table.answers import Accepted, NotSaved
from shgui.ui import widget_names as names
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from tests.ui.programs import FIVE, QUIET, Started

pytestmark = [
    pytest.mark.qt_log_ignore(QUIET),
    pytest.mark.skipif(sys.platform == "win32", reason="the system itself keeps open files where they are"),
]

Start = Callable[[], Started]


@pytest.fixture
def start(qapp: QApplication, folders: UserFolders) -> Iterator[Start]:
    programs: list[Started] = []

    def start() -> Started:
        programs.append(Started(qapp, folders, "en"))
        return programs[-1]

    yield start
    for program in reversed(programs):
        program.close()


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that a page was given to show, as a reason why something was not done."""
    sentences: list[str] = []
    monkeypatch.setattr(MainWindow, "show_refusal", lambda _window, sentence: sentences.append(sentence))
    return sentences


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The folders that are chosen, one for each time that the program asks; nothing when they are used up."""
    folders: list[str] = []
    monkeypatch.setattr("shgui.ui.data_folder.ask_for_folder", lambda *_: folders.pop(0) if folders else "")
    return folders


def begin(started: Started) -> None:
    started.new_table(*FIVE)
    started.click(names.FINGERPRINT_GO_ON)


def step(started: Started) -> None:
    """Something at the table that is saved, done as a page does it."""
    session = started.program.games.session
    assert session is not None
    answer = started.table.change_language(0, "pl" if started.table.players[0].language == "en" else "en")
    if not isinstance(answer, Accepted):
        session.failed.emit(answer)


def notice(started: Started) -> str:
    labels = started.window.findChildren(QLabel, names.HOME_NOTICE)
    return "".join(label.text() for label in labels if label.isVisible())


def test_a_game_goes_on_in_another_folder_with_all_that_was_saved(
    start: Start, folders: UserFolders, chosen: list[str], said: list[str], tmp_path: Path
) -> None:
    started = start()
    begin(started)
    step(started)
    lines = len(started.table.chronicle)
    shutil.rmtree(folders.data)
    step(started)
    assert len(started.table.chronicle) == lines
    assert "The last step was not saved" in said[-1]
    chosen.append(str(tmp_path))
    started.click(names.QUESTION_YES)
    assert started.program.library_access.journal_path == tmp_path / "shgui" / "journal.sqlite"
    assert "All games are saved in the new folder" in said[-1]
    assert started.program.preferences.settings.data_folder == str(tmp_path / "shgui")
    step(started)
    assert len(started.table.chronicle) == lines + 1
    expected = started.table.chronicle
    started.close()
    again = start()
    assert notice(again) == ""
    again.click(names.HOME_GO_ON)
    assert again.table.chronicle == expected


def test_the_question_comes_once_and_again_with_the_next_step(
    start: Start, folders: UserFolders, chosen: list[str]
) -> None:
    started = start()
    begin(started)
    away = folders.data.rename(folders.data.with_name("away"))
    step(started)
    step(started)
    started.click(names.QUESTION_NO)
    assert not started.sees(names.QUESTION_YES)
    step(started)
    started.click(names.QUESTION_YES)
    assert not chosen, "nobody has chosen a folder"
    away.rename(folders.data)
    lines = len(started.table.chronicle)
    step(started)
    assert len(started.table.chronicle) == lines + 1


def test_a_bot_does_not_ask_again_and_again(start: Start, folders: UserFolders) -> None:
    started = start()
    begin(started)
    folders.data.rename(folders.data.with_name("away"))
    say = started.program._show_bot_failure
    say(NotSaved(JournalProblem.FILE_MOVED))
    started.click(names.QUESTION_NO)
    say(NotSaved(JournalProblem.FILE_MOVED))
    assert not started.sees(names.QUESTION_YES)


def test_games_that_lie_in_the_chosen_folder_are_said_and_stay(
    start: Start, folders: UserFolders, chosen: list[str], said: list[str], tmp_path: Path
) -> None:
    started = start()
    begin(started)
    shutil.copytree(folders.data, tmp_path / "shgui")
    before = (tmp_path / "shgui" / "journal.sqlite").read_bytes()
    shutil.rmtree(folders.data)
    step(started)
    chosen.append(str(tmp_path))
    started.click(names.QUESTION_YES)
    assert "Other games are saved in that folder already" in said[-1]
    assert (tmp_path / "shgui" / "journal.sqlite").read_bytes() == before


def test_a_file_that_moved_is_said_on_the_first_page_too(
    start: Start, folders: UserFolders, chosen: list[str], tmp_path: Path
) -> None:
    started = start()
    begin(started)
    started.program.router.open(PageName.HOME)
    shutil.rmtree(folders.data)
    started.new_table(*FIVE)
    assert started.shows(PageName.HOME)
    assert notice(started).startswith("The last step was not saved")
    chosen.append(str(tmp_path))
    started.click(names.home_notice_action("other_folder"))
    assert notice(started) == ""
    assert started.sees(names.HOME_GO_ON)
    assert (tmp_path / "shgui" / "journal.sqlite").exists()


def test_a_missing_file_is_said_once_at_the_start(start: Start, folders: UserFolders) -> None:
    started = start()
    begin(started)
    started.close()
    shutil.rmtree(folders.data)
    second = start()
    assert notice(second).startswith("The file with the saved games is missing")
    second.click(names.home_notice_action("understood"))
    assert notice(second) == ""
    second.close()
    assert notice(start()) == ""


def test_a_folder_that_was_moved_is_found_again(
    start: Start, folders: UserFolders, chosen: list[str], tmp_path: Path
) -> None:
    started = start()
    begin(started)
    started.close()
    folders.data.rename(tmp_path / "moved")
    second = start()
    chosen.append(str(tmp_path / "moved"))
    second.click(names.home_notice_action("other_folder"))
    assert notice(second) == ""
    assert second.sees(names.HOME_GO_ON)
    assert second.program.library_access.journal_path == tmp_path / "moved" / "journal.sqlite"


def test_nothing_is_missing_where_nobody_has_played(start: Start, folders: UserFolders) -> None:
    assert notice(start()) == ""
    assert not folders.data.exists()
