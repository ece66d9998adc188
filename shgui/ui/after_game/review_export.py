"""A finished game as files: its record as JSON, and its review on A4 pages to print."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

from shgui.engine.fairness import Verdict
from shgui.ui.after_game.printed_front import PrintedFront, PrintedFrontPage, split_table, table_height
from shgui.ui.after_game.review_rounds import ReviewRound
from shgui.ui.after_game.round_setting import RoundSetting
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strokes import swelled_rule
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Scheme, Text, Theme, colour
from shgui.words.catalogue import Catalogue
from shgui.words.verification_texts import list_report

_RESOLUTION = 1200
_PAGE = (794.0, 1123.0)
"""A4 in the pixels that type is measured in: 96 to the inch."""
_MARGIN = 57.0
_TOP = 40.0
_WHITE, _SHADE = "#ffffff", "#eeeeee"
_TYPE_HEIGHT = 700
"""The height of a window whose text has the size of print."""


def record_file(record: Mapping[str, object]) -> bytes:
    """Return the game as `shgui verify` reads it."""
    text = json.dumps(record, ensure_ascii=False, indent=1)
    return f"{text}\n".encode()


class ToPrint(NamedTuple):
    """The content of the pages."""

    front: PrintedFrontPage
    rounds: tuple[ReviewRound, ...]
    verdict: Verdict


def print_pages(content: ToPrint, words: Catalogue, art: Art) -> tuple[bytes, int]:
    """Return the pages as a PDF file, and their number."""
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(file)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(words.gettext("Review of a game"))
    writer.setCreator("shgui")
    page = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    theme = Theme.of(Scheme.LIGHT, height=_TYPE_HEIGHT)
    # The paper is the printer's: nobody wants a sheet of beige.
    white = theme.palette._replace(ground=_WHITE, paper=_WHITE, raised=_WHITE, sunken=_SHADE)
    painter = QPainter(writer)
    scale = _RESOLUTION / 96
    painter.scale(scale, scale)
    pages = _Pages(writer, painter, Renderer(theme._replace(palette=white), art), content, words)
    pages.write()
    painter.end()
    return bytes(file.data().data()), pages.number


class _Pages:
    def __init__(
        self, writer: QPdfWriter, painter: QPainter, renderer: Renderer, content: ToPrint, words: Catalogue
    ) -> None:
        self._writer = writer
        self._painter = painter
        self._renderer = renderer
        self._content = content
        self._words = words
        self._setting = RoundSetting(renderer, words, _PAGE[0] - 2 * _MARGIN, vector=True)
        self.number = 1
        self._y = _MARGIN

    def write(self) -> None:
        self._paper()
        area = QRectF(_MARGIN, _TOP, _PAGE[0] - 2 * _MARGIN, self._room - _TOP)
        front = PrintedFront(self._painter, self._renderer, self._content.front, area)
        left_over = front.draw()
        self._next_page()
        for part in split_table(left_over):
            self._need(table_height(part))
            front.table(QRectF(_MARGIN, self._y, area.width(), table_height(part)), part)
            self._y += table_height(part)
        for each in self._content.rounds:
            self._round(each)
        self._fairness()

    @property
    def _room(self) -> float:
        """The lower edge of the content, above the page number."""
        return _PAGE[1] - _MARGIN - 14

    def _paper(self) -> None:
        """Draw the page number."""
        ink = colour(self._renderer.theme.palette.ink)
        foot = QRectF(_MARGIN, _PAGE[1] - _MARGIN, _PAGE[0] - 2 * _MARGIN, 14)
        swelled_rule(self._painter, foot.left(), foot.right(), foot.top() - 8, 3, ink)
        number = self._words.number(self.number)
        draw_text(self._painter, foot, number, Family.TEXT, 7, ink, lines=1)

    def _next_page(self) -> None:
        self._writer.newPage()
        self.number += 1
        self._y = _MARGIN
        self._paper()

    def _need(self, height: float) -> None:
        if self._y + height > self._room and self._y > _MARGIN:
            self._next_page()

    def _round(self, round_: ReviewRound) -> None:
        height = self._setting.height(round_)
        self._need(height)
        self._setting.draw(self._painter, QRectF(_MARGIN, self._y, self._setting.width, height), round_)
        self._y += height

    def _fairness(self) -> None:
        """Write the verdict, which proves all pages before it."""
        lines = list_report(self._words, self._content.verdict)
        font = self._renderer.theme.font(Text.BODY)
        metrics = QFontMetricsF(font)
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
        width = self._setting.width
        heights = [metrics.boundingRect(QRectF(0, 0, width, 1e5), flags, line).height() for line in lines]
        self._need(sum(heights) + 24)
        ink = colour(self._renderer.theme.palette.ink)
        swelled_rule(self._painter, _MARGIN, _PAGE[0] - _MARGIN, self._y + 4, 4, ink)
        self._y += 18
        self._painter.setFont(font)
        self._painter.setPen(ink)
        for line, height in zip(lines, heights, strict=True):
            self._painter.drawText(QRectF(_MARGIN, self._y, width, height), flags, line)
            self._y += height
