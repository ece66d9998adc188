"""A fault while a phone is served closes its connection, several close the network, none ends the program."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtNetwork import QTcpSocket

from shgui.engine.actions import Nominate
from shgui.engine.types import Phase
from shgui.phones.faults import MOST_FAULTS
from shgui.phones.server.connection import Connection, Conversation
from shgui.phones.server.http_answers import HttpAnswers
from shgui.phones.server.message_queue import MessageQueue
from shgui.phones.server.phone_server import PhoneServer
from shgui.phones.server.sealed_box import SealedChannel
from shgui.phones.session.phone_registry import PhoneRegistry
from shgui.phones.session.phone_seats import PhoneSeats
from shgui.phones.session.phone_status import PhoneNews
from shgui.phones.session.phone_updates import PhoneUpdates
from shgui.phones.session.request_handler import RequestHandler
from shgui.storage.journal import Journal
from shgui.table.table import Table
from tests.phones.local_room import LocalRoom, Phone
from tests.table.play import done, vote

Provoke = Callable[[LocalRoom, Table, dict[int, Phone]], None]
HIDDEN = "Ana holds a Fascist policy"


def a_request(local_room: LocalRoom, _table: Table, phones: dict[int, Phone]) -> None:
    phones[0].say("rules", topic="vote")


def a_newcomer(local_room: LocalRoom, _table: Table, _phones: dict[int, Phone]) -> None:
    socket = QTcpSocket()
    socket.connectToHost(local_room.opened.address, local_room.opened.port)
    local_room.until(lambda: socket.state() is not QTcpSocket.SocketState.ConnectingState)


def a_page(local_room: LocalRoom, _table: Table, _phones: dict[int, Phone]) -> None:
    socket = QTcpSocket()
    socket.connectToHost(local_room.opened.address, local_room.opened.port)
    socket.write(b"GET / HTTP/1.1\r\n\r\n")
    local_room.until(lambda: socket.state() is QTcpSocket.SocketState.UnconnectedState)


def a_beat(local_room: LocalRoom, _table: Table, _phones: dict[int, Phone]) -> None:
    assert local_room.room._server is not None
    local_room.room._server._timer.timeout.emit()


def a_loss(local_room: LocalRoom, _table: Table, phones: dict[int, Phone]) -> None:
    phones[0].caller.drop_connection()


def an_act(local_room: LocalRoom, table: Table, _phones: dict[int, Phone]) -> None:
    done(table.submit(0, Nominate(3)))


PLACES: dict[str, tuple[type, str, Provoke]] = {
    "a connection comes": (PhoneServer, "_make_room", a_newcomer),
    "bytes are read": (Connection, "_process_piece", a_request),
    "a page is asked for": (HttpAnswers, "answer", a_page),
    "a message is opened": (SealedChannel, "open", a_request),
    "a request is taken": (Conversation, "receive", a_request),
    "a turn is taken": (MessageQueue, "_take_turn", a_request),
    "a request is answered": (RequestHandler, "answer", a_request),
    "a budget is asked": (PhoneRegistry, "spend", a_request),
    "a message is sealed": (SealedChannel, "seal_in_parts", a_request),
    "a phone is told": (PhoneUpdates, "send", an_act),
    "tasks change": (PhoneSeats, "update", an_act),
    "a beat passes": (Connection, "beat", a_beat),
    "a beat is counted": (PhoneServer, "_reset_arrivals", a_beat),
    "a phone goes": (PhoneRegistry, "disconnect", a_loss),
    "a connection ends": (Connection, "_finish", a_loss),
}


class Hook:
    """The program's hook for uncaught exceptions, which would close all windows."""

    def __init__(self) -> None:
        self.caught: list[BaseException] = []

    def __call__(self, _kind: object, error: BaseException, _where: object) -> None:
        self.caught.append(error)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Hook:
    made = Hook()
    monkeypatch.setattr(sys, "excepthook", made)
    return made


def fails_once(patch: pytest.MonkeyPatch, owner: type, name: str) -> Callable[[], bool]:
    """Return what says whether it has failed."""
    usual = getattr(owner, name)
    failed: list[bool] = []

    def fail(*given: object, **named: object) -> object:
        if failed:
            return usual(*given, **named)
        failed.append(True)
        raise RuntimeError(HIDDEN)

    patch.setattr(owner, name, fail)
    return lambda: bool(failed)


@pytest.mark.lengthy(daily=5)
@pytest.mark.parametrize("place", PLACES)
def test_the_game_goes_on(
    local_room: LocalRoom,
    journal: Journal,
    monkeypatch: pytest.MonkeyPatch,
    hook: Hook,
    phone_faults: list[str],
    place: str,
) -> None:
    owner, name, provoke = PLACES[place]
    table, phones = local_room.sitting(journal)
    local_room.heard.clear()
    has_failed = fails_once(monkeypatch, owner, name)
    provoke(local_room, table, phones)
    local_room.until(has_failed)
    local_room.until(lambda: PhoneNews.FAULT in local_room.heard)
    assert hook.caught == []
    assert len(phone_faults) == 1
    assert "RuntimeError" in phone_faults[0]
    assert HIDDEN not in phone_faults[0]
    phone_faults.clear()
    monkeypatch.undo()
    # Phones come back, and the table plays on.
    for phone in phones.values():
        phone.come_back()
    if place not in ("a phone is told", "tasks change"):
        done(table.submit(0, Nominate(3)))
    vote(table)
    local_room.settle()
    assert table.view(None).phase is Phase.PRESIDENT_DISCARD
    assert phones[0].hand["asked"]
    assert PhoneNews.SHUT not in local_room.heard
    assert local_room.heard.count(PhoneNews.FAULT) == 1


def test_a_fault_closes_only_the_connection_that_was_served(
    local_room: LocalRoom, journal: Journal, monkeypatch: pytest.MonkeyPatch, phone_faults: list[str]
) -> None:
    _, phones = local_room.sitting(journal)
    fails_once(monkeypatch, RequestHandler, "answer")
    phones[2].say("rules", topic="vote")
    local_room.until(lambda: phones[2].has_left)
    local_room.settle()
    assert [seat for seat, phone in phones.items() if not phone.is_there] == [2]
    phone_faults.clear()


def test_several_faults_close_the_network_and_are_reported(
    local_room: LocalRoom,
    journal: Journal,
    monkeypatch: pytest.MonkeyPatch,
    hook: Hook,
    phone_faults: list[str],
) -> None:
    table, phones = local_room.sitting(journal)
    local_room.heard.clear()
    with monkeypatch.context() as patch:
        patch.setattr(RequestHandler, "answer", lambda *_: 1 // 0)
        for seat in range(MOST_FAULTS):
            assert local_room.room.opened is not None
            phones[seat].say("ping")
            local_room.until(lambda seat=seat: phones[seat].has_left)  # type: ignore[misc]
        local_room.until(lambda: PhoneNews.SHUT in local_room.heard)
    assert local_room.room.url == ""
    local_room.until(lambda: all(phone.has_left for phone in phones.values()))
    assert local_room.heard.count(PhoneNews.FAULT) == local_room.heard.count(PhoneNews.SHUT) == 1
    assert len(phone_faults) == MOST_FAULTS
    assert hook.caught == []
    phone_faults.clear()
    done(table.submit(0, Nominate(3)))
    assert table.view(None).phase is Phase.VOTE
    # Whoever opens the network again finds everything as it was.
    local_room.open()
    phones[0].come_back()
    assert phones[0].table["seat"] == 0
    local_room.heard.clear()
    fails_once(monkeypatch, RequestHandler, "answer")
    phones[0].say("ping")
    local_room.until(lambda: PhoneNews.FAULT in local_room.heard)
    assert local_room.room.opened is not None
    phone_faults.clear()


def test_a_fault_that_lasts_closes_the_network_once(
    local_room: LocalRoom,
    journal: Journal,
    monkeypatch: pytest.MonkeyPatch,
    hook: Hook,
    phone_faults: list[str],
) -> None:
    """A fault in taking turns, or in ending a connection, counts, too."""
    _, phones = local_room.sitting(journal)
    with monkeypatch.context() as patch:
        patch.setattr(MessageQueue, "_take_turn", lambda *_: 1 // 0)
        patch.setattr(Connection, "_finish", lambda *_: 1 // 0)
        phones[0].say("ping")
        local_room.until(lambda: PhoneNews.SHUT in local_room.heard)
    assert local_room.heard.count(PhoneNews.SHUT) == 1
    assert hook.caught == []
    phone_faults.clear()
