"""A dialog as a printed bill: its own frame and its own hard shadow, and none of the system's."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import colour
from shgui.ui.widgets.enter_key import press_focused

_SHADOW = QColor(0, 0, 0, 128)


class Bill(QDialog):
    """`open()` it. What is asked or told goes into `paper`; it can be moved by its paper."""

    def __init__(self, renderer: Renderer, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
        # Without a frame nobody reads it; a screen reader and the list of windows do.
        self.setWindowTitle(parent.window().windowTitle())
        space = renderer.theme.space
        self.paper = QVBoxLayout(self)
        margin = space.page + space.small
        falls = self._falls
        self.paper.setContentsMargins(margin, margin, margin + falls.x(), margin + falls.y())
        self.paper.setSpacing(space.medium)

    @property
    def around(self) -> QPoint:
        """What margins, frame and shadow take of its width and height."""
        margins = self.paper.contentsMargins()
        return QPoint(margins.left() + margins.right(), margins.top() + margins.bottom())

    @property
    def _falls(self) -> QPoint:
        """How far the shadow reaches."""
        unit = self._renderer.theme.space.unit
        return QPoint(round(unit * 1.6), round(unit * 2.2))

    @property
    def _body(self) -> QRect:
        return self.rect().adjusted(0, 0, -self._falls.x(), -self._falls.y())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        palette, space = self._renderer.theme.palette, self._renderer.theme.space
        painter = QPainter(self)
        painter.fillRect(self._body.translated(self._falls), _SHADOW)
        painter.fillRect(self._body, colour(palette.paper))
        thick, thin = max(3, round(space.unit * 0.8)), max(1, round(space.unit * 0.25))
        inset = round(space.unit * 1.5)
        outer = self._body.adjusted(inset, inset, -inset, -inset)
        inner = outer.adjusted(thick + thin, thick + thin, -thick - thin, -thick - thin)
        for rect, width in ((outer, thick), (inner, thin)):
            painter.fillRect(rect, colour(palette.ink))
            painter.fillRect(rect.adjusted(width, width, -width, -width), colour(palette.paper))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.windowHandle().startSystemMove()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not press_focused(event, self):
            super().keyPressEvent(event)
