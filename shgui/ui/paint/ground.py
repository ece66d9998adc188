"""The table and the sheets of paper on it: drawables of the first picture, with their painters."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from shgui.ui.paint.art import Art, Inks
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.strokes import paint_double_frame, paint_shadow
from shgui.ui.theme import colour

_REACH = 0.62
"""The reach of the lamp, as a part of the longer side: there its shade is full."""


class GroundDrawable(NamedTuple):
    """The table, to the edges of the window."""


class SheetDrawable(NamedTuple):
    """A sheet of paper with printed rules: panels, prompt band, hand-over cover."""

    plain: bool = False
    """No ornament: the hand-over sheet."""


def paint_ground(painter: QPainter, rect: QRectF, _ground: GroundDrawable, context: PaintContext) -> None:
    """Paint paper with fibres and a lamp over the middle; under text it varies by less than 1.15:1."""
    palette = context.palette
    if not palette.texture:
        painter.fillRect(rect, colour(palette.ground))
        return
    painter.save()
    painter.setClipRect(rect)
    painter.drawTiledPixmap(rect, _make_paper_pixmap(context.art, palette.ground, palette.texture))
    # Only around the light: a gradient costs time for every pixel.
    reach = max(rect.width(), rect.height()) * _REACH * 2
    shade = QRectF(0, 0, reach * 2, reach * 2)
    shade.moveCenter(rect.center() - QPointF(0, rect.height() * 0.08))
    context.art.paint(painter, shade, "boards/lamp", Inks(ink=palette.shadow))
    painter.restore()


def paint_sheet(painter: QPainter, rect: QRectF, drawable: SheetDrawable, context: PaintContext) -> None:
    palette = context.palette
    sheet = context.snap_rect(rect)
    if drawable.plain:
        painter.fillRect(sheet, colour(palette.paper))
        return
    side = context.theme.space.unit * 100
    room = side * 0.02
    body = sheet.adjusted(room, room * 0.5, -room, -room * 1.5)
    paint_shadow(painter, context, body, side * 0.006, side * 0.02)
    painter.fillRect(body, colour(palette.paper))
    inset = side * 0.014
    ink = colour(palette.ink)
    paint_double_frame(painter, context, body.adjusted(inset, inset, -inset, -inset), side * 0.006, ink)


@lru_cache(maxsize=3)
def _make_paper_pixmap(art: Art, ground: str, texture: float) -> QPixmap:
    fibres = art.load_pixmap("boards/paper")
    paper = QPixmap(fibres.size())
    paper.fill(colour(ground))
    painter = QPainter(paper)
    painter.setOpacity(0.042 * texture)
    painter.drawPixmap(0, 0, fibres)
    painter.end()
    return paper
