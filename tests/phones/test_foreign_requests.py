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
from tests.phones.local_room import LocalRoom, Phone, elect, table_of
from tests.phones.test_phone_requests import REQUESTS
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
    return [block for block in phone.received("opened") if block["cards"]]


@pytest.mark.parametrize("wish", PLAYING)
def test_no_phone_acts_for_another_seat(local_room: LocalRoom, journal: Journal, wish: str) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
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
def test_a_phone_without_a_seat_cannot_act(
    local_room: LocalRoom, journal: Journal, wish: str, who: str
) -> None:
    table, phones = local_room.sitting(journal, chancellor=1)
    local_room.settle()
    nosy = local_room.stranger() if who == "stranger" else local_room.phone()
    if who == "watching":
        nosy.sit(watch=True)
    before = everything(table)
    assert not nosy.ask(wish, **of_others(nosy, phones[0])[wish])["done"]
    assert everything(table) == before
    assert secrets(nosy) == []


@pytest.mark.parametrize("wish", sorted(set(REQUESTS) - {"hello", "ping"}))
def test_a_phone_cannot_act_before_its_hello(local_room: LocalRoom, journal: Journal, wish: str) -> None:
    table, _ = local_room.sitting(journal)
    before = everything(table)
    nosy = Phone(local_room)
    local_room.phones.append(nosy)
    assert not nosy.ask(wish, **REQUESTS[wish])["done"]
    assert everything(table) == before
    assert {block["block"] for block in nosy.blocks} <= {"answer", "opened", "pong"}
    assert secrets(nosy) == []


def test_requests_out_of_turn_do_nothing(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    before = everything(table)
    for seat in (1, 2, 6):
        for number in range(phones[0].table["act"]["moment"] - 3, phones[0].table["act"]["moment"] + 3):
            assert not phones[seat].ask("act", moment=number, choice=0)["done"]
        assert not phones[seat].ask("choose", moment=phones[seat].hand["moment"], place=0)["done"]
    assert everything(table) == before


def test_numbers_of_later_tasks_cannot_be_guessed(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    now = phones[0].hand["moment"]
    for number in range(now + 1, now + 10):
        assert not phones[0].ask("open", moment=number)["done"]
    done(table.submit(0, Nominate(1)))
    local_room.settle()
    assert phones[0].hand["moment"] > now


@pytest.mark.parametrize("choice", [6, 7, 98, 99])
def test_a_choice_that_is_not_offered_is_refused(
    local_room: LocalRoom, journal: Journal, choice: int
) -> None:
    table, phones = local_room.sitting(journal)
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
    local_room: LocalRoom, journal: Journal, said: dict[str, object]
) -> None:
    table, phones = local_room.sitting(journal)
    before = everything(table)
    phones[0].caller.say(said)
    local_room.until(lambda: phones[0].has_left)
    assert phones[0].caller.close_code == 4002
    assert everything(table) == before
    # It may come back, as itself.
    phones[0].connect()
    phones[0].hello()
    assert phones[0].table["seat"] == 0


class Forger(TestPhone):
    """A phone that sends a foreign public key, without the secret half."""

    def _receive_message(self, message: bytes) -> None:
        self.sizes.append(len(message))


def test_a_forged_key_is_refused(local_room: LocalRoom, journal: Journal) -> None:
    _, phones = local_room.sitting(journal)
    forger = Forger(local_room.desktop)
    forger.hello = KeyHello(phones[0].key, forger.hello.challenge)
    left: list[int | None] = []
    forger.disconnected.connect(lambda: left.append(forger.close_code))
    forger.call(local_room.opened.address, local_room.opened.port)
    local_room.until(lambda: bool(forger.sizes))
    forger.send(token_bytes(SEALED_BYTES))
    local_room.until(lambda: bool(left))
    assert left == [4002]
    assert phones[0].is_there
    assert phones[0].act(0)["done"]


def test_all_messages_have_the_same_size(local_room: LocalRoom, journal: Journal) -> None:
    """Only public blocks need more than one message."""
    _, phones = local_room.sitting(journal, looked=False)
    for phone in phones.values():
        phone.open()
        phone.finish()
    assert {size for phone in local_room.phones for size in phone.caller.sizes} == {4136}


def test_a_watching_phone_never_gets_a_hand(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal)
    television = local_room.phone()
    television.sit(watch=True)
    elect(table, 1)
    local_room.settle()
    phones[0].open()
    local_room.settle()
    assert all(block["hand"] is None for block in television.received("table"))
    assert all(block["act"] is None and block["claims"] == [] for block in television.received("table"))
    assert secrets(television) == []


def test_names_are_not_markup(local_room: LocalRoom) -> None:
    names = ["<b>Ana</b>", "{name}", "%s", "../..", "Robert'); DROP"]
    for name in names:
        local_room.phone(name)
    assert [row.name for row in local_room.room.rows] == names
    assert [seat["name"] for seat in local_room.phones[0].shows["seats"]] == names


def test_a_key_of_another_session_opens_nothing(local_room: LocalRoom, journal: Journal) -> None:
    old = local_room.phone("Ana")
    token, word = local_room.token, local_room.room.word
    local_room.room.close()
    local_room.until(lambda: old.has_left)
    local_room.open()
    again = Phone(local_room, old.keys)
    local_room.phones.append(again)
    again.hello(token=token)
    assert again.shows["needs_word"] is True
    assert not again.sit("Ana", word=word, token=token)["done"]
    table: Table = table_of(journal)
    local_room.begin(table, {0: again})
    assert local_room.room.elsewhere == frozenset()
