"""Requests for what doesn't belong to a phone's seat: all of them are refused."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

import pytest

from shgui.engine.actions import Nominate
from shgui.engine.types import Phase
from shgui.phones.server.sealed_box import SEALED_BYTES, KeyHello
from shgui.phones.server.test_phone import TestPhone
from shgui.storage.journal import Journal
from shgui.table.table import Table
from tests.phones.evening import Evening, Phone, elect, table_of
from tests.phones.test_requests import REQUESTS
from tests.table.play import done, everything

PLAYING = ("open", "close", "choose", "veto", "done", "act", "claim", "withdraw")


def of_others(phone: Phone, other: Phone) -> dict[str, dict[str, Any]]:
    """Return all requests that another seat's messages allow."""
    moment, act = other.hand["moment"], other.table["act"]
    asked = moment if act is None else act["moment"]
    return {
        **{wish: {"moment": moment} for wish in ("open", "veto", "done")},
        "close": {},
        "choose": {"moment": moment, "place": 0},
        "act": {"moment": asked, "choice": 0},
        "claim": {"occasion": 0, "faces": [0, 0, 0]},
        "withdraw": {"occasion": 0},
    }


def secrets(phone: Phone) -> list[dict[str, Any]]:
    return [block for block in phone.told("opened") if block["cards"]]


@pytest.mark.parametrize("wish", PLAYING)
def test_no_phone_acts_for_another_seat(evening: Evening, journal: Journal, wish: str) -> None:
    table, phones = evening.sitting(journal, chancellor=1)
    evening.settle()
    # Moments are counted by seat: a number of another's may be the own one, and then it is the own.
    phones[0].open()
    before = everything(table)
    answer = phones[2].ask(wish, **of_others(phones[2], phones[0])[wish])
    assert answer["done"] is (wish == "close")
    assert everything(table) == before
    assert secrets(phones[2]) == []
    assert len(secrets(phones[0])) == 1


@pytest.mark.lengthy(daily=8)
@pytest.mark.parametrize("wish", PLAYING)
@pytest.mark.parametrize("who", ["stranger", "guest", "watching"])
def test_a_phone_without_a_seat_cannot_act(evening: Evening, journal: Journal, wish: str, who: str) -> None:
    table, phones = evening.sitting(journal, chancellor=1)
    evening.settle()
    nosy = evening.stranger() if who == "stranger" else evening.phone()
    if who == "watching":
        nosy.sit(watch=True)
    before = everything(table)
    assert not nosy.ask(wish, **of_others(nosy, phones[0])[wish])["done"]
    assert everything(table) == before
    assert secrets(nosy) == []


@pytest.mark.parametrize("wish", sorted(set(REQUESTS) - {"hello", "ping"}))
def test_a_phone_cannot_act_before_its_hello(evening: Evening, journal: Journal, wish: str) -> None:
    table, _ = evening.sitting(journal)
    before = everything(table)
    nosy = Phone(evening)
    evening.phones.append(nosy)
    assert not nosy.ask(wish, **REQUESTS[wish])["done"]
    assert everything(table) == before
    assert {block["block"] for block in nosy.blocks} <= {"answer", "opened", "pong"}
    assert secrets(nosy) == []


def test_requests_out_of_turn_do_nothing(evening: Evening, journal: Journal) -> None:
    table, phones = evening.sitting(journal)
    before = everything(table)
    for seat in (1, 2, 6):
        for number in range(phones[0].table["act"]["moment"] - 3, phones[0].table["act"]["moment"] + 3):
            assert not phones[seat].ask("act", moment=number, choice=0)["done"]
        assert not phones[seat].ask("choose", moment=phones[seat].hand["moment"], place=0)["done"]
    assert everything(table) == before


def test_numbers_of_later_tasks_cannot_be_guessed(evening: Evening, journal: Journal) -> None:
    table, phones = evening.sitting(journal)
    now = phones[0].hand["moment"]
    for number in range(now + 1, now + 10):
        assert not phones[0].ask("open", moment=number)["done"]
    done(table.submit(0, Nominate(1)))
    evening.settle()
    assert phones[0].hand["moment"] > now


@pytest.mark.parametrize("choice", [6, 7, 98, 99])
def test_a_choice_that_is_not_offered_is_refused(evening: Evening, journal: Journal, choice: int) -> None:
    table, phones = evening.sitting(journal)
    assert not phones[0].act(choice)["done"]
    assert table.view(None).phase is Phase.NOMINATE


@pytest.mark.lengthy(daily=5)
@pytest.mark.parametrize(
    "said",
    [
        {},
        {"wish": "cards", "n": 1},
        {"wish": "open", "n": 1},
        {"wish": "open", "n": 1, "moment": "1"},
        {"wish": "open", "n": 1, "moment": True},
        {"wish": "open", "n": 1, "moment": 5, "seat": 0},
        {"wish": "choose", "n": 1, "moment": 5, "place": -1},
        {"wish": "choose", "n": 1, "moment": 5, "place": [0]},
        {"wish": "act", "n": -1, "moment": 5, "choice": 0},
        {"wish": "claim", "n": 1, "occasion": 0, "faces": "LLL"},
        {"wish": "claim", "n": 1, "occasion": 0, "faces": [0] * 4},
        {
            "wish": "sit",
            "n": 1,
            "name": {},
            "seat": None,
            "language": "pl",
            "word": "",
            "token": "",
            "watch": 0,
        },
        {"wish": ["open"], "n": 1},
        {"block": "opened", "moment": 1},
    ],
)
def test_an_invalid_request_ends_the_conversation(
    evening: Evening, journal: Journal, said: dict[str, object]
) -> None:
    table, phones = evening.sitting(journal)
    before = everything(table)
    phones[0].caller.say(said)
    evening.until(lambda: phones[0].has_left)
    assert phones[0].caller.close_code == 4002
    assert everything(table) == before
    # It may come back, as itself.
    phones[0].connect()
    phones[0].hello()
    assert phones[0].table["seat"] == 0


class Forger(TestPhone):
    """A phone that sends a foreign public key, without the secret half."""

    def _hear(self, message: bytes) -> None:
        self.sizes.append(len(message))


def test_a_forged_key_is_refused(evening: Evening, journal: Journal) -> None:
    _, phones = evening.sitting(journal)
    forger = Forger(evening.desktop)
    forger.hello = KeyHello(phones[0].key, forger.hello.challenge)
    left: list[int | None] = []
    forger.disconnected.connect(lambda: left.append(forger.close_code))
    forger.call(evening.opened.address, evening.opened.port)
    evening.until(lambda: bool(forger.sizes))
    forger.send(token_bytes(SEALED_BYTES))
    evening.until(lambda: bool(left))
    assert left == [4002]
    assert phones[0].is_there
    assert phones[0].act(0)["done"]


def test_all_messages_have_the_same_size(evening: Evening, journal: Journal) -> None:
    """Only public blocks need more than one message."""
    _, phones = evening.sitting(journal, looked=False)
    for phone in phones.values():
        phone.open()
        phone.finish()
    assert {size for phone in evening.phones for size in phone.caller.sizes} == {4136}


def test_a_watching_phone_never_gets_a_hand(evening: Evening, journal: Journal) -> None:
    table, phones = evening.sitting(journal)
    television = evening.phone()
    television.sit(watch=True)
    elect(table, 1)
    evening.settle()
    phones[0].open()
    evening.settle()
    assert all(block["hand"] is None for block in television.told("table"))
    assert all(block["act"] is None and block["claims"] == [] for block in television.told("table"))
    assert secrets(television) == []


def test_names_are_not_markup(evening: Evening) -> None:
    names = ["<b>Ana</b>", "{name}", "%s", "../..", "Robert'); DROP"]
    for name in names:
        evening.phone(name)
    assert [row.name for row in evening.room.rows] == names
    assert [seat["name"] for seat in evening.phones[0].shows["seats"]] == names


def test_a_key_of_another_session_opens_nothing(evening: Evening, journal: Journal) -> None:
    old = evening.phone("Ana")
    token, word = evening.token, evening.room.word
    evening.room.close()
    evening.until(lambda: old.has_left)
    evening.open()
    again = Phone(evening, old.keys)
    evening.phones.append(again)
    again.hello(token=token)
    assert again.shows["needs_word"] is True
    assert not again.sit("Ana", word=word, token=token)["done"]
    table: Table = table_of(journal)
    evening.begin(table, {0: again})
    assert evening.room.elsewhere == frozenset()
