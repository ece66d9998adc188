"""What the host does about a code that somebody photographed, on the page where phones join."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLineEdit

from shgui.ui import widget_names as names
from tests.phones.local_room import LIMITS
from tests.ui.phones import desk_evening
from tests.ui.phones.desk_evening import Desk
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)


def test_a_new_code_is_asked_for_once_more_and_keeps_those_who_sit(desk: Desk) -> None:
    phones = desk.new_table("Ana", "Ola")
    watcher = desk.phone()
    before = desk.code()
    desk.started.click(names.PHONES_NEW_CODE)
    desk.turn()
    assert desk.started.find(names.QUESTION_NO).hasFocus()
    desk.started.click(names.QUESTION_NO)
    assert desk.code() == before
    desk.started.click(names.PHONES_NEW_CODE)
    desk.started.click(names.QUESTION_YES)
    desk.until(lambda: not watcher.is_there)
    desk.turn()
    assert desk.code().word != before.word
    assert desk.code().squares != before.squares
    assert [seat.name for seat in desk.shown().seats] == ["Ana", "Ola"]
    assert all(phone.shows["block"] == "waiting" for phone in phones.values())


def test_a_player_who_came_by_phone_is_removed_from_the_table(desk: Desk) -> None:
    desk.new_table("Ana", "Eve", "Ola")
    desk.started.find(names.phones_remove(1)).setFocus()
    desk.started.click(names.phones_remove(1))
    desk.turn()
    assert [seat.name for seat in desk.shown().seats] == ["Ana", "Ola"]
    assert desk.phones[1].shows["block"] == "gone"
    assert desk.started.find(names.PHONES_GO_ON).hasFocus()
    assert desk.phone("Piotr").shows["block"] == "waiting"
    desk.started.click(names.PHONES_GO_ON)
    fields = [desk.started.find(names.new_table_name(place)) for place in range(4)]
    assert [field.text() for field in fields if isinstance(field, QLineEdit)] == ["Ana", "Ola", "Piotr", ""]


def test_only_who_came_by_phone_can_be_removed_there(desk: Desk) -> None:
    desk.started.click(names.HOME_NEW_TABLE)
    desk.started.write(names.new_table_name(0), "Zofia")
    desk.open_phones()
    desk.phone("Ana")
    desk.turn()
    shown = [desk.started.find(names.phones_remove(place)).isVisible() for place in range(3)]
    assert shown == [False, True, False]


def test_nobody_is_removed_there_in_a_game(desk: Desk) -> None:
    desk.new_table("Ana", "Ola", "Piotr", "Marta", "Igor")
    desk.deal()
    desk.started.click(names.TABLE_PHONES)
    assert not any(desk.started.find(names.phones_remove(place)).isVisible() for place in range(5))


def test_the_host_lets_more_players_in(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_evening, "LIMITS", replace(LIMITS, new_rows=2))
    desk.new_table("Ana", "Ola")
    late = desk.phone()
    assert not desk.started.find(names.PHONES_LET_IN).isVisible()
    assert not late.sit("Piotr")["done"]
    button = desk.started.find(names.PHONES_LET_IN)
    assert (button.isVisible(), button.hasFocus()) == (True, False)
    desk.started.click(names.PHONES_LET_IN)
    assert not button.isVisible()
    assert late.sit("Piotr")["done"]
