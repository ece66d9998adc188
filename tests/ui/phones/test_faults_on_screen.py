"""Whatever fails while phones are served, the window stays open and the game goes on in it."""

from __future__ import annotations

import sys

import pytest

from shgui.phones.faults import MOST_FAULTS
from shgui.phones.server.message_queue import MessageQueue
from shgui.phones.session.phone_seats import PhoneSeats
from shgui.phones.session.phone_updates import PhoneUpdates
from shgui.phones.session.request_handler import RequestHandler
from shgui.presentation.screens import PromptKind, TableScreen
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.game.phone_session import PhoneSession
from shgui.ui.phones.joining import JoiningController
from shgui.ui.shell.pages import PageName
from tests.ui.phones.desk_evening import Desk
from tests.ui.programs import FIVE, QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)

PLACES = {
    "a turn": (MessageQueue, "_take_turn"),
    "a request": (RequestHandler, "answer"),
    "what a phone shows": (PhoneUpdates, "send"),
    "what is asked of phones": (PhoneSeats, "update"),
    "news for the screen": (PhoneSession, "_handle_news"),
    "the page of the code": (JoiningController, "_announce_seat_changes"),
}


def settle(desk: Desk) -> None:
    """Let all arrive that is on its way, also where nobody answers any more."""
    for _ in range(300):
        desk.application.processEvents()


@pytest.mark.parametrize("place", PLACES)
def test_the_window_and_its_game_go_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, phone_faults: list[str], place: str
) -> None:
    uncaught: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _where: uncaught.append(error))
    phones = desk.new_table(*FIVE)
    desk.deal()
    owner, name = PLACES[place]
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, lambda *_: 1 // 0)
        phones["Ana"].say("ping")
        phones["Ola"].caller.drop_connection()
        settle(desk)
        desk.started.table.change_language(2, "pl")
        settle(desk)
    assert uncaught == []
    assert 0 < len(phone_faults) < 2 * MOST_FAULTS
    phone_faults.clear()
    assert desk.started.shows(PageName.TABLE)
    desk.room.stop()
    desk.open_seat_menu(0)
    desk.started.click(names.TABLE_MENU_SCREEN)
    desk.turn()
    assert desk.started.screen == TableScreen(PromptKind.HAND_OVER, 0, TaskKind.ROLE)


def test_the_table_says_it_once(desk: Desk, monkeypatch: pytest.MonkeyPatch, phone_faults: list[str]) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    said: list[str] = []
    monkeypatch.setattr(desk.table_page, "show_refusal", said.append)
    with monkeypatch.context() as patch:
        patch.setattr(RequestHandler, "answer", lambda *_: 1 // 0)
        for phone in phones.values():
            phone.say("ping")
            desk.until(lambda phone=phone: phone.has_left)  # type: ignore[misc]
        desk.until(lambda: not desk.is_open())
        settle(desk)
    assert len(phone_faults) == MOST_FAULTS
    phone_faults.clear()
    assert [sentence.partition(".")[0] for sentence in said] == [
        "Something went wrong with a phone, so it was disconnected",
        "Too much went wrong with phones, so the program closed the network",
    ]


def test_the_page_of_the_code_says_why_the_network_is_closed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, phone_faults: list[str]
) -> None:
    phones = desk.new_table(*FIVE)
    with monkeypatch.context() as patch:
        patch.setattr(RequestHandler, "answer", lambda *_: 1 // 0)
        for phone in phones.values():
            phone.say("ping")
        desk.until(lambda: not desk.is_open())
        settle(desk)
    phone_faults.clear()
    assert desk.shown().trouble == "faults"
    desk.started.click(names.PHONES_OPEN)
    assert desk.is_open()
    assert desk.shown().trouble == ""
