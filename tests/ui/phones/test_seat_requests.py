"""A phone takes a seat in the middle of a game only when somebody at the main screen confirms its word."""

import pytest
from PySide6.QtCore import Qt

from shgui.ui import widget_names as names
from tests.phones.playing import due
from tests.ui.fingers import Keyboard
from tests.ui.phones.desk_evening import Desk
from tests.ui.programs import FIVE, QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)


def test_the_table_says_which_phone_takes_a_seat(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    watcher, other = desk.phone(), desk.phone()
    desk.open_seat_menu(1)
    desk.started.click(names.TABLE_MENU_OTHER_PHONE)
    word = desk.code().word
    assert watcher.sit(seat=1, word=word)["done"]
    assert other.sit(seat=1, word=word)["done"]
    desk.turn()
    go_on = desk.started.find(names.PHONES_GO_ON)
    assert go_on.hasFocus()
    shown = [desk.started.find(names.phones_request(place)) for place in (0, 1)]
    assert [button.accessibleName() for button in shown] == [
        f"The phone that shows {phone.shows['word']} takes Ola’s seat." for phone in (watcher, other)
    ]
    desk.started.click(names.phones_request(0))
    desk.turn()
    assert desk.started.find(names.QUESTION_NO).hasFocus()
    desk.started.click(names.QUESTION_NO)
    assert watcher.shows["block"] == other.shows["block"] == "requested"
    desk.started.click(names.phones_request(1))
    desk.started.click(names.QUESTION_YES)
    desk.turn()
    assert due(other)
    assert watcher.shows["block"] == "join"


def test_a_held_key_hands_over_no_seat(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    other = desk.phone()
    desk.open_seat_menu(1)
    desk.started.click(names.TABLE_MENU_OTHER_PHONE)
    assert other.sit(seat=1, word=desk.code().word)["done"]
    desk.turn()
    desk.started.find(names.phones_request(0)).setFocus()
    keys = Keyboard(desk.started.program.window)
    keys.press(Qt.Key.Key_Return)
    keys.hold(Qt.Key.Key_Return)
    keys.release(Qt.Key.Key_Return)
    desk.turn()
    assert other.shows["block"] == "requested"
    assert len(desk.room.requests) == 1


def test_a_word_that_was_guessed_at_too_often_is_shown_no_longer(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    guesser = desk.phone()
    desk.open_seat_menu(1)
    desk.started.click(names.TABLE_MENU_OTHER_PHONE)
    for _ in range(20):
        guesser.sit(seat=1, word="herring")
        desk.now += 60
    assert (desk.shown().seat, desk.code().word) == ("", desk.room.word)


def test_the_table_turns_all_phones_down(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    other = desk.phone()
    desk.open_seat_menu(1)
    desk.started.click(names.TABLE_MENU_OTHER_PHONE)
    assert other.sit(seat=1, word=desk.code().word)["done"]
    desk.turn()
    desk.started.click(names.PHONES_NO_REQUEST)
    desk.turn()
    assert other.shows["note"] == "The table didn’t give this phone the seat."
    assert (desk.shown().seat, desk.shown().requests, desk.room.words) == ("", (), {})
    assert desk.started.find(names.PHONES_GO_ON).hasFocus()


def test_at_the_table_it_is_said_that_a_phone_asks_for_a_seat(desk: Desk) -> None:
    desk.new_table(*FIVE)
    desk.deal()
    other = desk.phone()
    desk.open_seat_menu(1)
    desk.started.click(names.TABLE_MENU_OTHER_PHONE)
    word = desk.code().word
    desk.started.click(names.PHONES_GO_ON)
    assert other.sit(seat=1, word=word)["done"]
    desk.turn()
    assert "asks for Ola’s seat" in desk.table_page.prompt_bar.text.aside
    desk.started.click(names.TABLE_PHONES)
    assert [request.name for request in desk.shown().requests] == ["Ola"]
