"""The open chronicle goes to what is new in it, wherever that stands, and marks it there."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage

from shgui.engine.actions import Nominate
from shgui.engine.state import State
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Line, Occasion
from shgui.ui.table.game_log_sheet import GameLogRow, LogRowKind
from shgui.words.catalogue import load_catalogue
from tests.ui.appearance import change_appearance
from tests.ui.games import after
from tests.ui.table.states import FASCIST, LIBERAL, enacted, revealed, second_round
from tests.ui.table.tables import Table, public_table

FIRST = Claim(Occasion(1, 0, ClaimKind.DREW), (FASCIST, FASCIST, LIBERAL))
SAID = "Ana claims to have drawn: Fascist, Fascist, Liberal"


def fifth_round() -> State:
    """Two governments, and two that nobody wanted."""
    state = enacted(second_round(), 4, FASCIST)
    for chancellor in (5, 6):
        state = revealed(after(state, (state.president, Nominate(chancellor))), *state.alive)
    return state


def told(*lines: Line, claims: bool = True) -> TableScene:
    public = public_table(fifth_round(), claims=claims)
    return replace(public, chronicle=(*public.chronicle, *lines))


@pytest.fixture
def opened(table: Table) -> Table:
    """The chronicle lies open at its end."""
    table.page.show_table(told())
    table.page.toggle_game_log()
    assert scroll(table) == table.page.sheet.rows.verticalScrollBar().maximum() > 0
    return table


def scroll(table: Table) -> int:
    return table.page.sheet.rows.verticalScrollBar().value()


def row_of(table: Table, text: str) -> int:
    model = table.page.sheet.model
    return [str(model.index(row).data()) for row in range(model.rowCount())].index(text)


def is_seen(table: Table, row: int) -> bool:
    view = table.page.sheet.rows
    return view.viewport().rect().contains(view.visualRect(view.model().index(row, 0)))


def paper_of(table: Table, row: int) -> QColor:
    """What is seen at the edge of a line, beside its words."""
    view = table.page.sheet.rows
    place = view.visualRect(view.model().index(row, 0)).topLeft() + QPoint(2, 2)
    at = view.viewport().mapTo(table.page, place)
    return table.page.grab().toImage().pixelColor(at)


def test_a_claim_about_an_earlier_round_is_gone_to_and_marked(opened: Table) -> None:
    opened.page.show_table(told(ClaimNoted(FIRST)))
    row = row_of(opened, SAID)
    assert is_seen(opened, row)
    assert opened.page.sheet.rows.currentIndex().row() == row
    assert scroll(opened) < opened.page.sheet.rows.verticalScrollBar().maximum()
    assert paper_of(opened, row) != paper_of(opened, row - 1)


def test_so_is_what_corrects_it_and_what_takes_it_back(opened: Table) -> None:
    opened.page.show_table(told(ClaimNoted(FIRST)))
    other = Claim(FIRST.occasion, (LIBERAL,) * 3)
    opened.page.show_table(told(ClaimNoted(FIRST), ClaimNoted(other)))
    corrected = "Corrected: Ana claims to have drawn: Liberal, Liberal, Liberal"
    assert is_seen(opened, row_of(opened, corrected))
    assert opened.page.sheet.model.inserted == row_of(opened, corrected)
    opened.page.show_table(told(ClaimNoted(FIRST), ClaimNoted(other), ClaimWithdrawn(other)))
    taken_back = "Ana takes back the claim to have drawn: Liberal, Liberal, Liberal"
    assert is_seen(opened, row_of(opened, taken_back))
    assert opened.page.sheet.model.inserted == row_of(opened, taken_back)


def test_what_comes_at_the_end_is_gone_to_and_marks_nothing(opened: Table) -> None:
    opened.page.show_table(told(ClaimNoted(FIRST)))
    state = after(fifth_round(), (fifth_round().president, Nominate(6)))
    later = public_table(state, since=fifth_round(), claims=True)
    opened.page.show_table(replace(later, chronicle=(*told(ClaimNoted(FIRST)).chronicle, *later.events)))
    assert scroll(opened) == opened.page.sheet.rows.verticalScrollBar().maximum()
    assert opened.page.sheet.model.inserted is None


def test_for_one_player_what_tells_of_another_moves_nothing(opened: Table) -> None:
    opened.page.sheet.show_player(6)
    before = scroll(opened)
    opened.page.show_table(told(ClaimNoted(FIRST)))
    assert scroll(opened) == before
    opened.page.sheet.show_player(0)
    assert opened.page.sheet.model.inserted is None


def test_a_chronicle_that_is_opened_later_shows_its_end(table: Table) -> None:
    table.page.show_table(told())
    table.page.show_table(told(ClaimNoted(FIRST)))
    table.page.toggle_game_log()
    assert scroll(table) == table.page.sheet.rows.verticalScrollBar().maximum()


def test_that_claims_can_be_pressed_is_said_only_where_there_are_any(opened: Table) -> None:
    can_be_pressed = "Press a claim to correct it or to take it back."
    rows = opened.page.sheet.rows
    assert rows.accessibleDescription().endswith(can_be_pressed)
    opened.page.show_table(told(claims=False))
    change_appearance(opened.page, words=load_catalogue("en"))
    assert can_be_pressed not in rows.accessibleDescription()


def test_no_word_runs_into_the_sign_of_what_can_be_seen_again(opened: Table) -> None:
    bare = picture(opened, GameLogRow(LogRowKind.LINE, "", moment=0))
    places = product(range(bare.width()), range(bare.height()))
    sign = [at for at in places if bare.pixel(*at) != bare.pixel(0, 0)]
    assert sign
    for letters in range(40, 60):
        drawn = picture(opened, GameLogRow(LogRowKind.LINE, f"{'i' * letters} {'i' * letters}", moment=0))
        assert [drawn.pixel(*at) for at in sign] == [bare.pixel(*at) for at in sign]


def picture(table: Table, row: GameLogRow) -> QImage:
    """The line at the top of the chronicle, as high as one line of words."""
    sheet = table.page.sheet
    sheet.model.set_rows([row])
    rows = sheet.rows
    return rows.viewport().grab(rows.visualRect(rows.model().index(0, 0))).toImage()
