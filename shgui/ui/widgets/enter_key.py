"""Enter presses the button that the keyboard is on, as the space bar does."""

from PySide6 import QtCore
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


def press_focused_button(event: QKeyEvent, window: QWidget) -> bool:
    """Press the focused button if Enter, which no widget wanted, was pressed; return whether it was."""
    focused = window.focusWidget()
    enter = (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter)
    if event.key() not in enter or not isinstance(focused, QAbstractButton) or not focused.isEnabled():
        return False
    focused.click()
    return True
