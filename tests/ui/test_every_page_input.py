"""A walk past every page, on which a finger has lain on each key since the page before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from shgui.table.paths import UserFolders
from shgui.table.private_moments import Purpose
from shgui.ui.game.screens import Ask
from shgui.ui.settings.settings import MotionChoice, Settings
from shgui.ui.widgets.motion import OFF
from tests.ui.fingers import Keyboard
from tests.ui.programs import QUIET
from tests.ui.walk import Walk, leave_untidy, mute

pytestmark = pytest.mark.qt_log_ignore(QUIET, "raise", "grabbing the keyboard")

_NONE, _CONTROL, _ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
_KEYS = (
    *(Qt.Key(key) for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *(Qt.Key(key) for key in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(key) for key in range(Qt.Key.Key_F1, Qt.Key.Key_F12 + 1)),
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Minus,
)
_FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit)
_PRESSING = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_J,
    Qt.Key.Key_N,
    Qt.Key.Key_F1,
)
"""What somebody's finger stays on: a second and more of it. The other keys are held for a moment."""
_AT_ONCE = (
    (Qt.Key.Key_Return, Qt.Key.Key_Space),
    (Qt.Key.Key_Space, Qt.Key.Key_J),
    (Qt.Key.Key_Escape, Qt.Key.Key_Return),
)
_REPEATS, _FEW = 40, 4


def looks() -> list[tuple[object, ...]]:
    """Everything that is shown and can be pressed, without where a list has been scrolled to."""
    shown = [
        part
        for top in QApplication.topLevelWidgets()
        if top.isVisible()
        for part in (top, *top.findChildren(QWidget))
        if part.isVisible()
    ]
    return [
        (
            part.objectName(),
            part.isEnabled(),
            part.accessibleName(),
            part.text() if isinstance(part, QLabel) else "",
            (part.isDown(), part.isChecked()) if isinstance(part, QAbstractButton) else (),
        )
        for part in shown
    ]


class HeavyFingers:
    def __init__(self) -> None:
        self.pressed: list[tuple[str, str]] = []

    def lie(self, window: QWidget, place: str) -> None:
        """On every key in turn, since before the page came up."""
        keyboard = Keyboard(window)
        before = looks()
        focused = QApplication.focusWidget()
        writes = isinstance(focused, _FIELDS)
        for modifier in (_NONE, _CONTROL, _ALT):
            for key in _KEYS:
                if writes and modifier == _NONE and key < Qt.Key.Key_Escape:
                    continue
                long = modifier == _NONE and key in _PRESSING
                keyboard.hold(key, modifier, _REPEATS if long else _FEW)
        for first, second in _AT_ONCE:
            if not (writes and second < Qt.Key.Key_Escape):
                keyboard.hold_both(first, second, _REPEATS)
        if looks() != before:
            changes = {str(row) for row in {*before} ^ {*looks()}}
            self.pressed.append((place, "; ".join(sorted(changes))))


@pytest.fixture
def fingers() -> HeavyFingers:
    return HeavyFingers()


@pytest.fixture
def walk(
    qapp: QApplication, folders: UserFolders, fingers: HeavyFingers, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Walk]:
    monkeypatch.setattr("shgui.app.make_voice", mute)
    monkeypatch.setattr("shgui.ui.theme.theme.REDUCED", OFF)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    leave_untidy(folders, Settings(motion=MotionChoice.REDUCED))
    walk = Walk(qapp, folders, "en", (1280, 720), fingers.lie)
    yield walk
    walk.close()


def test_a_held_key_presses_nothing_on_any_page(walk: Walk, fingers: HeavyFingers) -> None:
    asked = walk.everywhere()

    assert {*map(str, Ask), *map(str, Purpose)} - asked == set()
    assert fingers.pressed == []
