"""Painting what animations lay on the table: posters, slips, tags, the line of the winners."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import (
    CountDrawable,
    ExecutedNameDrawable,
    ExecutionDrawable,
    HitlerDrawable,
    ReportDrawable,
    SlipDrawable,
    TagDrawable,
    WinnersDrawable,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.poster_layouts import SHADOW, PosterKind, PosterSheet, get_poster_sheet
from shgui.ui.paint.strokes import paint_frame, paint_swelled_rule
from shgui.ui.paint.text import FittedText, draw_fitted, draw_text, fit_text
from shgui.ui.theme import Family, Text, colour

LINE_CAPITALS = 31.0
"""Capitals of a line to be read across the table."""


def paint_poster_paper(
    painter: QPainter, context: PaintContext, rect: QRectF, kind: type[PosterKind]
) -> PosterSheet:
    """Paint bright paper with a hard shadow: it hangs high above a dimmed table."""
    palette = context.palette
    placed = get_poster_sheet(rect, kind)
    sheet = PosterSheet(context.snap_rect(placed.rect), placed.unit)
    if palette.texture:
        cast = sheet.rect.translated(SHADOW * sheet.unit).intersected(rect)
        painter.fillRect(cast, QColor(0, 0, 0, 128))
    painter.fillRect(sheet.rect, colour(palette.bill))
    return sheet


def paint_framed_paper(
    painter: QPainter, context: PaintContext, rect: QRectF, kind: type[PosterKind]
) -> PosterSheet:
    sheet = paint_poster_paper(painter, context, rect, kind)
    ink = colour(context.palette.on_bill)
    for inset, width in ((14.0, 5.0), (24.0, 1.5)):
        by = inset * sheet.unit
        paint_frame(painter, context, sheet.rect.adjusted(by, by, -by, -by), width * sheet.unit, ink)
    return sheet


def get_poster_inks(context: PaintContext) -> tuple[QColor, QColor]:
    return colour(context.palette.on_bill), colour(context.palette.on_bill_soft)


def paint_poster_line(
    painter: QPainter,
    context: PaintContext,
    sheet: PosterSheet,
    place: tuple[float, float, float, float],
    text: str,
    ink: QColor,
    *,
    capitals: float = LINE_CAPITALS,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Print a line, never wrapped; larger for people who want larger text, where there is room."""
    wanted = max(capitals * sheet.unit, context.capitals(Text.HEADLINE) * capitals / LINE_CAPITALS)
    draw_text(painter, sheet.get_part_rect(*place), text, Family.GOTHIC, wanted, ink, align=align, lines=1)


def paint_poster_rule(
    painter: QPainter, sheet: PosterSheet, left: float, right: float, y: float, ink: QColor
) -> None:
    line = sheet.get_part_rect(left, y, right - left, 0)
    paint_swelled_rule(painter, line.left(), line.right(), line.top(), 3 * sheet.unit, ink)


_SHARES = tuple(part / 40 for part in range(8, 33))


def paint_count(painter: QPainter, rect: QRectF, slip: CountDrawable, context: PaintContext) -> None:
    sheet = paint_framed_paper(painter, context, rect, CountDrawable)
    ink, soft = get_poster_inks(context)
    _paint_government(painter, context, sheet, slip)
    paint_poster_rule(painter, sheet, 70, 506, 84, ink)
    _paint_count_column(painter, context, sheet, 64, slip.ja_word, slip.ja, dark=False)
    _paint_count_column(painter, context, sheet, 364, slip.nein_word, slip.nein, dark=True)
    if slip.of:
        paint_poster_line(painter, context, sheet, (214, 176, 148, 58), slip.of, ink, capitals=22.3)
    if slip.voter:
        room = sheet.get_part_rect(206, 188, 164, 68)
        draw_text(painter, room, slip.voter, Family.GOTHIC, LINE_CAPITALS * sheet.unit, ink)
    if slip.line:
        paint_poster_line(painter, context, sheet, (36, 264, 504, 64), slip.line, soft)


def paint_slip(painter: QPainter, rect: QRectF, slip: SlipDrawable, context: PaintContext) -> None:
    sheet = paint_framed_paper(painter, context, rect, SlipDrawable)
    ink, soft = get_poster_inks(context)
    unit = sheet.unit
    head = sheet.get_part_rect(44, 44, 488, 84)
    beside = 96 * unit
    fitted = fit_text(
        slip.word.upper(), Family.POSTER, 48 * unit, head.width() - beside, head.height(), lines=1
    )
    left = head.center().x() - (fitted.width + beside) / 2
    sign = QRectF(left, head.center().y() - 38 * unit, 76 * unit, 76 * unit)
    context.paint_icon(painter, sign, slip.mark, context.palette.on_bill, context.palette.bill)
    words = QRectF(left + beside, head.top(), fitted.width + 1, head.height())
    draw_fitted(painter, words, fitted, Family.POSTER, ink)
    paint_poster_rule(painter, sheet, 70, 506, 142, ink)
    if slip.line:
        paint_poster_line(painter, context, sheet, (44, 147, 488, 40), slip.line, soft, capitals=22.3)


def paint_tag(
    painter: QPainter, rect: QRectF, tag: TagDrawable, context: PaintContext, *, on_poster: bool = False
) -> None:
    """Paint icon and word, paper on ink; the tag is as wide as its word."""
    palette = context.palette
    ink, paper = (palette.on_bill, palette.bill) if on_poster else (palette.ink, palette.paper)
    unit = rect.height() / 48
    room = QRectF(rect.left() + 56 * unit, rect.top(), rect.width() - 72 * unit, rect.height())
    capitals = 22.3 * rect.height() / 48
    fitted = fit_text(tag.word, Family.GOTHIC, capitals, room.width(), rect.height(), lines=1)
    width = fitted.width + 72 * unit
    left = rect.center().x() - width / 2 if tag.centred else rect.left()
    plate = context.snap_rect(QRectF(left, rect.top(), width, rect.height()))
    room.moveLeft(plate.left() + 56 * unit)
    painter.fillRect(plate, colour(ink))
    # On something as dark or as pale as itself it needs an edge.
    paint_frame(painter, context, plate, 1.5 * unit, colour(paper))
    sign = QRectF(plate.left() + 12 * unit, plate.center().y() - 16 * unit, 32 * unit, 32 * unit)
    context.paint_icon(painter, sign, tag.mark, paper, ink)
    draw_fitted(painter, room, fitted, Family.GOTHIC, colour(paper), align=Qt.AlignmentFlag.AlignLeft)


def _paint_government(
    painter: QPainter, context: PaintContext, sheet: PosterSheet, slip: CountDrawable
) -> None:
    unit, palette = sheet.unit, context.palette
    room = sheet.get_part_rect(36, 33, 504, 45)
    side, gap = 34 * unit, 8 * unit
    between = 24 * unit
    free = room.width() - between - 2 * (side + gap)
    names = _fit_names_in_row((slip.president, slip.chancellor), LINE_CAPITALS * unit, free, room.height())
    left = room.center().x() - (sum(name.width for name in names) + 2 * (side + gap) + between) / 2
    for mark, name in zip((Icon.PRESIDENT, Icon.CHANCELLOR), names, strict=True):
        sign = QRectF(left, room.center().y() - side / 2, side, side)
        context.paint_icon(painter, sign, mark, palette.on_bill, palette.bill)
        words = QRectF(sign.right() + gap, room.top(), name.width, room.height())
        draw_fitted(painter, words, name, Family.GOTHIC, colour(palette.on_bill))
        left = words.right() + between


def _fit_names_in_row(
    names: tuple[str, str], largest: float, width: float, height: float
) -> tuple[FittedText, FittedText]:
    """Fit two names side by side, in the largest size that both can have."""

    def sized(capitals: float, share: float) -> tuple[FittedText, FittedText]:
        one, other = (
            fit_text(name, Family.GOTHIC, capitals, room, height)
            for name, room in zip(names, (width * share, width * (1 - share)), strict=True)
        )
        return one, other

    def common(share: float) -> float:
        return min(fitted.capitals for fitted in sized(largest, share))

    share = max(_SHARES, key=common)
    return sized(common(share), share)


def _paint_count_column(
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
    box = context.snap_rect(sheet.get_part_rect(left, 98, 148, 46))
    ink = colour(palette.on_bill)
    if dark:
        painter.fillRect(box, ink)
    else:
        paint_frame(painter, context, box, 3 * sheet.unit, ink)
    printed = colour(palette.bill) if dark else ink
    inset = 6 * sheet.unit
    room = box.adjusted(inset, 0, -inset, 0)
    draw_text(painter, room, word, Family.POSTER, 24 * sheet.unit, printed, lines=1)
    below = sheet.get_part_rect(left, 152, 148, 104)
    # Figures of the wood type are old-style: a running count would dance.
    draw_text(painter, below, str(number), Family.GOTHIC, 81 * sheet.unit, ink, lines=1)


_LEFT = Qt.AlignmentFlag.AlignLeft
_STRIKES = (-1.0, 0.5)
"""Slant of the strokes through the first and second line, in degrees."""


def paint_report(painter: QPainter, rect: QRectF, report: ReportDrawable, context: PaintContext) -> None:
    sheet = paint_framed_paper(painter, context, rect, ReportDrawable)
    ink, soft = get_poster_inks(context)
    if report.mark is not None:
        tag = TagDrawable(report.mark, report.tag)
        paint_tag(painter, sheet.get_part_rect(356.5, 58, 500, 48), tag, context, on_poster=True)
    name = sheet.get_part_rect(358, 119, 500, 104)
    draw_text(painter, name, report.name, Family.GOTHIC, 69 * sheet.unit, ink, align=_LEFT)
    paint_poster_rule(painter, sheet, 358, 858, 239, ink)
    if report.question:
        paint_poster_line(painter, context, sheet, (358, 250, 500, 54), report.question, soft, align=_LEFT)
    if report.answer:
        answer = sheet.get_part_rect(358, 256, 500, 92)
        capitals = 68 * sheet.unit
        draw_text(painter, answer, report.answer.upper(), Family.POSTER, capitals, ink, align=_LEFT, lines=1)
    if report.line:
        paint_poster_line(painter, context, sheet, (358, 354, 500, 60), report.line, ink, align=_LEFT)


def paint_hitler(painter: QPainter, rect: QRectF, poster: HitlerDrawable, context: PaintContext) -> None:
    sheet = paint_framed_paper(painter, context, rect, HitlerDrawable)
    ink, soft = get_poster_inks(context)
    paint_poster_line(painter, context, sheet, (358, 54, 500, 54), poster.heading, soft, align=_LEFT)
    name = sheet.get_part_rect(358, 120, 500, 164)
    draw_text(painter, name, poster.name, Family.GOTHIC, 122 * sheet.unit, ink, align=_LEFT)
    paint_poster_rule(painter, sheet, 358, 858, 309, ink)
    paint_poster_line(painter, context, sheet, (358, 332, 500, 60), poster.line, ink, align=_LEFT)


def paint_execution(
    painter: QPainter, rect: QRectF, poster: ExecutionDrawable, context: PaintContext
) -> None:
    """Paint the poster of an execution: a black border, and a line below the place of the name."""
    sheet = paint_poster_paper(painter, context, rect, ExecutionDrawable)
    ink, _ = get_poster_inks(context)
    # A hem of paper round the border, which would be lost on a dark table.
    hem = context.snap_line_width(2 * sheet.unit)
    paint_frame(painter, context, sheet.rect.adjusted(hem, hem, -hem, -hem), 24 * sheet.unit, ink)
    inset = 35 * sheet.unit
    inner = sheet.rect.adjusted(inset, inset, -inset, -inset)
    paint_frame(painter, context, inner, 1.5 * sheet.unit, ink)
    if poster.dead:
        _paint_line_with_icon(painter, context, sheet.get_part_rect(62, 340, 676, 52), Icon.DEAD, poster.line)
    elif poster.line:
        paint_poster_line(painter, context, sheet, (62, 354, 676, 52), poster.line, ink)


def paint_executed_name(
    painter: QPainter, rect: QRectF, mourned: ExecutedNameDrawable, context: PaintContext
) -> None:
    """Paint the name; struck out, it is paler, with a line through each of its lines."""
    unit = rect.height() / 160
    fitted = fit_text(mourned.name, Family.GOTHIC, 98 * unit, rect.width() * 0.9, rect.height() * 0.88)
    palette = context.palette
    name = colour(palette.bill_rule if mourned.struck else palette.on_bill)
    draw_fitted(painter, rect, fitted, Family.GOTHIC, name)
    if not mourned.struck:
        return
    top = max(rect.top(), min(rect.center().y() - fitted.middle, rect.bottom() - fitted.height))
    half = min(fitted.width / 2 + 48 * unit, rect.width() / 2)
    for baseline, lean in zip(fitted.baselines, _STRIKES, strict=False):
        painter.save()
        painter.translate(rect.center().x(), top + baseline - fitted.capitals * 0.42)
        painter.rotate(lean)
        painter.fillRect(QRectF(-half, -6 * unit, 2 * half, 12 * unit), colour(palette.on_bill))
        painter.restore()


def _paint_line_with_icon(
    painter: QPainter, context: PaintContext, room: QRectF, mark: Icon, text: str
) -> None:
    palette = context.palette
    side = room.height() * 0.88
    gap = side * 0.35
    capitals = room.height() * 0.6
    fitted = fit_text(text, Family.GOTHIC, capitals, room.width() - side - gap, room.height(), lines=1)
    left = room.center().x() - (side + gap + fitted.width) / 2
    sign = QRectF(left, room.center().y() - side / 2, side, side)
    context.paint_icon(painter, sign, mark, palette.on_bill, palette.bill)
    words = QRectF(sign.right() + gap, room.top(), fitted.width + 1, room.height())
    draw_fitted(painter, words, fitted, Family.GOTHIC, colour(palette.on_bill))


def paint_winners(painter: QPainter, rect: QRectF, winners: WinnersDrawable, context: PaintContext) -> None:
    """Paint wood type between the side's icons, on the table itself."""
    palette = context.palette
    ink = colour(palette.ink)
    share = 0.62 if winners.line else 1.0
    head = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * share)
    side = min(head.height() * 0.92, rect.width() * 0.12)
    gap = side * 0.42
    widest = rect.width() - 2 * (side + gap)
    fitted = fit_text(
        winners.text.upper(), Family.POSTER, head.height() * 0.62, widest, head.height(), lines=1
    )
    middle = head.center()
    draw_fitted(painter, head, fitted, Family.POSTER, ink)
    for x in (middle.x() - fitted.width / 2 - gap - side, middle.x() + fitted.width / 2 + gap):
        sign = QRectF(x, middle.y() - side / 2, side, side)
        context.paint_icon(painter, sign, winners.mark, palette.on_card, palette.card)
    if winners.line:
        below = QRectF(rect.left(), head.bottom(), rect.width(), rect.bottom() - head.bottom())
        draw_text(painter, below, winners.line, Family.GOTHIC, below.height() * 0.46, ink, lines=1)
