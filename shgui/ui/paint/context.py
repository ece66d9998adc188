"""What every painting function needs besides its face: the theme, the drawings, and how fine a pixel is."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPaintDevice, QPainter

from shgui.ui.paint.art import Art, Inks
from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Palette, Text, Theme, colour

Paint = Callable[[QPainter, QRectF, Any, "PaintContext"], None]
"""Paints a face of one kind."""


def smooth_painter(device: QPaintDevice) -> QPainter:
    """On a widget or a picture; `end` it."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


class PaintContext(NamedTuple):
    theme: Theme
    art: Art
    ratio: float = 1.0
    """Device pixels a logical pixel."""
    draw: Callable[[QPainter, QRectF, Any], None] | None = None
    """Draws another face, from its print; None where there are no prints."""

    @property
    def palette(self) -> Palette:
        return self.theme.palette

    @property
    def print_inks(self) -> Inks:
        """For drawings on card stock."""
        palette = self.palette
        return Inks(palette.on_card, palette.card, palette.liberal, palette.fascist_print)

    def colour(self, name: str, opacity: float = 1.0) -> QColor:
        return colour(name, opacity)

    def capitals(self, text: Text) -> float:
        return self.theme.type.capitals(text)

    def snap(self, value: float) -> float:
        """The nearest edge between device pixels."""
        return round(value * self.ratio) / self.ratio

    def line(self, width: float) -> float:
        """A line as wide as `width`, but at least one device pixel and a whole number of them."""
        return max(1, round(width * self.ratio)) / self.ratio

    def snapped(self, rect: QRectF) -> QRectF:
        left, top = self.snap(rect.left()), self.snap(rect.top())
        return QRectF(left, top, self.snap(rect.right()) - left, self.snap(rect.bottom()) - top)

    def lay(self, painter: QPainter, rect: QRectF, face: Any, paint: Paint) -> None:
        """A face as a part of a larger one: what lies on many of them is printed once, and then only laid."""
        if self.draw is None:
            paint(painter, rect, face, self)
        else:
            self.draw(painter, rect, face)

    def mark(self, painter: QPainter, rect: QRectF, mark: Icon, ink: str, paper: str) -> None:
        """A sign in two colours of the caller's choice; party signs take their own colours besides."""
        inks = Inks(ink, paper, self.palette.liberal, self.palette.fascist_print)
        self.art.paint(painter, rect, f"icons/{mark.value}", inks)
