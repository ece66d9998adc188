"""Seat plates and the placards of the two offices."""

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from shgui.engine.types import Office
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.faces import OFFICE_MARKS, PlacardFace, SeatFace, SeatSetting, Status
from shgui.ui.paint.signs import Mark
from shgui.ui.paint.strokes import fill, frame, outline, rounded, rule, shadow
from shgui.ui.paint.text import Fitted, draw_fitted, draw_text, fit
from shgui.ui.theme import Family, Text, Theme

_LEAST_WORD = 0.22
"""Capitals of a word, as a share of its row: where there is less room the sign stands alone.

Nor is a word ever much smaller than the smallest text of a page."""
_ALIKE = 0.65
"""Names take the size of the smallest, unless that is less than this part of the largest."""


def placard_rect(seat: QRectF) -> QRectF:
    """Where the placard of an office lies on a seat plate: the goal of a placard that travels."""
    tab = _tab(seat)
    row = _status_row(seat)
    return QRectF(tab.right(), row.top(), row.right() - tab.right(), row.height())


def paint_placard(painter: QPainter, rect: QRectF, face: PlacardFace, context: PaintContext) -> None:
    """The President's plate is ink, the Chancellor's paper; a candidate's is dashed until elected."""
    palette = context.palette
    plate = context.snapped(rect)
    side = plate.height()
    solid = face.office is Office.PRESIDENT and not face.proposed
    paper, ink = (palette.ink, palette.paper) if solid else (palette.raised, palette.ink)
    radius = side * 0.08
    shape = rounded(plate, radius)
    fill(painter, shape, context.colour(paper))
    width = context.line(side * 0.05)
    edge = rounded(plate.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius)
    outline(painter, edge, width, context.colour(palette.ink), dashed=face.proposed)
    if not face.proposed:
        inset = width + context.line(side * 0.05)
        frame(
            painter, context, plate.adjusted(inset, inset, -inset, -inset), side * 0.025, context.colour(ink)
        )
    fitted = None if face.wordless else _placard_word(context.theme, plate, face.word)
    sign = _placard_sign(plate)
    if fitted is None:
        sign.moveCenter(plate.center())
    context.mark(painter, sign, OFFICE_MARKS[face.office], ink, paper)
    if fitted is not None:
        left = Qt.AlignmentFlag.AlignLeft
        draw_fitted(painter, _placard_room(plate), fitted, Family.GOTHIC, context.colour(ink), align=left)


def _placard_sign(plate: QRectF) -> QRectF:
    side = plate.height()
    sign = QRectF(0, 0, side * 0.6, side * 0.6)
    sign.moveCenter(QPointF(plate.left() + side * 0.58, plate.center().y()))
    return sign


def _placard_room(plate: QRectF) -> QRectF:
    """The room for the word, right of the sign."""
    side = plate.height()
    left = _placard_sign(plate).right() + side * 0.16
    return QRectF(left, plate.top(), plate.right() - side * 0.24 - left, side)


def _placard_word(theme: Theme, plate: QRectF, word: str) -> Fitted | None:
    room = _placard_room(plate)
    fitted = fit(word, Family.GOTHIC, plate.height() * 0.47, room.width(), room.height(), lines=1)
    return _if_legible(theme, fitted, plate)


def paint_seat(painter: QPainter, rect: QRectF, face: SeatFace, context: PaintContext) -> None:
    """Number, name, and below it in one row: office or what bars from it, and the vote."""
    palette = context.palette
    plate = context.snapped(plate_of(rect))
    side = plate.height()
    if face.dead:
        shape = rounded(plate, side * 0.03)
        outline(painter, shape, context.line(side * 0.018), context.colour(palette.rule), dashed=True)
    else:
        shadow(painter, context, plate, side * 0.02, side * 0.05)
        painter.fillRect(plate, context.colour(palette.raised if face.on_move else palette.paper))
        width = side * (0.05 if face.on_move else 0.018)
        frame(painter, context, plate, width, context.colour(palette.accent if face.on_move else palette.ink))
    _number(painter, context, rect, face)
    name = name_row(rect)
    ink = context.colour(palette.ink_soft if face.dead else palette.ink)
    largest = min(face.setting.largest, _name_capitals(context.theme, side))
    fitted = fit_name(face.name, largest, name, side)
    draw_fitted(painter, name, fitted, Family.GOTHIC, ink, align=Qt.AlignmentFlag.AlignLeft)
    if face.dead:
        _strike(painter, context, name, fitted, ink)
    _status(painter, context, rect, face)


def common_setting(plates: Sequence[tuple[QRectF, SeatFace]], theme: Theme) -> SeatSetting:
    """One size for all names but those far longer than the others; words on all plates or on none."""
    sizes = [_largest_name(rect, face, theme) for rect, face in plates]
    alike = [size for size in sizes if size >= max(sizes) * _ALIKE]
    wordless = {face.status for rect, face in plates if not _has_word(theme, rect, face)}
    return SeatSetting(min(alike, default=inf), frozenset(wordless - {Status.NONE}))


def _largest_name(rect: QRectF, face: SeatFace, theme: Theme) -> float:
    side = plate_of(rect).height()
    return fit_name(face.name, _name_capitals(theme, side), name_row(rect), side).capitals


def _name_capitals(theme: Theme, side: float) -> float:
    return min(theme.type.capitals(Text.HEADLINE), side * 0.36)


def _has_word(theme: Theme, rect: QRectF, face: SeatFace) -> bool:
    if face.status is Status.OFFICE:
        return _placard_word(theme, _words_row(rect, face), face.office_word) is not None
    return _note_word(theme, rect, face) is not None


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


def _number(painter: QPainter, context: PaintContext, rect: QRectF, face: SeatFace) -> None:
    palette = context.palette
    tab = context.snapped(_tab(rect))
    ink = palette.ink_soft
    if not face.dead:
        ink = palette.on_accent if face.on_move else palette.paper
        painter.fillRect(tab, context.colour(palette.accent if face.on_move else palette.ink))
    room = QRectF(tab.left(), tab.top(), tab.width(), name_row(rect).height())
    room.adjust(tab.width() * 0.12, 0, -tab.width() * 0.12, 0)
    draw_text(
        painter, room, str(face.number), Family.POSTER, tab.height() * 0.24, context.colour(ink), lines=1
    )


def fit_name(name: str, capitals: float, room: QRectF, side: float) -> Fitted:
    """In one line, or in two where a long name comes out larger so."""
    # The corner is for the tick of a plate that is chosen.
    width = room.width() - side * 0.2
    one = fit(name, Family.GOTHIC, capitals, width, room.height(), lines=1)
    two = fit(name, Family.GOTHIC, capitals, width, room.height() - side * 0.1)
    return two if two.capitals > one.capitals else one


def _strike(painter: QPainter, context: PaintContext, name: QRectF, fitted: Fitted, ink: QColor) -> None:
    """A line through every line of a name."""
    for baseline in fitted.baselines:
        y = name.center().y() + baseline - fitted.middle - fitted.capitals / 2
        rule(painter, context, name.left(), name.left() + fitted.width, y, name.height() * 0.046, ink)


def _status(painter: QPainter, context: PaintContext, rect: QRectF, face: SeatFace) -> None:
    palette = context.palette
    if _says_vote(face):
        _vote(painter, context, _chip(rect), face)
    row = _words_row(rect, face)
    side = row.height()
    sign = QRectF(row.left(), row.top(), side, side)
    if face.dead:
        context.mark(painter, sign, Mark.DEAD, palette.ink, palette.ground)
    elif face.office is not None:
        wordless = Status.OFFICE in face.setting.wordless
        paint_placard(
            painter, row, PlacardFace(face.office, face.office_word, face.proposed, wordless), context
        )
    elif face.limited is not None:
        # Beside a vote the words need the room more than the sign does.
        share = 0.72 if _says_vote(face) else 0.86
        inset = side * (1 - share) / 2
        smaller = sign.adjusted(inset, inset, -inset, -inset)
        if _says_vote(face):
            smaller.moveLeft(row.left())
        context.mark(painter, smaller, Mark.LIMITED, palette.ink, palette.paper)
    elif face.status is Status.NONE:
        # A form not yet filled in.
        y = row.top() + side * 0.72
        rule(painter, context, row.left(), row.right(), y, side * 0.02, context.colour(palette.hairline))
    if face.status is not Status.OFFICE and face.status not in face.setting.wordless:
        _note(painter, context, rect, face)


def _says_vote(face: SeatFace) -> bool:
    """How the dead voted in their last round is less than that they are dead."""
    return (face.vote is not None or face.voted) and not face.dead


def _chip(rect: QRectF) -> QRectF:
    row = _status_row(rect)
    width = row.height() * 1.55
    return QRectF(row.right() - width, row.top(), width, row.height())


def _words_row(rect: QRectF, face: SeatFace) -> QRectF:
    """The lower row, as far as a vote leaves it free."""
    row = _status_row(rect)
    if _says_vote(face):
        row.setRight(_chip(rect).left() - row.height() * 0.15)
    return row


def _note_room(rect: QRectF, face: SeatFace) -> QRectF:
    row = _words_row(rect, face)
    # Behind the sign.
    indent = 0.84 if face.limited is not None and _says_vote(face) else 1.2
    return row.adjusted(row.height() * indent, 0, 0, 0)


def _note_word(theme: Theme, rect: QRectF, face: SeatFace) -> Fitted | None:
    words = {
        Status.DEAD: face.dead_word,
        Status.LIMITED: face.limited_word,
    }
    if face.status not in words:
        return None
    room = _note_room(rect, face)
    capitals = min(theme.type.capitals(Text.LABEL), room.height() * 0.5)
    fitted = fit(words[face.status], Family.GOTHIC, capitals, room.width(), room.height())
    return _if_legible(theme, fitted, room)


def _if_legible(theme: Theme, fitted: Fitted, row: QRectF) -> Fitted | None:
    """Nothing where nobody could read it."""
    least = max(row.height() * _LEAST_WORD, theme.type.capitals(Text.CAPTION) * 0.9)
    return fitted if fitted.capitals >= least else None


def _note(painter: QPainter, context: PaintContext, rect: QRectF, face: SeatFace) -> None:
    fitted = _note_word(context.theme, rect, face)
    if fitted is not None:
        ink = context.colour(context.palette.ink_soft)
        room = _note_room(rect, face)
        draw_fitted(painter, room, fitted, Family.GOTHIC, ink, align=Qt.AlignmentFlag.AlignLeft)


def _vote(painter: QPainter, context: PaintContext, rect: QRectF, face: SeatFace) -> None:
    palette = context.palette
    chip = context.snapped(rect)
    side = chip.height()
    if face.vote is None:
        context.mark(painter, chip, Mark.VOTED, palette.ink, palette.paper)
        return
    paper, ink = (palette.card, palette.on_card) if face.vote else (palette.on_card, palette.card)
    painter.fillRect(chip, context.colour(paper))
    # On a dark plate a black slip needs a pale edge, on a pale one a white slip a dark edge.
    frame(painter, context, chip, side * 0.055, context.colour(palette.ink if face.vote else palette.rule))
    room = chip.adjusted(side * 0.14, side * 0.06, -side * 0.14, -side * 0.06)
    if face.vote_word:
        draw_text(painter, room, face.vote_word, Family.POSTER, side * 0.5, context.colour(ink), lines=1)
    else:
        context.mark(painter, room, Mark.JA if face.vote else Mark.NEIN, ink, paper)
