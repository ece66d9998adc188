"""Phones without a seat cost those with one neither time nor messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from shgui.phones.server.connection import CloseReason
from shgui.phones.server.message_queue import MOST_WAITING_REQUESTS, MessageQueue
from shgui.storage.journal import Journal
from tests.phones.local_room import LocalRoom, Phone

PRIVATE = {
    "close": {},
    "open": {"moment": 1},
    "choose": {"moment": 1, "place": 0},
    "veto": {"moment": 1},
    "done": {"moment": 1},
}


def messages(phones: list[Phone]) -> list[int]:
    return [len(phone.caller.sizes) for phone in phones]


@pytest.mark.parametrize("wish", PRIVATE)
@pytest.mark.parametrize("knows_code", [False, True])
def test_a_private_request_of_a_phone_without_a_seat_reaches_no_other_phone(
    local_room: LocalRoom, journal: Journal, wish: str, knows_code: bool
) -> None:
    _, seated = local_room.sitting(journal)
    stranger = local_room.phone() if knows_code else local_room.stranger()
    local_room.settle()
    received = [
        phone.received("opened").copy() + phone.received("answer").copy() for phone in seated.values()
    ]
    assert not stranger.ask(wish, **PRIVATE[wish])["done"]
    local_room.settle()
    assert received == [phone.received("opened") + phone.received("answer") for phone in seated.values()]


def test_a_request_beyond_the_budget_reaches_no_other_phone(local_room: LocalRoom, journal: Journal) -> None:
    """All requests cost something, unless they close an open hand."""
    _, phones = local_room.sitting(journal, 0, 1)
    ana, ben = phones[0], phones[1]
    while ana.ask("close")["done"]:
        assert len(ben.caller.sizes) < 500
    before = messages([ben])
    for _ in range(20):
        assert not ana.ask("close")["done"]
    # A ping and its answer with each of them.
    assert messages([ben])[0] - before[0] <= 21
    local_room.now += 1
    ana.open()
    while ana.ask("rules", topic="vote")["done"]:
        pass
    assert ana.ask("close")["done"]


def test_strangers_of_an_address_share_a_budget(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal, 0)
    strangers = [local_room.stranger(), local_room.phone()]
    asked = 0
    while all(each.ask("language", language="pl")["done"] for each in strangers):
        asked += 1
        assert asked < 100
    assert phones[0].ask("close")["done"]
    local_room.now += 5
    assert strangers[1].ask("language", language="it")["done"]


def test_only_a_phone_that_says_hello_gets_everything(
    local_room: LocalRoom, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    local_room.sitting(journal)
    asked: list[bytes] = []
    schedule_updates = MessageQueue.schedule_updates

    def note(queue: MessageQueue, *phones: bytes) -> None:
        asked.extend(phones)
        schedule_updates(queue, *phones)

    monkeypatch.setattr(MessageQueue, "schedule_updates", note)
    stranger = local_room.stranger()
    stranger.ask("language", language="pl")
    guest = local_room.phone()
    guest.caller.drop_connection()
    local_room.until(lambda: guest.key not in local_room.room._queue)
    assert set(asked) == {stranger.key, guest.key}


class Turns:
    """The order in which the queue handles requests and sends updates."""

    def __init__(self, local_room: LocalRoom, patch: pytest.MonkeyPatch) -> None:
        self.queue = local_room.room._queue
        self.order: list[tuple[str, bytes]] = []
        usual = self.queue._callbacks
        noting = replace(
            usual,
            handle=lambda phone, message: self._note("request", phone, usual.handle, message),
            update=lambda phone: self._note("update", phone, usual.update),
        )
        patch.setattr(self.queue, "_callbacks", noting)

    def _note(self, what: str, phone: bytes, do: Callable[..., None], *given: object) -> None:
        self.order.append((what, phone))
        do(phone, *given)

    def hold(self) -> None:
        """Let everything wait."""
        self.queue._timer.blockSignals(True)

    def go_on(self) -> None:
        self.queue._timer.blockSignals(False)


def test_seated_phones_are_updated_while_strangers_send(
    local_room: LocalRoom, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seated = local_room.sitting(journal)
    strangers = [local_room.stranger() for _ in range(5)]
    local_room.settle()
    turns = Turns(local_room, monkeypatch)
    turns.hold()
    for stranger in strangers:
        for _ in range(MOST_WAITING_REQUESTS):
            stranger.say("rules", topic="vote")
    local_room.until(
        lambda: sum(map(len, turns.queue._messages.values())) == len(strangers) * MOST_WAITING_REQUESTS
    )
    seated[3].say("rules", topic="vote")
    local_room.until(lambda: len(turns.queue._messages) == len(strangers) + 1)
    turns.queue.schedule_updates(*(phone.key for phone in [*strangers, *seated.values()]))
    turns.go_on()
    local_room.settle()
    keys = {phone.key for phone in seated.values()}
    first = turns.order[: len(seated) + 1]
    assert {phone for what, phone in first if what == "update"} == keys
    assert ("request", seated[3].key) in first[:2]
    rest = [what for what, phone in turns.order if phone not in keys]
    assert rest[:8] == ["request", "update"] * 4 or rest[:8] == ["update", "request"] * 4


def test_a_stranger_has_few_requests_waiting(
    local_room: LocalRoom, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seated = local_room.sitting(journal, 0)
    stranger = local_room.stranger()
    local_room.settle()
    turns = Turns(local_room, monkeypatch)
    turns.hold()
    for _ in range(MOST_WAITING_REQUESTS + 1):
        stranger.say("rules", topic="vote")
        seated[0].say("rules", topic="vote")
    local_room.until(lambda: stranger.has_left)
    assert stranger.caller.close_code == CloseReason.TOO_MUCH
    assert seated[0].is_there
    assert stranger.key not in {each.key for each in turns.queue._messages}
    turns.go_on()
    local_room.settle()


def test_messages_of_a_disconnected_phone_are_dropped(
    local_room: LocalRoom, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seated = local_room.sitting(journal, 0)
    turns = Turns(local_room, monkeypatch)
    turns.hold()
    seated[0].say("rules", topic="vote")
    local_room.until(lambda: bool(turns.queue._messages))
    turns.queue.schedule_updates(seated[0].key)
    seated[0].caller.drop_connection()
    local_room.until(lambda: seated[0].key not in turns.queue)
    assert not turns.queue.is_busy
    turns.go_on()
