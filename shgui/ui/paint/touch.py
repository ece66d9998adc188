"""Painting hover, press, choice and focus over a drawable: they can stand together, none by colour alone."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from shgui.ui.paint.card_drawing import get_card_body
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import (
    BackDrawable,
    BallotDrawable,
    Drawable,
    EmptyPlaceDrawable,
    EnvelopeDrawable,
    PartyDrawable,
    PolicyDrawable,
    RoleDrawable,
    SeatDrawable,
    SeatOffer,
)
from shgui.ui.paint.icons import Icon, TouchState
from shgui.ui.paint.seat_drawing import get_plate_rect, paint_offer
from shgui.ui.paint.strokes import make_rounded_path
from shgui.ui.theme import colour

_CARDS = (
    BackDrawable,
    BallotDrawable,
    EnvelopeDrawable,
    PartyDrawable,
    EmptyPlaceDrawable,
    PolicyDrawable,
    RoleDrawable,
)


def paint_touch(
    painter: QPainter, rect: QRectF, drawable: Drawable, touch: TouchState, context: PaintContext
) -> None:
    """Draw over a drawable that is already painted into `rect`."""
    palette = context.palette
    body = _get_body_rect(rect, drawable)
    side = min(body.width(), body.height())
    radius = side * 0.035 if isinstance(drawable, _CARDS) else 0.0
    focus = context.theme.space.focus
    if touch.pressed or touch.hover:
        shade = colour(palette.ink, 0.16 if touch.pressed else 0.06)
        painter.fillPath(make_rounded_path(body, radius), shade)
    if touch.selected and isinstance(drawable, SeatDrawable):
        paint_offer(painter, context, body, SeatOffer.CHOSEN)
    elif touch.selected:
        _paint_ring(painter, context, body, radius, max(focus * 1.4, side * 0.025), palette.ink)
        _paint_tick(painter, context, body, side)
    if touch.focused:
        # Outside the edge with a thread of ground between, as far as the rectangle allows.
        out = min(focus * 1.7, body.left() - rect.left(), body.top() - rect.top())
        ring = body.adjusted(-out, -out, out, out)
        _paint_ring(painter, context, ring, radius, focus, palette.accent)


def _get_body_rect(rect: QRectF, drawable: Drawable) -> QRectF:
    if isinstance(drawable, _CARDS):
        return get_card_body(rect)
    return get_plate_rect(rect) if isinstance(drawable, SeatDrawable) else rect


def _paint_ring(
    painter: QPainter, context: PaintContext, body: QRectF, radius: float, width: float, ink: str
) -> None:
    pen = QPen(colour(ink), width)
    half = width / 2
    painter.strokePath(make_rounded_path(body.adjusted(half, half, -half, -half), radius), pen)


def _paint_tick(painter: QPainter, context: PaintContext, body: QRectF, side: float) -> None:
    corner = max(side * 0.2, context.theme.space.medium)
    path = QPainterPath()
    right, top, leg = body.right(), body.top(), corner * 1.5
    path.addPolygon(QPolygonF([QPointF(right - leg, top), QPointF(right, top), QPointF(right, top + leg)]))
    path.closeSubpath()
    painter.fillPath(path, colour(context.palette.ink))
    sign = QRectF(right - corner * 0.78, top + corner * 0.1, corner * 0.66, corner * 0.66)
    context.paint_icon(painter, sign, Icon.CHECK, context.palette.paper, context.palette.ink)
