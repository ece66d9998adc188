"""The slip that explains: whole, inside the table, in lines of like length."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shgui.ui.widgets.table_note import Note
from tests.ui.table_moments import press

WITHIN = QRect(10, 60, 1200, 500)
LONG = "Not eligible because of the term limit. Last elected President: Wilhelmina Konstantinowa"


@pytest.fixture
def note(qtbot: QtBot) -> Note:
    page = QWidget()
    page.resize(1280, 700)
    qtbot.addWidget(page)
    note = Note(press(), page)
    page.show()
    return note


@pytest.mark.parametrize("left", [10, 500, 1000])
@pytest.mark.parametrize("top", [60, 300, 500])
def test_it_stays_inside_the_table(note: Note, left: int, top: int) -> None:
    note.tell(LONG, QRect(left, top, 200, 60), WITHIN)
    assert WITHIN.adjusted(-1, -1, 1, 1).contains(note.geometry())


def test_it_does_not_cover_what_it_explains(note: Note) -> None:
    for beside in (QRect(10, 300, 200, 60), QRect(1000, 300, 200, 60), QRect(500, 60, 200, 60)):
        note.tell(LONG, beside, WITHIN)
        assert not note.geometry().intersects(beside)


def test_every_paragraph_is_told(note: Note) -> None:
    note.tell("One.\nTwo.", QRect(10, 300, 200, 60), WITHIN)
    assert note.text == "One.\nTwo."


def test_put_away_it_says_nothing(note: Note) -> None:
    note.tell("One.", QRect(10, 300, 200, 60), WITHIN)
    note.hide()
    assert note.text == ""
