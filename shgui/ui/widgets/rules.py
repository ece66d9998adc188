"""Printed rules that part one thing from another."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Theme, colour


class DoubleRule(QWidget):
    """A thick and a thin one across the page, below its head."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self._renderer = renderer
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        thick, gap, thin = _widths(self._renderer.theme)
        return QSize(0, thick + gap + thin)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        thick, gap, thin = _widths(self._renderer.theme)
        ink = colour(self._renderer.theme.palette.ink)
        painter = QPainter(self)
        painter.fillRect(QRect(0, 0, self.width(), thick), ink)
        painter.fillRect(QRect(0, thick + gap, self.width(), thin), ink)
        painter.end()


def _widths(theme: Theme) -> tuple[int, int, int]:
    unit = theme.space.unit
    return max(3, round(unit * 0.75)), max(2, round(unit * 0.5)), max(1, round(unit * 0.25))
