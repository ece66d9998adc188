"""A dialog as a printed bill: its own frame, and none of the system's.

It is opaque and has no shadow: without a compositor everything translucent would be black.
"""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import colour
from shgui.ui.widgets.enter_key import press_focused


class PosterDialog(QDialog):
    """`open()` it. What is asked or told goes into `paper`; it can be moved by its paper."""

    def __init__(self, renderer: Renderer, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # All of it is painted below.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
        # Without a frame nobody reads it; a screen reader and the list of windows do.
        self.setWindowTitle(parent.window().windowTitle())
        space = renderer.theme.space
        self.paper = QVBoxLayout(self)
        margin = space.page + space.small
        self.paper.setContentsMargins(margin, margin, margin, margin)
        self.paper.setSpacing(space.medium)

    @property
    def around(self) -> QPoint:
        """What margins and frame take of its width and height."""
        margins = self.paper.contentsMargins()
        return QPoint(margins.left() + margins.right(), margins.top() + margins.bottom())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        palette, space = self._renderer.theme.palette, self._renderer.theme.space
        painter = QPainter(self)
        thick, thin = max(3, round(space.unit * 0.8)), max(1, round(space.unit * 0.25))
        inset = round(space.unit * 1.5)
        edge = self.rect()
        painter.fillRect(edge, colour(palette.ink))
        painter.fillRect(edge.adjusted(thin, thin, -thin, -thin), colour(palette.paper))
        outer = edge.adjusted(inset, inset, -inset, -inset)
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
