"""Marks of what was undone lie nowhere: neither on the table nor on phones."""

from random import Random

import pytest

from shgui.engine.types import Phase, Policy
from shgui.phones.messages.build_boards import told_board
from shgui.phones.messages.build_seats import told_seats
from shgui.phones.messages.shared_values import PublicTable
from shgui.storage.journal import Journal
from shgui.table.table import Table
from shgui.ui.table.seat_rows import seat_rows
from shgui.ui.table.shown import Shown
from shgui.words.board_texts import board_row
from shgui.words.catalogue import catalogue
from tests.table.play import NAMES, a_move, done, table_for

EN = catalogue("en")
PLAYERS = 9


def marks(table: Table) -> tuple[object, ...]:
    """All that table and phones show of seats and boards."""
    view, names = table.view(None), NAMES[:PLAYERS]
    phones = PublicTable(view=view, names=names)
    return (
        seat_rows(Shown(view, names, EN)),
        [board_row(view, policy) for policy in Policy],
        told_seats(EN, phones),
        [told_board(EN, view, policy) for policy in Policy],
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
