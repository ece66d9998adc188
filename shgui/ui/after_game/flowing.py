"""Painted widgets whose height follows from their width."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.ui.paint.context import make_smooth_painter

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class Flowing(_Widget):
    """Mixin for widgets with `flow`; stands before the Qt class in the bases."""

    def flow(self, painter: QPainter | None, width: float) -> float:
        """Paint the content at this width, or without a painter only measure it; return its height."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return round(self.flow(None, max(1, width)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self.flow(painter, self.width())
        painter.end()
