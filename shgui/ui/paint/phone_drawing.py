"""Painting a phone, for pages that explain how to play with one."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from shgui.ui.paint.card_drawing import paint_back, paint_role
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import ASPECTS, PhoneDrawable, RoleDrawable
from shgui.ui.paint.ink import fill_path
from shgui.ui.paint.strokes import make_rounded_path, paint_edge, paint_frame, paint_shadow
from shgui.ui.theme import colour

_CORNER = 0.1
_RIM = 0.055
"""The rim round its screen, as a part of its width."""
_EAR = 0.1
"""The rim above and below, as a part of its width."""
_FIELDS = 17
"""Squares of the code along a side."""
_CORNERS = ((0, 0), (_FIELDS - 7, 0), (0, _FIELDS - 7))


def paint_phone(painter: QPainter, rect: QRectF, phone: PhoneDrawable, context: PaintContext) -> None:
    palette = context.palette
    room = rect.width() * 0.03
    body = rect.adjusted(room, room * 0.5, -room, -room * 2)
    radius = body.width() * _CORNER
    paint_shadow(painter, context, body, radius, room * 1.6)
    fill_path(painter, make_rounded_path(body, radius), colour(palette.on_card))
    line = context.snap_line_width(body.width() * 0.012)
    paint_edge(painter, body, radius, line, colour(palette.card_edge))
    rim, ear = body.width() * _RIM, body.width() * _EAR
    screen = context.snap_rect(body.adjusted(rim, ear, -rim, -ear))
    painter.fillRect(screen, colour(palette.card))
    if phone.card is None:
        side = screen.width() * 0.76
        code = QRectF(0, 0, side, side)
        code.moveCenter(screen.center())
        _paint_code(painter, code, context)
        return
    _paint_lines(painter, screen, context)
    wide = screen.width() * 0.82
    place = QRectF(0, 0, wide, wide / ASPECTS[RoleDrawable])
    place.moveCenter(QPointF(screen.center().x(), screen.top() + screen.height() * 0.48))
    if isinstance(phone.card, RoleDrawable):
        paint_role(painter, place, phone.card, context)
    else:
        paint_back(painter, place, phone.card, context)
    _paint_button(painter, screen, phone.held, context)


def _paint_lines(painter: QPainter, screen: QRectF, context: PaintContext) -> None:
    ink = colour(context.palette.on_card)
    high = context.snap_line_width(screen.height() * 0.02)
    left, top = screen.left() + screen.width() * 0.09, screen.top() + screen.height() * 0.045
    number = QRectF(left, top, screen.height() * 0.055, screen.height() * 0.055)
    painter.fillRect(context.snap_rect(number), ink)
    words = number.right() + screen.width() * 0.06
    line = QRectF(words, number.center().y() - high / 2, screen.width() * 0.42, high)
    painter.fillRect(context.snap_rect(line), ink)


def _paint_button(painter: QPainter, screen: QRectF, held: bool, context: PaintContext) -> None:
    """Paint the lowest button: an outline at rest, brass under a thumb."""
    palette = context.palette
    height = screen.height() * 0.11
    place = QRectF(0, 0, screen.width() * 0.82, height)
    place.moveCenter(QPointF(screen.center().x(), screen.bottom() - height * 0.95))
    place = context.snap_rect(place)
    if held:
        painter.fillRect(place, colour(palette.accent))
    paint_frame(painter, context, place, screen.width() * 0.025, colour(palette.on_card))


def _paint_code(painter: QPainter, rect: QRectF, context: PaintContext) -> None:
    """Paint something like a code, with its three corners, that no camera can read."""
    field = context.snap(rect.width() / _FIELDS) or rect.width() / _FIELDS
    left, top = context.snap(rect.left()), context.snap(rect.top())
    black = QPainterPath()
    for row in range(_FIELDS):
        for column in range(_FIELDS):
            if _is_field_black(column, row):
                black.addRect(QRectF(left + column * field, top + row * field, field, field))
    painter.fillPath(black, colour(context.palette.on_card))


def _is_field_black(column: int, row: int) -> bool:
    for left, top in _CORNERS:
        across, down = column - left, row - top
        if -1 <= across <= 7 and -1 <= down <= 7:
            ring = max(abs(across - 3), abs(down - 3))
            return ring in (0, 1, 3)
    return (column * column * 5 + row * row * 3 + column * row * 7) % 11 < 5
