"""Digits that an eye compares: each in a cell of its own, all of one size, none outside of its room."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.ui.paint.digits import fit_largest_digits, paint_digits
from shgui.ui.theme import load_fonts

GROUPS = ("0123", "4567", "89ab", "cdef", "ffff", "8888", "bbbb", "d0d0")


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts(resources.assets() / "fonts")


@pytest.mark.parametrize("size", [(1200, 300), (1200, 60), (300, 900), (40, 40), (0, 0)])
def test_they_keep_inside_of_any_room(size: tuple[int, int]) -> None:
    room = QRectF(0, 0, *size)
    rows = fit_largest_digits(len(GROUPS), room, 8, 4, 2)
    assert rows.across * rows.down == len(GROUPS)
    assert rows.width <= room.width() + 0.001
    assert rows.height <= room.height() + 0.001


def test_they_stand_as_lets_them_be_largest() -> None:
    settings = [
        fit_largest_digits(len(GROUPS), QRectF(0, 0, *size), 8, 4, 2)
        for size in ((1200, 40), (1200, 400), (300, 900))
    ]
    assert [rows.across for rows in settings] == [8, 4, 2]


def painted(groups: tuple[str, ...]) -> list[tuple[bool, ...]]:
    """Where there is ink in the cell of each digit."""
    image = QImage(800, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    room = QRectF(0, 0, 800, 200)
    painter = QPainter(image)
    rows = fit_largest_digits(len(groups), room, 4)
    paint_digits(painter, room, groups, rows, QColor("black"))
    painter.end()
    cells = []
    for place in range(4 * len(groups)):
        group, digit = divmod(place, 4)
        row, column = divmod(group, 4)
        left = 400 - rows.width / 2 + (5 * column + digit) * rows.cell
        top = 100 - rows.height / 2 + row * rows.height / rows.down
        cell = image.copy(round(left), round(top), round(rows.cell), round(rows.height / rows.down))
        cells.append(tuple(bool(value < 128) for value in bytes(cell.constBits())))
    return cells


def test_every_digit_fills_its_own_cell_and_another_digit_changes_that_cell_alone() -> None:
    before = painted(GROUPS)
    assert all(any(cell) for cell in before)
    after = painted((*GROUPS[:5], "8828", *GROUPS[6:]))
    assert [place for place, (one, other) in enumerate(zip(before, after, strict=True)) if one != other] == [
        22
    ]
