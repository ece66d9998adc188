"""The paper of posters and slips: a hard shadow, a frame, and lines printed on it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.poster_layouts import SHADOW, PosterKind, PosterSheet, get_poster_sheet
from shgui.ui.paint.strokes import frame, swelled_rule
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text

LINE = 31.0
"""Capitals of a line to be read across the table."""


def paint_paper(
    painter: QPainter, context: PaintContext, rect: QRectF, kind: type[PosterKind]
) -> PosterSheet:
    """Paint bright paper with a hard shadow: it hangs high above a dimmed table."""
    palette = context.palette
    placed = get_poster_sheet(rect, kind)
    sheet = PosterSheet(context.snapped(placed.rect), placed.unit)
    if palette.texture:
        cast = sheet.rect.translated(SHADOW * sheet.unit).intersected(rect)
        painter.fillRect(cast, QColor(0, 0, 0, 128))
    painter.fillRect(sheet.rect, context.colour(palette.bill))
    return sheet


def lay_framed(painter: QPainter, context: PaintContext, rect: QRectF, kind: type[PosterKind]) -> PosterSheet:
    sheet = paint_paper(painter, context, rect, kind)
    ink = context.colour(context.palette.on_bill)
    for inset, width in ((14.0, 5.0), (24.0, 1.5)):
        by = inset * sheet.unit
        frame(painter, context, sheet.rect.adjusted(by, by, -by, -by), width * sheet.unit, ink)
    return sheet


def inks(context: PaintContext) -> tuple[QColor, QColor]:
    return context.colour(context.palette.on_bill), context.colour(context.palette.on_bill_soft)


def print_line(
    painter: QPainter,
    context: PaintContext,
    sheet: PosterSheet,
    place: tuple[float, float, float, float],
    text: str,
    ink: QColor,
    *,
    capitals: float = LINE,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Print a line, never wrapped; larger for people who want larger text, where there is room."""
    wanted = max(capitals * sheet.unit, context.capitals(Text.HEADLINE) * capitals / LINE)
    draw_text(painter, sheet.part(*place), text, Family.GOTHIC, wanted, ink, align=align, lines=1)


def print_rule(
    painter: QPainter, sheet: PosterSheet, left: float, right: float, y: float, ink: QColor
) -> None:
    line = sheet.part(left, y, right - left, 0)
    swelled_rule(painter, line.left(), line.right(), line.top(), 3 * sheet.unit, ink)
