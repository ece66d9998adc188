"""Fingers on the keyboard, as Qt tells of them: at the window, with repeats and time stamps."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_NONE = Qt.KeyboardModifier.NoModifier
_TIMES = count(1_000_000_000, 1000)
"""A thousand milliseconds apart, and far from those of the events that Qt makes up."""


def window_of(widget: QWidget) -> QWindow:
    handle = widget.window().windowHandle()
    assert handle is not None
    return handle


class Keyboard:
    """Keys come to the window where a menu, a dialog or the window itself has the keyboard."""

    def __init__(self, top: QWidget) -> None:
        self._top = top

    @property
    def _window(self) -> QWindow:
        return window_of(QApplication.activePopupWidget() or QApplication.activeWindow() or self._top)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        """The way through Qt's shortcuts, too."""
        QTest.keyPress(self._window, key, modifiers)

    def release(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        self._send(QEvent.Type.KeyRelease, key, modifiers, next(_TIMES))

    def repeat(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = _NONE, *, told: bool = True) -> None:
        """Once; not `told`, it comes as any release and press do, but of one time stamp."""
        when = next(_TIMES)
        self._send(QEvent.Type.KeyRelease, key, modifiers, when, repeat=told)
        taken = self._send(QEvent.Type.ShortcutOverride, key, modifiers, when, repeat=told)
        assert taken, "Qt would look for a shortcut now"
        self._send(QEvent.Type.KeyPress, key, modifiers, when, repeat=told)

    def hold(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = _NONE, times: int = 40) -> None:
        """Half of the repeats as Qt knows them, half as it doesn't."""
        for number in range(times):
            self.repeat(key, modifiers, told=number % 2 == 0)

    def hold_both(self, first: Qt.Key, second: Qt.Key, times: int = 40) -> None:
        """Two keys, of which Qt knows no repeat as one."""
        for _ in range(times):
            self.repeat(first, told=False)
            self.repeat(second, told=False)

    def _send(
        self,
        kind: QEvent.Type,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier,
        when: int,
        *,
        repeat: bool = False,
    ) -> bool:
        event = QKeyEvent(kind, key, modifiers, _text(key, modifiers), repeat)
        event.setTimestamp(when)
        event.setAccepted(kind is not QEvent.Type.ShortcutOverride)
        QCoreApplication.sendEvent(self._window, event)
        return event.isAccepted()


class Mouse:
    """A pointer over a window; where a widget lies is asked anew each time."""

    def __init__(self, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self._button = button

    def press(self, widget: QWidget) -> None:
        QTest.mousePress(window_of(widget), self._button, _NONE, _middle(widget))

    def release(self, widget: QWidget) -> None:
        QTest.mouseRelease(window_of(widget), self._button, _NONE, _middle(widget))

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(window_of(widget), self._button, _NONE, _middle(widget))

    def double_click(self, widget: QWidget) -> None:
        QTest.mouseDClick(window_of(widget), self._button, _NONE, _middle(widget))


def scroll(widget: QWidget, notches: int) -> None:
    """Turn the mouse wheel over the middle of a widget; positive notches scroll up."""
    QTest.wheelEvent(window_of(widget), _middle(widget), QPoint(0, 120 * notches))


def _middle(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center())


def _text(key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
    plain = modifiers == _NONE and Qt.Key.Key_Space <= key <= Qt.Key.Key_Z
    return chr(key).lower() if plain else ""
