"""The part of a veil that darkens the menu bar above the page."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
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


def shade_above(page: QWidget) -> MenuShade | None:
    """Return a shade for the room above the page; None where the page reaches the upper edge."""
    window = page.window()
    above = page.mapTo(window, QPoint()).y()
    return MenuShade(window, QRect(0, 0, window.width(), above)) if above > 0 else None
