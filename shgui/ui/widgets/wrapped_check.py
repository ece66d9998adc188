"""A check box whose words wrap."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from shgui.ui.widgets.plain import escape_shortcut

_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_COMFORTABLE = 28
"""Characters to a line where there is a choice."""


class WrappedCheckBox(QCheckBox):
    """A check box; `words` is its text, and `text()` the same with escaped shortcuts."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.words = ""
        self.setObjectName(name)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        # A check box is as high as one line by itself, whatever room a layout has for it.
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)

    def set_words(self, words: str) -> None:
        self.words = words
        self.setText(escape_shortcut(words))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        beside = super().sizeHint().width() - self.fontMetrics().horizontalAdvance(self.words)
        # Words that fit to the pixel fit.
        room = QRect(0, 0, max(1, width - beside + 1), 100_000)
        needed = self.fontMetrics().boundingRect(room, _FLAGS, self.words).height()
        around = super().sizeHint().height() - self.fontMetrics().height()
        return max(super().sizeHint().height(), needed + around)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        self.ensurePolished()
        hint = super().sizeHint()
        width = min(hint.width(), self.fontMetrics().averageCharWidth() * _COMFORTABLE)
        return QSize(width, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_CheckBox, option)
        painter.setPen(option.palette.windowText().color())
        painter.drawText(room, _FLAGS, self.words)
