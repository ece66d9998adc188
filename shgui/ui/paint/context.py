"""The context of painting: theme, drawings and the size of a device pixel."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintDevice, QPainter

from shgui.ui.paint.art import Art, Inks
from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Palette, Text, Theme

PaintFunction = Callable[[QPainter, QRectF, Any, "PaintContext"], None]


def make_smooth_painter(device: QPaintDevice) -> QPainter:
    """Return a smooth painter on a widget or a picture; the caller ends it."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


class PaintContext(NamedTuple):
    theme: Theme
    art: Art
    ratio: float = 1.0
    """Device pixels a logical pixel."""
    draw: Callable[[QPainter, QRectF, Any], None] | None = None
    """Draws another drawable, from its print; None where there are no prints."""

    @property
    def palette(self) -> Palette:
        return self.theme.palette

    @property
    def print_inks(self) -> Inks:
        palette = self.palette
        return Inks(palette.on_card, palette.card, palette.liberal, palette.fascist_print)

    def capitals(self, text: Text) -> float:
        return self.theme.type.capitals(text)

    def snap(self, value: float) -> float:
        """Return the nearest edge between device pixels."""
        return round(value * self.ratio) / self.ratio

    def snap_line_width(self, width: float) -> float:
        """Return the width of a line in whole device pixels, at least one."""
        return max(1, round(width * self.ratio)) / self.ratio

    def snap_rect(self, rect: QRectF) -> QRectF:
        left, top = self.snap(rect.left()), self.snap(rect.top())
        return QRectF(left, top, self.snap(rect.right()) - left, self.snap(rect.bottom()) - top)

    def draw_part(self, painter: QPainter, rect: QRectF, drawable: Any, paint: PaintFunction) -> None:
        """Draw a part of a drawable from its print; where there are no prints, paint it."""
        if self.draw is None:
            paint(painter, rect, drawable, self)
        else:
            self.draw(painter, rect, drawable)

    def paint_icon(self, painter: QPainter, rect: QRectF, mark: Icon, ink: str, paper: str) -> None:
        """Paint an icon in two colours; icons of parties also have their own."""
        inks = Inks(ink, paper, self.palette.liberal, self.palette.fascist_print)
        self.art.paint(painter, rect, f"icons/{mark.value}", inks)
