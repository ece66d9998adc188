"""Painting posters about one player, shown during an animation."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from shgui.ui.paint.animation_drawables import (
    HitlerDrawable,
    MournedDrawable,
    MourningDrawable,
    ReportDrawable,
    TagDrawable,
)
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.poster_paper import inks, lay_framed, paint_paper, print_line, print_rule
from shgui.ui.paint.slips import paint_tag_with
from shgui.ui.paint.strokes import frame
from shgui.ui.paint.text import draw_fitted, draw_text, fit
from shgui.ui.theme import Family

_LEFT = Qt.AlignmentFlag.AlignLeft
_STRIKES = (-1.0, 0.5)
"""Slant of the strokes through the first and second line, in degrees."""


def paint_report(painter: QPainter, rect: QRectF, report: ReportDrawable, context: PaintContext) -> None:
    """Paint the player's name, and the question or its answer; card and stamp are laid on it."""
    sheet = lay_framed(painter, context, rect, ReportDrawable)
    ink, soft = inks(context)
    if report.mark is not None:
        tag = sheet.part(356.5, 58, 500, 48)
        palette = context.palette
        paint_tag_with(
            painter, tag, TagDrawable(report.mark, report.tag), context, palette.on_bill, palette.bill
        )
    name = sheet.part(358, 119, 500, 104)
    draw_text(painter, name, report.name, Family.GOTHIC, 69 * sheet.unit, ink, align=_LEFT)
    print_rule(painter, sheet, 358, 858, 239, ink)
    if report.question:
        print_line(painter, context, sheet, (358, 250, 500, 54), report.question, soft, align=_LEFT)
    if report.answer:
        answer = sheet.part(358, 256, 500, 92)
        capitals = 68 * sheet.unit
        draw_text(painter, answer, report.answer.upper(), Family.POSTER, capitals, ink, align=_LEFT, lines=1)
    if report.line:
        print_line(painter, context, sheet, (358, 354, 500, 60), report.line, ink, align=_LEFT)


def paint_hitler(painter: QPainter, rect: QRectF, poster: HitlerDrawable, context: PaintContext) -> None:
    """Paint the name, larger than anything else in the game."""
    sheet = lay_framed(painter, context, rect, HitlerDrawable)
    ink, soft = inks(context)
    print_line(painter, context, sheet, (358, 54, 500, 54), poster.heading, soft, align=_LEFT)
    name = sheet.part(358, 120, 500, 164)
    draw_text(painter, name, poster.name, Family.GOTHIC, 122 * sheet.unit, ink, align=_LEFT)
    print_rule(painter, sheet, 358, 858, 309, ink)
    print_line(painter, context, sheet, (358, 332, 500, 60), poster.line, ink, align=_LEFT)


def paint_mourning(painter: QPainter, rect: QRectF, poster: MourningDrawable, context: PaintContext) -> None:
    """Paint a broad black border, as newspapers announced a death."""
    sheet = paint_paper(painter, context, rect, MourningDrawable)
    ink, _ = inks(context)
    # A hem of paper round the border, which would be lost on a dark table.
    hem = context.line(2 * sheet.unit)
    frame(painter, context, sheet.rect.adjusted(hem, hem, -hem, -hem), 24 * sheet.unit, ink)
    inset = 35 * sheet.unit
    inner = sheet.rect.adjusted(inset, inset, -inset, -inset)
    frame(painter, context, inner, 1.5 * sheet.unit, ink)
    if poster.dead:
        _marked(painter, context, sheet.part(62, 340, 676, 52), Icon.DEAD, poster.line)
    elif poster.line:
        print_line(painter, context, sheet, (62, 354, 676, 52), poster.line, ink)


def paint_mourned(painter: QPainter, rect: QRectF, mourned: MournedDrawable, context: PaintContext) -> None:
    """Paint the name; struck out, it is paler, with a line through each of its lines."""
    unit = rect.height() / 160
    fitted = fit(mourned.name, Family.GOTHIC, 98 * unit, rect.width() * 0.9, rect.height() * 0.88)
    palette = context.palette
    name = context.colour(palette.bill_rule if mourned.struck else palette.on_bill)
    draw_fitted(painter, rect, fitted, Family.GOTHIC, name)
    if not mourned.struck:
        return
    top = max(rect.top(), min(rect.center().y() - fitted.middle, rect.bottom() - fitted.height))
    half = min(fitted.width / 2 + 48 * unit, rect.width() / 2)
    for baseline, lean in zip(fitted.baselines, _STRIKES, strict=False):
        painter.save()
        painter.translate(rect.center().x(), top + baseline - fitted.capitals * 0.42)
        painter.rotate(lean)
        painter.fillRect(QRectF(-half, -6 * unit, 2 * half, 12 * unit), context.colour(palette.on_bill))
        painter.restore()


def _marked(painter: QPainter, context: PaintContext, room: QRectF, mark: Icon, text: str) -> None:
    """Paint an icon and a line beside it, both in the middle."""
    palette = context.palette
    side = room.height() * 0.88
    gap = side * 0.35
    capitals = room.height() * 0.6
    fitted = fit(text, Family.GOTHIC, capitals, room.width() - side - gap, room.height(), lines=1)
    left = room.center().x() - (side + gap + fitted.width) / 2
    sign = QRectF(left, room.center().y() - side / 2, side, side)
    context.mark(painter, sign, mark, palette.on_bill, palette.bill)
    words = QRectF(sign.right() + gap, room.top(), fitted.width + 1, room.height())
    draw_fitted(painter, words, fitted, Family.GOTHIC, context.colour(palette.on_bill))
