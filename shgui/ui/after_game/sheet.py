"""What a printed page and a picture of a story are set with."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strip_drawables import Sample, SampleFace
from shgui.ui.paint.text import draw_text, width_of
from shgui.ui.theme import Family, colour

_PIECE = (1.75, 0.98)
"""A sample of a line, in the size of the words behind it."""


@dataclass(frozen=True, slots=True)
class SheetWords:
    """What stands round a story."""

    caption: str
    """Above the strips."""
    foot: str
    readings: tuple[str, str, str]
    """Likely, proven, certain."""
    untrue: str
    """What the sign of a lie says."""


class ExportSheet:
    """All sizes are those of fonts, in pixels of the sheet."""

    def __init__(self, painter: QPainter, renderer: Renderer) -> None:
        self._painter = painter
        self._renderer = renderer
        self._ink = colour(renderer.theme.palette.ink)
        self._soft = colour(renderer.theme.palette.ink_soft)

    def _text(
        self,
        rect: QRectF,
        text: str,
        family: Family,
        pixels: float,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        lines: int = 1,
        soft: bool = False,
        bold: bool = False,
    ) -> None:
        ink = self._soft if soft else self._ink
        capitals = pixels * family.capitals
        draw_text(self._painter, rect, text, family, capitals, ink, align=align, lines=lines, bold=bold)

    def _legend(self, room: QRectF, readings: tuple[str, str, str], pixels: float) -> None:
        """From the right."""
        left = room.right()
        samples = (Sample.LIKELY, Sample.PROVEN, Sample.CERTAIN)
        for sample, word in reversed(tuple(zip(samples, readings, strict=True))):
            wide = width_of(word, Family.TEXT, bold=True) * pixels * 1.02
            told = QRectF(left - wide, room.top(), wide, room.height())
            self._text(told, word, Family.TEXT, pixels, bold=True)
            width, height = pixels * _PIECE[0], pixels * _PIECE[1]
            piece = QRectF(told.left() - width - pixels * 0.25, room.center().y() - height / 2, width, height)
            self._renderer.draw(self._painter, piece, SampleFace(sample), keep=False)
            left = piece.left() - pixels * 0.9
