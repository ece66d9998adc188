"""A finished game as files: its record as JSON, and the review on A4 pages to print."""

import json
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

from shgui.table.files import replace_with
from shgui.ui.paint.art import Art
from shgui.ui.paint.faces import ROLE_MARKS
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strokes import swelled_rule
from shgui.ui.paint.text import draw_text
from shgui.ui.review.review import Review
from shgui.ui.review.review_rows import ReviewRound
from shgui.ui.review.round import RoundSetting
from shgui.ui.theme import Family, Scheme, Text, Theme, colour
from shgui.words import doors, outcomes, terms
from shgui.words.catalogue import Catalogue
from shgui.words.verification import verification

_RESOLUTION = 1200
_PAGE = (794.0, 1123.0)
"""A4 in the pixels that type is measured in: 96 to the inch."""
_MARGIN = 57.0
_TYPE_HEIGHT = 700
"""The height of a window whose text is as large as print should be."""


def save_record(path: Path, record: Mapping[str, object]) -> None:
    """The game as `shgui verify` reads it. OSError where it can't be written; nothing is half written."""
    text = json.dumps(record, ensure_ascii=False, indent=1)
    replace_with(path, f"{text}\n".encode())


def save_pages(path: Path, review: Review, words: Catalogue, art: Art) -> int:
    """The review on A4 pages; answers how many. OSError where they can't be written."""
    pages, number = printed(review, words, art)
    replace_with(path, pages)
    return number


def printed(review: Review, words: Catalogue, art: Art) -> tuple[bytes, int]:
    """The pages as a PDF file, and how many there are."""
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(file)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(words.gettext("Review of a game"))
    writer.setCreator("shgui")
    page = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    theme = Theme.of(Scheme.LIGHT, height=_TYPE_HEIGHT)
    painter = QPainter(writer)
    scale = _RESOLUTION / 96
    painter.scale(scale, scale)
    pages = _Pages(writer, painter, Renderer(theme, art), review, words)
    pages.write()
    painter.end()
    return bytes(file.data().data()), pages.number


class _Pages:
    def __init__(
        self, writer: QPdfWriter, painter: QPainter, renderer: Renderer, review: Review, words: Catalogue
    ) -> None:
        self._writer = writer
        self._painter = painter
        self._renderer = renderer
        self._review = review
        self._words = words
        self._setting = RoundSetting(renderer, words, _PAGE[0] - 2 * _MARGIN, vector=True)
        self.number = 1
        self._y = _MARGIN

    def write(self) -> None:
        self._paper()
        self._head()
        self._roles()
        for told in self._review.rounds(self._words):
            self._round(told)
        self._fairness()

    @property
    def _room(self) -> float:
        """The y below which nothing stands but the page's number."""
        return _PAGE[1] - _MARGIN - 14

    def _paper(self) -> None:
        """Page number between two rules. The paper itself is the printer's: nobody wants a sheet of beige."""
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

    def _head(self) -> None:
        words, view = self._words, self._review.ending.view
        palette = self._renderer.theme.palette
        ink = colour(palette.ink)
        width = _PAGE[0] - 2 * _MARGIN
        title = QRectF(_MARGIN, self._y, width, 44)
        draw_text(self._painter, title, doors.title(words).upper(), Family.POSTER, 28, ink, lines=1)
        swelled_rule(self._painter, _MARGIN, _PAGE[0] - _MARGIN, title.bottom() + 8, 5, ink)
        reason = QRectF(_MARGIN, title.bottom() + 18, width, 20)
        told = outcomes.outcome(words, view.outcome)
        draw_text(self._painter, reason, told, Family.GOTHIC, 13, ink, lines=1)
        self._y = reason.bottom() + 16

    def _roles(self) -> None:
        """All players with their roles, in two columns."""
        view, names = self._review.ending.view, self._review.ending.names
        palette = self._renderer.theme.palette
        ink = colour(palette.ink)
        column = (_PAGE[0] - 2 * _MARGIN) / 2
        height = 20.0
        rows = -(-view.players // 2)
        for seat, role in enumerate(view.roles or ()):
            cell = QRectF(
                _MARGIN + seat // rows * column, self._y + seat % rows * height, column - 24, height
            )
            mark = QRectF(cell.left(), cell.top() + 2, 16, 16)
            self._renderer.mark(self._painter, mark, ROLE_MARKS[role])
            name = cell.adjusted(24, 0, -cell.width() * 0.36, 0)
            left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
            draw_text(self._painter, name, names[seat], Family.GOTHIC, 9, ink, align=left, lines=1)
            word = QRectF(name.right(), cell.top(), cell.right() - name.right(), height)
            told = terms.role(self._words, role)
            draw_text(self._painter, word, told, Family.TEXT, 8, ink, align=right, lines=1)
        self._y += rows * height + 22

    def _round(self, told: ReviewRound) -> None:
        height = self._setting.height(told)
        self._need(height)
        self._setting.draw(self._painter, QRectF(_MARGIN, self._y, self._setting.width, height), told)
        self._y += height

    def _fairness(self) -> None:
        """What was checked, last: it proves all that stands before."""
        review, words = self._review, self._words
        lines = verification(words, review.verdict)
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
