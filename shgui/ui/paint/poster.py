"""The home page's poster."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.strokes import paint_double_frame, paint_frame, paint_sheet_shadow, paint_swelled_rule
from shgui.ui.paint.text import FittedText, draw_text, fit_text, is_legible
from shgui.ui.theme import Family, colour

_RAYS = 960 / 148


class PosterDrawable(NamedTuple):
    """The home page's poster: the program's name and a line below it."""

    title: str
    tagline: str = ""


def paint_poster(painter: QPainter, rect: QRectF, poster: PosterDrawable, context: PaintContext) -> None:
    """Paint the drawing in a panel, the name in wood type as wide as the sheet, a line below."""
    palette = context.palette
    side = min(rect.width(), rect.height())
    ink = colour(palette.on_card)
    room = side * 0.015
    sheet = context.snap_rect(rect.adjusted(room, room, -room, -room * 1.6))
    paint_sheet_shadow(painter, context, sheet, room)
    fill_rect(painter, sheet, colour(palette.card))
    margin = side * 0.022
    printed = sheet.adjusted(margin, margin, -margin, -margin)
    inner = paint_double_frame(painter, context, printed, side * 0.008, ink)
    page = inner.adjusted(margin, margin, -margin, -margin)
    words = poster.title.upper().split()
    largest = page.height() * min(0.215, 0.66 / max(1, len(words)))
    foot = page.height() * (0.085 if poster.tagline else 0.0)
    block = sum(_measure_line_height(word, page, largest) for word in words)
    panel = context.snap_rect(QRectF(page.left(), page.top(), page.width(), page.height() - block - foot))
    _paint_picture(painter, context, panel)
    top = panel.bottom() + margin * 0.35
    for word in words:
        line = _measure_line_height(word, page, largest)
        cell = QRectF(page.left(), top, page.width(), line)
        draw_text(
            painter, cell, word, Family.POSTER, _fit_title_word(word, page, largest).capitals, ink, lines=1
        )
        top += line
    if poster.tagline:
        below = QRectF(page.left(), page.bottom() - foot, page.width(), foot)
        paint_swelled_rule(painter, below.left(), below.right(), below.top() + foot * 0.16, foot * 0.07, ink)
        text = below.adjusted(0, foot * 0.28, 0, 0)
        in_one = fit_text(poster.tagline, Family.TEXT, foot * 0.26, text.width(), text.height(), lines=1)
        lines = 1 if is_legible(in_one) else 2
        draw_text(painter, text, poster.tagline, Family.TEXT, foot * 0.26, ink, lines=lines)


def _fit_title_word(word: str, page: QRectF, largest: float) -> FittedText:
    return fit_text(word, Family.POSTER, largest, page.width(), largest * 1.1, lines=1)


def _measure_line_height(word: str, page: QRectF, largest: float) -> float:
    """Return the height of a word's line, with the space to its neighbours."""
    fitted = _fit_title_word(word, page, largest)
    return fitted.height + fitted.capitals * 0.13


def _paint_picture(painter: QPainter, context: PaintContext, panel: QRectF) -> None:
    palette = context.palette
    inks = context.print_inks
    painter.save()
    painter.setClipRect(panel)
    # The rays are drawn on a far wider sheet than the emblem, at the same scale and round the same middle.
    rays = QRectF(0, panel.top(), panel.height() * _RAYS, panel.height())
    rays.moveCenter(panel.center())
    context.art.paint(painter, rays, "boards/rays", inks)
    context.art.paint(painter, panel, "boards/poster", inks)
    painter.restore()
    paint_frame(painter, context, panel, panel.height() * 0.008, colour(palette.on_card))
