"""What is only looked at."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shgui.ui.paint.poster import PosterDrawable
from shgui.ui.paint.renderer import Renderer


class Picture(QWidget):
    """Paints itself in the looks of the moment; nothing to press."""

    def __init__(self, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self.updateGeometry()
        self.update()


class Poster(Picture):
    """The name of the game in wood type."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__(renderer)
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
        self._renderer.draw(painter, QRectF(self.rect()), self._face, keep=self._seen)
        self._seen = True
