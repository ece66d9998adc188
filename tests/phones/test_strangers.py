"""Phones without a seat cost those with one neither time nor messages."""

from __future__ import annotations

import pytest

from shgui.phones.server.handshake import CloseReason
from shgui.phones.server.message_queue import MOST_WAITING, MessageQueue
from shgui.storage.journal import Journal
from tests.phones.evening import Evening, Phone

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
    evening: Evening, journal: Journal, wish: str, knows_code: bool
) -> None:
    _, seated = evening.sitting(journal)
    stranger = evening.phone() if knows_code else evening.stranger()
    evening.settle()
    told = [phone.told("opened").copy() + phone.told("answer").copy() for phone in seated.values()]
    assert not stranger.ask(wish, **PRIVATE[wish])["done"]
    evening.settle()
    assert told == [phone.told("opened") + phone.told("answer") for phone in seated.values()]


def test_a_request_that_is_too_much_reaches_no_other_phone(evening: Evening, journal: Journal) -> None:
    """And all requests cost something, unless they close an open hand."""
    _, phones = evening.sitting(journal, 0, 1)
    ana, ben = phones[0], phones[1]
    while ana.ask("close")["done"]:
        assert len(ben.caller.sizes) < 500
    before = messages([ben])
    for _ in range(20):
        assert not ana.ask("close")["done"]
    # A ping and its answer with each of them.
    assert messages([ben])[0] - before[0] <= 21
    evening.now += 1
    ana.open()
    while ana.ask("rules", topic="vote")["done"]:
        pass
    assert ana.ask("close")["done"]


def test_strangers_of_an_address_share_a_budget(evening: Evening, journal: Journal) -> None:
    _, phones = evening.sitting(journal, 0)
    strangers = [evening.stranger(), evening.phone()]
    asked = 0
    while all(each.ask("language", language="pl")["done"] for each in strangers):
        asked += 1
        assert asked < 100
    assert phones[0].ask("close")["done"]
    evening.now += 5
    assert strangers[1].ask("language", language="it")["done"]


def test_only_a_phone_that_says_hello_is_greeted(
    evening: Evening, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.sitting(journal)
    asked: list[bytes] = []
    tell_soon = MessageQueue.tell_soon

    def note(switchboard: MessageQueue, *phones: bytes) -> None:
        asked.extend(phones)
        tell_soon(switchboard, *phones)

    monkeypatch.setattr(MessageQueue, "tell_soon", note)
    stranger = evening.stranger()
    stranger.ask("language", language="pl")
    guest = evening.phone()
    guest.caller.hang_up()
    evening.until(lambda: guest.key not in evening.room._switchboard)
    assert set(asked) == {stranger.key, guest.key}


class Turns:
    """In which order phones are heard and told."""

    def __init__(self, evening: Evening, patch: pytest.MonkeyPatch) -> None:
        self.switchboard = evening.room._switchboard
        self.order: list[tuple[str, bytes]] = []
        ears = self.switchboard._ears

        class Noting:
            came = staticmethod(ears.came)
            went = staticmethod(ears.went)
            is_seated = staticmethod(ears.is_seated)
            heard = staticmethod(lambda phone, told: self._note("heard", phone, ears.heard, told))
            turn_of = staticmethod(lambda phone: self._note("told", phone, ears.turn_of))

        patch.setattr(self.switchboard, "_ears", Noting)

    def _note(self, what: str, phone: bytes, do: object, *told: object) -> None:
        self.order.append((what, phone))
        assert callable(do)
        do(phone, *told)

    def hold(self) -> None:
        """Let everything wait."""
        self.switchboard._timer.blockSignals(True)

    def go_on(self) -> None:
        self.switchboard._timer.blockSignals(False)


def test_seated_phones_are_told_while_strangers_chatter(
    evening: Evening, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seated = evening.sitting(journal)
    strangers = [evening.stranger() for _ in range(5)]
    evening.settle()
    turns = Turns(evening, monkeypatch)
    turns.hold()
    for stranger in strangers:
        for _ in range(MOST_WAITING):
            stranger.say("rules", topic="vote")
    evening.until(
        lambda: sum(map(len, turns.switchboard._requests.values())) == len(strangers) * MOST_WAITING
    )
    seated[3].say("rules", topic="vote")
    evening.until(lambda: len(turns.switchboard._requests) == len(strangers) + 1)
    turns.switchboard.tell_soon(*(phone.key for phone in [*strangers, *seated.values()]))
    turns.go_on()
    evening.settle()
    keys = {phone.key for phone in seated.values()}
    first = turns.order[: len(seated) + 1]
    assert {phone for what, phone in first if what == "told"} == keys
    assert ("heard", seated[3].key) in first[:2]
    rest = [what for what, phone in turns.order if phone not in keys]
    assert rest[:8] == ["heard", "told"] * 4 or rest[:8] == ["told", "heard"] * 4


def test_a_stranger_has_few_requests_waiting(
    evening: Evening, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seated = evening.sitting(journal, 0)
    stranger = evening.stranger()
    evening.settle()
    turns = Turns(evening, monkeypatch)
    turns.hold()
    for _ in range(MOST_WAITING + 1):
        stranger.say("rules", topic="vote")
        seated[0].say("rules", topic="vote")
    evening.until(lambda: stranger.has_left)
    assert stranger.caller.close_code == CloseReason.TOO_MUCH
    assert seated[0].is_there
    assert stranger.key not in {each.key for each in turns.switchboard._requests}
    turns.go_on()
    evening.settle()


def test_nothing_of_a_phone_that_has_gone_waits(
    evening: Evening, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seated = evening.sitting(journal, 0)
    turns = Turns(evening, monkeypatch)
    turns.hold()
    seated[0].say("rules", topic="vote")
    evening.until(lambda: bool(turns.switchboard._requests))
    turns.switchboard.tell_soon(seated[0].key)
    seated[0].caller.hang_up()
    evening.until(lambda: seated[0].key not in turns.switchboard)
    assert not turns.switchboard.is_telling
    turns.go_on()
