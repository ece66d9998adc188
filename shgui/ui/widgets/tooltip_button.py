"""Buttons on the table that explain themselves when pointed at."""

from enum import StrEnum

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import PaintedButton


class Pointing(StrEnum):
    """How a button came to be pointed at, or that it no longer is."""

    BY_POINTER = "by pointer"
    BY_KEYS = "by keys"
    """Or by a press, which brings the focus."""
    NO_MORE = "no more"


class TooltipButton(PaintedButton):
    """A button that emits `pointed_at` when pointer, keyboard or finger comes to it."""

    pointed_at = Signal(object, object)
    """This button and a `Pointing`."""

    def __init__(self, ui: UiContext, parent: QWidget, name: str) -> None:
        super().__init__(ui, parent, name)
        # What comes to lie below a resting pointer isn't pointed at: only a pointer that moves says so.
        self.setMouseTracking(True)
        self._under_pointer = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        if not self._under_pointer:
            self._under_pointer = True
            self.pointed_at.emit(self, Pointing.BY_POINTER)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.update()
        if self._under_pointer:
            self._under_pointer = False
            self.pointed_at.emit(self, Pointing.NO_MORE)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.update()
        self.pointed_at.emit(self, Pointing.BY_KEYS)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.update()
        self.pointed_at.emit(self, Pointing.NO_MORE)
