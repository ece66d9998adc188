"""Whole games by phones, through real sockets: at every number of players, under every edition."""

from __future__ import annotations

from random import Random

import pytest

from shgui.engine.types import Phase
from shgui.table.journal import Journal
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.phones.evening import Evening
from tests.phones.playing import play
from tests.table.play import LANGUAGES, NAMES, group, options


@pytest.mark.parametrize("players", range(5, 11))
def test_a_game_is_played_to_its_end_by_phones_alone(
    evening: Evening, journal: Journal, players: int
) -> None:
    phones = {seat: evening.phone(NAMES[seat], language=LANGUAGES[seat % 6]) for seat in range(players)}
    table = Table.start(group(players), options(Voting.HANDS, claims=True), journal)
    evening.begin(table, phones)
    evening.settle()
    play(evening, table, phones, Random(players))
    assert table.view(None).phase is Phase.OVER
    assert all(phone.table["over"] is not None for phone in phones.values())
