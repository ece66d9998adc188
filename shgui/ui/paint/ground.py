"""The table, and the sheets of paper that lie on it."""

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPixmap, QRadialGradient

from shgui.ui.paint.backdrop_faces import GroundFace, SheetFace
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.strokes import double_frame, shadow


def paint_ground(painter: QPainter, rect: QRectF, face: GroundFace, context: PaintContext) -> None:
    """Paper to the edges, with fibres and a lamp over the middle; under text it varies less than 1.15:1."""
    del face
    palette = context.palette
    painter.fillRect(rect, context.colour(palette.ground))
    if not palette.texture:
        return
    painter.save()
    painter.setOpacity(0.042 * palette.texture)
    painter.fillRect(rect, QBrush(_fibres()))
    painter.setOpacity(1.0)
    glow = QRadialGradient(
        rect.center() - QPointF(0, rect.height() * 0.08), max(rect.width(), rect.height()) * 0.62
    )
    edge = context.colour(palette.shadow)
    edge.setAlphaF(0.045)
    clear = context.colour(palette.shadow)
    clear.setAlphaF(0.0)
    glow.setColorAt(0.0, clear)
    glow.setColorAt(0.65, clear)
    glow.setColorAt(1.0, edge)
    painter.fillRect(rect, QBrush(glow))
    painter.restore()


def paint_sheet(painter: QPainter, rect: QRectF, face: SheetFace, context: PaintContext) -> None:
    """A sheet of paper in its frame; plain without any ornament."""
    palette = context.palette
    sheet = context.snapped(rect)
    if face.plain:
        painter.fillRect(sheet, context.colour(palette.paper))
        return
    side = context.theme.space.unit * 100
    room = side * 0.02
    body = sheet.adjusted(room, room * 0.5, -room, -room * 1.5)
    shadow(painter, context, body, side * 0.006, side * 0.02)
    painter.fillRect(body, context.colour(palette.paper))
    inset = side * 0.014
    ink = context.colour(palette.ink)
    double_frame(painter, context, body.adjusted(inset, inset, -inset, -inset), side * 0.006, ink)


@lru_cache(maxsize=1)
def _fibres() -> QPixmap:
    side = 256
    grain = random.Random(1930).randbytes(side * side)  # noqa: S311  (paper, not secrets)
    pixmap = QPixmap()
    pixmap.loadFromData(f"P5 {side} {side} 255\n".encode() + grain, "PGM")
    return pixmap
