"""Random requests in random states: nothing breaks, and each phone sees and does only its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shgui.engine.types import Phase, Seat
from shgui.storage.journal import Journal
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.phones.local_room import LocalRoom, Phone
from tests.phones.playing import due, step, step_at_screen
from tests.table.play import NAMES, group, options

WISHES = 4
STEPS = 30


def any_wish(rng: Random, phones: list[Phone], words: list[str]) -> tuple[str, dict[str, Any]]:
    """Return a valid request, as close as possible to a task of some seat."""
    tables = [phone.shows for phone in phones if phone.shows["block"] == "table"]
    numbers = [
        asked["moment"] for table in tables for asked in (table["hand"], table["act"]) if asked is not None
    ]
    moment = rng.choice([*numbers, 0, 10**9]) + rng.choice([0, 0, 0, 1, -1])
    names = [*NAMES, "", "Eve", "x" * 30]
    return rng.choice(
        [
            ("open", {"moment": max(moment, 0)}),
            ("open", {"moment": max(moment, 0)}),
            ("close", {}),
            ("choose", {"moment": max(moment, 0), "place": rng.randrange(4)}),
            ("veto", {"moment": max(moment, 0)}),
            ("done", {"moment": max(moment, 0)}),
            ("act", {"moment": max(moment, 0), "choice": rng.randrange(9)}),
            ("claim", {"occasion": rng.randrange(5), "faces": rng.choices([0, 1, 2], k=rng.randrange(4))}),
            ("withdraw", {"occasion": rng.randrange(5)}),
            ("language", {"language": rng.choice(["pl", "en", "xx"])}),
            ("rename", {"name": rng.choice(names)}),
            ("rules", {"topic": rng.choice(["table", "voting", "x"])}),
            ("hello", {"languages": ["ru"], "token": rng.choice(["", "x"])}),
            (
                "sit",
                {
                    "name": rng.choice(names),
                    "seat": rng.choice([None, *range(8)]),
                    "language": "en",
                    "word": rng.choice(["", "WRONGO", *words]),
                    "token": "",
                    "watch": rng.random() < 0.2,
                },
            ),
        ]
    )


def hands_of(table: Table) -> list[object]:
    """Return the secrets of each seat, without ballots."""
    views = [table.view(seat) for seat in range(len(table.players))]
    return [(view.role, view.hand, view.memory, view.ballot) for view in views]


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("seed", range(3))
def test_random_requests_show_and_change_only_the_own_seat(
    local_room: LocalRoom, journal: Journal, seed: int
) -> None:
    rng = Random(seed)
    seats: list[Seat] = [0, 1, 2, 4, 5]
    phones = {seat: local_room.phone(NAMES[seat]) for seat in seats}
    nosy = [*phones.values(), local_room.phone(), local_room.stranger(), local_room.phone()]
    nosy[-1].sit(watch=True)
    table = Table.start(group(7), options(Voting.BALLOTS, claims=True), journal, seed=bytes([seed] * 32))
    local_room.begin(table, phones)
    local_room.settle()
    for _ in range(STEPS):
        if table.view(None).phase is Phase.OVER:
            break
        for _ in range(WISHES):
            phone = rng.choice(nosy)
            before, opened = hands_of(table), {each: len(each.received("opened")) for each in nosy}
            wish, members = any_wish(rng, nosy, list(local_room.room.words.values()))
            answer = phone.ask(wish, **members)
            seat = next((seat for seat, there in phones.items() if there is phone), None)
            assert_own(table, before, seat, wish, done=answer["done"])
            for other in nosy:
                received = other.received("opened")[opened[other] :]
                if other is phone:
                    assert_own_cards(phone, table, seat, received)
                else:
                    assert not any(block["cards"] for block in received)
            local_room.now += 1
        asked = [phone for phone in phones.values() if phone.shows["block"] == "table" and due(phone)]
        if asked and rng.random() < 0.8:
            step(rng.choice(asked), rng)
        else:
            step_at_screen(table, local_room.room.elsewhere, rng)
        local_room.settle()
        local_room.now += 10
    assert local_room.room.elsewhere == set(seats)


def assert_own(table: Table, before: list[object], seat: Seat | None, wish: str, *, done: bool) -> None:
    """Check that the request changed no secrets, unless it was a move of its own seat."""
    if not done or seat is None or wish not in ("choose", "act", "veto"):
        assert hands_of(table) == before


def assert_own_cards(phone: Phone, table: Table, seat: Seat | None, received: list[dict[str, Any]]) -> None:
    for block in received:
        if not block["cards"]:
            continue
        assert seat is not None
        view = table.view(seat)
        kinds = {card["kind"] for card in block["cards"]}
        if kinds == {"policy"} and phone.hand["purpose"] in ("discard", "enact"):
            held = ["liberal" if card == "L" else "fascist" for card in view.hand]
            assert sorted(card["side"] for card in block["cards"]) == sorted(held)
        elif kinds == {"role", "party"}:
            assert view.party is not None
            assert block["cards"][1]["side"] == view.party.value
