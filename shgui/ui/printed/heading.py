"""A heading that breaks into even lines, as close to each other as the lines of all that is painted."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent

from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.text import Fitted, draw_fitted, fit
from shgui.ui.theme import Family
from shgui.ui.widgets.plain import PlainLabel

_LINES = 5
_TAIL = 0.3
"""Room below the last baseline whether or not a letter reaches there, in capitals."""


class Heading(PlainLabel):
    """A heading of its font's size, or as large as its longest word allows."""

    def __init__(self, family: Family) -> None:
        super().__init__(wraps=True)
        self._family = family

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        self.ensurePolished()
        return self.height_at(self.font().pixelSize(), width)

    def height_at(self, pixels: int, width: int) -> int:
        fitted = self._fitted(width, pixels)
        return round(fitted.baselines[-1] + fitted.capitals * _TAIL)

    def sizeHint(self) -> QSize:  # noqa: N802
        width = max(super().sizeHint().width(), self.width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        ink, left = self.palette().color(self.foregroundRole()), Qt.AlignmentFlag.AlignLeft
        fitted = self._fitted(self.width(), self.font().pixelSize())
        room = QRectF(0, 0, self.width(), fitted.height)
        draw_fitted(painter, room, fitted, self._family, ink, align=left)
        painter.end()

    def _fitted(self, width: int, pixels: int) -> Fitted:
        return fit(self.text(), self._family, pixels * self._family.capitals, width, lines=_LINES)
