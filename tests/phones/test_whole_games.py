"""Whole games by phones, through real sockets: at every number of players, under every edition."""

from __future__ import annotations

from random import Random

import pytest

from shgui.engine.books import BOOKS
from shgui.engine.editions import OFFICIAL
from shgui.engine.types import Phase
from shgui.storage.journal import Journal
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.phones.local_room import LocalRoom
from tests.phones.playing import play
from tests.table.play import LANGUAGES, NAMES, group, options

EDITIONS = (OFFICIAL, *sorted(set(BOOKS) - {OFFICIAL}))
ALL_ON_PHONES = [(5 + number % 6, book) for number, book in enumerate(EDITIONS)]
MIXED = [
    (5, (0, 3), Voting.HANDS),
    (7, (0, 1, 2, 3, 5), Voting.BALLOTS),
    (9, (0, 1, 2, 3, 4, 5, 6, 7), Voting.HANDS),
    (8, (), Voting.BALLOTS),
]


def seed(number: int) -> bytes:
    return bytes([number] * 32)


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(("players", "book"), ALL_ON_PHONES)
def test_a_game_is_played_to_its_end_by_phones_alone(
    local_room: LocalRoom, journal: Journal, players: int, book: str
) -> None:
    phones = {seat: local_room.phone(NAMES[seat], language=LANGUAGES[seat % 6]) for seat in range(players)}
    table = Table.start(group(players), options(Voting.BALLOTS, book), journal, seed=seed(players))
    local_room.begin(table, phones)
    local_room.settle()
    play(local_room, table, phones, Random(players))
    assert table.view(None).phase is Phase.OVER
    for seat, phone in phones.items():
        assert len(phone.table["over"]["roles"]) == players
        assert (phone.table["hand"], phone.table["act"]) == (None, None)
        assert phone.table["language"] == LANGUAGES[seat % 6]


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize(("players", "seats", "voting"), MIXED)
def test_a_game_is_played_by_phones_and_at_the_screen(
    local_room: LocalRoom, journal: Journal, players: int, seats: tuple[int, ...], voting: Voting
) -> None:
    phones = {seat: local_room.phone(NAMES[seat]) for seat in seats}
    television = local_room.phone()
    television.sit(watch=True)
    table = Table.start(group(players), options(voting, claims=True), journal, seed=seed(players))
    local_room.begin(table, phones)
    local_room.settle()
    assert local_room.room.elsewhere == set(seats)
    play(local_room, table, phones, Random(players))
    assert table.view(None).phase is Phase.OVER
    assert television.table["over"] is not None
    assert television.table["seat"] is None
