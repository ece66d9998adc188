"""Claims as they are tapped in: nothing is chosen for anybody, and nobody is kept from lying badly."""

from PySide6.QtCore import Qt

from shgui.table.lines import Claim
from shgui.ui import names
from tests.ui.table.states import second_round
from tests.ui.table.tables import Table, public_table

Key = Qt.Key


def test_nothing_is_chosen_beforehand_and_nothing_incomplete_is_noted(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True))
    table.click(names.TABLE_CLAIMS)
    panel = table.page.claims
    assert {card.accessibleName() for card in panel.cards} == {"Not chosen yet"}
    table.key(Key.Key_1, Key.Key_2, Key.Key_Return)
    assert not panel.note.isEnabled()
    assert table.said.all == []


def test_what_cannot_be_true_is_marked_and_noted_all_the_same(table: Table) -> None:
    """A Liberal Policy has been enacted."""
    table.page.show_table(public_table(second_round(), claims=True))
    table.click(names.TABLE_CLAIMS)
    panel = table.page.claims
    table.key(*[Key.Key_1] * 2, *[Key.Key_2] * 2, Key.Key_3)
    assert panel.doubt == ""
    table.key(Key.Key_3)
    assert panel.doubt == "That cannot be: the Policy that was enacted is not among them."
    assert panel.note.accessibleDescription() == panel.doubt
    table.key(Key.Key_Return)
    assert [type(said) for _, said in table.said.all] == [Claim]


def test_the_keyboard_goes_back_to_the_table(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True))
    table.click(names.TABLE_CLAIMS)
    table.key(Key.Key_Escape)
    assert not table.page.claims.isVisible()
    assert table.page.focusWidget() is table.page
