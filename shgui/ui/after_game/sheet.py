"""Drawing shared by the printed page and the picture of a review."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from shgui.ui.paint.drawables import Sample, SampleDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.text import draw_text, measure_width
from shgui.ui.theme import Family, colour

_PIECE = (1.75, 0.98)
"""Width and height of a sample, relative to the words behind it."""


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The words around the strips."""

    caption: str
    """The line above the strips."""
    foot: str
    readings: tuple[str, str, str]
    """The words for likely, proven, certain."""
    untrue: str
    """The meaning of the icon for lies."""


class ExportSheet:
    """Draws texts; sizes are font sizes in pixels of the sheet."""

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
        """Draw the legend of the readings, aligned to the right."""
        left = room.right()
        samples = (Sample.LIKELY, Sample.PROVEN, Sample.CERTAIN)
        for sample, word in reversed(tuple(zip(samples, readings, strict=True))):
            wide = measure_width(word, Family.TEXT, bold=True) * pixels * 1.02
            label = QRectF(left - wide, room.top(), wide, room.height())
            self._text(label, word, Family.TEXT, pixels, bold=True)
            width, height = pixels * _PIECE[0], pixels * _PIECE[1]
            piece = QRectF(
                label.left() - width - pixels * 0.25, room.center().y() - height / 2, width, height
            )
            self._renderer.draw(self._painter, piece, SampleDrawable(sample), keep=False)
            left = piece.left() - pixels * 0.9
