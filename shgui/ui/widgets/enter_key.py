"""Enter presses the button that the keyboard is on, as the space bar does."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def press_focused(event: QKeyEvent, window: QWidget) -> bool:
    """For windows, with what no widget wanted: whether a button was pressed by it."""
    focused = window.focusWidget()
    if event.key() not in _ENTER or not isinstance(focused, QAbstractButton) or not focused.isEnabled():
        return False
    focused.click()
    return True
