"""Bills and slips: what is stuck up for all to read while a moment lasts."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from shgui.ui.paint.bill_plans import SHADOW, Bill, Sheet, sheet_of
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.moment_faces import (
    BillFace,
    CountFace,
    HitlerFace,
    MournedFace,
    MourningFace,
    SlipFace,
    TagFace,
)
from shgui.ui.paint.signs import Mark
from shgui.ui.paint.strokes import frame, swelled_rule
from shgui.ui.paint.text import Fitted, draw_fitted, draw_text, fit
from shgui.ui.theme import Family, Text

_LEFT = Qt.AlignmentFlag.AlignLeft
_LINE = 31.0
"""Capitals of a line that is read across the table."""
_TAG_HEIGHT = 48.0
_SHARES = tuple(part / 40 for part in range(8, 33))
"""Ways to share a row between two names."""
_STRIKES = (-1.0, 0.5)
"""By how many degrees the first and the second line are struck out askew."""


def paint_bill(painter: QPainter, rect: QRectF, face: BillFace, context: PaintContext) -> None:
    """Whom it is about, and the question or its answer; card and stamp are laid on it."""
    sheet = _framed(painter, context, rect, BillFace)
    ink, soft = _inks(context)
    if face.mark is not None:
        tag = sheet.part(358, 58, 500, _TAG_HEIGHT)
        paint_tag(painter, tag, TagFace(face.mark, face.tag), context)
    name = sheet.part(358, 114, 500, 112)
    draw_text(painter, name, face.name, Family.GOTHIC, 69 * sheet.unit, ink, align=_LEFT)
    _swelled(painter, sheet, 358, 858, 239, ink)
    if face.question:
        _line(painter, context, sheet, (358, 250, 500, 54), face.question, soft, align=_LEFT)
    if face.answer:
        answer = sheet.part(358, 256, 500, 92)
        capitals = 68 * sheet.unit
        draw_text(painter, answer, face.answer.upper(), Family.POSTER, capitals, ink, align=_LEFT, lines=1)
    if face.line:
        _line(painter, context, sheet, (358, 354, 500, 60), face.line, ink, align=_LEFT)


def paint_hitler(painter: QPainter, rect: QRectF, face: HitlerFace, context: PaintContext) -> None:
    """The name, larger than anything else in the game."""
    sheet = _framed(painter, context, rect, HitlerFace)
    ink, soft = _inks(context)
    _line(painter, context, sheet, (358, 54, 500, 54), face.heading, soft, align=_LEFT)
    name = sheet.part(358, 120, 500, 164)
    draw_text(painter, name, face.name, Family.GOTHIC, 122 * sheet.unit, ink, align=_LEFT)
    _swelled(painter, sheet, 358, 858, 309, ink)
    _line(painter, context, sheet, (358, 332, 500, 60), face.line, ink, align=_LEFT)


def paint_mourning(painter: QPainter, rect: QRectF, face: MourningFace, context: PaintContext) -> None:
    """A broad black border, as newspapers announced a death."""
    sheet = _paper(painter, context, rect, MourningFace)
    ink, _ = _inks(context)
    # A hem of paper round the border, or it would be lost on a dark table.
    hem = context.line(2 * sheet.unit)
    frame(painter, context, sheet.rect.adjusted(hem, hem, -hem, -hem), 24 * sheet.unit, ink)
    inset = 35 * sheet.unit
    inner = sheet.rect.adjusted(inset, inset, -inset, -inset)
    frame(painter, context, inner, 1.5 * sheet.unit, ink)
    if face.dead:
        _marked(painter, context, sheet.part(62, 340, 676, 52), Mark.DEAD, face.line)
    elif face.line:
        _line(painter, context, sheet, (62, 354, 676, 52), face.line, ink)


def paint_mourned(painter: QPainter, rect: QRectF, face: MournedFace, context: PaintContext) -> None:
    """The name; struck out, a line through each of its lines, and paler."""
    unit = rect.height() / 160
    fitted = fit(face.name, Family.GOTHIC, 98 * unit, rect.width() * 0.9, rect.height() * 0.88)
    palette = context.palette
    name = context.colour(palette.bill_rule if face.struck else palette.on_bill)
    draw_fitted(painter, rect, fitted, Family.GOTHIC, name)
    if not face.struck:
        return
    top = max(rect.top(), min(rect.center().y() - fitted.middle, rect.bottom() - fitted.height))
    half = min(fitted.width / 2 + 48 * unit, rect.width() / 2)
    for baseline, lean in zip(fitted.baselines, _STRIKES, strict=False):
        painter.save()
        painter.translate(rect.center().x(), top + baseline - fitted.capitals * 0.42)
        painter.rotate(lean)
        painter.fillRect(QRectF(-half, -6 * unit, 2 * half, 12 * unit), context.colour(palette.on_bill))
        painter.restore()


def paint_count(painter: QPainter, rect: QRectF, face: CountFace, context: PaintContext) -> None:
    """The government above, the votes left and right, what decides below."""
    sheet = _framed(painter, context, rect, CountFace)
    ink, soft = _inks(context)
    _government(painter, context, sheet, face)
    _swelled(painter, sheet, 70, 506, 84, ink)
    _column(painter, context, sheet, 64, face.ja_word, face.ja, dark=False)
    _column(painter, context, sheet, 364, face.nein_word, face.nein, dark=True)
    if face.of:
        _line(painter, context, sheet, (214, 176, 148, 58), face.of, ink, capitals=22.3)
    if face.voter:
        room = sheet.part(206, 188, 164, 68)
        draw_text(painter, room, face.voter, Family.GOTHIC, _LINE * sheet.unit, ink)
    if face.line:
        _line(painter, context, sheet, (36, 264, 504, 64), face.line, soft)


def paint_slip(painter: QPainter, rect: QRectF, face: SlipFace, context: PaintContext) -> None:
    """A sign and a word, and below them a line or a stamp."""
    sheet = _framed(painter, context, rect, SlipFace)
    ink, soft = _inks(context)
    unit = sheet.unit
    head = sheet.part(44, 44, 488, 84)
    beside = 96 * unit
    fitted = fit(face.word.upper(), Family.POSTER, 48 * unit, head.width() - beside, head.height(), lines=1)
    left = head.center().x() - (fitted.width + beside) / 2
    sign = QRectF(left, head.center().y() - 38 * unit, 76 * unit, 76 * unit)
    context.mark(painter, sign, face.mark, context.palette.on_bill, context.palette.bill)
    words = QRectF(left + beside, head.top(), fitted.width + 1, head.height())
    draw_fitted(painter, words, fitted, Family.POSTER, ink)
    _swelled(painter, sheet, 70, 506, 142, ink)
    if face.line:
        _line(painter, context, sheet, (44, 152, 488, 44), face.line, soft, capitals=22.3)


def paint_tag(painter: QPainter, rect: QRectF, face: TagFace, context: PaintContext) -> None:
    """Sign and word, paper on ink, from the left edge of the rectangle; as wide as its word."""
    palette = context.palette
    unit = rect.height() / _TAG_HEIGHT
    room = QRectF(rect.left() + 56 * unit, rect.top(), rect.width() - 72 * unit, rect.height())
    fitted = _tag_word(face.word, rect.height(), room.width())
    plate = context.snapped(QRectF(rect.left(), rect.top(), fitted.width + 72 * unit, rect.height()))
    painter.fillRect(plate, context.colour(palette.on_bill))
    # On a dark table a black tag needs a pale edge.
    frame(painter, context, plate, 1.5 * unit, context.colour(palette.bill))
    sign = QRectF(plate.left() + 12 * unit, plate.center().y() - 16 * unit, 32 * unit, 32 * unit)
    context.mark(painter, sign, face.mark, palette.bill, palette.on_bill)
    draw_fitted(painter, room, fitted, Family.GOTHIC, context.colour(palette.bill), align=_LEFT)


def tag_width(word: str, height: float) -> float:
    """How wide a tag of this height is with its word."""
    return _tag_word(word, height, float("inf")).width + 72 * height / _TAG_HEIGHT


def _tag_word(word: str, height: float, width: float) -> Fitted:
    return fit(word, Family.GOTHIC, 22.3 * height / _TAG_HEIGHT, width, height, lines=1)


def _government(painter: QPainter, context: PaintContext, sheet: Sheet, face: CountFace) -> None:
    """President and Chancellor side by side, in one size."""
    unit, palette = sheet.unit, context.palette
    room = sheet.part(36, 33, 504, 45)
    side, gap = 34 * unit, 8 * unit
    between = 24 * unit
    free = room.width() - between - 2 * (side + gap)
    names = _shares((face.president, face.chancellor), _LINE * unit, free, room.height())
    left = room.center().x() - (sum(name.width for name in names) + 2 * (side + gap) + between) / 2
    for mark, name in zip((Mark.PRESIDENT, Mark.CHANCELLOR), names, strict=True):
        sign = QRectF(left, room.center().y() - side / 2, side, side)
        context.mark(painter, sign, mark, palette.on_bill, palette.bill)
        words = QRectF(sign.right() + gap, room.top(), name.width, room.height())
        draw_fitted(painter, words, name, Family.GOTHIC, context.colour(palette.on_bill))
        left = words.right() + between


def _shares(names: tuple[str, str], largest: float, width: float, height: float) -> tuple[Fitted, Fitted]:
    """Both in one size, the largest with which they fit into one row: a long name takes more of it."""

    def sized(capitals: float, share: float) -> tuple[Fitted, Fitted]:
        one, other = (
            fit(name, Family.GOTHIC, capitals, room, height)
            for name, room in zip(names, (width * share, width * (1 - share)), strict=True)
        )
        return one, other

    def common(share: float) -> float:
        return min(fitted.capitals for fitted in sized(largest, share))

    share = max(_SHARES, key=common)
    return sized(common(share), share)


def _column(
    painter: QPainter, context: PaintContext, sheet: Sheet, left: float, word: str, number: int, *, dark: bool
) -> None:
    palette = context.palette
    box = context.snapped(sheet.part(left, 98, 148, 46))
    ink = context.colour(palette.on_bill)
    if dark:
        painter.fillRect(box, ink)
    else:
        frame(painter, context, box, 3 * sheet.unit, ink)
    printed = context.colour(palette.bill) if dark else ink
    inset = 6 * sheet.unit
    room = box.adjusted(inset, 0, -inset, 0)
    draw_text(painter, room, word, Family.POSTER, 24 * sheet.unit, printed, lines=1)
    below = sheet.part(left, 152, 148, 104)
    # The wood type's figures are old-style: a running count would dance.
    draw_text(painter, below, str(number), Family.GOTHIC, 81 * sheet.unit, ink, lines=1)


def _line(
    painter: QPainter,
    context: PaintContext,
    sheet: Sheet,
    place: tuple[float, float, float, float],
    text: str,
    ink: QColor,
    *,
    capitals: float = _LINE,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Never wrapped; larger where people wish larger text and there is room."""
    wanted = max(capitals * sheet.unit, context.capitals(Text.HEADLINE) * capitals / _LINE)
    draw_text(painter, sheet.part(*place), text, Family.GOTHIC, wanted, ink, align=align, lines=1)


def _marked(painter: QPainter, context: PaintContext, room: QRectF, mark: Mark, text: str) -> None:
    """A sign and a line beside it, both in the middle."""
    palette = context.palette
    side = room.height() * 0.88
    gap = side * 0.35
    capitals = room.height() * 0.6
    fitted = fit(text, Family.GOTHIC, capitals, room.width() - side - gap, room.height(), lines=1)
    left = room.center().x() - (side + gap + fitted.width) / 2
    sign = QRectF(left, room.center().y() - side / 2, side, side)
    context.mark(painter, sign, mark, palette.on_bill, palette.bill)
    words = QRectF(sign.right() + gap, room.top(), fitted.width + 1, room.height())
    draw_fitted(painter, words, fitted, Family.GOTHIC, context.colour(palette.on_bill))


def _inks(context: PaintContext) -> tuple[QColor, QColor]:
    return context.colour(context.palette.on_bill), context.colour(context.palette.on_bill_soft)


def _swelled(painter: QPainter, sheet: Sheet, left: float, right: float, y: float, ink: QColor) -> None:
    line = sheet.part(left, y, right - left, 0)
    swelled_rule(painter, line.left(), line.right(), line.top(), 3 * sheet.unit, ink)


def _paper(painter: QPainter, context: PaintContext, rect: QRectF, kind: type[Bill]) -> Sheet:
    """Bright paper with a hard shadow: it hangs high above a dimmed table."""
    palette = context.palette
    placed = sheet_of(rect, kind)
    sheet = Sheet(context.snapped(placed.rect), placed.unit)
    if palette.texture:
        cast = sheet.rect.translated(SHADOW * sheet.unit).intersected(rect)
        painter.fillRect(cast, QColor(0, 0, 0, 128))
    painter.fillRect(sheet.rect, context.colour(palette.bill))
    return sheet


def _framed(painter: QPainter, context: PaintContext, rect: QRectF, kind: type[Bill]) -> Sheet:
    sheet = _paper(painter, context, rect, kind)
    ink = context.colour(context.palette.on_bill)
    for inset, width in ((14.0, 5.0), (24.0, 1.5)):
        by = inset * sheet.unit
        frame(painter, context, sheet.rect.adjusted(by, by, -by, -by), width * sheet.unit, ink)
    return sheet
