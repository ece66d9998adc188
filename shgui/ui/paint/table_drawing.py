"""Painting tracker, piles and phase strip."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from shgui.ui.paint.card_drawing import get_card_body, paint_back, paint_empty_place
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import (
    ASPECTS,
    BackDrawable,
    CardBack,
    EmptyPlaceDrawable,
    MarkerDrawable,
    PhaseStripDrawable,
    PileDrawable,
    TrackerDrawable,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_path
from shgui.ui.paint.strokes import (
    make_rounded_path,
    paint_double_frame,
    paint_frame,
    paint_outline,
    paint_rule,
    paint_shadow,
)
from shgui.ui.paint.text import draw_text, fit_text
from shgui.ui.theme import Family, Text, Theme, colour

_FIELDS = 3
_DECK = 17


def get_tracker_fields(rect: QRectF, *, titled: bool = True) -> tuple[QRectF, ...]:
    """Return the three fields of the tracker: goals of a marker that travels."""
    room = rect.adjusted(0, rect.height() * 0.32 if titled else 0, 0, 0)
    gap = room.height() * 0.3
    width = (room.width() - 2 * gap) / _FIELDS
    return tuple(
        QRectF(room.left() + index * (width + gap), room.top(), width, room.height())
        for index in range(_FIELDS)
    )


def paint_tracker(painter: QPainter, rect: QRectF, tracker: TrackerDrawable, context: PaintContext) -> None:
    palette = context.palette
    fields = get_tracker_fields(rect, titled=bool(tracker.title))
    if tracker.title:
        head = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.3)
        capitals = min(context.capitals(Text.LABEL), head.height() * 0.6)
        left, ink = Qt.AlignmentFlag.AlignLeft, colour(palette.ink)
        draw_text(painter, head, tracker.title, Family.GOTHIC, capitals, ink, align=left, lines=1)
    for index, field in enumerate(fields):
        here = tracker.position == index + 1
        box = context.snap_rect(field)
        painter.fillRect(box, colour(palette.ink if here else palette.paper))
        paint_frame(painter, context, box, box.height() * 0.035, colour(palette.ink))
        if index:
            _paint_arrow(painter, context, fields[index - 1], field)
        margin = box.height() * 0.13
        room = box.adjusted(margin, margin, -margin, -margin)
        _paint_field_content(painter, context, room, tracker, index)


def _paint_field_content(
    painter: QPainter, context: PaintContext, room: QRectF, tracker: TrackerDrawable, index: int
) -> None:
    palette, here = context.palette, tracker.position == index + 1
    front, behind = (palette.paper, palette.ink) if here else (palette.ink, palette.paper)
    if index == _FIELDS - 1:
        side = min(room.height(), room.width() * 0.36)
        gap = side * 0.2
        capitals = min(context.capitals(Text.LABEL), room.height() * 0.5)
        width = room.width() - side - gap
        fitted = fit_text(tracker.chaos_word, Family.GOTHIC, capitals, width, room.height())
        left = room.center().x() - (side + gap + fitted.width) / 2
        sign = QRectF(left, room.center().y() - side / 2, side, side)
        context.paint_icon(painter, sign, Icon.CHAOS, front, behind)
        words = QRectF(sign.right() + gap, room.top(), fitted.width + 1, room.height())
        draw_text(painter, words, tracker.chaos_word, Family.GOTHIC, capitals, colour(front))
    elif here:
        context.paint_icon(painter, room, Icon.TRACKER, front, behind)
    else:
        ink = colour(palette.rule)
        draw_text(painter, room, str(index + 1), Family.POSTER, room.height() * 0.62, ink, lines=1)


def paint_marker(painter: QPainter, rect: QRectF, _marker: MarkerDrawable, context: PaintContext) -> None:
    """Paint the marker, a turned wooden piece."""
    width, height = rect.width(), rect.height()
    body = rect.adjusted(width * 0.06, height * 0.04, -width * 0.06, -height * 0.08)
    paint_shadow(painter, context, body, body.width() / 2, body.width() * 0.05)
    context.paint_icon(painter, body, Icon.TRACKER, context.palette.ink, context.palette.paper)


def _paint_arrow(painter: QPainter, context: PaintContext, before: QRectF, after: QRectF) -> None:
    gap = after.left() - before.right()
    middle = QPointF((before.right() + after.left()) / 2, after.center().y())
    half = gap * 0.3
    corners = QPointF(-half, -half), QPointF(half, 0), QPointF(-half, half)
    path = QPainterPath()
    path.addPolygon(QPolygonF([middle + corner for corner in corners]))
    path.closeSubpath()
    fill_path(painter, path, colour(context.palette.ink))


def paint_pile(painter: QPainter, rect: QRectF, pile: PileDrawable, context: PaintContext) -> None:
    """Paint a stack as thick as its count, with a number and a word below."""
    palette = context.palette
    words_height = rect.height() * 0.2
    step = rect.height() * 0.006
    thickness = step * max(0, pile.count - 1)
    # The largest card of the right shape on the bottom of its room.
    room = rect.adjusted(0, step * (_DECK - 1), 0, -words_height)
    width = min(room.width(), room.height() * ASPECTS[BackDrawable])
    height = width / ASPECTS[BackDrawable]
    bottom = QRectF(room.center().x() - width / 2, room.bottom() - height, width, height)
    if pile.count == 0:
        paint_empty_place(painter, bottom, EmptyPlaceDrawable(), context)
    else:
        body = get_card_body(bottom)
        radius = body.width() * 0.035
        for index in range(pile.count - 1):
            edge = context.snap_rect(body.translated(0, -index * step))
            fill_path(painter, make_rounded_path(edge, radius), colour(palette.card))
            paint_outline(
                painter,
                make_rounded_path(edge, radius),
                context.snap_line_width(step * 0.35),
                colour(palette.rule),
            )
        paint_back(painter, bottom.translated(0, -thickness), BackDrawable(CardBack.POLICY), context)
    body = get_card_body(bottom).translated(0, -thickness)
    label = QRectF(0, 0, body.width() * 0.46, body.width() * 0.36)
    label.moveCenter(body.center())
    ink = palette.ink_soft
    if pile.count:
        ink = palette.on_card
        fill_path(painter, make_rounded_path(label, label.height() * 0.08), colour(palette.card))
        paint_double_frame(painter, context, label, label.height() * 0.045, colour(palette.on_card))
    draw_text(painter, label, str(pile.count), Family.POSTER, label.height() * 0.58, colour(ink), lines=1)
    words = QRectF(rect.left(), rect.bottom() - words_height, rect.width(), words_height)
    capitals = min(context.capitals(Text.LABEL), words_height * 0.6)
    draw_text(painter, words, pile.word, Family.GOTHIC, capitals, colour(palette.ink))


def paint_phase_strip(
    painter: QPainter, rect: QRectF, strip: PhaseStripDrawable, context: PaintContext
) -> None:
    """Paint the steps of a round: done ones ruled in ink, the present one inked solid, others ruled pale."""
    palette = context.palette
    side = rect.height()
    largest = get_strip_capitals(context.theme, side)
    capitals, widths, lines = plan_strip(strip.phases, rect.width(), side, largest)
    left = rect.left()
    before: QRectF | None = None
    for index, (word, width) in enumerate(zip(strip.phases, widths, strict=True)):
        cell = context.snap_rect(QRectF(left, rect.top(), width, side))
        here = index == strip.current
        if here:
            painter.fillRect(cell, colour(palette.ink))
        else:
            done = index < strip.current
            line = colour(palette.ink if done else palette.rule)
            paint_rule(
                painter, context, cell.left(), cell.right(), cell.bottom() - side * 0.04, side * 0.05, line
            )
        if before is not None:
            _paint_arrow(painter, context, before, cell)
        ink = colour(palette.paper if here else palette.ink_soft)
        foot = side * (_STAGE_FOOT if lines > 1 else 0.1)
        words = cell.adjusted(0, side * 0.02, 0, -foot)
        draw_text(painter, words, word, Family.GOTHIC, capitals, ink, lines=lines)
        before, left = cell, left + width + side * _STAGE_GAP


# Between stages, beside their words, and below two lines of them: parts of the height of the strip.
_STAGE_GAP, _STAGE_MARGIN, _STAGE_FOOT = 0.46, 0.14, 0.16
_WORTH_TWO_LINES = 1.15


class StripPlan(NamedTuple):
    capitals: float
    widths: tuple[float, ...]
    lines: int


def get_strip_capitals(theme: Theme, side: float) -> float:
    return max(side * 0.42, min(theme.type.as_drawn.capitals(Text.LABEL) * 0.8, side * 0.5))


def plan_strip(phases: tuple[str, ...], width: float, side: float, largest: float) -> StripPlan:
    one, two = (_plan_strip_in_lines(lines, phases, width, side, largest) for lines in (1, 2))
    return two if two.capitals > one.capitals * _WORTH_TWO_LINES else one


def _plan_strip_in_lines(
    lines: int, phases: tuple[str, ...], width: float, side: float, largest: float
) -> StripPlan:
    count = max(1, len(phases))
    free = width - side * (_STAGE_GAP * (count - 1) + _STAGE_MARGIN * 2 * count)
    # The width of each word broken into so many lines, if it can be.
    narrow = [largest / fit_text(word, Family.GOTHIC, largest, 1.0, lines=lines).capitals for word in phases]
    share = min(1.0, free / max(1.0, sum(narrow)))
    high = side * (1 - 0.02 - _STAGE_FOOT)
    capitals = min(
        (
            fit_text(word, Family.GOTHIC, largest * share, each * share + 1, high, lines=lines).capitals
            for word, each in zip(phases, narrow, strict=True)
        ),
        default=largest,
    )
    spare = (free - sum(narrow) * share) / count + 2 * _STAGE_MARGIN * side
    return StripPlan(capitals, tuple(each * share + spare for each in narrow), lines)
