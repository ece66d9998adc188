"""The neutral page: who gets the screen, how many have had it, and a closed dossier.

It looks the same whatever is in the dossier, and contains no secret.
"""

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen

from shgui.presentation.scenes import CoverScene
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strokes import paint_double_frame, paint_frame, paint_shadow, paint_swelled_rule
from shgui.ui.paint.text import draw_text, fit_text
from shgui.ui.theme import Family, Text, Theme, colour
from shgui.words import hand_over_texts
from shgui.words.catalogue import Catalogue

_HEIGHT = 691
"""Height of the page for which the measures below were drawn."""
_WIDTH = 720
"""Least width of that page."""
_FOOT = 533
"""Bottom of the dossier, however high it is."""


@dataclass(frozen=True, slots=True)
class CoverPlan:
    """The layout of the neutral page.

    The dossier is the same rectangle for every task and language, closed and open. Below it is room for what
    opens it, so that a finger there covers nothing in the dossier.
    """

    unit: float
    """The size of a pixel of the drawing, in pixels of this page."""
    intro: QRectF
    name: QRectF
    below: QRectF
    dossier: QRectF
    ring: QRectF
    ring_words: QRectF
    button: QRectF
    """The place of a button for everyone, instead of the ring."""
    done: QRectF
    """The place of the button that ends the task: where the table has its button, too."""


def plan_cover(size: QSize, theme: Theme) -> CoverPlan:
    """Divide a page of this size.

    Larger sentences need a higher dossier, so that its cards stay as large: it takes the air around the name.
    """
    unit = min(size.height() / _HEIGHT, size.width() / _WIDTH)
    top = (size.height() - unit * _HEIGHT) / 2
    middle = size.width() / 2

    def centred(y: float, width: float, height: float) -> QRectF:
        across = min(width * unit, size.width() - 32 * unit)
        return QRectF(middle - across / 2, top + y * unit, across, height * unit)

    done_width = 230 * unit
    done = QRectF(size.width() - 20 * unit - done_width, size.height() - 69 * unit, done_width, 56 * unit)
    words_half = min(300 * unit, done.left() - 12 * unit - middle)
    drawn, larger = (23, 59, 157, 215), (3, 40, 130, 170)
    intro, name, below, dossier = larger if theme.type.enlarged else drawn
    return CoverPlan(
        unit=unit,
        intro=centred(intro, 1240, 36),
        name=centred(name, 1240, 88),
        below=centred(below, 1240, 36),
        dossier=centred(dossier, 680, _FOOT - dossier),
        ring=centred(549, 94, 94),
        ring_words=QRectF(middle - words_half, top + 650 * unit, words_half * 2, 30 * unit),
        button=centred(565, 360, 76),
        done=done,
    )


@dataclass(frozen=True, slots=True)
class Cover:
    """The texts of the neutral page, which everyone may read."""

    before: str
    """The text before the name: "Pass the screen to:"."""
    name: str
    below: str = ""
    """The text below the name: "3 of 7", or the task."""
    done: int = 0
    """The number of filled squares before `below`."""
    squares: int = 0
    title: str = ""
    """The title on the dossier: who may look into it."""
    note: str = ""
    """The note on the dossier: how to open it."""
    seats: int = 0
    """The dossier shows a table with this many seats instead of a closed eye, if not 0: everyone looks."""


def build_cover(words: Catalogue, hand_over: CoverScene) -> Cover:
    """Return the texts for a player, in that player's language."""
    name, number, hands = hand_over.name, hand_over.number, hand_over.hands
    title = hand_over_texts.format_only_may_look(words, name)
    if hand_over.alone:
        return Cover(before="", name=name, title=title)
    before, _, after = hand_over_texts.format_pass_screen_to(words, "\n").partition("\n")
    # Translators: beside as many squares: the third of seven players has the screen; max 20
    count = words.pgettext("hand-over", "{number} of {count}")
    return Cover(
        before=before.strip(),
        name=f"{name} {after.strip()}".strip(),
        below=count.format(number=words.number(number), count=words.number(hands)) if hands else "",
        done=number,
        squares=hands,
        title=title,
    )


def paint_cover(painter: QPainter, plan: CoverPlan, renderer: Renderer, cover: Cover) -> None:
    """Paint everything but the dossier."""
    theme = renderer.theme
    scale, ink = theme.type, colour(theme.palette.ink)
    soft = colour(theme.palette.ink_soft)
    draw_text(painter, plan.intro, cover.before, Family.GOTHIC, scale.capitals(Text.LABEL), soft, lines=1)
    capitals = min(scale.capitals(Text.COVER) * 4 / 3, 62 * plan.unit)
    draw_text(painter, plan.name, cover.name, Family.GOTHIC, capitals, ink)
    _paint_below(painter, plan, theme, cover)


def paint_closed_dossier(painter: QPainter, room: QRectF, renderer: Renderer, cover: Cover) -> None:
    """Paint the closed dossier into `room`; its shadow falls outside."""
    theme = renderer.theme
    palette, unit = theme.palette, room.height() / 318
    context = PaintContext(theme, renderer.art, painter.device().devicePixelRatioF())
    ink = colour(palette.ink)
    paint_sheet(painter, room, renderer, paper=palette.raised, edge=palette.rule)
    edge = 10 * unit
    paint_double_frame(painter, context, room.adjusted(edge, edge, -edge, -edge), 3 * unit, ink)
    middle = room.center().x()
    rule = 182.0
    if cover.seats:
        rule = 219.0
        _paint_table(painter, QPointF(middle, room.top() + 115 * unit), unit, theme, cover.seats)
    else:
        side = 88 * unit
        sign = QRectF(middle - side / 2, room.top() + 74 * unit, side, side)
        renderer.paint_icon(painter, sign, Icon.EYE_CLOSED, ink=palette.ink, paper=palette.raised)
    y = room.top() + rule * unit
    paint_swelled_rule(painter, middle - 180 * unit, middle + 180 * unit, y, 3.4 * unit, ink)
    left, width = room.left() + 36 * unit, room.width() - 72 * unit
    title = QRectF(left, y + 20 * unit, width, 40 * unit)
    if cover.title:
        draw_text(painter, title, cover.title, Family.GOTHIC, theme.type.capitals(Text.LABEL), ink, lines=1)
    top = title.bottom() + 2 * unit if cover.title else y + 18 * unit
    body = theme.type.capitals(Text.BODY)
    # The first line stays in place, however many lines there are.
    note = QRectF(left, top, width, min(room.bottom() - 20 * unit - top, body * 6))
    draw_text(painter, note, cover.note, Family.TEXT, body, colour(palette.ink_soft))


def paint_sheet(painter: QPainter, room: QRectF, renderer: Renderer, *, paper: str, edge: str) -> None:
    context = PaintContext(renderer.theme, renderer.art, painter.device().devicePixelRatioF())
    paint_shadow(painter, context, room, 0, room.height() * 0.012)
    painter.fillRect(room, colour(paper))
    paint_frame(painter, context, room, room.height() / 318, colour(edge))


def _paint_below(painter: QPainter, plan: CoverPlan, theme: Theme, cover: Cover) -> None:
    capitals = theme.type.capitals(Text.LABEL)
    ink = colour(theme.palette.ink)
    side, gap = 13 * plan.unit, 6 * plan.unit
    row = (side + gap) * cover.squares + 10 * plan.unit * bool(cover.squares)
    width = plan.below.width() - row
    words = fit_text(cover.below, Family.GOTHIC, capitals, width, plan.below.height(), lines=1)
    left = plan.below.center().x() - (row + words.width) / 2
    pen = max(1.0, round(2 * plan.unit))
    for number in range(cover.squares):
        square = QRectF(left + number * (side + gap), plan.below.center().y() - side / 2, side, side)
        painter.fillRect(square, ink)
        if number >= cover.done:
            painter.fillRect(square.adjusted(pen, pen, -pen, -pen), colour(theme.palette.paper))
    room = QRectF(left + row, plan.below.top(), words.width + 1, plan.below.height())
    draw_text(painter, room, cover.below, Family.GOTHIC, words.capitals, ink, lines=1)


def _paint_table(painter: QPainter, centre: QPointF, unit: float, theme: Theme, seats: int) -> None:
    """Paint an oval table with the screen on it, and a dot for each player around it."""
    ink = colour(theme.palette.ink)
    painter.save()
    painter.setPen(QPen(ink, 5 * unit))
    painter.drawEllipse(centre, 62 * unit, 44 * unit)
    painter.setPen(QPen(ink, 1.5 * unit))
    painter.drawEllipse(centre, 52 * unit, 35 * unit)
    painter.fillRect(QRectF(centre.x() - 21 * unit, centre.y() - 16 * unit, 42 * unit, 32 * unit), ink)
    painter.setPen(QPen(ink, 0))
    painter.setBrush(ink)
    for seat in range(seats):
        angle = pi / 2 + 2 * pi * seat / seats
        at = QPointF(centre.x() + 92 * unit * cos(angle), centre.y() + 72 * unit * sin(angle))
        painter.drawEllipse(at, 12 * unit, 12 * unit)
    painter.restore()
