"""The two boards, with what is enacted and what is still to come.

A board is a printed table of compartments under a headed band. Policies lie on the compartments; those still
empty show what they bring, so that nobody has to remember it.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from shgui.engine.types import Policy
from shgui.ui.paint.cards import paint_policy
from shgui.ui.paint.faces import (
    ASPECTS,
    POWER_MARKS,
    FascistBoardFace,
    LiberalBoardFace,
    Mark,
    PolicyFace,
    Slot,
)
from shgui.ui.paint.kit import Kit
from shgui.ui.paint.strokes import double_frame, fill, frame, hatch, rounded, rule, shadow
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text

_INSET = 0.05
_HEAD = 0.17
_FOOT = 0.14


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """Where the parts of a board lie in its rectangle."""

    head: QRectF
    slots: tuple[QRectF, ...]
    foot: QRectF

    def card(self, index: int) -> QRectF:
        """Where the policy of a slot lies: the goal of a card that travels there."""
        slot = self.slots[index]
        margin = slot.height() * 0.035
        room = slot.adjusted(margin, margin, -margin, -margin)
        aspect = ASPECTS[PolicyFace]
        width = min(room.width(), room.height() * aspect)
        card = QRectF(0, 0, width, width / aspect)
        card.moveCenter(room.center())
        return card


def plan_board(rect: QRectF, slots: int, *, foot: bool) -> BoardPlan:
    """Divide a rectangle into a headed band, compartments and, for the Fascist board, a foot."""
    side = min(rect.height(), rect.width() / 3)
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


def paint_liberal_board(painter: QPainter, rect: QRectF, face: LiberalBoardFace, kit: Kit) -> None:
    """Five spaces in a row; the last wins."""
    plan = plan_board(rect, face.spaces, foot=False)
    _sheet(painter, kit, rect, plan, face.title, Mark.LIBERAL)
    for index in range(face.spaces):
        if index < face.enacted:
            paint_policy(painter, plan.card(index), PolicyFace(Policy.LIBERAL, face.policy_word), kit)
        else:
            last = index == face.spaces - 1
            slot = Slot(face.win_word, win=True) if last else Slot()
            _compartment(painter, kit, plan.slots[index], slot, index + 1)


def paint_fascist_board(painter: QPainter, rect: QRectF, face: FascistBoardFace, kit: Kit) -> None:
    """Six spaces with the powers they bring; the foot marks where the crowned serpent begins to win."""
    plan = plan_board(rect, len(face.slots), foot=True)
    _sheet(painter, kit, rect, plan, face.title, Mark.FASCIST)
    for index, slot in enumerate(face.slots):
        if index < face.enacted:
            paint_policy(painter, plan.card(index), PolicyFace(Policy.FASCIST, face.policy_word), kit)
        else:
            _compartment(painter, kit, plan.slots[index], slot, index + 1)
    _zone(painter, kit, plan, face)


def _sheet(painter: QPainter, kit: Kit, rect: QRectF, plan: BoardPlan, title: str, mark: Mark) -> None:
    palette = kit.palette
    sheet = kit.snapped(rect)
    side = plan.head.height() / _HEAD
    radius = side * 0.015
    shadow(painter, kit, sheet, radius, side * 0.02)
    fill(painter, rounded(sheet, radius), kit.colour(palette.paper))
    ink = kit.colour(palette.ink)
    inset = side * 0.018
    double_frame(painter, kit, sheet.adjusted(inset, inset, -inset, -inset), side * 0.012, ink)
    liberal = mark is Mark.LIBERAL
    band = kit.snapped(plan.head)
    painter.fillRect(band, kit.colour(palette.liberal if liberal else palette.fascist))
    on_band = palette.on_liberal if liberal else palette.on_fascist
    if not liberal:
        area = QPainterPath()
        area.addRect(band)
        step = band.height() * 0.16
        hatch(painter, kit, area, step, step * 0.16, kit.colour(palette.on_fascist, 0.3))
    thick = side * 0.012
    rule(painter, kit, band.left(), band.right(), band.bottom(), thick, ink)
    for slot in plan.slots[1:]:
        left = kit.snap(slot.left())
        painter.fillRect(QRectF(left, band.bottom(), kit.line(thick / 2), slot.height()), ink)
    sign = QRectF(0, 0, band.height() * 0.9, band.height() * 0.9)
    sign.moveCenter(QPointF(band.left() + band.height() * 0.62, band.center().y()))
    kit.mark(painter, sign, mark, palette.on_card, palette.card)
    words = band.adjusted(band.height() * 1.2, 0, -band.height() * 1.2, 0)
    if not liberal:
        # Letters stand on plain colour; hatching behind them would nibble at their edges.
        fitted_room = words.adjusted(0, band.height() * 0.12, 0, -band.height() * 0.12)
        words = fitted_room
    draw_text(
        painter, words, title.upper(), Family.POSTER, band.height() * 0.52, kit.colour(on_band), lines=1
    )


def _compartment(painter: QPainter, kit: Kit, rect: QRectF, slot: Slot, number: int) -> None:
    """An empty space: its sign, its word, or just its number in the background."""
    palette = kit.palette
    side = min(rect.height(), rect.width() * 1.25)
    margin = side * 0.06
    room = rect.adjusted(margin, margin, -margin, -margin)
    ink = kit.colour(palette.ink)
    mark = Mark.WIN if slot.win else POWER_MARKS[slot.power] if slot.power else None
    if mark is None:
        ghost = QRectF(0, 0, side * 0.5, side * 0.5)
        ghost.moveCenter(rect.center())
        draw_text(
            painter, ghost, str(number), Family.POSTER, side * 0.3, kit.colour(palette.hairline), lines=1
        )
        return
    words_height = room.height() * (0.5 if slot.veto_word else 0.42)
    sign_side = min(room.height() - words_height, room.width() * 0.62)
    sign = QRectF(0, 0, sign_side, sign_side)
    sign.moveCenter(QPointF(room.center().x(), room.top() + (room.height() - words_height) / 2))
    kit.mark(painter, sign, mark, palette.ink, palette.paper)
    words = QRectF(room.left(), room.bottom() - words_height, room.width(), words_height)
    words.setTop(words.top() + margin * 0.4)
    if slot.veto_word:
        veto = QRectF(
            words.left(), words.bottom() - words.height() * 0.34, words.width(), words.height() * 0.34
        )
        words.setBottom(veto.top() - margin * 0.3)
        painter.fillRect(kit.snapped(veto), ink)
        icon = QRectF(veto.left() + margin * 0.4, veto.top(), veto.height(), veto.height())
        inset = veto.height() * 0.14
        icon.adjust(inset, inset, -inset, -inset)
        kit.mark(painter, icon, Mark.VETO, palette.paper, palette.ink)
        text = QRectF(icon.right(), veto.top(), veto.right() - icon.right() - margin * 0.4, veto.height())
        draw_text(
            painter,
            text,
            slot.veto_word,
            Family.GOTHIC,
            min(kit.capitals(Text.LABEL), veto.height() * 0.5),
            kit.colour(palette.paper),
            lines=1,
        )
    draw_text(painter, words, slot.word, Family.GOTHIC, kit.capitals(Text.LABEL), ink)


def _zone(painter: QPainter, kit: Kit, plan: BoardPlan, face: FascistBoardFace) -> None:
    palette = kit.palette
    start = plan.slots[min(face.zone_from, len(plan.slots) - 1)].left()
    foot = plan.foot
    ink = kit.colour(palette.ink)
    thick = foot.height() * 0.08
    rule(painter, kit, foot.left(), foot.right(), foot.top(), thick, ink)
    zone = kit.snapped(QRectF(start, foot.top(), foot.right() - start, foot.height()))
    active = face.enacted >= face.zone_from
    paper, word = (palette.fascist, palette.on_fascist) if active else (palette.paper, palette.ink)
    painter.fillRect(zone, kit.colour(paper))
    frame(painter, kit, zone, thick, ink)
    sign = QRectF(0, 0, zone.height() * 0.86, zone.height() * 0.86)
    sign.moveCenter(QPointF(zone.left() + zone.height() * 0.62, zone.center().y()))
    kit.mark(painter, sign, Mark.HITLER, palette.on_card, palette.card)
    text = zone.adjusted(zone.height() * 1.2, 0, -zone.height() * 0.3, 0)
    draw_text(
        painter,
        text,
        face.zone_word,
        Family.GOTHIC,
        min(kit.capitals(Text.LABEL), zone.height() * 0.44),
        kit.colour(word),
        lines=1,
    )
