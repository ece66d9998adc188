"""Scroll areas."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from shgui.ui.widgets.fold import Fold


def scrolled(widget: QWidget, parent: QWidget | None = None) -> QScrollArea:
    area = QScrollArea(parent, widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    # A viewport of our own: Qt's would be looked up by its kind, for which PySide loads every class there is.
    area.setViewport(QWidget())
    area.setWidget(widget)
    widget.setAutoFillBackground(False)
    Fold(area)
    return area
