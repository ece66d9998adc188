"""The first printed page of a review: headlines in three columns, strips, and a table of all rounds."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shgui.ui.after_game.printed_rounds import PrintedCell, PrintedRow
from shgui.ui.after_game.review_texts import FrontPageText, HeadlineText, StripsText, StripText
from shgui.ui.after_game.sheet import ExportSheet, SheetWords
from shgui.ui.paint.drawables import POLICY_MARKS, ColumnsDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.text import measure_width, shorten
from shgui.ui.theme import Family, colour, font_of
from shgui.ui.widgets.bot_sign import after_bot_sign

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_ALIGN = Qt.AlignmentFlag.AlignLeft
_COLUMNS = 3
_GAP = 20.0
_NAMES = 128.0
"""The width of the names before the strips."""
_STRIP = (34.0, 84.0)
"""The least and the largest height of a strip with its lane."""
_LANE = 13.0
_WEIGHT = 0.62
_ROW = 14.5
_TITLE, _NOTE = 11.5, 10.5
_MOST_ROUNDS = 14
"""Columns of one table."""


class PrintedFrontPage(NamedTuple):
    front: FrontPageText
    strips: StripsText
    table: tuple[PrintedRow, ...]
    words: SheetWords
    caution: str
    """A caution about the limits of readings."""

    @property
    def any_lie(self) -> bool:
        return any(cell.untrue for row in self.table for cell in row.cells)


class PrintedFront(ExportSheet):
    """Draws the page into a rectangle."""

    def __init__(self, painter: QPainter, renderer: Renderer, page: PrintedFrontPage, area: QRectF) -> None:
        super().__init__(painter, renderer)
        self._page = page
        self._area = area

    def draw(self) -> tuple[PrintedRow, ...]:
        """Draw it, and return the table if it has more rounds than fit side by side."""
        area, front = self._area, self._page.front
        about = QRectF(area.left(), area.top(), area.width(), 15)
        self._text(about, front.about, Family.GOTHIC, 12.5)
        self._rule(about.bottom() + 5, 2.4)
        self._rule(about.bottom() + 9, 0.8)
        title = QRectF(area.left(), about.bottom() + 16, area.width(), 60)
        self._text(title, front.title.upper(), Family.POSTER, 66)
        line = QRectF(area.left(), title.bottom() + 2, area.width(), 26)
        self._text(line, front.line, Family.GOTHIC, 21)
        bottom = self._headlines(line.bottom() + 8)
        self._rule(bottom + 6, 3)
        rounds = len(self._page.table[0].cells) if self._page.table else 0
        fits = rounds <= _MOST_ROUNDS
        table = _ROW * len(self._page.table) + 8 if fits else 0.0
        foot = area.bottom() - 16
        room = QRectF(area.left(), bottom + 12, area.width(), foot - table - 14 - bottom - 12)
        below = self._strips(room) + 10
        if fits:
            self.table(QRectF(area.left(), below, area.width(), table), self._page.table)
        self._foot(below + table + 4)
        return () if fits else self._page.table

    def _foot(self, top: float) -> None:
        """Draw the caution, and the legend of the icon for lies where there is one."""
        line = QRectF(self._area.left(), top, self._area.width(), 13)
        if self._page.any_lie:
            untrue = self._page.words.untrue
            self._mark(QRectF(line.left(), line.top() + 1, 11, 11), Icon.CLAIM_UNTRUE)
            line.setLeft(line.left() + 15)
            self._text(line, untrue, Family.TEXT, _NOTE, soft=True)
            line.setLeft(line.left() + _width(untrue, Family.TEXT, _NOTE) + 16)
        self._text(line, self._page.caution, Family.TEXT, _NOTE, soft=True)

    def _rule(self, y: float, width: float, *, soft: bool = False) -> None:
        ink = colour(self._renderer.theme.palette.hairline) if soft else self._ink
        fill_rect(self._painter, QRectF(self._area.left(), y, self._area.width(), width), ink)

    # Headlines

    @property
    def _font(self) -> QFont:
        return font_of(Family.TEXT, 13)

    def _headlines(self, top: float) -> float:
        """Draw them in columns of the least height; return where they end."""
        front = self._page.front
        all_of_them = (*(() if front.lead is None else (front.lead,)), *front.headlines)
        width = (self._area.width() - _GAP * (_COLUMNS - 1)) / _COLUMNS
        heights = [self._height(headline, width) for headline in all_of_them]
        height = _lowest(heights)
        left, y = self._area.left(), top
        for headline, needed in zip(all_of_them, heights, strict=True):
            if y > top and y + needed > top + height + 0.5:
                left, y = left + width + _GAP, top
            self._headline(QRectF(left, y, width, needed), headline)
            y += needed
        columns = round((left - self._area.left()) / (width + _GAP)) + 1
        for column in range(1, columns):
            x = self._area.left() + column * (width + _GAP) - _GAP / 2
            fill_rect(self._painter, QRectF(x, top, 0.8, height), self._ink)
        return top + height

    def _height(self, headline: HeadlineText, width: float) -> float:
        room = QRectF(0, 0, width, 1e5)
        metrics = QFontMetricsF(self._font)
        return 24 + metrics.boundingRect(room, _WRAP, _with_rounds(headline)).height() + 9

    def _headline(self, rect: QRectF, headline: HeadlineText) -> None:
        sign = QRectF(rect.left(), rect.top() + 2, 19, 19)
        self._mark(sign, headline.mark)
        title = QRectF(sign.right() + 6, rect.top(), rect.width() - 25, 23)
        self._text(title, headline.title, Family.GOTHIC, 15.5)
        self._painter.setFont(self._font)
        self._painter.setPen(self._ink)
        sentence = QRectF(rect.left(), rect.top() + 24, rect.width(), rect.height() - 24)
        self._painter.drawText(sentence, _WRAP, _with_rounds(headline))

    # Strips

    def _strips(self, room: QRectF) -> float:
        """Draw them; return where they end."""
        words, strips = self._page.words, self._page.strips
        head = QRectF(room.left(), room.top(), room.width() / 2, 18)
        self._text(head, words.caption, Family.GOTHIC, 16)
        self._legend(QRectF(head.right(), head.top(), room.width() / 2, 18), words.readings, 12)
        left = room.left() + _NAMES
        columns = QRectF(left, head.bottom() + 3, room.right() - left, 28)
        self._renderer.draw(self._painter, columns, ColumnsDrawable(strips.columns), keep=False)
        count = max(1, len(strips.strips))
        height = min(_STRIP[1], max(_STRIP[0], (room.bottom() - columns.bottom()) / count))
        for place, strip in enumerate(strips.strips):
            self._strip(QRectF(room.left(), columns.bottom() + place * height, room.width(), height), strip)
        return columns.bottom() + len(strips.strips) * height

    def _strip(self, row: QRectF, strip: StripText) -> None:
        chart = QRectF(row.left() + _NAMES, row.top(), row.width() - _NAMES, row.height() - 2)
        drawable = strip.drawn(below=round(_LANE / chart.height(), 3), weight=_WEIGHT)
        middle = chart.top() + (chart.height() - _LANE) / 2
        sign = QRectF(row.left(), middle - 10, 20, 20)
        self._renderer.mark(self._painter, sign, strip.mark, ink=self._soft.name())
        name = QRectF(sign.right() + 7, chart.top(), _NAMES - 34, chart.height() - _LANE)
        if strip.bot:
            name = after_bot_sign(self._renderer, self._painter, name, 11)
        self._text(name, strip.name, Family.GOTHIC, 15, lines=2)
        self._renderer.draw(self._painter, chart, drawable, keep=False)

    # The table

    def table(self, room: QRectF, rows: Sequence[PrintedRow]) -> None:
        if not rows:
            return
        count = len(rows[0].cells)
        titles = max(_width(row.title, Family.GOTHIC, _TITLE) for row in rows) + 10
        width = (room.width() - titles) / max(1, min(count, _MOST_ROUNDS))
        self._rule(room.top(), 0.8)
        for number, row in enumerate(rows):
            y = room.top() + 3 + number * _ROW
            if number:
                self._rule(y, 0.4, soft=True)
            title = QRectF(room.left(), y, titles, _ROW)
            self._text(title, row.title, Family.GOTHIC, _TITLE)
            for place, cell in enumerate(row.cells):
                at = QRectF(room.left() + titles + place * width, y, width - 3, _ROW)
                self._cell(at, cell, heading=not number)

    def _cell(self, room: QRectF, cell: PrintedCell, *, heading: bool) -> None:
        if cell.text:
            family = Family.GOTHIC if heading else Family.TEXT
            capitals = 11.5 * family.capitals
            text = cell.text if heading else shorten(cell.text, family, capitals, room.width())
            self._text(room, text, family, 11.5)
        side = min(10.5, room.width() / max(1, len(cell.cards) + cell.untrue) - 1)
        marks = [POLICY_MARKS[card] for card in cell.cards]
        if cell.untrue:
            marks.append(Icon.CLAIM_UNTRUE)
        for place, mark in enumerate(marks):
            at = QRectF(room.left() + place * (side + 1), room.center().y() - side / 2, side, side)
            self._mark(at, mark)

    def _mark(self, rect: QRectF, mark: Icon) -> None:
        self._renderer.mark(self._painter, rect, mark, paper="#ffffff")


def split_table(rows: tuple[PrintedRow, ...]) -> tuple[tuple[PrintedRow, ...], ...]:
    """Split the table of a long game into several below one another."""
    count = len(rows[0].cells) if rows else 0
    edges = (*range(0, count, _MOST_ROUNDS), count)
    return tuple(
        tuple(PrintedRow(row.title, row.cells[begin:end]) for row in rows) for begin, end in pairwise(edges)
    )


def table_height(rows: Sequence[PrintedRow]) -> float:
    return _ROW * len(rows) + 20


def _width(text: str, family: Family, pixels: float) -> float:
    return measure_width(text, family) * pixels


def _with_rounds(headline: HeadlineText) -> str:
    rounds = " · ".join(str(link.round) for link in headline.links)
    return f"{headline.sentence} ({rounds})" if rounds else headline.sentence


def _lowest(heights: Sequence[float]) -> float:
    """Return the least height at which all headlines fit into the columns."""
    count = len(heights)
    stretches = {sum(heights[begin:end]) for begin in range(count) for end in range(begin + 1, count + 1)}
    for height in sorted(stretches):
        columns, used = 1, 0.0
        for needed in heights:
            if used and used + needed > height + 0.5:
                columns, used = columns + 1, 0.0
            used += needed
        if columns <= _COLUMNS and max(heights) <= height + 0.5:
            return height
    return 0.0
