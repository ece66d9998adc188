"""A line to type in, in which Enter is for the page."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class EnterField(QLineEdit):
    """Enter leads on from here, and is not also pressed on where it led."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.entered.emit()
        else:
            super().keyPressEvent(event)
