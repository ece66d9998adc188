"""Scroll areas."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QFrame, QScrollArea, QWidget

_LINES = 1.5


class ScrollFade(QWidget):
    """A fade at the lower edge of a scroll area, while there is more below."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._update_visibility)
        bar.rangeChanged.connect(self._update_visibility)
        area.viewport().installEventFilter(self)
        self._update_visibility()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Resize:
            room = self._area.viewport().geometry()
            room.setTop(room.bottom() + 1 - round(self.fontMetrics().height() * _LINES))
            self.setGeometry(room)
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        # Behind the area is a sheet of paper, or the table.
        role, below = QPalette.ColorRole.Window, self._area.parentWidget()
        while below is not None:
            if below.property("sheet") or isinstance(below, QDialog):
                role = QPalette.ColorRole.Base
            below = below.parentWidget()
        paper = self.palette().color(role)
        painter = QPainter(self)
        for line in range(self.height()):
            paper.setAlphaF((line + 0.5) / self.height())
            painter.fillRect(0, line, self.width(), 1, paper)
        painter.end()

    def _update_visibility(self) -> None:
        bar = self._area.verticalScrollBar()
        self.setVisible(bar.value() < bar.maximum())


def wrap_in_scroll_area(widget: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """Return a scroll area without a frame around a widget, with a fade at its lower edge."""
    area = QScrollArea(parent, widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    # A viewport of our own: Qt's would be looked up by its kind, for which PySide loads every class there is.
    area.setViewport(QWidget())
    area.setWidget(widget)
    widget.setAutoFillBackground(False)
    ScrollFade(area)
    return area
