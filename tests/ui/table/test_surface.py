"""What lies on the table is told anew where it has changed."""

from dataclasses import replace

import pytest

from shgui.engine.actions import Nominate
from shgui.engine.view import view_for
from shgui.words.catalogue import load_catalogue
from tests.ui.appearance import change_appearance
from tests.ui.games import after, elected, game
from tests.ui.table.tables import PLAYERS, Table, public_table, scene


def test_the_table_takes_no_view_of_a_player(table: Table) -> None:
    private = replace(scene(game()), view=view_for(game(), 0))
    with pytest.raises(ValueError, match="everybody"):
        table.page.widgets.show_scene(load_catalogue("en"), private)


def test_another_language_is_told_at_once(table: Table) -> None:
    table.page.show_table(public_table(elected(game(), 4)))
    change_appearance(table.page, words=load_catalogue("pl"))
    widgets = table.page.widgets
    assert widgets.seats[0].drawable.word == "Prezydent"
    assert widgets.seats[0].accessibleDescription().startswith("Prezydent")
    assert widgets.liberal.accessibleName() == "Liberalna Plansza"
    assert widgets.tracker.accessibleName() == "Tor Wyborów"


def test_as_many_plates_lie_there_as_there_are_players(table: Table) -> None:
    widgets = table.page.widgets
    assert [plate.isVisible() for plate in widgets.seats] == [False] * 10
    for players in (7, 9, 5):
        table.page.show_table(public_table(game(players)))
        assert [plate.isVisible() for plate in widgets.seats] == [seat < players for seat in range(10)]
        assert [plate.drawable.scene.name for plate in widgets.seats[:players]] == [*PLAYERS[:players]]


def test_what_everybody_sees_is_read_out(table: Table) -> None:
    table.page.show_table(public_table(after(game(), (0, Nominate(4)))))
    widgets = table.page.widgets
    assert (widgets.seats[4].accessibleName(), widgets.seats[4].accessibleDescription()) == (
        "5: Igor",
        "Chancellor Candidate",
    )
    last = widgets.liberal.spaces[4]
    assert (last.accessibleName(), last.accessibleDescription()) == (
        "Liberal board, space\u00a05\u00a0of\u00a05",
        "Liberals win",
    )
    assert (widgets.draw.accessibleName(), widgets.draw.accessibleDescription()) == (
        "Policy deck",
        "17\u00a0Policies",
    )
