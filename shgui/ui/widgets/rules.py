"""Printed rules that part one thing from another."""

from enum import Enum

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from shgui.ui.theme import Theme, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext


class DoubleRule(Picture):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        thick, gap, thin = _get_double_rule_widths(self.ui.theme)
        return QSize(0, thick + gap + thin)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        thick, gap, thin = _get_double_rule_widths(self.ui.theme)
        ink = colour(self.ui.theme.palette.ink)
        painter = QPainter(self)
        painter.fillRect(QRect(0, 0, self.width(), thick), ink)
        painter.fillRect(QRect(0, thick + gap, self.width(), thin), ink)
        painter.end()


class RuleWeight(Enum):
    MAIN = "main"
    HAIR = "hair"


class Rule(Picture):
    """A line below a heading or between two things; `upright` between columns."""

    def __init__(self, ui: UiContext, weight: RuleWeight, *, upright: bool = False) -> None:
        super().__init__(ui)
        self._weight = weight
        along, across = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(*((across, along) if upright else (along, across)))

    def sizeHint(self) -> QSize:  # noqa: N802
        unit = self.ui.theme.space.unit
        width = max(2, round(unit * 0.5)) if self._weight is RuleWeight.MAIN else max(1, round(unit * 0.2))
        return QSize(width, width)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        palette = self.ui.theme.palette
        painter = QPainter(self)
        ink = palette.ink if self._weight is RuleWeight.MAIN else palette.hairline
        painter.fillRect(self.rect(), colour(ink))
        painter.end()


def _get_double_rule_widths(theme: Theme) -> tuple[int, int, int]:
    unit = theme.space.unit
    return max(3, round(unit * 0.75)), max(2, round(unit * 0.5)), max(1, round(unit * 0.25))
