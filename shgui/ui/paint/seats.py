"""Seat plates and the placards of the two offices."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from shgui.engine.types import Office
from shgui.ui.paint.faces import OFFICE_MARKS, ROLE_MARKS, PlacardFace, SeatFace
from shgui.ui.paint.kit import Kit
from shgui.ui.paint.signs import Mark
from shgui.ui.paint.strokes import fill, frame, outline, rounded, rule, shadow
from shgui.ui.paint.text import Fitted, draw_fitted, draw_text, fit
from shgui.ui.theme import Family, Text

_LEAST_WORD = 0.18
"""Capitals of a word, as a share of its row: where there is less room the sign stands alone."""


def placard_rect(seat: QRectF) -> QRectF:
    """Where the placard of an office lies on a seat plate: the goal of a placard that travels."""
    tab = _tab(seat)
    row = _status_row(seat)
    return QRectF(tab.right(), row.top(), row.right() - tab.right(), row.height())


def paint_placard(painter: QPainter, rect: QRectF, face: PlacardFace, kit: Kit) -> None:
    """The President's plate is ink, the Chancellor's paper; a candidate's is dashed until elected."""
    palette = kit.palette
    plate = kit.snapped(rect)
    side = plate.height()
    solid = face.office is Office.PRESIDENT and not face.proposed
    paper, ink = (palette.ink, palette.paper) if solid else (palette.raised, palette.ink)
    radius = side * 0.08
    shape = rounded(plate, radius)
    fill(painter, shape, kit.colour(paper))
    width = kit.line(side * 0.05)
    edge = rounded(plate.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius)
    outline(painter, edge, width, kit.colour(palette.ink), dashed=face.proposed)
    if not face.proposed:
        inset = width + kit.line(side * 0.05)
        frame(painter, kit, plate.adjusted(inset, inset, -inset, -inset), side * 0.025, kit.colour(ink))
    sign = QRectF(0, 0, side * 0.6, side * 0.6)
    sign.moveCenter(QPointF(plate.left() + side * 0.58, plate.center().y()))
    words = QRectF(sign.right() + side * 0.16, plate.top(), 0, plate.height())
    words.setRight(plate.right() - side * 0.24)
    fitted = fit(face.word, Family.GOTHIC, side * 0.47, words.width(), words.height(), lines=1)
    legible = fitted.capitals >= side * _LEAST_WORD
    if not legible:
        sign.moveCenter(plate.center())
    kit.mark(painter, sign, OFFICE_MARKS[face.office], ink, paper)
    if legible:
        left = Qt.AlignmentFlag.AlignLeft
        draw_fitted(painter, words, fitted, Family.GOTHIC, kit.colour(ink), align=left)


def paint_seat(painter: QPainter, rect: QRectF, face: SeatFace, kit: Kit) -> None:
    """Number, name, and below it in one row: office or what bars from it, the vote, the role at the end."""
    palette = kit.palette
    plate = kit.snapped(plate_of(rect))
    side = plate.height()
    if face.dead:
        shape = rounded(plate, side * 0.03)
        outline(painter, shape, kit.line(side * 0.018), kit.colour(palette.rule), dashed=True)
    else:
        shadow(painter, kit, plate, side * 0.02, side * 0.05)
        painter.fillRect(plate, kit.colour(palette.raised if face.on_move else palette.paper))
        width = side * (0.05 if face.on_move else 0.018)
        frame(painter, kit, plate, width, kit.colour(palette.accent if face.on_move else palette.ink))
    _number(painter, kit, rect, face)
    name = name_row(rect)
    ink = kit.colour(palette.ink_soft if face.dead else palette.ink)
    capitals = min(kit.capitals(Text.HEADLINE), side * 0.36)
    fitted = fit_name(face.name, capitals, name, side)
    draw_fitted(painter, name, fitted, Family.GOTHIC, ink, align=Qt.AlignmentFlag.AlignLeft)
    if face.dead:
        _strike(painter, kit, name, fitted, ink)
    _status(painter, kit, rect, face)


def plate_of(rect: QRectF) -> QRectF:
    """The plate inside the rectangle of a seat; the rest is for its shadow and the focus ring."""
    room = rect.height() * 0.055
    return rect.adjusted(room, room, -room, -room * 1.2)


def _tab(rect: QRectF) -> QRectF:
    plate = plate_of(rect)
    return QRectF(plate.left(), plate.top(), min(plate.height() * 0.38, plate.width() * 0.16), plate.height())


def name_row(rect: QRectF) -> QRectF:
    """The room for the name on a plate."""
    plate, tab = plate_of(rect), _tab(rect)
    gap = plate.height() * 0.1
    return QRectF(
        tab.right() + gap, plate.top(), plate.right() - tab.right() - 2 * gap, plate.height() * 0.54
    )


def _status_row(rect: QRectF) -> QRectF:
    plate, name = plate_of(rect), name_row(rect)
    top = plate.top() + plate.height() * 0.57
    return QRectF(name.left(), top, name.width(), plate.height() * 0.36)


def _number(painter: QPainter, kit: Kit, rect: QRectF, face: SeatFace) -> None:
    palette = kit.palette
    tab = kit.snapped(_tab(rect))
    ink = palette.ink_soft
    if not face.dead:
        ink = palette.on_accent if face.on_move else palette.paper
        painter.fillRect(tab, kit.colour(palette.accent if face.on_move else palette.ink))
    room = QRectF(tab.left(), tab.top(), tab.width(), name_row(rect).height())
    room.adjust(tab.width() * 0.12, 0, -tab.width() * 0.12, 0)
    draw_text(painter, room, str(face.number), Family.POSTER, tab.height() * 0.24, kit.colour(ink), lines=1)
    if face.you:
        icon = QRectF(room.left(), _status_row(rect).top(), room.width(), _status_row(rect).height())
        kit.mark(painter, icon, Mark.PLAYER, ink, palette.paper)


def fit_name(name: str, capitals: float, room: QRectF, side: float) -> Fitted:
    """In one line, or in two where a long name comes out larger so."""
    # The corner is for the tick of a plate that is chosen.
    width = room.width() - side * 0.2
    one = fit(name, Family.GOTHIC, capitals, width, room.height(), lines=1)
    two = fit(name, Family.GOTHIC, capitals, width, room.height() - side * 0.1)
    return two if two.capitals > one.capitals else one


def _strike(painter: QPainter, kit: Kit, name: QRectF, fitted: Fitted, ink: QColor) -> None:
    """A line through every line of a name."""
    for baseline in fitted.baselines:
        y = name.center().y() + baseline - fitted.middle - fitted.capitals / 2
        rule(painter, kit, name.left(), name.left() + fitted.width, y, name.height() * 0.046, ink)


def _status(painter: QPainter, kit: Kit, rect: QRectF, face: SeatFace) -> None:
    palette = kit.palette
    row = _status_row(rect)
    side = row.height()
    if face.vote is not None or face.voted:
        chip = QRectF(row.right() - side * 1.55, row.top(), side * 1.55, side)
        row.setRight(chip.left() - side * 0.15)
        _vote(painter, kit, chip, face)
    if face.role is not None:
        sign = QRectF(row.left(), row.top(), side, side)
        kit.mark(painter, sign, ROLE_MARKS[face.role], palette.on_card, palette.card)
        _note(painter, kit, row, face.role_word)
    elif face.dead:
        kit.mark(painter, QRectF(row.left(), row.top(), side, side), Mark.DEAD, palette.ink, palette.ground)
        _note(painter, kit, row, face.dead_word)
    elif face.office is not None:
        paint_placard(painter, row, PlacardFace(face.office, face.office_word, face.proposed), kit)
    elif face.limited is not None:
        # Beside a vote the words need the room more than the sign does.
        beside = face.vote is not None or face.voted
        share = 0.72 if beside else 0.86
        sign = QRectF(row.left(), row.top() + side * (1 - share) / 2, side * share, side * share)
        if not beside:
            sign.translate(side * (1 - share) / 2, 0)
        kit.mark(painter, sign, Mark.LIMITED, palette.ink, palette.paper)
        _note(painter, kit, row, face.limited_word, 0.84 if beside else 1.2)
    elif face.you_word:
        _note(painter, kit, row.adjusted(-side * 1.2, 0, 0, 0), face.you_word)
    else:
        # A form not yet filled in.
        y = row.top() + side * 0.72
        rule(painter, kit, row.left(), row.right(), y, side * 0.02, kit.colour(palette.hairline))


def _note(painter: QPainter, kit: Kit, row: QRectF, word: str, indent: float = 1.2) -> None:
    room = row.adjusted(row.height() * indent, 0, 0, 0)
    capitals = min(kit.capitals(Text.LABEL), row.height() * 0.5)
    fitted = fit(word, Family.GOTHIC, capitals, room.width(), room.height())
    if fitted.capitals >= row.height() * _LEAST_WORD:
        ink = kit.colour(kit.palette.ink_soft)
        draw_fitted(painter, room, fitted, Family.GOTHIC, ink, align=Qt.AlignmentFlag.AlignLeft)


def _vote(painter: QPainter, kit: Kit, rect: QRectF, face: SeatFace) -> None:
    palette = kit.palette
    chip = kit.snapped(rect)
    side = chip.height()
    if face.vote is None:
        kit.mark(painter, chip, Mark.VOTED, palette.ink, palette.paper)
        return
    paper, ink = (palette.card, palette.on_card) if face.vote else (palette.on_card, palette.card)
    painter.fillRect(chip, kit.colour(paper))
    # On a dark plate a black slip needs a pale edge, on a pale one a white slip a dark edge.
    frame(painter, kit, chip, side * 0.055, kit.colour(palette.ink if face.vote else palette.rule))
    room = chip.adjusted(side * 0.14, side * 0.06, -side * 0.14, -side * 0.06)
    if face.vote_word:
        draw_text(painter, room, face.vote_word, Family.POSTER, side * 0.5, kit.colour(ink), lines=1)
    else:
        kit.mark(painter, room, Mark.JA if face.vote else Mark.NEIN, ink, paper)
