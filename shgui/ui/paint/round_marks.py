"""Painting a round in four pictures, for pages that explain the game."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from shgui.ui.paint.card_drawing import paint_ballot, paint_policy
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import ASPECTS, BallotDrawable, PolicyDrawable, RoundDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.strokes import paint_frame, paint_rule
from shgui.ui.paint.text import draw_text, find_common_capitals
from shgui.ui.theme import Family, Text, colour

_GAP = 0.05
"""The gap between two panels, as a part of their height."""
_PICTURE = 0.7
"""The picture's part of a panel's height; the rest is for its word."""
_SIGNS = {1: Icon.PRESIDENT, 4: Icon.INVESTIGATE}
_SIGN = 0.64
_LINE = 0.012


def paint_round(painter: QPainter, rect: QRectF, round_: RoundDrawable, context: PaintContext) -> None:
    count = len(round_.steps)
    gap = rect.height() * _GAP
    width = (rect.width() - gap * (count - 1)) / count
    panels = [
        context.snap_rect(QRectF(rect.left() + (width + gap) * place, rect.top(), width, rect.height()))
        for place in range(count)
    ]
    margin = rect.height() * 0.07
    # The room for the words, right of the number.
    words = [panel.adjusted(margin * 2.4, panel.height() * _PICTURE, -margin, 0) for panel in panels]
    wanted = context.capitals(Text.CONTROL) * 1.25
    capitals = find_common_capitals(
        list(round_.steps), Family.GOTHIC, wanted, words[0].width(), words[0].height() - margin
    )
    ink = colour(context.palette.ink)
    for number, (panel, room, word) in enumerate(zip(panels, words, round_.steps, strict=True), 1):
        picture = _paint_panel(painter, context, panel)
        _paint_step_picture(painter, context, picture, number, round_)
        figure = QRectF(panel.left() + margin, room.top(), room.left() - panel.left() - margin, room.height())
        left = Qt.AlignmentFlag.AlignLeft
        draw_text(painter, figure, str(number), Family.POSTER, capitals * 0.95, ink, align=left, lines=1)
        draw_text(painter, room, word, Family.GOTHIC, capitals, ink, align=left)
    for panel in panels[:-1]:
        _paint_arrow(painter, context, panel, gap)


def _paint_panel(painter: QPainter, context: PaintContext, panel: QRectF) -> QRectF:
    """Paint paper with a frame, brighter where the picture will be; return that place."""
    palette = context.palette
    line = panel.height() * _LINE
    picture = QRectF(panel.left(), panel.top(), panel.width(), panel.height() * _PICTURE)
    painter.fillRect(panel, colour(palette.paper))
    painter.fillRect(context.snap_rect(picture), colour(palette.raised))
    ink = colour(palette.ink)
    paint_rule(painter, context, panel.left(), panel.right(), picture.bottom(), line * 0.7, ink)
    paint_frame(painter, context, panel, line, ink)
    return picture


def _paint_step_picture(
    painter: QPainter, context: PaintContext, room: QRectF, number: int, round_: RoundDrawable
) -> None:
    palette = context.palette
    if number in _SIGNS:
        side = min(room.width(), room.height()) * _SIGN
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(room.center())
        context.paint_icon(painter, sign, _SIGNS[number], palette.ink, palette.raised)
    elif number == 2:
        for place, ballot in zip(
            _place_in_row(room, 2, ASPECTS[BallotDrawable]), round_.ballots, strict=True
        ):
            paint_ballot(painter, place, ballot, context)
    else:
        places = _place_in_row(room, len(round_.policies), ASPECTS[PolicyDrawable])
        for place, policy in zip(places, round_.policies, strict=True):
            paint_policy(painter, place, policy, context)


def _place_in_row(room: QRectF, count: int, aspect: float) -> list[QRectF]:
    free = room.width() * 0.86
    gap = room.height() * 0.04
    height = min(room.height() * _SIGN, (free - gap * (count - 1)) / count / aspect)
    width = height * aspect
    left = room.center().x() - (width * count + gap * (count - 1)) / 2
    top = room.center().y() - height / 2
    return [QRectF(left + (width + gap) * place, top, width, height) for place in range(count)]


def _paint_arrow(painter: QPainter, context: PaintContext, panel: QRectF, gap: float) -> None:
    half = panel.height() * 0.06
    left, middle = panel.right(), panel.top() + panel.height() * _PICTURE / 2
    tip = QPolygonF([QPointF(left, middle - half), QPointF(left + gap, middle), QPointF(left, middle + half)])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(context.palette.ink))
    painter.drawPolygon(tip)
