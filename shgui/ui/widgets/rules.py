"""Printed rules that part one thing from another."""

from enum import Enum

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


class RuleWeight(Enum):
    MAIN = "main"
    HAIR = "hair"


class Rule(QWidget):
    """One rule, below a heading or between two things; `upright` between columns."""

    def __init__(self, renderer: Renderer, weight: RuleWeight, *, upright: bool = False) -> None:
        super().__init__()
        self._renderer = renderer
        self._weight = weight
        along, across = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(*((across, along) if upright else (along, across)))

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self._renderer.theme.space.unit
        width = max(2, round(unit * 0.5)) if self._weight is RuleWeight.MAIN else max(1, round(unit * 0.2))
        return QSize(width, width)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        palette = self._renderer.theme.palette
        painter = QPainter(self)
        painter.fillRect(
            self.rect(), colour(palette.ink if self._weight is RuleWeight.MAIN else palette.hairline)
        )
        painter.end()


def _widths(theme: Theme) -> tuple[int, int, int]:
    unit = theme.space.unit
    return max(3, round(unit * 0.75)), max(2, round(unit * 0.5)), max(1, round(unit * 0.25))
