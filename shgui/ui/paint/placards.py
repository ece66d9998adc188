"""Painting the placards of the two offices."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from shgui.engine.types import Office
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import OFFICE_MARKS, PlacardDrawable
from shgui.ui.paint.ink import fill
from shgui.ui.paint.strokes import edge, frame, rounded
from shgui.ui.paint.text import Fitted, draw_fitted, fit
from shgui.ui.theme import Family, Text, Theme

_LEAST_WORD = 0.22
"""The smallest capitals of a word, as a part of its row: with less room the icon stands alone.

Nor is a word ever much smaller than the smallest text of a page.
"""


def paint_placard(painter: QPainter, rect: QRectF, placard: PlacardDrawable, context: PaintContext) -> None:
    """Paint the President's placard in ink, the Chancellor's in paper; a candidate's is dashed."""
    palette = context.palette
    plate = context.snapped(rect)
    side = plate.height()
    solid = placard.office is Office.PRESIDENT and not placard.proposed
    paper, ink = (palette.ink, palette.paper) if solid else (palette.raised, palette.ink)
    radius = side * 0.08
    shape = rounded(plate, radius)
    fill(painter, shape, context.colour(paper))
    width = context.line(side * 0.05)
    edge(painter, plate, radius, width, context.colour(palette.ink), dashed=placard.proposed)
    if not placard.proposed:
        inset = width + context.line(side * 0.05)
        frame(
            painter, context, plate.adjusted(inset, inset, -inset, -inset), side * 0.025, context.colour(ink)
        )
    fitted = None if placard.wordless else fit_placard_word(context.theme, plate, placard.word)
    sign = _placard_sign(plate)
    if fitted is None:
        sign.moveCenter(plate.center())
    context.mark(painter, sign, OFFICE_MARKS[placard.office], ink, paper)
    if fitted is not None:
        left = Qt.AlignmentFlag.AlignLeft
        draw_fitted(painter, _placard_room(plate), fitted, Family.GOTHIC, context.colour(ink), align=left)


def fit_placard_word(theme: Theme, plate: QRectF, word: str) -> Fitted | None:
    room = _placard_room(plate)
    fitted = fit(word, Family.GOTHIC, plate.height() * 0.47, room.width(), room.height(), lines=1)
    return keep_legible(theme, fitted, plate)


def keep_legible(theme: Theme, fitted: Fitted, row: QRectF) -> Fitted | None:
    """Return None where the word would be too small to read."""
    least = max(row.height() * _LEAST_WORD, theme.type.as_drawn.capitals(Text.CAPTION) * 0.9)
    return fitted if fitted.capitals >= least else None


def _placard_sign(plate: QRectF) -> QRectF:
    side = plate.height()
    sign = QRectF(0, 0, side * 0.6, side * 0.6)
    sign.moveCenter(QPointF(plate.left() + side * 0.58, plate.center().y()))
    return sign


def _placard_room(plate: QRectF) -> QRectF:
    """Return the room for the word, right of the icon."""
    side = plate.height()
    left = _placard_sign(plate).right() + side * 0.16
    return QRectF(left, plate.top(), plate.right() - side * 0.24 - left, side)
