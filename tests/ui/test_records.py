"""The record of a finished game, opened with the program."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from shgui.library.unreadable_record import RECORD_SUFFIX
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.after_game.review_export import record_file
from shgui.ui.shell.pages import PageName
from tests.ui.ending.finished import fair_review
from tests.ui.programs import FIVE, QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

Open = Callable[[Path], Started]


@pytest.fixture
def open_record(qapp: QApplication, folders: UserFolders) -> Iterator[Open]:
    running: list[Started] = []

    def begin(record: Path) -> Started:
        running.append(Started(qapp, folders, "en", record))
        return running[-1]

    yield begin
    for program in running:
        program.close()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / f"evening{RECORD_SUFFIX}"
    path.write_bytes(record_file(fair_review().record))
    return path


def notice(started: Started) -> str:
    label = started.find(names.HOME_NOTICE)
    assert isinstance(label, QLabel)
    return label.text()


def test_a_record_opens_at_its_review_and_leads_back_to_the_first_page(
    open_record: Open, record: Path
) -> None:
    started = open_record(record)
    assert started.shows(PageName.REVIEW)
    started.click(names.REVIEW_BACK)
    assert started.shows(PageName.HOME)


def test_nobody_of_a_records_game_can_play_again_at_once(open_record: Open, record: Path) -> None:
    assert not open_record(record).find(names.REVIEW_SAME_GROUP).isVisible()


def test_looking_at_a_record_saves_no_game(open_record: Open, record: Path, folders: UserFolders) -> None:
    open_record(record).click(names.REVIEW_BACK)
    assert not folders.journal.exists()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "not the record of a game"),
        ("[]", "not the record of a game"),
        ("{}", "not the record of a game"),
        ("\0", "not the record of a game"),
        ('{"format": "secret-hitler-game", "version": 1}', "it is damaged or was altered"),
        ("0" * 10**6, "too large to be the record of a game"),
    ],
)
def test_what_is_no_record_is_said_on_the_first_page(
    open_record: Open, tmp_path: Path, content: str, said: str
) -> None:
    path = tmp_path / "odd.shgui"
    path.write_text(content, encoding="utf-8")
    started = open_record(path)
    assert started.shows(PageName.HOME)
    assert said in notice(started)


def test_a_record_whose_actions_break_the_rules_is_not_shown(open_record: Open, record: Path) -> None:
    told = json.loads(record.read_text(encoding="utf-8"))
    told["actions"].reverse()
    record.write_text(json.dumps(told), encoding="utf-8")
    assert "it is damaged or was altered" in notice(open_record(record))


@pytest.mark.parametrize("change", [{"seed": None, "ending": None}, {"actions": []}])
def test_a_game_that_is_not_over_is_said_to_be_that(
    open_record: Open, record: Path, change: dict[str, object]
) -> None:
    told = json.loads(record.read_text(encoding="utf-8")) | change
    record.write_text(json.dumps(told), encoding="utf-8")
    assert "not over" in notice(open_record(record))


def test_a_rulebook_that_nobody_knows_is_no_reason_to_stop(open_record: Open, record: Path) -> None:
    told = json.loads(record.read_text(encoding="utf-8"))
    told["edition"]["name"] = "xx"
    record.write_text(json.dumps(told), encoding="utf-8")
    assert "it is damaged or was altered" in notice(open_record(record))


@pytest.mark.parametrize("name", ["missing.shgui", "no/folder.shgui"])
def test_a_file_that_is_not_there_is_named(open_record: Open, tmp_path: Path, name: str) -> None:
    assert notice(open_record(tmp_path / name)) == f"There is no file {tmp_path / name}."


def test_the_record_of_a_newer_program_is_said_to_be_that(open_record: Open, record: Path) -> None:
    told = json.loads(record.read_text(encoding="utf-8")) | {"version": 99}
    record.write_text(json.dumps(told), encoding="utf-8")
    assert "newer version" in notice(open_record(record))


def test_a_folder_is_said_to_be_one(open_record: Open, tmp_path: Path) -> None:
    assert notice(open_record(tmp_path)) == f"{tmp_path} is a folder, not the record of a game."


def test_a_record_opened_during_a_game_leaves_the_game_alone(open_record: Open, record: Path) -> None:
    started = open_record(record)
    started.click(names.REVIEW_BACK)
    started.new_table(*FIVE)
    shown = started.program.window.current
    started.program.open_another(record)
    assert started.program.window.current is shown
    assert shown is not PageName.REVIEW
