"""The home page's poster."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.strokes import double_frame, frame, shadow_sheet, swelled_rule
from shgui.ui.paint.text import Fitted, draw_text, fit, legible
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
    sheet = context.snapped(rect.adjusted(room, room, -room, -room * 1.6))
    shadow_sheet(painter, context, sheet, room)
    fill_rect(painter, sheet, colour(palette.card))
    margin = side * 0.022
    printed = sheet.adjusted(margin, margin, -margin, -margin)
    inner = double_frame(painter, context, printed, side * 0.008, ink)
    page = inner.adjusted(margin, margin, -margin, -margin)
    words = poster.title.upper().split()
    largest = page.height() * min(0.215, 0.66 / max(1, len(words)))
    foot = page.height() * (0.085 if poster.tagline else 0.0)
    block = sum(_height(word, page, largest) for word in words)
    panel = context.snapped(QRectF(page.left(), page.top(), page.width(), page.height() - block - foot))
    _picture(painter, context, panel)
    top = panel.bottom() + margin * 0.35
    for word in words:
        line = _height(word, page, largest)
        cell = QRectF(page.left(), top, page.width(), line)
        draw_text(painter, cell, word, Family.POSTER, _fitted(word, page, largest).capitals, ink, lines=1)
        top += line
    if poster.tagline:
        below = QRectF(page.left(), page.bottom() - foot, page.width(), foot)
        swelled_rule(painter, below.left(), below.right(), below.top() + foot * 0.16, foot * 0.07, ink)
        text = below.adjusted(0, foot * 0.28, 0, 0)
        in_one = fit(poster.tagline, Family.TEXT, foot * 0.26, text.width(), text.height(), lines=1)
        lines = 1 if legible(in_one) else 2
        draw_text(painter, text, poster.tagline, Family.TEXT, foot * 0.26, ink, lines=lines)


def _fitted(word: str, page: QRectF, largest: float) -> Fitted:
    return fit(word, Family.POSTER, largest, page.width(), largest * 1.1, lines=1)


def _height(word: str, page: QRectF, largest: float) -> float:
    """Return the height of a word's line, with the space to its neighbours."""
    fitted = _fitted(word, page, largest)
    return fitted.height + fitted.capitals * 0.13


def _picture(painter: QPainter, context: PaintContext, panel: QRectF) -> None:
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
    frame(painter, context, panel, panel.height() * 0.008, colour(palette.on_card))
