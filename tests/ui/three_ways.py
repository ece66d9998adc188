"""Players with a mouse alone, a keyboard alone or a finger alone, from the first page to the next game.

What they do comes to the window, where Qt hears of it first; no finger is a mouse before Qt makes one of it.
"""

from enum import StrEnum

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shgui.presentation.screens import EndScreen, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.ending.end_page import EndPage
from shgui.ui.hand_over.cover import plan_cover
from shgui.ui.shell.input_guard import InputGuard
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Theme
from shgui.ui.widgets.animation_stage import TOO_SOON_MS, AnimationStage
from tests import patience
from tests.ui.evening_players import PLAYERS, Players
from tests.ui.fingers import Keyboard, window_of
from tests.ui.hands import LEFT, finger, half_a_second, key_of, lying, wait_a_while
from tests.ui.where_the_keyboard_is import UNSAFE, stands

_NONE = Qt.KeyboardModifier.NoModifier
_MOST_STOPS = 120
_MOST_PRESSES = 120


class Way(StrEnum):
    MOUSE = "mouse"
    KEYS = "keys"
    TOUCH = "touch"


class OneWay(Players):
    """Whatever is told they look at step by step, and hurry it. They see to it where the keyboard stands."""

    def __init__(self, application: QApplication, folders: UserFolders, way: Way, *, seed: int = 0) -> None:
        super().__init__(application, folders, seed=seed, by_keys=way is Way.KEYS, motion=None)
        self.way = way
        self.told = 0
        """How many steps of moments they have seen."""
        self._keyboard = Keyboard(self.window)
        # What is pressed doesn't depend on what is painted, which takes ten times as long.
        self.window.setUpdatesEnabled(False)
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window, patience.MILLISECONDS)
        while self.window.findChild(InputGuard) is None:
            application.processEvents()

    # A whole evening

    def lay_table(self, players: int) -> None:
        """From the first page to the fingerprint, by a group of earlier or, with keys, by names."""
        self.go(names.HOME_NEW_TABLE)
        if self.way is Way.KEYS:
            for name in PLAYERS[:players]:
                self.write(name)
                self.key_stroke(Qt.Key.Key_Return)
        else:
            self.go(names.new_table_group(0))
        self.go(names.NEW_TABLE_START)
        assert self.shows(PageName.FINGERPRINT)

    def save_missing_recaps(self) -> None:
        """From the end to the review, and on to the next game of the same group."""
        assert self.shows(PageName.END)
        self._look_on()
        self.go(names.END_REVIEW)
        assert self.shows(PageName.REVIEW)
        self.go(names.REVIEW_BACK)
        self.go(names.END_SAME_GROUP)
        assert self.shows(PageName.FINGERPRINT)

    def step(self) -> None:
        super().step()
        self.application.processEvents()
        self._look_on()
        assert stands(self.application) not in UNSAFE, self.screen

    def lay_open(self) -> None:
        super().lay_open()
        self._look_on()

    # Gestures

    def go(self, name: str) -> None:
        """Press what may lie anywhere on a page; with keys, whatever has to be passed on the way to it."""
        if self.way is not Way.KEYS:
            self._tap(self.find(name))
        else:
            for _ in range(_MOST_STOPS):
                if stands(self.application) == name:
                    break
                self.key_stroke(Qt.Key.Key_Tab)
            assert stands(self.application) == name
            self.key_stroke(Qt.Key.Key_Space)
        self.application.processEvents()
        assert stands(self.application) not in UNSAFE, name

    def write(self, text: str) -> None:  # type: ignore[override]  # where the keyboard is
        for letter in text:
            QTest.keyClick(window_of(self.window), ord(letter))

    def key_stroke(self, key: Qt.Key) -> None:
        self._keyboard.press(key)
        self._let_key_go(key)

    def _let_key_go(self, key: Qt.Key) -> None:
        """For good: that no press of a repeat comes is known at once."""
        self._keyboard.release(key)
        guard = self.window.findChild(InputGuard)
        assert isinstance(guard, InputGuard)
        guard._patience.timeout.emit()
        self.application.processEvents()

    def _press(self, name: str, key: Qt.Key) -> None:
        self.clicks += 1
        if self.way is Way.KEYS:
            self.key_stroke(key)
        else:
            self._tap(self.find(name))

    def _tap(self, widget: QWidget) -> None:
        assert widget.isVisible(), widget.objectName()
        at = self._middle(widget)
        if self.way is Way.MOUSE:
            QTest.mouseClick(window_of(self.window), LEFT, _NONE, at)
        else:
            self._touch("press", at)
            self._touch("release", at)

    def _touch(self, what: str, at: QPoint) -> None:
        window = window_of(self.window)
        if what == "press":
            # A finger beyond the display goes nowhere, and the offscreen one is smaller than our windows.
            self.window.move(QPoint(400, 400) - at)
            wait_a_while(self.window)
        sequence = QTest.touchEvent(window, finger(), False)
        getattr(sequence, what)(0, at, window)
        sequence.commit()

    def _middle(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self.window, widget.rect().center())

    def _begin_hold(self) -> QWidget:
        self.clicks += 1
        area = self.find(names.HAND_OVER_HOLD)
        match self.way:
            case Way.MOUSE:
                QTest.mousePress(window_of(self.window), LEFT, _NONE, self._ring(area))
            case Way.KEYS:
                self._keyboard.press(Qt.Key.Key_Space)
            case Way.TOUCH:
                self._touch("press", self._ring(area))
        half_a_second(area)
        assert lying(self.find("handover.hand"))
        return area

    def _ring(self, area: QWidget) -> QPoint:
        return area.mapTo(self.window, plan_cover(area.size(), Theme.of()).ring.center().toPoint())

    def _mark(self, area: QWidget, place: int) -> None:
        card = self._middle(lying(self.find("handover.hand"))[place])
        match self.way:
            case Way.MOUSE:
                QTest.mouseMove(window_of(self.window), card)
            case Way.KEYS:
                key = key_of(self.find("handover.hand"), place)
                self._keyboard.press(key)
                self._keyboard.release(key)
            case Way.TOUCH:
                self._touch("move", card)

    def _end_hold(self, area: QWidget) -> None:
        match self.way:
            case Way.MOUSE:
                QTest.mouseRelease(window_of(self.window), LEFT, _NONE, QPoint(9, 9))
            case Way.KEYS:
                self._let_key_go(Qt.Key.Key_Space)
            case Way.TOUCH:
                self._touch("release", self._ring(area))
        self.application.processEvents()
        assert not lying(self.find("handover.hand"))

    # What is told

    def _look_on(self) -> None:
        """Each step for a moment, until a press brings it to its end."""
        for _ in range(_MOST_PRESSES):
            # What follows at once, as the end on an execution, is looked at as well.
            self.application.processEvents()
            stage = self._stage
            if stage is None or not stage.showpiece:
                return
            stage.stop_timer()
            stage.advance_to(stage.elapsed + TOO_SOON_MS)
            if stage.showpiece:
                self._hurry()
                self.told += 1
        raise AssertionError("no end of what is told")

    def _hurry(self) -> None:
        """Any press at all, and nothing but that comes of it."""
        if self.way is Way.KEYS:
            self.key_stroke(Qt.Key.Key_Return)
        else:
            self._tap(self.find(names.TABLE_CHRONICLE if isinstance(self.screen, TableScreen) else names.END))

    @property
    def _stage(self) -> AnimationStage | None:
        match self.screen:
            case TableScreen():
                page = self.program.window.page(PageName.TABLE)
                assert isinstance(page, TablePage)
                return page.stage
            case EndScreen():
                page = self.program.window.page(PageName.END)
                assert isinstance(page, EndPage)
                return page.stage
            case _:
                return None
