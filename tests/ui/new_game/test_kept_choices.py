"""Typed names and choices for a new table, which stay until the page is opened again."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from shgui.storage.user_folders import UserFolders
from shgui.table.seating import Temperament
from shgui.ui import widget_names as names
from shgui.ui.new_game.stage_choices import SoundChoice
from shgui.ui.shell.pages import PageName
from shgui.ui.theme import Pace
from tests.ui.hands import press_key
from tests.ui.programs import FIVE, Started


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    program = Started(qapp, folders, "en")
    yield program
    program.close()


def choose(started: Started, name: str, value: object) -> None:
    box = started.find(name)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))


def choose_languages(started: Started) -> None:
    for row, code in ((0, "pl"), (3, "ru")):
        choose(started, names.new_table_language(row), code)


def choose_language_of_an_empty_seat(started: Started) -> None:
    choose(started, names.new_table_language(5), "it")


def add_a_bot(started: Started) -> None:
    started.click(names.NEW_TABLE_ADD_BOT)
    choose(started, names.new_table_temper(5), Temperament.EASY)


def move_a_seat(started: Started) -> None:
    press_key(started.window, names.new_table_move(0), Qt.Key.Key_Down)


def remove_a_seat(started: Started) -> None:
    started.click(names.new_table_remove(1))


def choose_rules(started: Started) -> None:
    choose(started, names.NEW_TABLE_RULEBOOK, "it")
    choose(started, names.NEW_TABLE_CLOCK, 3)
    started.click(names.choice_name(names.NEW_TABLE_VOTING, "ballots"))


def record_claims(started: Started) -> None:
    QTest.keyClick(started.find(names.NEW_TABLE_CLAIMS), Qt.Key.Key_Space)


def choose_sound_and_pace(started: Started) -> None:
    started.click(names.choice_name(names.NEW_TABLE_SOUND, SoundChoice.SILENCE))
    started.click(names.choice_name(names.NEW_TABLE_PACE, Pace.BRISK))


def leave_by_back(started: Started) -> None:
    started.click(names.NEW_TABLE_BACK)
    started.click(names.HOME_NEW_TABLE)


def ask_for_a_new_table(started: Started) -> None:
    started.menu("new_table")


def look_at_settings(started: Started) -> None:
    started.menu("settings")
    started.click(names.SETTINGS_BACK)


def look_at_phones(started: Started) -> None:
    started.click(names.NEW_TABLE_PHONES)
    started.click(names.PHONES_BACK)


def look_at_the_printed_table(started: Started) -> None:
    started.click(names.NEW_TABLE_BACK)
    started.click(names.HOME_PRINTED)
    leave_by_back(started)


def contents(started: Started) -> dict[str, object]:
    """The value of every visible field of the page by its name."""
    page = started.find(names.NEW_TABLE)
    values: dict[str, object] = {}
    for widget in page.findChildren(QWidget):
        if widget.isHidden():
            continue
        match widget:
            case QLineEdit():
                values[widget.objectName()] = widget.text()
            case QComboBox():
                values[widget.objectName()] = widget.currentData()
            case QAbstractButton() if widget.isCheckable():
                values[widget.objectName()] = widget.isChecked()
    return values


@pytest.mark.lengthy(daily=10)
@pytest.mark.parametrize(
    "leave",
    [leave_by_back, ask_for_a_new_table, look_at_settings, look_at_phones, look_at_the_printed_table],
)
@pytest.mark.parametrize(
    "change",
    [
        choose_languages,
        choose_language_of_an_empty_seat,
        add_a_bot,
        move_a_seat,
        remove_a_seat,
        choose_rules,
        record_claims,
        choose_sound_and_pace,
    ],
)
def test_every_field_keeps_its_value(
    started: Started, change: Callable[[Started], None], leave: Callable[[Started], None]
) -> None:
    started.click(names.HOME_NEW_TABLE)
    for row, name in enumerate(FIVE):
        started.write(names.new_table_name(row), name)
    before = contents(started)
    change(started)
    changed = contents(started)
    assert changed != before
    leave(started)
    assert started.shows(PageName.NEW_TABLE)
    assert contents(started) == changed


def test_names_typed_for_the_printed_game_are_there_at_the_new_table(started: Started) -> None:
    started.click(names.HOME_NEW_TABLE)
    started.click(names.NEW_TABLE_BACK)
    started.click(names.HOME_PRINTED)
    for row, name in enumerate(FIVE):
        started.write(names.new_table_name(row), name)
    choose(started, names.new_table_language(2), "nb")
    typed = contents(started)
    leave_by_back(started)
    fields = {names.new_table_name(row) for row in range(5)} | {names.new_table_language(2)}
    assert {field: contents(started)[field] for field in fields} == {field: typed[field] for field in fields}


def test_empty_seats_follow_the_language_of_the_program(started: Started) -> None:
    started.click(names.HOME_NEW_TABLE)
    started.write(names.new_table_name(0), "Ana")
    started.click(names.NEW_TABLE_BACK)
    started.click(names.home_language("pl"))
    started.click(names.HOME_NEW_TABLE)
    shown = contents(started)
    assert [shown[names.new_table_language(row)] for row in range(5)] == ["en", "pl", "pl", "pl", "pl"]
