"""Painting the Fascist boards for all numbers of players, in one table."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from shgui.engine.types import Policy
from shgui.ui.paint.board_drawing import get_words_room, paint_space
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import POLICY_MARKS, PowersDrawable, PowersRow
from shgui.ui.paint.strokes import double_frame, rule
from shgui.ui.paint.text import draw_text, find_common_capitals
from shgui.ui.theme import Family, Text

_BAND = 0.13
"""The heights of the heading and of the line of numbers, as parts of the whole."""
_NUMBERS = 0.1
_SIDE = 0.12
"""The width of the column of players, as a part of the whole."""
_LINE = 0.005


def paint_powers(painter: QPainter, rect: QRectF, boards: PowersDrawable, context: PaintContext) -> None:
    """Paint a headed table: a row for every board, a column for every Fascist Policy."""
    palette = context.palette
    ink = context.colour(palette.ink)
    line = rect.height() * _LINE
    sheet = context.snapped(rect)
    painter.fillRect(sheet, context.colour(palette.paper))
    inner = double_frame(painter, context, sheet, line * 1.6, ink)
    band = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * _BAND)
    _paint_band(painter, context, band, boards.title)
    side = inner.width() * _SIDE
    head = QRectF(inner.left(), band.bottom(), inner.width(), inner.height() * _NUMBERS)
    columns = len(boards.rows[0].slots)
    width = (inner.width() - side) / columns
    height = (inner.bottom() - head.bottom()) / len(boards.rows)
    capitals = _capitals(context, QRectF(0, 0, width, height), boards)
    _paint_head(painter, context, head, side, columns, boards.players_word, capitals)
    for number, row in enumerate(boards.rows):
        place = QRectF(inner.left(), head.bottom() + height * number, inner.width(), height)
        rule(painter, context, place.left(), place.right(), place.top(), line, ink)
        _paint_row(painter, context, place, side, row, capitals)
    for column in range(columns):
        left = context.snap(inner.left() + side + width * column)
        painter.fillRect(QRectF(left, head.top(), context.line(line * 0.7), inner.bottom() - head.top()), ink)


def _capitals(context: PaintContext, space: QRectF, boards: PowersDrawable) -> float:
    """Return the size of all words of the table."""
    room = get_words_room(space)
    words = sorted({slot.word for row in boards.rows for slot in row.slots if slot.word})
    return find_common_capitals(
        words, Family.GOTHIC, context.capitals(Text.LABEL), room.width(), room.height()
    )


def _paint_band(painter: QPainter, context: PaintContext, band: QRectF, title: str) -> None:
    palette = context.palette
    painter.fillRect(context.snapped(band), context.colour(palette.fascist))
    side = band.height()
    sign = QRectF(0, 0, side * 0.86, side * 0.86)
    sign.moveCenter(QPointF(band.left() + side * 0.7, band.center().y()))
    context.mark(painter, sign, POLICY_MARKS[Policy.FASCIST], palette.on_card, palette.card)
    words = band.adjusted(side * 1.5, 0, -side * 1.5, 0)
    on_band = context.colour(palette.on_fascist)
    draw_text(painter, words, title.upper(), Family.POSTER, side * 0.5, on_band, lines=1)


def _paint_head(
    painter: QPainter,
    context: PaintContext,
    head: QRectF,
    side: float,
    columns: int,
    players: str,
    capitals: float,
) -> None:
    """Paint the heads of the columns."""
    ink = context.colour(context.palette.ink)
    room = QRectF(head.left(), head.top(), side, head.height()).adjusted(side * 0.06, 0, -side * 0.06, 0)
    draw_text(painter, room, players, Family.GOTHIC, capitals, ink, lines=1)
    width = (head.width() - side) / columns
    for column in range(columns):
        place = QRectF(head.left() + side + width * column, head.top(), width, head.height())
        draw_text(painter, place, str(column + 1), Family.POSTER, head.height() * 0.52, ink, lines=1)


def _paint_row(
    painter: QPainter, context: PaintContext, place: QRectF, side: float, row: PowersRow, capitals: float
) -> None:
    palette = context.palette
    whose = QRectF(place.left(), place.top(), side, place.height())
    if row.at_hand:
        painter.fillRect(context.snapped(whose), context.colour(palette.ink))
    ink = context.colour(palette.paper if row.at_hand else palette.ink)
    draw_text(painter, whose, row.players, Family.POSTER, place.height() * 0.2, ink, lines=1)
    width = (place.width() - side) / len(row.slots)
    for number, slot in enumerate(row.slots):
        if slot.word:
            space = QRectF(whose.right() + width * number, place.top(), width, place.height())
            paint_space(painter, context, space, slot, number + 1, capitals)
