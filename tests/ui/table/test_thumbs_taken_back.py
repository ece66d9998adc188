"""Votes that were tapped in wrongly, corrected before all eyes after the reveal."""

from PySide6.QtCore import Qt

from shgui.engine.events import VotesRevealed
from shgui.table.log_lines import SlipTakenBack
from shgui.ui import widget_names as names
from tests.ui.table.states import nominated, revealed
from tests.ui.table.tables import Table, public_table

Key = Qt.Key


def thumbs_back(table: Table) -> SlipTakenBack:
    """All but Marta had voted Ja!, and the table takes it back."""
    votes = VotesRevealed(tuple((seat, seat != 3) for seat in range(7)))
    back = SlipTakenBack((votes,))
    before = nominated()
    table.page.show_table(public_table(revealed(before, 3), may_take_back=True))
    table.click(names.TABLE_TAKE_BACK)
    table.page.show_table(public_table(before, told=(votes, back), may_take_back=True))
    return back


def test_thumbs_that_were_taken_back_lie_as_they_were_and_each_is_turned_by_one_tap(table: Table) -> None:
    thumbs_back(table)
    table.click(names.table_seat(3))
    table.click(names.TABLE_CONFIRM)
    assert table.said.all[-1] == ("hands_counted", dict.fromkeys(range(7), True))


def test_that_thumbs_were_taken_back_is_said_to_all_until_one_is_turned(table: Table) -> None:
    thumbs_back(table)
    line = "Taken back: “Votes: Ja!\u00a06, Nein!\u00a01”"
    assert table.page.prompt_bar.text.aside == line
    assert line in table.said.announced[-1]
    table.key(Key.Key_4)
    assert line not in table.page.prompt_bar.text.aside


def test_the_keyboard_does_not_stay_on_what_takes_back(table: Table) -> None:
    thumbs_back(table)
    assert table.page.header.take_back.isVisible()
    assert table.page.focusWidget() is table.page
    table.key(Key.Key_Space)
    assert table.said.all == [("taken_back", None)]
