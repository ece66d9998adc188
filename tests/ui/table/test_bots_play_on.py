"""A bot takes over the seat of somebody who goes home, and gives it back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from shgui.engine.actions import Execute
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import StandInSat
from shgui.table.seating import Player, Temperament
from shgui.ui import widget_names as names
from tests.ui.games import after, game
from tests.ui.hostile import HOSTILE
from tests.ui.table.states import with_fascist
from tests.ui.table.tables import PLAYERS, Table, public_table

Key = Qt.Key


def with_bots(*bots: int, names_there: tuple[str, ...] = PLAYERS) -> TableScene:
    return replace(public_table(game(), names=names_there), bots=frozenset(bots))


def open_menu(table: Table, seat: int) -> list[str]:
    table.page.widgets.seats[seat].menu_requested.emit(seat)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [button.objectName() for button in table.page.menu.buttons]


def test_a_bot_plays_on_once_all_agree(table: Table) -> None:
    table.page.show_table(with_bots())
    open_menu(table, 2)
    table.click(names.TABLE_MENU_BOT)
    panel = table.page.stand_in_panel
    assert panel.accessibleName() == "Shall a bot play on? (In the seat of: Piotr)"
    assert "Only if the whole table wants it" in panel.accessibleDescription()
    assert panel.done.words == "All agree"
    table.click(names.TABLE_STAND_IN_DONE)
    assert table.said.all == [("stood_in", 2, Player("Pica", "en", Temperament.CAREFUL))]


def test_how_it_plays_is_chosen_by_keys(table: Table) -> None:
    table.page.show_table(with_bots())
    open_menu(table, 2)
    table.click(names.TABLE_MENU_BOT)
    assert table.page.focusWidget() is table.page.stand_in_panel.field
    table.key(Key.Key_Tab, Key.Key_End, Key.Key_Backtab, Key.Key_Return)
    assert table.said.all == [("stood_in", 2, Player("Pica", "en", Temperament.EASY))]


def test_a_second_bot_has_another_name(table: Table) -> None:
    table.page.show_table(with_bots(0, names_there=("Pica", *PLAYERS[1:])))
    open_menu(table, 2)
    table.click(names.TABLE_MENU_BOT)
    assert table.page.stand_in_panel.field.text() == "Brevier"


def test_nothing_is_pressed_by_who_only_looked(table: Table) -> None:
    table.page.show_table(with_bots())
    open_menu(table, 2)
    table.click(names.TABLE_MENU_BOT)
    table.key(Key.Key_Escape)
    assert not table.page.stand_in_panel.isVisible()
    assert table.said.all == []


def test_whoever_comes_back_finds_the_own_name(table: Table) -> None:
    sat = StandInSat(2, "Piotr", "Pica", bot=Temperament.BOLD)
    public = with_bots(2, names_there=(*PLAYERS[:2], "Pica", *PLAYERS[3:]))
    table.page.show_table(replace(public, chronicle=(*public.chronicle, sat)))
    open_menu(table, 2)
    table.click(names.TABLE_MENU_STAND_IN)
    assert table.page.stand_in_panel.field.text() == "Piotr"
    table.click(names.TABLE_STAND_IN_DONE)
    assert table.said.all == [("stood_in", 2, Player("Piotr", "en"))]


def test_the_seat_of_a_bot_can_be_given_to_anybody(table: Table) -> None:
    table.page.show_table(with_bots(2))
    open_menu(table, 2)
    table.click(names.TABLE_MENU_STAND_IN)
    assert table.page.stand_in_panel.field.text() == ""
    table.page.stand_in_panel.field.setText("Zofia")
    table.click(names.TABLE_STAND_IN_DONE)
    assert table.said.all == [("stood_in", 2, Player("Zofia", "en"))]


def test_nobody_looks_at_a_bots_role_or_chooses_what_it_reads(table: Table) -> None:
    table.page.show_table(with_bots(2))
    assert open_menu(table, 2) == [
        names.TABLE_MENU_LINES,
        names.TABLE_MENU_STAND_IN,
        names.TABLE_MENU_VOTING,
        names.TABLE_MENU_END,
    ]
    table.page.open_role_list()
    assert names.table_menu_name(2) not in [button.objectName() for button in table.page.menu.buttons]


def test_the_last_person_stays(table: Table) -> None:
    table.page.show_table(with_bots(*range(1, 7)))
    assert names.TABLE_MENU_BOT not in open_menu(table, 0)


def test_nobody_plays_on_for_the_executed(table: Table) -> None:
    table.page.show_table(public_table(after(with_fascist(7, 4), (0, Execute(6)))))
    assert names.TABLE_MENU_BOT not in open_menu(table, 6)


@pytest.mark.parametrize("name", HOSTILE)
def test_who_goes_home_is_named_as_written(table: Table, name: str) -> None:
    table.page.show_table(with_bots(names_there=(name, *PLAYERS[1:])))
    open_menu(table, 0)
    table.click(names.TABLE_MENU_BOT)
    assert name in table.page.stand_in_panel.accessibleName()
    table.page.grab()
