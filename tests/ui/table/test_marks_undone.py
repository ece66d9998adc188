"""Marks of what was undone lie nowhere: neither on the table nor on phones."""

from random import Random

import pytest

from shgui.engine.types import Phase
from shgui.phones.messages.build_table import build_board_message, build_seat_message
from shgui.presentation.scenes import TableScene
from shgui.storage.journal import Journal
from shgui.table.table import Table
from shgui.words.catalogue import load_catalogue
from tests.table.play import NAMES, a_move, done, table_for

EN = load_catalogue("en")
PLAYERS = 9


def marks(table: Table) -> tuple[object, ...]:
    """All that table and phones show of seats and boards."""
    scene = TableScene(table.view(None), NAMES[:PLAYERS])
    return (
        scene.seats,
        scene.boards,
        [build_seat_message(EN, seat) for seat in scene.seats],
        [build_board_message(EN, board, notes=True) for board in scene.boards],
    )


@pytest.mark.parametrize("seed", range(6))
def test_what_is_undone_leaves_no_mark(journal: Journal, seed: int) -> None:
    table, chance, undone = table_for(journal, PLAYERS), Random(seed), 0
    while table.view(None).phase is not Phase.OVER:
        before, could = marks(table), table.can_take_back
        done(a_move(table, chance)(table))
        if table.can_take_back and not could:
            done(table.take_back())
            assert marks(table) == before
            undone += 1
            done(a_move(table, chance)(table))
    assert undone
