"""Hands on a mouse and a keyboard: they find things by their stable names."""

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.ui import widget_names as names
from shgui.ui.ending.end_role import CardSide, EndRole
from shgui.ui.ending.end_view import EndView
from shgui.ui.hand_over.hand_over_page import HandOverPage
from shgui.ui.hand_over.hold_area import HoldArea
from shgui.ui.shell.input_guard import InputGuard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


def lay(qtbot: "QtBot", page: QWidget, width: int = 1280, height: int = 690) -> QWidget:
    """A page on a window of its own, as it lies on the real one."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(width, height)
    page.setParent(window)
    page.setGeometry(0, 0, width, height)
    window.show()
    return window


def find(top: QWidget, name: str) -> QWidget:
    """The widget of that name; a visible one, where an older one is still on its way out."""
    found = top.findChildren(QWidget, name)
    assert found, name
    return max(found, key=QWidget.isVisible)


def sees(top: QWidget, name: str) -> bool:
    """Whether a widget of that name is shown; whoever has nothing to show may not have made it."""
    return any(widget.isVisible() for widget in top.findChildren(QWidget, name))


def click(top: QWidget, name: str) -> None:
    widget = find(top, name)
    assert widget.isVisibleTo(top), name
    QTest.mouseClick(widget, LEFT)


def touch(top: QWidget, name: str) -> None:
    """A finger on the middle of it."""
    widget = find(top, name)
    assert widget.isVisibleTo(top), name
    middle = widget.rect().center()
    # A finger beyond the display goes nowhere, and the offscreen one is smaller than our windows.
    window = widget.window()
    window.move(QPoint(400, 400) - widget.mapTo(window, middle))
    wait_a_while(window)
    QTest.touchEvent(widget, finger()).press(0, middle, widget)
    QTest.touchEvent(widget, finger()).release(0, middle, widget)


def wait_a_while(window: QWidget) -> None:
    """So long that the next tap is no half of a double tap."""
    for guard in window.findChildren(InputGuard):
        guard._last_taps.clear()


@cache
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


def write(top: QWidget, name: str, text: str) -> None:
    """Whatever stood there is replaced."""
    widget = find(top, name)
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(widget, Qt.Key.Key_Delete)
    QTest.keyClicks(widget, text)


def press_key(top: QWidget, name: str, key: Qt.Key) -> None:
    QTest.keyClick(find(top, name), key)


def half_a_second(area: QWidget) -> None:
    """As long as the hand-over page has to be held."""
    assert isinstance(area, HoldArea)
    if area.is_held:
        area._dwell.timeout.emit()


def a_second(page: QWidget) -> None:
    """As long as a hand-over page that opened by itself is shown at least."""
    assert isinstance(page, HandOverPage)
    if page._just_opened:
        page._reading.timeout.emit()


def slide(area: QWidget, widget: QWidget) -> None:
    """The mouse, held down on the hand-over page, goes to what lies there."""
    at = QPointF(widget.rect().center())
    there = area.mapFromGlobal(widget.mapToGlobal(at))
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        there,
        area.mapToGlobal(there),
        Qt.MouseButton.NoButton,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(area, event)


def key_of(hand: QWidget, place: int) -> Qt.Key:
    """Return the key that chooses what lies at this place of an open dossier: a ballot's goes with it."""
    by_name = {names.BALLOT_JA: Qt.Key.Key_J, names.BALLOT_NEIN: Qt.Key.Key_N}
    return by_name.get(lying(hand)[place].objectName(), Qt.Key(Qt.Key.Key_1 + place))


def lying(hand: QWidget) -> list[QWidget]:
    """What an open dossier shows, from left to right: its cards, and the veto."""
    shown = [child for child in hand.children() if isinstance(child, QWidget) and child.isVisible()]
    return sorted(shown, key=QWidget.x)


def are_all_turned(ending: EndView) -> bool:
    """Return whether every role that is shown lies open."""
    return all(role.side is CardSide.FACE for role in ending.findChildren(EndRole) if not role.isHidden())
