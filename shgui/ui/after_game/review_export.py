"""A finished game as files: its record as JSON, and the page after the game on A4 sheets to print."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from shgui.engine.fairness import Verdict
from shgui.presentation.round_scene import RoundScene
from shgui.ui.after_game.cast_drawing import CastDrawing
from shgui.ui.after_game.curve_drawing import CurveDrawing
from shgui.ui.after_game.round_drawing import WIDTH, RoundDrawing
from shgui.ui.after_game.story_drawing import StoryDrawing
from shgui.ui.after_game.story_scene import StoryScene
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Family, Scheme, Theme
from shgui.words import story_texts
from shgui.words.catalogue import Catalogue
from shgui.words.verification_texts import list_verification_report

_RESOLUTION = 1200
_SHEET = (297.0, 210.0)
"""A4 lying on its side, in millimetres."""
_MARGIN = 13.0
_SCALE = WIDTH / (_SHEET[0] - 2 * _MARGIN)
"""Pixels of the drawing in a millimetre of paper."""
_HEIGHT = (_SHEET[1] - 2 * _MARGIN) * _SCALE
_FOOT = 26.0
_WHITE, _SHADE = "#ffffff", "#eeeeee"
_DRAWN = 720
_GAP = 14.0

_Put = Callable[[QPainter | None, float], float]
"""Draws a part of the page at this height, or without a painter only measures it."""


def record_file(record: Mapping[str, object]) -> bytes:
    """Return the game as `shgui verify` reads it."""
    text = json.dumps(record, ensure_ascii=False, indent=1)
    return f"{text}\n".encode()


def print_pages(story: StoryScene, verdict: Verdict, words: Catalogue, art: Art) -> tuple[bytes, int]:
    """Return the sheets as a PDF file, and their number."""
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(file)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(words.gettext("Review of a game"))
    writer.setCreator("shgui")
    page = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Landscape, QMarginsF(0, 0, 0, 0)))
    theme = Theme.of(Scheme.LIGHT, height=_DRAWN)
    # The paper is the printer's: nobody wants a sheet of beige.
    white = theme.palette._replace(ground=_WHITE, paper=_WHITE, raised=_WHITE, sunken=_SHADE)
    painter = QPainter(writer)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pixel = _RESOLUTION / 25.4 / _SCALE
    painter.scale(pixel, pixel)
    painter.translate(_MARGIN * _SCALE, _MARGIN * _SCALE)
    sheets = _Sheets(writer, painter, Renderer(theme._replace(palette=white), art), words)
    sheets.print_story(story, verdict)
    painter.end()
    return bytes(file.data().data()), sheets.number


class _Sheets:
    def __init__(self, writer: QPdfWriter, painter: QPainter, renderer: Renderer, words: Catalogue) -> None:
        self._writer = writer
        self._painter = painter
        self._renderer = renderer
        self._words = words
        self.number = 0
        self._y = _HEIGHT

    def print_story(self, story: StoryScene, verdict: Verdict) -> None:
        words = self._words
        self._begin_sheet()
        about = QRectF(0, 0, WIDTH, 24)
        self._make(self._painter).put_line(
            about, story.about, Family.TEXT, 16, soft=True, align=Qt.AlignmentFlag.AlignRight
        )
        self._y = 20
        self._put(lambda painter, y: self._make(painter).put_headline(story, 0, y, WIDTH))
        self._put(lambda painter, y: self._make(painter).put_double_rule(0, y, WIDTH))
        self._put(
            lambda painter, y: CastDrawing(self._renderer, painter, keep=False).put_cast(
                story.cast, 0, y, WIDTH
            )
        )
        if story.rounds:
            first = self._put_round(story.rounds[0], None, 0)
            self._put_heading(story_texts.get_rounds_heading(words), "", below=first)
        for scene in story.rounds:
            self._put(partial(self._put_round, scene), gap=0)
        if story.rounds:
            self._put_heading(
                story_texts.get_curves_heading(words), story_texts.get_curves_text(words), below=220
            )
            self._put(
                lambda painter, y: CurveDrawing(self._renderer, painter, keep=False).put_curves(
                    story.curves, 0, y, WIDTH
                )
            )
            self._put(lambda painter, y: self._make(painter).put_explanation(words, story, 0, y, WIDTH))
        self._put(partial(self._put_report, list_verification_report(words, verdict)))

    def _make(self, painter: QPainter | None) -> StoryDrawing:
        return StoryDrawing(self._renderer, painter, keep=False)

    def _put_heading(self, title: str, text: str, *, below: float) -> None:
        """Put a heading where there is room for this much below it, too."""
        self._put(lambda painter, y: self._make(painter).put_heading(title, text, 0, y, WIDTH), below=below)

    def _put_round(self, scene: RoundScene, painter: QPainter | None, top: float) -> float:
        drawing = RoundDrawing(self._renderer, self._words, painter, keep=False, pressed=False)
        drawing.put_rect(QRectF(0, top, WIDTH, 1), self._renderer.theme.palette.hairline)
        return drawing.put_round(scene, 0, top, WIDTH)

    def _put_report(self, report: Sequence[str], painter: QPainter | None, top: float) -> float:
        drawing = self._make(painter)
        used = drawing.put_double_rule(0, top, WIDTH) + 10
        for line in report:
            used += drawing.put_paragraph(0, top + used, WIDTH, line, 15)
        return used

    def _put(self, put: _Put, *, below: float = 0.0, gap: float = _GAP) -> None:
        height = put(None, 0.0)
        if self._y and self._y + height + below > _HEIGHT - _FOOT:
            self._begin_sheet()
        put(self._painter, self._y)
        self._y += height + gap

    def _begin_sheet(self) -> None:
        """Begin the next sheet with its number at the foot."""
        self.number += 1
        if self.number > 1:
            self._writer.newPage()
        foot = QRectF(0, _HEIGHT - 20, WIDTH, 20)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._make(self._painter).put_line(
            foot, self._words.number(self.number), Family.TEXT, 15, align=centre
        )
        self._y = 0.0
