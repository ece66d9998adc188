"""The input guard: one press acts once, and only on the page on which it began."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shgui.ui.shell.input_guard import InputGuard, invalidate_input
from tests import patience
from tests.ui.fingers import Keyboard, Mouse, window_of
from tests.ui.hand_over.private import StoppedClock
from tests.ui.hands import finger, wait_a_while
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET, "raise", "grabbing the keyboard")

SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return


class Lectern(QWidget):
    """Two pages of a stack, a button on each in the same place, and notes of what was pressed."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.patience = StoppedClock()
        InputGuard(application, self, self.patience)
        self.pressed: list[str] = []
        self.pages = QStackedWidget()
        self.first, self.second = self._button("first"), self._button("second")
        self.pages.addWidget(self.first)
        self.pages.addWidget(self.second)
        self.field, self.rows = QLineEdit(), QListWidget()
        self.rows.addItems([str(number) for number in range(50)])
        layout = QVBoxLayout(self)
        for widget in (self.pages, self.field, self.rows):
            layout.addWidget(widget)
        self.resize(400, 400)
        self.show()
        self.activateWindow()
        QTest.qWaitForWindowActive(self, patience.MILLISECONDS)
        self.keyboard, self.mouse = Keyboard(self), Mouse()
        self.first.setFocus()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(name)
        button.clicked.connect(lambda: self.pressed.append(name))
        return button

    def action(self, name: str, keys: str) -> None:
        action = QAction(self, shortcut=QKeySequence(keys))
        action.triggered.connect(lambda: self.pressed.append(name))
        self.addAction(action)

    def turn(self) -> None:
        self.pages.setCurrentWidget(self.second)
        self.second.setFocus()

    def tap(self, key: Qt.Key) -> None:
        self.keyboard.press(key)
        self.let_go(key)

    def let_go(self, key: Qt.Key) -> None:
        self.keyboard.release(key)
        self.patience.run_out()
        QApplication.processEvents()


@pytest.fixture
def lectern(qapp: QApplication) -> Iterator[Lectern]:
    lectern = Lectern(qapp)
    yield lectern
    lectern.deleteLater()


def test_a_key_presses_what_the_keyboard_is_on(lectern: Lectern) -> None:
    lectern.tap(SPACE)
    lectern.tap(SPACE)
    assert lectern.pressed == ["first", "first"]


@pytest.mark.parametrize("told", [True, False])
def test_a_held_key_presses_once_and_when_it_is_let_go(lectern: Lectern, told: bool) -> None:
    lectern.keyboard.press(SPACE)
    for _ in range(40):
        lectern.keyboard.repeat(SPACE, told=told)
    assert lectern.pressed == []
    assert lectern.first.isDown()
    lectern.let_go(SPACE)
    assert lectern.pressed == ["first"]


def test_a_repeat_that_comes_after_its_release_was_believed_presses_nothing(lectern: Lectern) -> None:
    lectern.keyboard.press(SPACE)
    for _ in range(40):
        lectern.keyboard.repeat(SPACE, told=False)
        lectern.patience.run_out()
    lectern.let_go(SPACE)
    assert lectern.pressed == ["first"]


def test_a_key_that_went_down_on_the_page_before_does_nothing_when_it_comes_up(lectern: Lectern) -> None:
    lectern.keyboard.press(SPACE)
    lectern.turn()
    lectern.keyboard.hold(SPACE)
    lectern.let_go(SPACE)
    assert lectern.pressed == []
    lectern.tap(SPACE)
    assert lectern.pressed == ["second"]


def test_the_same_page_may_ask_something_else(lectern: Lectern) -> None:
    lectern.keyboard.press(SPACE)
    invalidate_input(lectern.first)
    assert not lectern.first.isDown()
    lectern.let_go(SPACE)
    assert lectern.pressed == []


def test_a_release_that_waits_is_lost_with_its_page(lectern: Lectern) -> None:
    lectern.keyboard.press(SPACE)
    lectern.keyboard.release(SPACE)
    lectern.turn()
    lectern.patience.run_out()
    QApplication.processEvents()
    assert lectern.pressed == []


def test_what_is_typed_quickly_comes_in_its_order(lectern: Lectern) -> None:
    lectern.keyboard.press(SPACE)
    lectern.keyboard.release(SPACE)
    lectern.keyboard.press(SPACE)
    assert lectern.pressed == ["first"]
    lectern.let_go(SPACE)
    assert lectern.pressed == ["first", "first"]


def test_two_keys_at_once_press_once_each(lectern: Lectern) -> None:
    lectern.action("entered", "Return")
    lectern.keyboard.press(ENTER)
    lectern.keyboard.hold(ENTER)
    assert lectern.pressed == ["entered"]
    lectern.keyboard.press(SPACE)
    lectern.keyboard.hold(SPACE)
    lectern.let_go(ENTER)
    lectern.keyboard.hold(SPACE)
    lectern.let_go(SPACE)
    assert lectern.pressed == ["entered", "first"]


def test_a_key_whose_release_was_never_heard_is_not_lost(lectern: Lectern) -> None:
    lectern.keyboard.press(SPACE)
    lectern.second.setFocus()
    lectern.field.setFocus()
    lectern.first.setFocus()
    lectern.tap(SPACE)
    assert lectern.pressed == ["first"]


def test_a_held_key_writes_on_in_a_field_and_confirms_nothing(lectern: Lectern) -> None:
    lectern.field.setFocus()
    entered: list[int] = []
    lectern.field.returnPressed.connect(lambda: entered.append(1))
    lectern.keyboard.press(Qt.Key.Key_A)
    lectern.keyboard.hold(Qt.Key.Key_A, times=4)
    lectern.keyboard.hold(Qt.Key.Key_Backspace, times=2)
    lectern.keyboard.hold(ENTER)
    assert (lectern.field.text(), entered) == ("aaa", [])


def test_a_held_key_scrolls_a_list_and_activates_nothing(lectern: Lectern) -> None:
    lectern.rows.setFocus()
    lectern.rows.setCurrentRow(0)
    activated: list[object] = []
    lectern.rows.itemActivated.connect(activated.append)
    lectern.keyboard.hold(Qt.Key.Key_Down, times=10)
    lectern.keyboard.hold(ENTER)
    assert (lectern.rows.currentRow(), activated) == (10, [])


def test_a_shortcut_is_not_repeated(lectern: Lectern) -> None:
    lectern.action("called", "Ctrl+K")
    control = Qt.KeyboardModifier.ControlModifier
    lectern.keyboard.press(Qt.Key.Key_K, control)
    lectern.keyboard.hold(Qt.Key.Key_K, control)
    assert lectern.pressed == ["called"]


def test_a_menu_goes_by_the_same_rule(lectern: Lectern) -> None:
    menu = QMenu(lectern)
    action = menu.addAction("choose")
    action.triggered.connect(lambda: lectern.pressed.append("chosen"))
    lectern.keyboard.press(ENTER)
    menu.popup(lectern.mapToGlobal(QPoint(0, 0)))
    menu.setActiveAction(action)
    lectern.keyboard.hold(ENTER)
    assert lectern.pressed == []
    assert menu.isVisible()
    menu.close()


def test_a_dialog_goes_by_the_same_rule(lectern: Lectern) -> None:
    dialog = QDialog(lectern)
    agree = QPushButton("agree", dialog)
    agree.clicked.connect(lambda: lectern.pressed.append("agreed"))
    lectern.keyboard.press(SPACE)
    dialog.show()
    dialog.activateWindow()
    QTest.qWaitForWindowActive(dialog, patience.MILLISECONDS)
    agree.setFocus()
    lectern.keyboard.hold(SPACE)
    lectern.keyboard.hold(Qt.Key.Key_Escape)
    lectern.let_go(SPACE)
    assert (lectern.pressed, dialog.isVisible()) == ([], True)
    dialog.close()


# Buttons and fingers


def test_a_double_click_reaches_only_what_lay_there_at_first(lectern: Lectern) -> None:
    lectern.first.clicked.connect(lectern.turn)
    lectern.mouse.double_click(lectern.first)
    assert lectern.pressed == ["first"]
    lectern.mouse.click(lectern.second)
    assert lectern.pressed == ["first", "second"]


def test_where_nothing_turns_a_double_click_is_two(lectern: Lectern) -> None:
    lectern.mouse.double_click(lectern.first)
    assert lectern.pressed == ["first", "first"]


def test_a_button_that_went_down_on_the_page_before_clicks_nothing(lectern: Lectern) -> None:
    lectern.mouse.press(lectern.first)
    invalidate_input(lectern.first)
    lectern.mouse.release(lectern.first)
    assert (lectern.pressed, lectern.first.isDown()) == ([], False)
    lectern.mouse.press(lectern.first)
    lectern.turn()
    lectern.mouse.release(lectern.second)
    assert lectern.pressed == []
    lectern.mouse.click(lectern.second)
    assert lectern.pressed == ["second"]


def test_a_finger_that_came_down_on_the_page_before_touches_nothing(lectern: Lectern) -> None:
    screen = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    at = lectern.first.mapTo(lectern, lectern.first.rect().center())
    window = window_of(lectern)
    QTest.touchEvent(window, screen).press(0, at, window).commit()
    lectern.turn()
    QTest.touchEvent(window, screen).release(0, at, window).commit()
    assert lectern.pressed == []


def test_the_second_half_of_a_double_tap_touches_nothing(lectern: Lectern) -> None:
    """Qt makes a click of a touch that no widget takes."""
    lectern.first.clicked.connect(lectern.turn)
    for button in (lectern.first, lectern.second):
        tap(lectern, button)
    assert lectern.pressed == ["first"]


def test_two_taps_are_two(lectern: Lectern) -> None:
    lectern.first.clicked.connect(lectern.turn)
    for button in (lectern.first, lectern.second):
        wait_a_while(lectern)
        tap(lectern, button)
    assert lectern.pressed == ["first", "second"]


def tap(lectern: Lectern, widget: QWidget) -> None:
    at, window = widget.mapTo(lectern, widget.rect().center()), window_of(lectern)
    QTest.touchEvent(window, finger()).press(0, at, window)
    QTest.touchEvent(window, finger()).release(0, at, window)
