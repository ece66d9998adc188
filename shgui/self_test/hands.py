"""Hands at the window: they find things by their stable names, and wait until what they want can be done."""

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from shgui.self_test import BrokenError
from shgui.ui.widgets.animation_stage import AnimationStage

_PATIENCE = 10.0
_SLICE = 10


class SelfTestPlayer:
    def __init__(self, application: QApplication, window: QWidget) -> None:
        self._application = application
        self._window = window

    def click(self, name: str) -> None:
        button = self._ready(name)
        if not isinstance(button, QAbstractButton):
            raise BrokenError(f"{name} is no button")
        button.click()
        self._application.processEvents()

    def write(self, name: str, text: str) -> None:
        line = self._ready(name)
        if not isinstance(line, QLineEdit):
            raise BrokenError(f"nothing can be written in {name}")
        line.setText(text)
        self._application.processEvents()

    def hold_and_slide(self, name: str, what_opens: str) -> None:
        """Press until something opens, move there and release."""
        area = self._ready(name)
        corner = QPointF(8, area.height() - 8)
        self._send(area, QEvent.Type.MouseButtonPress, corner)
        opened = self._ready(what_opens)
        there = area.mapFromGlobal(opened.mapToGlobal(QPointF(opened.rect().center())))
        self._send(area, QEvent.Type.MouseMove, there)
        self._send(area, QEvent.Type.MouseButtonRelease, there)

    def _send(self, area: QWidget, kind: QEvent.Type, at: QPointF) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind,
            at,
            area.mapToGlobal(at),
            none if kind is QEvent.Type.MouseMove else left,
            none if kind is QEvent.Type.MouseButtonRelease else left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(area, event)
        self._application.processEvents()

    def look_for(self, name: str) -> None:
        """Wait for the widget, dismissing notices."""
        self._ready(name)

    def wait(self, until: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + _PATIENCE
        while not until():
            if time.monotonic() > end:
                raise BrokenError(f"{what} didn't come about")
            self._application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _SLICE)
            time.sleep(_SLICE / 1000)

    def _ready(self, name: str) -> QWidget:
        """Return the widget once it can be used."""
        self.wait(lambda: self._find(name) is not None, f"{name}, to be operated")
        found = self._find(name)
        if found is None:
            raise BrokenError(f"{name} went away")
        return found

    def _find(self, name: str) -> QWidget | None:
        for stage in self._window.findChildren(AnimationStage):
            # Nobody watches: what is being told is told at once.
            stage.finish()
        things = self._window.findChildren(QWidget, name)
        return next((thing for thing in things if thing.isVisible() and thing.isEnabled()), None)
