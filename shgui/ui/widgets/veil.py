"""Darkness over a page, and over the menu bar above it, during an animation."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Self

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget


class MenuShade(QWidget):
    """A cover for the menu bar, as dark as the page; presses go through it."""

    def __init__(self, window: QWidget, rect: QRect) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._colour = QColor(Qt.GlobalColor.transparent)
        self.setGeometry(rect)
        self.show()

    def darken(self, colour: QColor) -> None:
        self._colour = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._colour)
        painter.end()


def make_menu_shade(page: QWidget) -> MenuShade | None:
    """Return a shade for the room above the page; None where the page reaches the upper edge."""
    window = page.window()
    above = page.mapTo(window, QPoint()).y()
    return MenuShade(window, QRect(0, 0, window.width(), above)) if above > 0 else None


@dataclass(frozen=True, slots=True)
class DarknessSpan:
    """A darkness over the page for some time, below all that moves. `spared` stays lit."""

    begin: float
    """How dark it is at first; 1 is opaque."""
    end: float
    colour: str
    delay: float
    duration: float
    spared: tuple[QRectF, ...] = ()
    spared_end: float = 0.0
    """How dark it is at last where it was spared until now."""


class Darkness(NamedTuple):
    """The darkness at one moment, 1 being opaque; `spared` places have their own."""

    colour: str
    opacity: float
    spared: tuple[QRectF, ...]
    spared_opacity: float

    @classmethod
    def find_at(cls, elapsed: float, veils: Iterable[DarknessSpan]) -> Self | None:
        """Return the darkness at this time; None where all is lit."""
        for veil in veils:
            part = (elapsed - veil.delay) / veil.duration
            if 0 <= part < 1:
                opacity = veil.begin + (veil.end - veil.begin) * part
                lit = opacity <= 0
                return None if lit else cls(veil.colour, opacity, veil.spared, veil.spared_end * part)
        return None

    @property
    def ink(self) -> QColor:
        return _make_ink(self.colour, self.opacity)

    def paint(self, painter: QPainter, region: QRegion) -> None:
        spared = QRegion()
        for rect in self.spared:
            spared += rect.toAlignedRect()
        for part, opacity in ((region - spared, self.opacity), (region & spared, self.spared_opacity)):
            if opacity > 0 and not part.isEmpty():
                painter.setClipRegion(part)
                painter.fillRect(part.boundingRect(), _make_ink(self.colour, opacity))
        painter.setClipping(False)


def _make_ink(colour: str, opacity: float) -> QColor:
    ink = QColor(colour)
    ink.setAlphaF(opacity)
    return ink
