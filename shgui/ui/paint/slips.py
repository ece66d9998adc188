"""Painting the slip that counts votes, the smaller slip, and tags."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from shgui.ui.paint.animation_drawables import CountDrawable, SlipDrawable, TagDrawable
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.poster_layouts import PosterSheet
from shgui.ui.paint.poster_paper import LINE, inks, lay_framed, print_line, print_rule
from shgui.ui.paint.strokes import frame
from shgui.ui.paint.text import Fitted, draw_fitted, draw_text, fit
from shgui.ui.theme import Family

_TAG_HEIGHT = 48.0
_SHARES = tuple(part / 40 for part in range(8, 33))
"""Ways to share a row between two names."""


def paint_count(painter: QPainter, rect: QRectF, slip: CountDrawable, context: PaintContext) -> None:
    """Paint the government above, the votes left and right, the deciding condition below."""
    sheet = lay_framed(painter, context, rect, CountDrawable)
    ink, soft = inks(context)
    _government(painter, context, sheet, slip)
    print_rule(painter, sheet, 70, 506, 84, ink)
    _column(painter, context, sheet, 64, slip.ja_word, slip.ja, dark=False)
    _column(painter, context, sheet, 364, slip.nein_word, slip.nein, dark=True)
    if slip.of:
        print_line(painter, context, sheet, (214, 176, 148, 58), slip.of, ink, capitals=22.3)
    if slip.voter:
        room = sheet.part(206, 188, 164, 68)
        draw_text(painter, room, slip.voter, Family.GOTHIC, LINE * sheet.unit, ink)
    if slip.line:
        print_line(painter, context, sheet, (36, 264, 504, 64), slip.line, soft)


def paint_slip(painter: QPainter, rect: QRectF, slip: SlipDrawable, context: PaintContext) -> None:
    """Paint an icon and a word, and below them a line or room for a stamp."""
    sheet = lay_framed(painter, context, rect, SlipDrawable)
    ink, soft = inks(context)
    unit = sheet.unit
    head = sheet.part(44, 44, 488, 84)
    beside = 96 * unit
    fitted = fit(slip.word.upper(), Family.POSTER, 48 * unit, head.width() - beside, head.height(), lines=1)
    left = head.center().x() - (fitted.width + beside) / 2
    sign = QRectF(left, head.center().y() - 38 * unit, 76 * unit, 76 * unit)
    context.mark(painter, sign, slip.mark, context.palette.on_bill, context.palette.bill)
    words = QRectF(left + beside, head.top(), fitted.width + 1, head.height())
    draw_fitted(painter, words, fitted, Family.POSTER, ink)
    print_rule(painter, sheet, 70, 506, 142, ink)
    if slip.line:
        print_line(painter, context, sheet, (44, 147, 488, 40), slip.line, soft, capitals=22.3)


def paint_tag(painter: QPainter, rect: QRectF, tag: TagDrawable, context: PaintContext) -> None:
    """Paint a tag that travels in the table's own ink, like placards and labels."""
    paint_tag_with(painter, rect, tag, context, context.palette.ink, context.palette.paper)


def paint_tag_with(
    painter: QPainter, rect: QRectF, tag: TagDrawable, context: PaintContext, ink: str, paper: str
) -> None:
    """Paint icon and word, paper on ink; the tag is as wide as its word."""
    unit = rect.height() / _TAG_HEIGHT
    room = QRectF(rect.left() + 56 * unit, rect.top(), rect.width() - 72 * unit, rect.height())
    fitted = _tag_word(tag.word, rect.height(), room.width())
    width = fitted.width + 72 * unit
    left = rect.center().x() - width / 2 if tag.centred else rect.left()
    plate = context.snapped(QRectF(left, rect.top(), width, rect.height()))
    room.moveLeft(plate.left() + 56 * unit)
    painter.fillRect(plate, context.colour(ink))
    # On something as dark or as pale as itself it needs an edge.
    frame(painter, context, plate, 1.5 * unit, context.colour(paper))
    sign = QRectF(plate.left() + 12 * unit, plate.center().y() - 16 * unit, 32 * unit, 32 * unit)
    context.mark(painter, sign, tag.mark, paper, ink)
    draw_fitted(painter, room, fitted, Family.GOTHIC, context.colour(paper), align=Qt.AlignmentFlag.AlignLeft)


def get_tag_width(word: str, height: float) -> float:
    """Return the width of a tag of this height with its word."""
    return _tag_word(word, height, float("inf")).width + 72 * height / _TAG_HEIGHT


def _government(painter: QPainter, context: PaintContext, sheet: PosterSheet, slip: CountDrawable) -> None:
    """Paint President and Chancellor side by side, in one size."""
    unit, palette = sheet.unit, context.palette
    room = sheet.part(36, 33, 504, 45)
    side, gap = 34 * unit, 8 * unit
    between = 24 * unit
    free = room.width() - between - 2 * (side + gap)
    names = _shares((slip.president, slip.chancellor), LINE * unit, free, room.height())
    left = room.center().x() - (sum(name.width for name in names) + 2 * (side + gap) + between) / 2
    for mark, name in zip((Icon.PRESIDENT, Icon.CHANCELLOR), names, strict=True):
        sign = QRectF(left, room.center().y() - side / 2, side, side)
        context.mark(painter, sign, mark, palette.on_bill, palette.bill)
        words = QRectF(sign.right() + gap, room.top(), name.width, room.height())
        draw_fitted(painter, words, name, Family.GOTHIC, context.colour(palette.on_bill))
        left = words.right() + between


def _shares(names: tuple[str, str], largest: float, width: float, height: float) -> tuple[Fitted, Fitted]:
    """Return the shares of two names in a row, and the largest size in which both fit."""

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
    painter: QPainter,
    context: PaintContext,
    sheet: PosterSheet,
    left: float,
    word: str,
    number: int,
    *,
    dark: bool,
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
    # Figures of the wood type are old-style: a running count would dance.
    draw_text(painter, below, str(number), Family.GOTHIC, 81 * sheet.unit, ink, lines=1)


def _tag_word(word: str, height: float, width: float) -> Fitted:
    return fit(word, Family.GOTHIC, 22.3 * height / _TAG_HEIGHT, width, height, lines=1)
