"""A slider with a tick mark at every step."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

_STROKE = 0.22
"""As a part of the height."""


class RuledSlider(QSlider):
    def __init__(self, name: str, most: int, step: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setMaximum(most)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setObjectName(name)
        # The looks follow when the handle is let go: in between they would run away from under the pointer.
        self.setTracking(False)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, style = QStyle.ComplexControl.CC_Slider, self.style()
        groove = style.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self)
        handle = style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)
        span = groove.width() - handle.width()
        # Below the rule, where the middle of the handle comes to lie.
        first, length = groove.left() + handle.width() // 2, round(self.height() * _STROKE)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter = QPainter(self)
        for place in range(self.minimum(), self.maximum() + 1, self.singleStep()):
            left = first + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), place, span)
            painter.fillRect(QRect(left, groove.center().y(), 1, length), ink)
        painter.end()
        super().paintEvent(event)
