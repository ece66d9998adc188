"""How any face shows hover, press, choice, focus and being out of play.

Hover and press are light on the paper, choice is a thick ink frame with a notch, focus the brass ring
outside it, out of play a veil of ground: four signs that can stand together and of which none is colour
alone.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from shgui.ui.paint.cards import card_body
from shgui.ui.paint.faces import (
    REST,
    BackFace,
    BallotFace,
    EnvelopeFace,
    Face,
    Mark,
    PartyFace,
    PlaceFace,
    PolicyFace,
    RoleFace,
    Touch,
)
from shgui.ui.paint.kit import Kit
from shgui.ui.paint.strokes import rounded

_CARDS = (BackFace, BallotFace, EnvelopeFace, PartyFace, PlaceFace, PolicyFace, RoleFace)


def paint_touch(painter: QPainter, rect: QRectF, face: Face, touch: Touch, kit: Kit) -> None:
    if touch == REST:
        return
    palette = kit.palette
    body = card_body(rect) if isinstance(face, _CARDS) else rect
    side = min(body.width(), body.height())
    radius = side * 0.035
    if touch.disabled:
        painter.fillPath(rounded(body, radius), kit.colour(palette.ground, 0.55))
    elif touch.pressed:
        painter.fillPath(rounded(body, radius), kit.colour(palette.ink, 0.16))
    elif touch.hover:
        painter.fillPath(rounded(body, radius), kit.colour(palette.ink, 0.06))
    if touch.selected:
        _ring(painter, kit, body, radius, max(kit.theme.space.focus * 1.4, side * 0.025), palette.ink)
        _tick(painter, kit, body, side)
    if touch.focused:
        _ring(painter, kit, body, radius, kit.theme.space.focus, palette.accent)


def _ring(painter: QPainter, kit: Kit, body: QRectF, radius: float, width: float, ink: str) -> None:
    pen = QPen(kit.colour(ink), width)
    half = width / 2
    painter.strokePath(rounded(body.adjusted(half, half, -half, -half), radius), pen)


def _tick(painter: QPainter, kit: Kit, body: QRectF, side: float) -> None:
    corner = max(side * 0.2, kit.theme.space.medium)
    path = QPainterPath()
    right, top = body.right(), body.top()
    path.addPolygon(
        QPolygonF(
            [QPointF(right - corner * 1.5, top), QPointF(right, top), QPointF(right, top + corner * 1.5)]
        )
    )
    path.closeSubpath()
    painter.fillPath(path, kit.colour(kit.palette.ink))
    sign = QRectF(right - corner * 0.78, top + corner * 0.1, corner * 0.66, corner * 0.66)
    kit.mark(painter, sign, Mark.CHECK, kit.palette.paper, kit.palette.ink)
