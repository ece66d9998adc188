"""Painting digits to be compared by eye or photographed: groups of four, every digit in its own cell."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from shgui.ui.paint.text import draw_text, measure_width
from shgui.ui.theme import Family

_DIGITS = "0123456789abcdef"
_GROUP = 4
_LEADING = 1.65
"""The leading, in heights of a digit."""


class DigitRows(NamedTuple):
    """The arrangement of digits: groups in a row, rows, and the height of a digit."""

    across: int
    down: int
    capitals: float

    @property
    def height(self) -> float:
        return self.down * self.capitals * _LEADING

    @property
    def width(self) -> float:
        return _count_cells(self.across) * self.cell

    @property
    def cell(self) -> float:
        return self.capitals * _measure_cell()


def fit_largest_digits(groups: int, room: QRectF, *across: int) -> DigitRows:
    """Return the rows with the largest digits in this room; `across`: possible numbers of groups in a row."""
    return max((_fit_rows(groups, each, room) for each in across), key=lambda rows: rows.capitals)


def paint_digits(
    painter: QPainter, room: QRectF, groups: Sequence[str], rows: DigitRows, ink: QColor
) -> None:
    leading = rows.height / max(1, rows.down)
    left, top = room.center().x() - rows.width / 2, room.center().y() - rows.height / 2
    for place, group in enumerate(groups):
        row, column = divmod(place, rows.across)
        start = left + (_GROUP + 1) * column * rows.cell
        box = QRectF(start, top + row * leading, rows.cell, leading)
        for digit in group:
            draw_text(painter, box, digit, Family.TEXT, rows.capitals, ink, lines=1, bold=True)
            box.translate(rows.cell, 0)


def _fit_rows(groups: int, across: int, room: QRectF) -> DigitRows:
    down = -(-groups // across)
    widest = room.width() / (_count_cells(across) * _measure_cell())
    return DigitRows(across, down, max(0.0, min(widest, room.height() / (max(1, down) * _LEADING))))


def _count_cells(across: int) -> int:
    return (_GROUP + 1) * across - 1


@cache
def _measure_cell() -> float:
    """Return the width of a cell in heights of a digit, with room for the widest."""
    widest = max(measure_width(digit, Family.TEXT, bold=True) for digit in _DIGITS)
    return widest / Family.TEXT.capitals * 1.06
