"""Painted widgets without input."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shgui.ui.paint.poster import PosterDrawable
from shgui.ui.widgets.themed import Themed, UiContext


class Picture(Themed, QWidget):
    """A widget that is painted and can't be pressed."""


class PosterPicture(Picture):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._face = PosterDrawable("")
        self._seen = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_words(self, title: str, line: str) -> None:
        self._face = PosterDrawable(title, line)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(480, 540)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        # The first time without a print to lay down again: that is ready sooner.
        self.ui.renderer.draw(painter, QRectF(self.rect()), self._face, keep=self._seen)
        self._seen = True
