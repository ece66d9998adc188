"""Painting the plates of seats."""

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from shgui.engine.types import Office
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import (
    OFFICE_MARKS,
    PlacardDrawable,
    PlateDrawable,
    SeatDrawable,
    SeatLettering,
    SeatOffer,
    SeatStatus,
)
from shgui.ui.paint.icons import CRESTS, Icon
from shgui.ui.paint.ink import fill_path
from shgui.ui.paint.strokes import make_rounded_path, paint_edge, paint_frame, paint_rule, paint_shadow
from shgui.ui.paint.text import FittedText, draw_fitted, draw_text, fit_text
from shgui.ui.theme import Family, Text, Theme, colour

_LEAST_WORD = 0.22
"""The smallest capitals of a word, as a part of its row: with less room the icon stands alone."""


def paint_placard(painter: QPainter, rect: QRectF, placard: PlacardDrawable, context: PaintContext) -> None:
    """Paint the President's placard in ink, the Chancellor's in paper; a candidate's is dashed."""
    palette = context.palette
    plate = context.snap_rect(rect)
    side = plate.height()
    solid = placard.office is Office.PRESIDENT and not placard.proposed
    paper, ink = (palette.ink, palette.paper) if solid else (palette.raised, palette.ink)
    radius = side * 0.08
    shape = make_rounded_path(plate, radius)
    fill_path(painter, shape, colour(paper))
    width = context.snap_line_width(side * 0.05)
    paint_edge(painter, plate, radius, width, colour(palette.ink), dashed=placard.proposed)
    if not placard.proposed:
        inset = width + context.snap_line_width(side * 0.05)
        paint_frame(painter, context, plate.adjusted(inset, inset, -inset, -inset), side * 0.025, colour(ink))
    fitted = None if placard.wordless else fit_placard_word(context.theme, plate, placard.word)
    sign = _get_placard_icon_rect(plate)
    if fitted is None:
        sign.moveCenter(plate.center())
    context.paint_icon(painter, sign, OFFICE_MARKS[placard.office], ink, paper)
    if fitted is not None:
        left = Qt.AlignmentFlag.AlignLeft
        draw_fitted(painter, _get_placard_word_rect(plate), fitted, Family.GOTHIC, colour(ink), align=left)


def fit_placard_word(theme: Theme, plate: QRectF, word: str) -> FittedText | None:
    """Fit the word of a placard; None where it would be too small to read."""
    room = _get_placard_word_rect(plate)
    fitted = fit_text(word, Family.GOTHIC, plate.height() * 0.47, room.width(), room.height(), lines=1)
    return drop_illegible(theme, fitted, plate)


def drop_illegible(theme: Theme, fitted: FittedText, row: QRectF) -> FittedText | None:
    """Return None where the word would be too small to read."""
    least = max(row.height() * _LEAST_WORD, theme.type.as_drawn.capitals(Text.CAPTION) * 0.9)
    return fitted if fitted.capitals >= least else None


def _get_placard_icon_rect(plate: QRectF) -> QRectF:
    side = plate.height()
    sign = QRectF(0, 0, side * 0.6, side * 0.6)
    sign.moveCenter(QPointF(plate.left() + side * 0.58, plate.center().y()))
    return sign


def _get_placard_word_rect(plate: QRectF) -> QRectF:
    side = plate.height()
    left = _get_placard_icon_rect(plate).right() + side * 0.16
    return QRectF(left, plate.top(), plate.right() - side * 0.24 - left, side)


_FRAMES = {SeatOffer.OPEN: 0.055, SeatOffer.CHOSEN: 0.095}
"""The weight of the frame of a plate that can be chosen, as a part of its height."""
_OUTSIDE = 0.03
_NAME_BELOW = 0.07
"""The gap between a capital's accent and the edge of the plate, clear of every frame."""
_HIGHEST_LETTER = 0.43
"""The highest letter: names with an accent stay near the line of others, and off the office."""
_TWO_SIGNS = 0.43
"""The place of two icons below the number, as a part of the height of the plate."""
_ALIKE = 0.65
"""Names take the size of the smallest, unless that is less than this part of the largest."""


def get_placard_rect(seat: QRectF, *, beside_vote: bool = False) -> QRectF:
    row = _get_status_row(seat)
    beside = get_vote_rect(seat).left() - row.height() * 0.15
    # On a plate that is too narrow for both, the placard is above the vote.
    if beside_vote and beside > row.left():
        row.setRight(beside)
    return row


def get_vote_rect(seat: QRectF) -> QRectF:
    row = _get_status_row(seat)
    width = row.height() * 1.55
    return QRectF(row.right() - width, row.top(), width, row.height())


def paint_seat(painter: QPainter, rect: QRectF, drawable: SeatDrawable, context: PaintContext) -> None:
    """Paint number and name, and below it in one row status and vote."""
    palette, seat = context.palette, drawable.scene
    plate = context.snap_rect(get_plate_rect(rect))
    side = plate.height()
    context.draw_part(painter, rect, PlateDrawable(seat.on_move, drawable.recedes), paint_plate)
    _paint_tab(painter, context, rect, drawable)
    name = get_name_row(rect)
    ink = colour(palette.ink_soft if drawable.recedes else palette.ink)
    largest = min(drawable.setting.largest, _get_name_capitals(context.theme, side))
    fitted = fit_name(seat.name, largest, name, side)
    place = get_name_place(rect, fitted)
    draw_fitted(painter, place, fitted, Family.GOTHIC, ink, align=Qt.AlignmentFlag.AlignLeft)
    if seat.dead:
        for baseline in fitted.baselines:
            y = place.top() + baseline - fitted.capitals / 2
            paint_rule(painter, context, place.left(), place.left() + fitted.width, y, side * 0.025, ink)
    _paint_status(painter, context, rect, drawable)
    if drawable.offer in _FRAMES:
        paint_offer(painter, context, plate, drawable.offer)


def paint_plate(painter: QPainter, rect: QRectF, drawable: PlateDrawable, context: PaintContext) -> None:
    """Paint an empty plate; where it recedes, only its dashed outline."""
    palette = context.palette
    plate = context.snap_rect(get_plate_rect(rect))
    side = plate.height()
    if drawable.recedes:
        width = context.snap_line_width(side * 0.018)
        paint_edge(painter, plate, side * 0.03, width, colour(palette.rule), dashed=True)
        return
    ink = colour(palette.accent if drawable.on_move else palette.ink)
    paint_shadow(painter, context, plate, side * 0.02, side * 0.05)
    painter.fillRect(plate, colour(palette.raised if drawable.on_move else palette.paper))
    paint_frame(painter, context, plate, side * (0.05 if drawable.on_move else 0.018), ink)
    painter.fillRect(context.snap_rect(_get_tab_rect(rect)), ink)


def paint_offer(painter: QPainter, context: PaintContext, plate: QRectF, offer: SeatOffer) -> None:
    """Paint a heavy frame and a ring at its corner, seen from across the room; inked when chosen."""
    palette, side = context.palette, plate.height()
    ink = colour(palette.ink)
    out = context.snap_line_width(side * _OUTSIDE)
    paint_frame(painter, context, plate.adjusted(-out, -out, out, out), side * _FRAMES[offer], ink)
    disc = QRectF(0, 0, side * 0.35, side * 0.35)
    disc.moveCenter(QPointF(plate.right() - side * 0.13, plate.top() + side * 0.12))
    ring = QPainterPath()
    ring.addEllipse(disc)
    fill_path(painter, ring, ink)
    if offer is SeatOffer.CHOSEN:
        inset = side * 0.06
        inside = disc.adjusted(inset, inset, -inset, -inset)
        context.paint_icon(painter, inside, Icon.CHECK, palette.paper, palette.ink)
        return
    line = side * _FRAMES[offer]
    hole = QPainterPath()
    hole.addEllipse(disc.adjusted(line, line, -line, -line))
    fill_path(painter, hole, colour(palette.raised))


def find_common_lettering(plates: Sequence[tuple[QRectF, SeatDrawable]], theme: Theme) -> SeatLettering:
    """Return one size for all names but far longer ones, and whether words stand on all plates or on none."""
    sizes = []
    for rect, drawable in plates:
        side = get_plate_rect(rect).height()
        most = _get_name_capitals(theme, side)
        sizes.append(fit_name(drawable.scene.name, most, get_name_row(rect), side).capitals)
    alike = [size for size in sizes if size >= max(sizes) * _ALIKE]
    wordless = {plate.status for rect, plate in plates if _fit_status_word(theme, rect, plate) is None}
    return SeatLettering(min(alike, default=inf), frozenset(wordless - {SeatStatus.NONE}))


def _get_name_capitals(theme: Theme, side: float) -> float:
    return min(theme.type.capitals(Text.HEADLINE), side * 0.36)


def _fit_status_word(theme: Theme, rect: QRectF, plate: SeatDrawable) -> FittedText | None:
    if plate.status is SeatStatus.OFFICE:
        return fit_placard_word(theme, _get_free_status_row(rect, plate), plate.word)
    return _fit_note(theme, rect, plate)


def get_plate_rect(rect: QRectF) -> QRectF:
    """Return the plate inside the rectangle of a seat; the rest is for its shadow and the focus ring."""
    room = rect.height() * 0.055
    return rect.adjusted(room, room, -room, -room * 1.2)


def _get_tab_rect(rect: QRectF) -> QRectF:
    plate = get_plate_rect(rect)
    return QRectF(plate.left(), plate.top(), min(plate.height() * 0.38, plate.width() * 0.16), plate.height())


def get_name_row(rect: QRectF) -> QRectF:
    plate, tab = get_plate_rect(rect), _get_tab_rect(rect)
    gap = plate.height() * 0.1
    return QRectF(
        tab.right() + gap, plate.top(), plate.right() - tab.right() - 2 * gap, plate.height() * 0.54
    )


def get_name_place(rect: QRectF, fitted: FittedText) -> QRectF:
    """Return the place of the name: in the middle, but clear of frame and office."""
    plate, room = get_plate_rect(rect), get_name_row(rect)
    top = max(room.center().y() - fitted.middle, plate.top() + plate.height() * _NAME_BELOW)
    return QRectF(room.left(), min(top, room.bottom() - fitted.height), room.width(), fitted.height)


def _get_status_row(rect: QRectF) -> QRectF:
    plate, name = get_plate_rect(rect), get_name_row(rect)
    top = plate.top() + plate.height() * 0.57
    return QRectF(name.left(), top, name.width(), plate.height() * 0.36)


def _paint_tab(painter: QPainter, context: PaintContext, rect: QRectF, plate: SeatDrawable) -> None:
    """Paint the number, and below it the icons of lasting facts."""
    palette, seat = context.palette, plate.scene
    tab = context.snap_rect(_get_tab_rect(rect))
    ink = palette.ink_soft
    if not plate.recedes:
        ink = palette.on_accent if seat.on_move else palette.paper
    room = QRectF(tab.left(), tab.top(), tab.width(), get_name_row(rect).height())
    room.adjust(tab.width() * 0.12, 0, -tab.width() * 0.12, 0)
    draw_text(painter, room, str(seat.number), Family.POSTER, tab.height() * 0.24, colour(ink), lines=1)
    paper = palette.accent if seat.on_move else palette.paper if plate.recedes else palette.ink
    signs = [
        sign
        for sign, holds in (
            (Icon.PHONE, seat.away),
            (Icon.BOT, seat.bot),
            # The lower row changes; facts that everyone knows keep their place here.
            (Icon.HITLER, seat.hitler),
            (Icon.NOT_HITLER, seat.cleared),
            (Icon.INVESTIGATE, seat.investigated),
        )
        if holds
    ]
    for sign, place in zip(signs, _place_tab_icons(rect, room, len(signs)), strict=True):
        # Icons of parties are painted as on a card.
        inks = (palette.on_card, palette.card) if sign in CRESTS else (ink, paper)
        context.paint_icon(painter, place, sign, *inks)


def _place_tab_icons(rect: QRectF, room: QRectF, count: int) -> list[QRectF]:
    """Return the places of icons on the tab: one in the lower row, two from the number on."""
    row = _get_status_row(rect)
    if count < 2:
        return [QRectF(room.left(), row.top(), room.width(), row.height())] * count
    top = get_plate_rect(rect).top() + get_plate_rect(rect).height() * _TWO_SIGNS
    each = (row.bottom() - top) / count
    gap = each * 0.04
    return [
        QRectF(room.left(), top + place * each + gap, room.width(), each - 2 * gap) for place in range(count)
    ]


def fit_name(name: str, capitals: float, room: QRectF, side: float) -> FittedText:
    """Fit a name in one line, or in two where a long one comes out larger."""
    # The corner is for the tick of a plate that is chosen.
    width = room.width() - side * 0.2
    height = room.height() - side * _NAME_BELOW
    one = fit_text(name, Family.GOTHIC, capitals, width, height, lines=1)
    rise = one.baselines[0]
    if rise > side * _HIGHEST_LETTER:
        capitals = one.capitals * side * _HIGHEST_LETTER / rise
        one = fit_text(name, Family.GOTHIC, capitals, width, height, lines=1)
    two = fit_text(name, Family.GOTHIC, capitals, width, room.height() - side * 0.1)
    return two if two.capitals > one.capitals else one


def _paint_status(painter: QPainter, context: PaintContext, rect: QRectF, plate: SeatDrawable) -> None:
    palette, seat = context.palette, plate.scene
    if _shows_vote(plate):
        _paint_vote(painter, context, get_vote_rect(rect), plate)
    row = _get_free_status_row(rect, plate)
    side = row.height()
    sign = QRectF(row.left(), row.top(), side, side)
    if seat.dead:
        context.paint_icon(painter, sign, Icon.DEAD, palette.ink, palette.ground)
    elif seat.office is not None:
        wordless = SeatStatus.OFFICE in plate.setting.wordless
        paint_placard(
            painter, row, PlacardDrawable(seat.office, plate.word, seat.proposed, wordless), context
        )
    elif seat.limited is not None:
        # Beside a vote the words need the room more than the sign does.
        share = 0.72 if _shows_vote(plate) else 0.86
        inset = side * (1 - share) / 2
        smaller = sign.adjusted(inset, inset, -inset, -inset)
        if _shows_vote(plate):
            smaller.moveLeft(row.left())
        context.paint_icon(painter, smaller, Icon.LIMITED, palette.ink, palette.paper)
    elif plate.status is SeatStatus.NONE or plate.status in plate.setting.wordless:
        # An empty form.
        y = row.top() + side * 0.72
        paint_rule(painter, context, row.left(), row.right(), y, side * 0.02, colour(palette.hairline))
    if plate.status in (SeatStatus.OFFICE, *plate.setting.wordless):
        return
    fitted = _fit_note(context.theme, rect, plate)
    if fitted is not None:
        soft, left = colour(palette.ink_soft), Qt.AlignmentFlag.AlignLeft
        draw_fitted(painter, _get_note_rect(rect, plate), fitted, Family.GOTHIC, soft, align=left)


def _shows_vote(plate: SeatDrawable) -> bool:
    """Return whether the plate shows a vote: for an executed player the execution is more important."""
    return (plate.scene.vote is not None or plate.scene.has_voted) and not plate.scene.dead


def _get_free_status_row(rect: QRectF, plate: SeatDrawable) -> QRectF:
    """Return the lower row, as far as a vote leaves it free."""
    return get_placard_rect(rect, beside_vote=_shows_vote(plate))


_INDENTS = {SeatStatus.DEAD: 1.2, SeatStatus.LIMITED: 1.2, SeatStatus.KNOWN: 0.0}
"""The indent of words behind their icon, as a part of the row's height."""


def _get_note_rect(rect: QRectF, plate: SeatDrawable) -> QRectF:
    row = _get_free_status_row(rect, plate)
    indent = 0.84 if plate.scene.limited is not None and _shows_vote(plate) else _INDENTS[plate.status]
    return row.adjusted(row.height() * indent, 0, 0, 0)


def _fit_note(theme: Theme, rect: QRectF, plate: SeatDrawable) -> FittedText | None:
    if plate.status not in _INDENTS:
        return None
    room = _get_note_rect(rect, plate)
    capitals = min(theme.type.capitals(Text.LABEL), room.height() * 0.5)
    fitted = fit_text(plate.word, Family.GOTHIC, capitals, room.width(), room.height())
    return drop_illegible(theme, fitted, room)


def _paint_vote(painter: QPainter, context: PaintContext, rect: QRectF, plate: SeatDrawable) -> None:
    palette, seat = context.palette, plate.scene
    chip = context.snap_rect(rect)
    side = chip.height()
    if seat.vote is None:
        context.paint_icon(painter, chip, Icon.VOTED, palette.ink, palette.paper)
        return
    paper, ink = (palette.card, palette.on_card) if seat.vote else (palette.on_card, palette.card)
    painter.fillRect(chip, colour(paper))
    # On a dark plate a black slip needs a pale edge, on a pale one a white slip a dark edge.
    paint_frame(painter, context, chip, side * 0.055, colour(palette.ink if seat.vote else palette.rule))
    room = chip.adjusted(side * 0.14, side * 0.06, -side * 0.14, -side * 0.06)
    if plate.vote_word:
        draw_text(painter, room, plate.vote_word, Family.POSTER, side * 0.5, colour(ink), lines=1)
    else:
        context.paint_icon(painter, room, Icon.JA if seat.vote else Icon.NEIN, ink, paper)
