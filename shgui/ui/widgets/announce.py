"""Announcements by a screen reader."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from shgui.words.isolation import remove_isolates


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader speak a text at once; do nothing where none is active."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, remove_isolates(text)))
