"""The slip that explains: whole, inside the table, in lines of like length."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shgui.ui.paint.text import fit_text
from shgui.ui.table.tooltip_note import TooltipNote, balance_lines
from shgui.ui.theme import Family
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue
from tests.ui.table.tables import renderer

WITHIN = QRect(10, 60, 1200, 500)
LONG = "Not eligible because of the term limit. Last elected President: Wilhelmina Konstantinowa"


@pytest.fixture
def note(qtbot: QtBot) -> TooltipNote:
    page = QWidget()
    page.resize(1280, 700)
    qtbot.addWidget(page)
    note = TooltipNote(UiContext(renderer(), load_catalogue("en")), page)
    page.show()
    return note


@pytest.mark.parametrize("left", [10, 500, 1000])
@pytest.mark.parametrize("top", [60, 300, 500])
def test_it_stays_inside_the_table(note: TooltipNote, left: int, top: int) -> None:
    note.show_beside(LONG, QRect(left, top, 200, 60), WITHIN)
    assert WITHIN.adjusted(-1, -1, 1, 1).contains(note.geometry())


def test_it_does_not_cover_what_it_explains(note: TooltipNote) -> None:
    for beside in (QRect(10, 300, 200, 60), QRect(1000, 300, 200, 60), QRect(500, 60, 200, 60)):
        note.show_beside(LONG, beside, WITHIN)
        assert not note.geometry().intersects(beside)


def test_it_covers_no_name_where_it_can_lie_elsewhere(note: TooltipNote) -> None:
    seats = [QRect(10, y, 200, 90) for y in (180, 290, 400)] + [QRect(x, 60, 250, 90) for x in (10, 300)]
    boards = QRect(230, 180, 700, 360)
    for beside in (*seats, QRect(300, 300, 80, 80), QRect(850, 500, 60, 30)):
        others = [seat for seat in seats if seat != beside]
        note.show_beside(LONG, beside, WITHIN, middle=boards, clear=others)
        assert not any(note.geometry().intersects(seat) for seat in (*others, beside))


def test_every_paragraph_is_told(note: TooltipNote) -> None:
    note.show_beside("One.\nTwo.", QRect(10, 300, 200, 60), WITHIN)
    assert note.text == "One.\nTwo."


def test_put_away_it_says_nothing(note: TooltipNote) -> None:
    note.show_beside("One.", QRect(10, 300, 200, 60), WITHIN)
    note.hide()
    assert note.text == ""


@pytest.mark.parametrize(
    "text", [LONG, "Право вето: Канцлер может предложить сбросить оба закона; нужно согласие."]
)
@pytest.mark.parametrize("widest", [200, 350, 600])
def test_lines_are_few_and_of_like_length(note: TooltipNote, text: str, widest: float) -> None:
    lines = balance_lines(text, Family.GOTHIC, 14, widest)
    widths = [fit_text(line, Family.GOTHIC, 14, 1e6, lines=1).width for line in lines]
    assert " ".join(lines) == text
    assert max(widths) <= widest
    assert len(lines) <= -(-sum(widths) // widest) + 1
    assert max(widths) - min(widths) < widest * 0.55


def test_a_word_wider_than_the_slip_is_still_told(note: TooltipNote) -> None:
    assert balance_lines("Presidentskandidat", Family.GOTHIC, 14, 10) == ("Presidentskandidat",)
