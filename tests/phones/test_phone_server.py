"""Connections and conversations of the server, and the reasons for which it ends them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtNetwork import QAbstractSocket
from pytestqt.qtbot import QtBot

from shgui.phones.server.connection import CloseReason, Conversation
from shgui.phones.server.limits import DEFAULT_LIMITS
from shgui.phones.server.phone_server import OpeningProblem, ServerAddress
from shgui.phones.server.sealed_box import SEALED_BYTES, WHOLE_BYTES, KeyHello, KeyPair
from shgui.phones.server.test_phone import TestPhone
from tests.phones.local_server import ADDRESS, MANY, PAGES, LocalServer, server_of
from tests.phones.raw_client import RawClient, answered, close_code, frame, head, upgrade


def test_a_phone_connects_sends_receives_and_leaves(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    assert (conversation.key, conversation.address) == (caller.keys.public, ADDRESS)
    assert local_server.messages == [{"wish": "come"}]
    conversation.send_private({"block": "opened"})
    conversation.send_public({"block": "table", "text": "x" * 9000})
    local_server.until(lambda: len(caller.blocks) == 2)
    assert caller.blocks == [{"block": "opened"}, {"block": "table", "text": "x" * 9000}]
    caller.say({"wish": "next"})
    local_server.until(lambda: len(local_server.messages) == 2)
    caller.drop_connection()
    local_server.until(lambda: local_server.disconnected == [conversation.key])


def test_all_messages_have_one_size(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    conversation.send_private({})
    conversation.send_private({"cards": ["x" * 3000]})
    conversation.send_public({"text": "x" * 9000})
    local_server.until(lambda: len(caller.blocks) == 3)
    assert caller.sizes == [SEALED_BYTES] * 6


def test_a_private_block_that_does_not_fit_raises(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    with pytest.raises(ValueError, match="fit"):
        conversation.send_private({"text": "x" * WHOLE_BYTES})
    conversation.send_private({"text": ""})
    local_server.until(lambda: caller.blocks == [{"text": ""}])


def test_nothing_listens_while_the_server_is_closed(qtbot: QtBot) -> None:
    door = server_of(KeyPair.fresh())
    places = [door.opened]
    opened = door.open(ADDRESS)
    assert isinstance(opened, ServerAddress)
    places.append(door.opened)
    door.close()
    places.append(door.opened)
    assert places == [None, opened, None]
    caller = TestPhone(bytes(31) + b"\t")
    with qtbot.waitSignal(caller.socket.errorOccurred):
        caller.call(opened.address, opened.port)
    # Again at the same place, as the phones expect it.
    assert door.open(ADDRESS, opened.port) == opened
    door.close()


def test_the_server_opens_at_the_chosen_address_alone(qtbot: QtBot) -> None:
    first, second = server_of(KeyPair.fresh()), server_of(KeyPair.fresh())
    opened = first.open("127.0.0.2")
    assert isinstance(opened, ServerAddress)
    assert isinstance(second.open("127.0.0.3", opened.port), ServerAddress)
    assert second.open("127.0.0.2", opened.port) is OpeningProblem.PORT_TAKEN
    assert second.opened is None
    first.close()


@pytest.mark.parametrize("address", ["", "0.0.0.0", "::", "wlan0", "198.51.100.1", "127.1"])  # noqa: S104
def test_an_address_of_another_computer_is_refused(qtbot: QtBot, address: str) -> None:
    assert server_of(KeyPair.fresh()).open(address) is OpeningProblem.ADDRESS_GONE


def test_the_usual_port_is_not_written() -> None:
    assert ServerAddress("192.168.1.2", 80).host == "192.168.1.2"
    assert ServerAddress("192.168.1.2", 8080).host == "192.168.1.2:8080"


def test_closing_the_server_ends_all_conversations(local_server: LocalServer) -> None:
    ana, _ = local_server.phone()
    ben, _ = local_server.phone()
    greeted, silent = local_server.caller(), local_server.raw()
    local_server.server.close()
    assert set(local_server.disconnected) == {ana.keys.public, ben.keys.public}
    local_server.until(lambda: silent.is_gone and greeted.is_gone and ana.is_gone and ben.is_gone)
    assert (ana.close_code, ben.close_code, greeted.close_code) == (
        CloseReason.AWAY,
        CloseReason.AWAY,
        CloseReason.AWAY,
    )
    for conversation in local_server.conversations:
        conversation.send_public({})
        conversation.send_private({})
        conversation.welcome()
        conversation.close(CloseReason.OVER)
    assert len(local_server.disconnected) == 2


def test_phones_come_back_to_a_restarted_program(qtbot: QtBot) -> None:
    before = LocalServer(qtbot)
    ana, _ = before.phone()
    before.close()
    door = server_of(KeyPair(before.keys.secret))
    met: list[Conversation] = []
    door.phone_connected.connect(met.append)
    assert door.open(ADDRESS, before.opened.port) == before.opened
    again = TestPhone(before.keys.public, ana.keys)
    again.greeted.connect(lambda: again.say({}))
    again.call(ADDRESS, before.opened.port)
    qtbot.waitUntil(lambda: [each.key for each in met] == [ana.keys.public])
    door.close()


@pytest.mark.parametrize("reason", [CloseReason.OVER, CloseReason.NOT_WELCOME])
def test_a_phone_that_is_sent_away_gets_the_reason(local_server: LocalServer, reason: CloseReason) -> None:
    caller, conversation = local_server.phone()
    conversation.send_public({"text": "x" * 20_000})
    conversation.close(reason)
    caller.say({"wish": "never heard"})
    local_server.until(lambda: caller.is_gone and not conversation.is_connected)
    assert caller.close_code == reason
    assert caller.blocks == [{"text": "x" * 20_000}]
    assert len(local_server.messages) == 1
    assert local_server.disconnected == [conversation.key]


def test_messages_after_the_end_are_not_read(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    heard: list[dict[str, object]] = []

    def hear(received: dict[str, object]) -> None:
        heard.append(received)
        conversation.close(CloseReason.NOT_WELCOME)

    conversation.subscribe(hear, lambda: None)
    caller.send(caller.sealing.seal_whole({"n": 1}))
    caller.send(caller.sealing.seal_whole({"n": 2}))
    local_server.until(lambda: caller.is_gone)
    assert heard == [{"n": 1}]


def test_a_connection_that_does_not_close_is_dropped(local_server: LocalServer) -> None:
    raw = local_server.raw()
    raw.say(upgrade(local_server.opened.host))
    raw.say(frame(b"no hello"))
    local_server.until(lambda: close_code(raw.came) is not None)
    assert close_code(raw.came) == CloseReason.NOT_FOR_US
    local_server.beats(DEFAULT_LIMITS.ending_beats - 1)
    assert not raw.is_gone
    local_server.beats(1)
    local_server.until(lambda: raw.is_gone)


def test_a_phone_in_a_second_window_leaves_the_first(local_server: LocalServer) -> None:
    ana, first = local_server.phone()
    order: list[str] = []
    first.subscribe(lambda _message: None, lambda: order.append("gone"))
    local_server.server.phone_connected.connect(lambda _conversation: order.append("came"))
    again, second = local_server.phone(ana.keys)
    assert order == ["gone", "came"]
    local_server.until(lambda: ana.is_gone)
    assert ana.close_code == CloseReason.ELSEWHERE
    second.send_private({"text": "still there"})
    local_server.until(lambda: again.blocks == [{"text": "still there"}])
    assert order == ["gone", "came"]


def test_a_phone_that_cannot_prove_its_key_is_dropped(local_server: LocalServer) -> None:
    ana, conversation = local_server.phone()
    raw = local_server.raw()
    raw.say(upgrade(local_server.opened.host))
    raw.say(frame(KeyHello.of(ana.keys).message))
    local_server.until(lambda: len(raw.came) > SEALED_BYTES)
    raw.say(frame(bytes(SEALED_BYTES)))
    local_server.until(lambda: close_code(raw.came) is not None)
    assert close_code(raw.came) == CloseReason.NOT_FOR_US
    assert local_server.conversations == [conversation]
    assert conversation.is_connected
    assert ana.socket.isOpen()


@pytest.mark.parametrize("beats", [DEFAULT_LIMITS.greeting_beats])
def test_a_phone_that_stays_silent_after_the_greeting_is_dropped(
    local_server: LocalServer, beats: int
) -> None:
    caller = local_server.caller()
    local_server.beats(beats - 1)
    assert not caller.is_gone
    local_server.beats(1)
    local_server.until(lambda: caller.is_gone)


def replayed(ana: TestPhone, said: bytes) -> bytes:
    return said


def altered(ana: TestPhone, said: bytes) -> bytes:
    sealed = ana.sealing.seal_whole({"vote": 1})
    return sealed[:-1] + bytes([sealed[-1] ^ 1])


def skipped(ana: TestPhone, said: bytes) -> bytes:
    ana.sealing.seal_whole({})
    return ana.sealing.seal_whole({})


def cut(ana: TestPhone, said: bytes) -> bytes:
    return ana.sealing.seal_whole({})[:-1]


def empty(ana: TestPhone, said: bytes) -> bytes:
    return b""


def deep(ana: TestPhone, said: bytes) -> bytes:
    return ana.sealing._seal(b'{"a":' + b"[" * 1500 + b"]" * 1500 + b"}", 1, 1)


def no_object(ana: TestPhone, said: bytes) -> bytes:
    return ana.sealing._seal(b"[1]", 1, 1)


@pytest.mark.parametrize("fault", [replayed, altered, skipped, cut, empty, deep, no_object])
def test_a_fault_ends_the_conversation_and_changes_nothing(local_server: LocalServer, fault: object) -> None:
    assert callable(fault)
    caller, conversation = local_server.phone()
    said = caller.sealing.seal_whole({"wish": "vote"})
    caller.send(said)
    caller.send(fault(caller, said))
    caller.say({"wish": "after the fault"})
    local_server.until(lambda: caller.is_gone)
    assert caller.close_code == CloseReason.NOT_FOR_US
    assert not conversation.is_connected
    assert local_server.messages == [{"wish": "come"}, {"wish": "vote"}]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(b"text", 1)], CloseReason.NOT_FOR_US),
        ([frame(b"\xff", 1)], CloseReason.NOT_FOR_US),
        ([frame(b"", length=2**30)], 1009),
        ([frame(bytes(20_000))], 1009),
        ([frame(bytes(9000), fin=False), frame(bytes(9000), 0, fin=False)], 1009),
        ([frame(b"", 0)], 1002),
        ([frame(b"", 3)], 1002),
        ([frame(b"", 0xB)], 1002),
        ([frame(b"", masked=False)], 1002),
        ([frame(bytes(126), 9)], 1002),
        ([frame(b"", 9, fin=False)], 1002),
        ([b"\xc2\x80" + bytes(4)], 1002),
        ([frame(b"", 2, fin=False), frame(b"")], 1002),
        ([frame(b"\x03", 8)], 1002),
        ([frame(b"", 9) * 50], CloseReason.TOO_MUCH),
        ([frame(b"", 10) * 50], CloseReason.TOO_MUCH),
        ([frame(b"", 2, fin=False), frame(b"", 0, fin=False) * 50], CloseReason.TOO_MUCH),
    ],
)
def test_a_frame_that_no_page_sends_ends_it(
    local_server: LocalServer, frames: list[bytes], code: int
) -> None:
    raw = local_server.raw()
    raw.say(upgrade(local_server.opened.host))
    for each in frames:
        raw.say(each)
    local_server.until(lambda: close_code(raw.came) is not None)
    assert close_code(raw.came) == code
    raw.socket.disconnectFromHost()
    local_server.phone()


def test_a_message_may_come_in_pieces(local_server: LocalServer) -> None:
    raw = local_server.raw()
    raw.say(upgrade(local_server.opened.host))
    said = KeyHello.of(KeyPair.fresh()).message
    raw.say(frame(said[:10], fin=False) + frame(b"a ping", 9) + frame(said[10:], 0))
    local_server.until(lambda: len(raw.came) > SEALED_BYTES)


def test_a_phone_that_sends_too_much_is_dropped(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    for number in range(DEFAULT_LIMITS.messages_at_once + 1):
        caller.say({"n": number})
    local_server.until(lambda: caller.is_gone)
    assert caller.close_code == CloseReason.TOO_MUCH
    assert not conversation.is_connected
    assert len(local_server.messages) <= DEFAULT_LIMITS.messages_at_once


def test_a_phone_that_was_let_in_may_send_more_at_once(local_server: LocalServer) -> None:
    guest, conversation = local_server.phone()
    conversation.welcome()
    stranger, _ = local_server.phone()
    for number in range(DEFAULT_LIMITS.strangers_messages_at_once + 1):
        guest.say({"n": number})
        stranger.say({"n": number})
    local_server.until(lambda: stranger.is_gone)
    assert stranger.close_code == CloseReason.TOO_MUCH
    local_server.settle()
    assert conversation.is_connected


def test_many_slow_messages_are_read(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    for number in range(100):
        caller.say({"n": number})
        local_server.until(lambda many=number + 2: len(local_server.messages) == many)  # type: ignore[misc]
        if number % (DEFAULT_LIMITS.messages_a_beat - 1) == 0:
            local_server.server.beat()
    assert conversation.is_connected


def test_a_phone_that_answers_pings_stays(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    local_server.beats(100)
    assert conversation.is_connected
    assert not caller.is_gone


def test_a_phone_that_falls_silent_is_dropped(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    caller.socket.readyRead.disconnect()
    local_server.beats(DEFAULT_LIMITS.dead_beats - 1)
    assert local_server.disconnected == []
    local_server.beats(1)
    assert local_server.disconnected == [caller.keys.public]
    assert not conversation.is_connected


def test_a_phone_that_does_not_read_is_dropped(local_server: LocalServer) -> None:
    caller, conversation = local_server.phone()
    ben, other = local_server.phone()
    caller.socket.readyRead.disconnect()
    caller.socket.setReadBufferSize(1)
    received = 0
    while conversation.is_connected and received < 2000:
        conversation.send_public({"text": "x" * 50_000})
        received += 1
        local_server.settle()
    assert not conversation.is_connected
    other.send_private({"text": "the others go on"})
    local_server.until(lambda: ben.blocks == [{"text": "the others go on"}])


def test_no_conversation_ends_while_it_is_sent_something(local_server: LocalServer) -> None:
    """Code that sends to all phones iterates over them."""
    caller, conversation = local_server.phone()
    caller.socket.readyRead.disconnect()
    caller.socket.setReadBufferSize(1)
    for _ in range(200):
        conversation.send_public({"text": "x" * 100_000})
    assert conversation.is_connected
    local_server.until(lambda: not conversation.is_connected)


def test_a_header_that_is_too_long_is_not_read_completely(local_server: LocalServer) -> None:
    raw = local_server.raw()
    raw.say(b"GET / HTTP/1.1\r\n")
    for number in range(200):
        raw.say(b"X-%d: %s\r\n" % (number, b"x" * 100))
    local_server.until(lambda: raw.is_gone)
    assert raw.came == b""


@pytest.mark.parametrize(("first", "said"), [(b"", b""), (b"GET / HTTP/1.1\r\n", b"A: 1\r\n"), (b"", b"x")])
def test_a_connection_without_a_header_is_dropped(
    local_server: LocalServer, first: bytes, said: bytes
) -> None:
    raw = local_server.raw()
    raw.say(first)
    for _ in range(DEFAULT_LIMITS.header_beats):
        raw.say(said)
        local_server.settle()
        assert not raw.is_gone
        local_server.server.beat()
    local_server.until(lambda: raw.is_gone)


def test_a_page_that_is_not_fetched_is_dropped(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    large = replace(PAGES["/letters.woff2"], body=bytes(range(256)) * 80_000)
    monkeypatch.setitem(PAGES, "/letters.woff2", large)
    local_server = LocalServer(qtbot)
    raw = local_server.raw(reads=False)
    raw.say(head(local_server.opened.host, "GET /letters.woff2 HTTP/1.1"))
    local_server.beats(DEFAULT_LIMITS.answer_beats + 1)
    assert local_server.server._connections == []
    local_server.close()


def test_a_flood_of_connections_is_spread_over_beats(qtbot: QtBot) -> None:
    local_server = LocalServer(qtbot, replace(MANY, arrivals_a_beat=3))
    first = [local_server.raw() for _ in range(5)]
    assert answered_later(local_server, first[4]) == b""
    local_server.beats(1)
    assert answered(answered_later(local_server, first[4]))[0] == 200
    local_server.close()


def test_accepting_goes_on_after_the_system_ran_out_of_sockets(local_server: LocalServer) -> None:
    local_server.server._server.pauseAccepting()
    local_server.server._server.acceptError.emit(QAbstractSocket.SocketError.SocketResourceError)
    raw = local_server.raw()
    assert answered_later(local_server, raw) == b""
    local_server.beats(1)
    assert answered(answered_later(local_server, raw))[0] == 200


def answered_later(local_server: LocalServer, raw: RawClient) -> bytes:
    raw.say(head(local_server.opened.host))
    local_server.settle()
    return raw.came


def test_a_beat_is_a_second(qtbot: QtBot) -> None:
    door = server_of(KeyPair.fresh())
    opened = door.open(ADDRESS)
    assert isinstance(opened, ServerAddress)
    raw = RawClient(opened.address, opened.port)
    qtbot.waitUntil(door._timer.isActive)
    assert door._timer.interval() == 1000
    for _ in range(DEFAULT_LIMITS.header_beats):
        door._timer.timeout.emit()
    qtbot.waitUntil(lambda: raw.is_gone)
    door.close()


def test_no_timer_runs_without_connections(local_server: LocalServer) -> None:
    assert not local_server.server._timer.isActive()
    raw = local_server.raw()
    assert local_server.server._timer.isActive()
    raw.socket.abort()
    local_server.settle()
    local_server.beats(1)
    assert not local_server.server._timer.isActive()
    status, _, _ = answered(local_server.exchange(head(local_server.opened.host)))
    assert status == 200
