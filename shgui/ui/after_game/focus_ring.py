"""The ring around the widget with the keyboard focus."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from shgui.ui.theme import Theme, colour


def paint_focus_ring(painter: QPainter, widget: QWidget, theme: Theme) -> None:
    """Paint the ring if the widget has the focus."""
    if not widget.hasFocus():
        return
    width = theme.space.focus
    pen = QPen(colour(theme.palette.accent), width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRect(QRectF(widget.rect()).adjusted(half, half, -half, -half))
