"""Painting boards: compartments under a headed band, with policies, or with what empty spaces bring."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from shgui.engine.types import Party, Policy
from shgui.ui.paint.card_drawing import paint_policy
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import (
    ASPECTS,
    PARTY_MARKS,
    POLICY_MARKS,
    BoardDrawable,
    BoardHeadDrawable,
    PolicyDrawable,
    PowersDrawable,
    PowersRow,
    SpaceDrawable,
    get_power_icon,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_path
from shgui.ui.paint.strokes import (
    make_rounded_path,
    paint_double_frame,
    paint_frame,
    paint_hatching,
    paint_rule,
    paint_shadow,
    paint_swelled_rule,
)
from shgui.ui.paint.text import draw_fitted, draw_text, find_common_capitals, fit_text
from shgui.ui.theme import Family, Text, colour

_BAND = 0.13
"""The heights of the heading and of the line of numbers, as parts of the whole."""
_NUMBERS = 0.1
_SIDE = 0.12
_LINE = 0.005


def paint_powers(painter: QPainter, rect: QRectF, boards: PowersDrawable, context: PaintContext) -> None:
    palette = context.palette
    ink = colour(palette.ink)
    line = rect.height() * _LINE
    sheet = context.snap_rect(rect)
    painter.fillRect(sheet, colour(palette.paper))
    inner = paint_double_frame(painter, context, sheet, line * 1.6, ink)
    band = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * _BAND)
    _paint_band(painter, context, band, boards.title)
    side = inner.width() * _SIDE
    head = QRectF(inner.left(), band.bottom(), inner.width(), inner.height() * _NUMBERS)
    columns = len(boards.rows[0].slots)
    width = (inner.width() - side) / columns
    height = (inner.bottom() - head.bottom()) / len(boards.rows)
    room = get_space_word_rect(QRectF(0, 0, width, height))
    words = sorted({slot.word for row in boards.rows for slot in row.slots if slot.word})
    wanted = context.capitals(Text.LABEL)
    capitals = find_common_capitals(words, Family.GOTHIC, wanted, room.width(), room.height())
    _paint_numbers_row(painter, context, head, side, columns, boards.players_word, capitals)
    for number, row in enumerate(boards.rows):
        place = QRectF(inner.left(), head.bottom() + height * number, inner.width(), height)
        paint_rule(painter, context, place.left(), place.right(), place.top(), line, ink)
        _paint_powers_row(painter, context, place, side, row, capitals)
    for column in range(columns):
        left = context.snap(inner.left() + side + width * column)
        painter.fillRect(
            QRectF(left, head.top(), context.snap_line_width(line * 0.7), inner.bottom() - head.top()), ink
        )


def _paint_band(painter: QPainter, context: PaintContext, band: QRectF, title: str) -> None:
    palette = context.palette
    painter.fillRect(context.snap_rect(band), colour(palette.fascist))
    side = band.height()
    sign = QRectF(0, 0, side * 0.86, side * 0.86)
    sign.moveCenter(QPointF(band.left() + side * 0.7, band.center().y()))
    context.paint_icon(painter, sign, POLICY_MARKS[Policy.FASCIST], palette.on_card, palette.card)
    words = band.adjusted(side * 1.5, 0, -side * 1.5, 0)
    on_band = colour(palette.on_fascist)
    draw_text(painter, words, title.upper(), Family.POSTER, side * 0.5, on_band, lines=1)


def _paint_numbers_row(
    painter: QPainter,
    context: PaintContext,
    head: QRectF,
    side: float,
    columns: int,
    players: str,
    capitals: float,
) -> None:
    ink = colour(context.palette.ink)
    room = QRectF(head.left(), head.top(), side, head.height()).adjusted(side * 0.06, 0, -side * 0.06, 0)
    draw_text(painter, room, players, Family.GOTHIC, capitals, ink, lines=1)
    width = (head.width() - side) / columns
    for column in range(columns):
        place = QRectF(head.left() + side + width * column, head.top(), width, head.height())
        draw_text(painter, place, str(column + 1), Family.POSTER, head.height() * 0.52, ink, lines=1)


def _paint_powers_row(
    painter: QPainter, context: PaintContext, place: QRectF, side: float, row: PowersRow, capitals: float
) -> None:
    palette = context.palette
    whose = QRectF(place.left(), place.top(), side, place.height())
    if row.at_hand:
        painter.fillRect(context.snap_rect(whose), colour(palette.ink))
    ink = colour(palette.paper if row.at_hand else palette.ink)
    draw_text(painter, whose, row.players, Family.POSTER, place.height() * 0.2, ink, lines=1)
    width = (place.width() - side) / len(row.slots)
    for number, slot in enumerate(row.slots):
        if slot.word:
            space = QRectF(whose.right() + width * number, place.top(), width, place.height())
            paint_space(painter, context, space, slot, number + 1, capitals)


_INSET = 0.052
_HEAD = 0.18
_FOOT = 0.165
# The strength of a pale number: between 2:1 and 3:1 on paper.
_PALE = 0.65
_LEGIBLE_BESIDE_A_SIGN = 0.8
"""Words that would be smaller beside their icon stand without it."""


@dataclass(frozen=True, slots=True)
class BoardPlan:
    head: QRectF
    slots: tuple[QRectF, ...]
    foot: QRectF

    def get_card_rect(self, index: int) -> QRectF:
        """Return the place of the policy of a space: the goal of a card that travels there."""
        slot = self.slots[index]
        margin = slot.height() * 0.035
        room = slot.adjusted(margin, margin, -margin, -margin)
        aspect = ASPECTS[PolicyDrawable]
        width = min(room.width(), room.height() * aspect)
        card = QRectF(0, 0, width, width / aspect)
        card.moveCenter(room.center())
        return card


def plan_board(rect: QRectF, slots: int, *, foot: bool) -> BoardPlan:
    """Divide a rectangle into a headed band, compartments and, for the Fascist board, a foot."""
    side = _get_board_side(rect)
    inset = side * _INSET
    inner = rect.adjusted(inset, inset, -inset, -inset)
    head = QRectF(inner.left(), inner.top(), inner.width(), side * _HEAD)
    below = side * _FOOT if foot else 0.0
    foot_rect = QRectF(inner.left(), inner.bottom() - below, inner.width(), below)
    height = foot_rect.top() - head.bottom()
    width = inner.width() / slots
    spaces = tuple(
        QRectF(inner.left() + index * width, head.bottom(), width, height) for index in range(slots)
    )
    return BoardPlan(head, spaces, foot_rect)


def paint_board(painter: QPainter, rect: QRectF, board: BoardDrawable, context: PaintContext) -> None:
    """Paint a row of spaces; below those of the Fascist board a foot marks where Hitler begins to win."""
    party = Party.FASCIST if board.policy is Policy.FASCIST else Party.LIBERAL
    plan = plan_board(rect, len(board.spaces), foot=board.has_foot)
    _paint_sheet(painter, context, rect, plan)
    _paint_head_with_count(
        painter, context, plan.head, BoardHeadDrawable(board.title, party), board.enacted, len(board.spaces)
    )
    if board.ringed:
        slot = plan.slots[board.ringed - 1]
        paint_frame(painter, context, slot, slot.height() * 0.035, colour(context.palette.accent))
    policy = PolicyDrawable(board.policy, board.policy_word)
    for index in range(board.enacted):
        context.draw_part(painter, plan.get_card_rect(index), policy, paint_policy)
    _paint_empty_spaces(painter, context, plan, board.spaces, board.enacted)
    if board.has_foot:
        _paint_hitler_zone(painter, context, plan, board)


def _get_board_side(rect: QRectF) -> float:
    return min(rect.height(), rect.width() / 3)


def _paint_sheet(painter: QPainter, context: PaintContext, rect: QRectF, plan: BoardPlan) -> None:
    palette = context.palette
    side = _get_board_side(rect)
    # The shadow needs a little of the rectangle; the plan's inset leaves room for it.
    room = side * 0.014
    sheet = context.snap_rect(rect.adjusted(room, room * 0.6, -room, -room * 1.4))
    radius = side * 0.012
    paint_shadow(painter, context, sheet, radius, room * 1.3)
    fill_path(painter, make_rounded_path(sheet, radius), colour(palette.paper))
    ink = colour(palette.ink)
    width, out = side * 0.012, side * 0.026
    around = plan.head.united(plan.foot).adjusted(-out, -out, out, out)
    paint_double_frame(painter, context, around, width, ink)
    for slot in plan.slots[1:]:
        painter.fillRect(
            QRectF(context.snap(slot.left()), slot.top(), context.snap_line_width(width / 2), slot.height()),
            ink,
        )


def _paint_head_with_count(
    painter: QPainter, context: PaintContext, rect: QRectF, head: BoardHeadDrawable, enacted: int, spaces: int
) -> None:
    band = context.snap_rect(rect)
    side = band.height()
    context.draw_part(painter, band, head, paint_board_head)
    count, ink = f"{enacted} / {spaces}", _get_head_ink(context, head)
    draw_text(painter, _get_count_rect(band), count, Family.POSTER, side * 0.42, ink, lines=1)
    below = colour(context.palette.ink)
    paint_rule(painter, context, band.left(), band.right(), band.bottom(), side * 0.066, below)


def _get_count_rect(band: QRectF) -> QRectF:
    side = band.height()
    return QRectF(band.right() - side * 1.5, band.top(), side * 1.3, side)


def _get_head_ink(context: PaintContext, head: BoardHeadDrawable) -> QColor:
    palette = context.palette
    return colour(palette.on_liberal if head.party is Party.LIBERAL else palette.on_fascist)


def paint_board_head(painter: QPainter, rect: QRectF, head: BoardHeadDrawable, context: PaintContext) -> None:
    """Paint icon and title on the party's colour; the count of policies comes beside them."""
    palette = context.palette
    liberal = head.party is Party.LIBERAL
    side, title = rect.height(), head.title.upper()
    painter.fillRect(rect, colour(palette.liberal if liberal else palette.fascist))
    sign = QRectF(0, 0, side * 0.86, side * 0.86)
    sign.moveCenter(QPointF(rect.left() + side * 0.58, rect.center().y()))
    words = QRectF(rect.left() + side * 1.7, rect.top(), rect.width() - side * 3.4, side)
    capitals = side * 0.5
    if not liberal:
        fitted = fit_text(title, Family.POSTER, capitals, words.width(), words.height(), lines=1)
        between = sign.right(), _get_count_rect(rect).left()
        _paint_hatched_sides(painter, context, rect, between, fitted.width / 2 + side * 0.3)
    context.paint_icon(painter, sign, PARTY_MARKS[head.party], palette.on_card, palette.card)
    draw_text(painter, words, title, Family.POSTER, capitals, _get_head_ink(context, head), lines=1)


def _paint_hatched_sides(
    painter: QPainter, context: PaintContext, band: QRectF, between: tuple[float, float], half: float
) -> None:
    """Paint the Fascist pattern left and right of the title, never under it."""
    middle = band.center().x()
    gap = band.height() * 0.2
    area = QPainterPath()
    left = QRectF(between[0] + gap, band.top(), middle - half - between[0] - gap, band.height())
    right = QRectF(middle + half, band.top(), between[1] - gap - middle - half, band.height())
    for part in (left, right):
        if part.width() > gap:
            area.addRect(part)
    step = band.height() * 0.17
    paint_hatching(painter, context, area, step, step * 0.2, colour(context.palette.on_fascist, 0.5))


def _paint_empty_spaces(
    painter: QPainter, context: PaintContext, plan: BoardPlan, slots: tuple[SpaceDrawable, ...], enacted: int
) -> None:
    empty = range(enacted, len(slots))
    words = [slots[index].word for index in empty if slots[index].word]
    room = get_space_word_rect(plan.slots[0])
    capitals = find_common_capitals(
        words, Family.GOTHIC, context.capitals(Text.LABEL), room.width(), room.height()
    )
    for index in empty:
        paint_space(painter, context, plan.slots[index], slots[index], index + 1, capitals)


def get_space_word_rect(rect: QRectF) -> QRectF:
    width, height = rect.width(), rect.height()
    return QRectF(rect.left() + width * 0.06, rect.top() + height * 0.5, width * 0.88, height * 0.34)


def paint_space(
    painter: QPainter, context: PaintContext, rect: QRectF, slot: SpaceDrawable, number: int, capitals: float
) -> None:
    palette = context.palette
    mark = Icon.WIN if slot.win else get_power_icon(slot.power) if slot.power else None
    if mark is None:
        pale = colour(palette.rule, _PALE)
        draw_text(painter, rect, str(number), Family.POSTER, rect.height() * 0.3, pale, lines=1)
        return
    side = min(rect.height() * 0.4, rect.width() * 0.7)
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(QPointF(rect.center().x(), rect.top() + rect.height() * 0.3))
    words = get_space_word_rect(rect)
    words.translate(0, rect.height() * 0.08)
    if slot.veto_word:
        # The strip at the bottom pushes the pair up.
        sign = QRectF(0, 0, side * 0.88, side * 0.88)
        sign.moveCenter(QPointF(rect.center().x(), rect.top() + rect.height() * 0.23))
        words.moveTop(rect.top() + rect.height() * 0.44)
    context.paint_icon(painter, sign, mark, palette.ink, palette.paper)
    draw_text(painter, words, slot.word, Family.GOTHIC, capitals, colour(palette.ink))
    if slot.veto_word:
        height = rect.height() * 0.21
        strip = QRectF(rect.left(), rect.bottom() - height, rect.width(), height)
        _paint_veto_strip(painter, context, strip, slot.veto_word)


def _paint_veto_strip(painter: QPainter, context: PaintContext, rect: QRectF, word: str) -> None:
    palette, strip = context.palette, context.snap_rect(rect)
    painter.fillRect(strip, colour(palette.ink))
    side = strip.height()
    capitals = min(context.capitals(Text.LABEL), side * 0.52)
    beside = side * 0.9
    fitted = fit_text(word, Family.GOTHIC, capitals, strip.width() - beside - side * 0.6, side, lines=1)
    if fitted.capitals < capitals * _LEGIBLE_BESIDE_A_SIGN:
        beside = 0.0
        fitted = fit_text(word, Family.GOTHIC, capitals, strip.width() * 0.92, side, lines=1)
    left = strip.center().x() - (fitted.width + beside) / 2
    if beside:
        sign = QRectF(left, strip.top() + side * 0.16, side * 0.68, side * 0.68)
        context.paint_icon(painter, sign, Icon.VETO, palette.paper, palette.ink)
    words = QRectF(left + beside, strip.top(), fitted.width + 1, side)
    draw_fitted(painter, words, fitted, Family.GOTHIC, colour(palette.paper))


def _paint_hitler_zone(
    painter: QPainter, context: PaintContext, plan: BoardPlan, board: BoardDrawable
) -> None:
    palette = context.palette
    start = plan.slots[min(board.zone_from, len(plan.slots)) - 1].left()
    foot = plan.foot
    ink = colour(palette.ink)
    thick = foot.height() * 0.085
    zone = context.snap_rect(QRectF(start, foot.top(), foot.right() - start, foot.height()))
    active = board.enacted >= board.zone_from
    if active:
        painter.fillRect(zone, colour(palette.fascist))
        paint_frame(painter, context, zone, thick, colour(palette.fascist_edge))
    paint_rule(painter, context, foot.left(), foot.right(), foot.top(), thick, ink)
    painter.fillRect(QRectF(zone.left(), zone.top(), context.snap_line_width(thick), zone.height()), ink)
    if board.veto_word:
        free = QRectF(foot.left(), foot.top(), start - foot.left(), foot.height())
        _paint_veto_strip(painter, context, free, board.veto_word)
    else:
        left, right = foot.left() + foot.height() * 1.2, start - foot.height() * 1.2
        paint_swelled_rule(
            painter, left, right, foot.center().y(), foot.height() * 0.12, colour(palette.rule)
        )
    side = zone.height()
    word = colour(palette.on_fascist if active else palette.ink)
    capitals = min(context.capitals(Text.LABEL), side * 0.5)
    fitted = fit_text(board.zone_word, Family.GOTHIC, capitals, zone.width() - side * 1.8, side, lines=1)
    left = zone.center().x() - (fitted.width + side * 1.15) / 2
    sign = QRectF(left, zone.top() + side * 0.07, side * 0.88, side * 0.88)
    context.paint_icon(painter, sign, Icon.HITLER, palette.on_card, palette.card)
    words = QRectF(left + side * 1.15, zone.top(), fitted.width + 1, side)
    draw_text(painter, words, board.zone_word, Family.GOTHIC, capitals, word, lines=1)
