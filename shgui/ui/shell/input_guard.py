"""A filter of keys, buttons and fingers, before any widget and any shortcut.

* A repeat of a held key presses nothing. It may go on writing in a field and scrolling in a list, no more.
* A press belongs to what was shown when it began. After a turn (`invalidate_input`; another page of a stack;
  a window, sheet or menu that comes or goes) the key, button or finger that was down already lets go of
  nothing.
* The second half of a double click, or of a double tap, isn't meant for what came up under the first.
* The mouse wheel only scrolls: over a field with a value it passes to the page behind the field.

X11 sends a repeat as a release and a press of one time stamp, which Qt doesn't always see to be one. So a
release is held back for a moment (`PATIENCE_MS`) and forgotten if its press follows; a press that bears the
time of its key's last release is a repeat, however late it comes.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QShowEvent,
    QTouchEvent,
    QWheelEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QStackedLayout,
    QWidget,
)

from shgui.ui.widgets.hold_clock import HoldClock, make_countdown

PATIENCE_MS = 25
"""Milliseconds that the press of a repeat may come after its release; nobody notices a release so late."""
_ONE_TIME = 1
"""Milliseconds between the stamps of a repeat's release and press, at most."""

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_EDITS = (*_SIDEWAYS, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_SCROLLS = (*_SIDEWAYS, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
# By name: PySide would otherwise make these types at the start.
_FIELDS_WITH_VALUES = ("QComboBox", "QAbstractSpinBox", "QAbstractSlider")
_FAR = QPointF(-10_000.0, -10_000.0)
"""Off every widget: who is let go of there hasn't been clicked."""


class InputInvalidation(QEvent):
    """The event by which `invalidate_input` reaches the guard."""

    def __init__(self) -> None:
        super().__init__(QEvent.Type.User)


def invalidate_input(page: QWidget) -> None:
    """Let nothing that was pressed before act on this page: something else is asked there now."""
    QCoreApplication.sendEvent(page, InputInvalidation())


class _HeldBackRelease(NamedTuple):
    """A release that is held back until it is known to be one."""

    window: QWindow
    event: QKeyEvent
    key: int
    began: int
    """After how many turns its press came."""


class _Tap(NamedTuple):
    """The last press of a button, or of a finger."""

    when: int
    turns: int


class InputGuard(QObject):
    """The filter itself. `patience` waits for the press that makes a release a repeat."""

    def __init__(self, application: QApplication, parent: QObject, patience: HoldClock | None = None) -> None:
        super().__init__(parent)
        self._turns = 0
        self._passing = False
        self._down: dict[int, int] = {}
        self._released: dict[int, int] = {}
        self._foretold: dict[int, tuple[int, bool]] = {}
        self._held_back: _HeldBackRelease | None = None
        self._buttons: dict[Qt.MouseButton, int] = {}
        self._touching: int | None = None
        self._last_taps: dict[object, _Tap] = {}
        """The last tap of each device. Qt makes a tap of the mouse button, too, of a finger's."""
        self._patience: HoldClock = make_countdown(PATIENCE_MS) if patience is None else patience
        self._patience.timeout.connect(self._deliver_after_waiting_events)
        self._filters: dict[type[QEvent], Callable[[Any, Any], bool]] = {
            QKeyEvent: self._filter_key,
            QMouseEvent: self._filter_mouse,
            QTouchEvent: self._filter_touch,
            QShowEvent: self._on_shown,
            QHideEvent: self._on_hidden,
            InputInvalidation: self._on_invalidation,
            QWheelEvent: _filter_wheel,
        }
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        # Every event of the program passes here: all but a few must cost next to nothing.
        judge = self._filters.get(type(event))
        return judge is not None and judge(watched, event)

    # What turns a page

    def _on_invalidation(self, _page: QObject, _event: QEvent) -> bool:
        self._invalidate_presses()
        return True

    def _on_shown(self, watched: QObject, _event: QEvent) -> bool:
        if watched.isWindowType():
            self._on_window_changed(watched)
        else:
            holder = watched.parent()
            if isinstance(holder, QWidget) and isinstance(holder.layout(), QStackedLayout):
                self._invalidate_presses()
        return False

    def _on_hidden(self, watched: QObject, _event: QEvent) -> bool:
        if watched.isWindowType():
            self._on_window_changed(watched)
        return False

    def _on_window_changed(self, window: QObject) -> None:
        kind = window.type() if isinstance(window, QWindow) else Qt.WindowType.ToolTip
        if kind == Qt.WindowType.ToolTip:
            return
        self._invalidate_presses()
        if kind == Qt.WindowType.Popup:
            # A menu is opened by a press, and chosen from by dragging on and letting go there.
            self._buttons = dict.fromkeys(self._buttons, self._turns)

    def _invalidate_presses(self) -> None:
        self._turns += 1
        pressed = QApplication.focusWidget()
        if self._down and isinstance(pressed, QAbstractButton) and pressed.isDown():
            pressed.setDown(False)

    # Keys

    def _filter_key(self, window: QObject, event: QKeyEvent) -> bool:
        if self._passing or not isinstance(window, QWindow):
            return False
        match event.type():
            case QEvent.Type.KeyRelease:
                return self._filter_release(window, event)
            case QEvent.Type.ShortcutOverride:
                fresh = self._note_press(event)
                self._foretold[_get_key_code(event)] = (event.timestamp(), fresh)
                if not fresh:
                    # Taken, so that no shortcut is looked for; what remains is the press itself.
                    event.accept()
                return not fresh
        when, fresh = self._foretold.pop(_get_key_code(event), (None, False))
        if when != event.timestamp():
            fresh = self._note_press(event)
        return not fresh and not _only_writes_or_scrolls(event)

    def _note_press(self, event: QKeyEvent) -> bool:
        """Take note of a press; return whether it is a fresh one, and not a repeat."""
        key, turns = _get_key_code(event), self._turns
        when, released = event.timestamp(), self._released.get(key)
        second_half = bool(when) and released is not None and 0 <= when - released <= _ONE_TIME
        if event.isAutoRepeat() or second_half:
            if self._held_back is not None and self._held_back.key == key:
                self._patience.stop()
                self._down[key] = self._held_back.began
                self._held_back = None
            return False
        self._deliver_release()
        if turns != self._turns:
            return False
        self._down[key] = turns
        return True

    def _filter_release(self, window: QWindow, event: QKeyEvent) -> bool:
        if event.isAutoRepeat():
            return True
        self._deliver_release()
        key = _get_key_code(event)
        self._released[key] = event.timestamp()
        began = self._down.pop(key, None)
        if began is not None:
            self._held_back = _HeldBackRelease(window, _copy_key_event(event), key, began)
            self._patience.start()
        return True

    def _deliver_after_waiting_events(self) -> None:
        """Deliver the release that is held back, unless an event in the queue makes it a repeat."""
        waiting = self._held_back
        QTimer.singleShot(0, self, lambda: self._deliver_release() if self._held_back is waiting else None)

    def _deliver_release(self) -> None:
        """Deliver the release that was held back, unless the page has changed since its press."""
        release, self._held_back = self._held_back, None
        self._patience.stop()
        if release is None or release.began != self._turns:
            return
        if release.window in QGuiApplication.allWindows():
            self._send_unfiltered(release.window, release.event)

    def _send_unfiltered(self, window: QWindow, event: QEvent) -> None:
        self._passing = True
        try:
            QCoreApplication.sendEvent(window, event)
        finally:
            self._passing = False

    # Buttons and fingers

    def _filter_mouse(self, window: QObject, event: QMouseEvent) -> bool:
        if self._passing or not isinstance(window, QWindow):
            return False
        button = event.button()
        match event.type():
            case QEvent.Type.MouseButtonPress:
                if self._note_tap(button, event.timestamp()):
                    self._buttons[button] = self._turns
                    return False
                self._buttons.pop(button, None)
                return True
            case QEvent.Type.MouseButtonDblClick:
                return button not in self._buttons
            case QEvent.Type.MouseButtonRelease:
                began = self._buttons.pop(button, None)
                if began is not None and began != self._turns:
                    buttons, modifiers, device = event.buttons(), event.modifiers(), event.pointingDevice()
                    far_off = QMouseEvent(event.type(), _FAR, _FAR, _FAR, button, buttons, modifiers, device)
                    self._send_unfiltered(window, far_off)
                return began != self._turns
        return False

    def _filter_touch(self, window: QObject, event: QTouchEvent) -> bool:
        if not isinstance(window, QWindow):
            return False
        match event.type():
            case QEvent.Type.TouchBegin:
                fresh = self._note_tap(QTouchEvent, event.timestamp())
                self._touching = self._turns if fresh else None
                if not fresh:
                    # Taken, so that no mouse is made of it.
                    event.accept()
                return not fresh
            case QEvent.Type.TouchUpdate | QEvent.Type.TouchEnd:
                if self._touching == self._turns:
                    return False
                event.ignore()
                return True
        return False

    def _note_tap(self, what: object, when: int) -> bool:
        """Take note of a press; return whether it stands alone, and isn't the second half of one before the
        last change.
        """
        turns = self._turns
        self._deliver_release()
        last = self._last_taps.get(what)
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        doubled = last is not None and 0 <= when - last.when <= interval
        fresh = turns == self._turns and (not doubled or last is None or last.turns == turns)
        self._last_taps[what] = _Tap(when, turns if fresh else -1)
        return fresh


def _filter_wheel(watched: QObject, event: QWheelEvent) -> bool:
    """Pass the event on to the parent of a field whose value Qt would change."""
    if watched.inherits("QScrollBar") or not any(watched.inherits(field) for field in _FIELDS_WITH_VALUES):
        return False
    event.ignore()
    return True


def _get_key_code(event: QKeyEvent) -> int:
    """Return the key on the keyboard, whatever it stands for with Shift; made-up events have none."""
    return event.nativeScanCode() or -event.key()


def _copy_key_event(event: QKeyEvent) -> QKeyEvent:
    copy = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
    )
    copy.setTimestamp(event.timestamp())
    return copy


def _only_writes_or_scrolls(event: QKeyEvent) -> bool:
    """Return whether a key only writes or scrolls, which a held key may do."""
    focused = (QApplication.activePopupWidget() or QApplication).focusWidget()
    if focused is None or event.modifiers() & _COMMANDS:
        return False
    if isinstance(focused, QAbstractScrollArea) and event.key() in _SCROLLS:
        return True
    if not isinstance(focused, (QLineEdit, QPlainTextEdit)) or focused.isReadOnly():
        return False
    return event.key() in _EDITS or (event.text() != "" and event.text().isprintable())
