"""A walk past every page, with names like markup: what shows them, and what keys and the wheel do to them.

A finger has lain on each key since the page before, and the wheel is turned.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from shgui.presentation.screens import PromptKind
from shgui.storage.user_folders import UserFolders
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.settings.settings import MotionChoice, Settings
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.ui import walk as walks
from tests.ui.fingers import Keyboard, scroll
from tests.ui.hostile import HOSTILE
from tests.ui.markup_watch import MarkupWatch
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
_REPEATS, _FEW = 40, 2
FIELDS = {
    names.new_table_language(0),
    names.NEW_TABLE_RULEBOOK,
    names.NEW_TABLE_CLOCK,
    names.SETTINGS_LANGUAGE,
    names.SETTINGS_TEXT_SIZE,
    names.NARRATOR_LANGUAGE,
    names.TABLE_CHRONICLE_FILTER,
    names.TABLE_CLAIMS_OCCASIONS,
    names.TABLE_STAND_IN_LANGUAGE,
    names.WATCH_TIMELINE,
}
"""Fields that the wheel is turned over on this walk, at least."""


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


def valued_fields(window: QWidget) -> list[QComboBox | QAbstractSpinBox | QAbstractSlider]:
    """Visible fields with a value that Qt would change by the wheel."""
    return [
        field
        for field in window.findChildren(QWidget)
        if isinstance(field, QComboBox | QAbstractSpinBox | QAbstractSlider)
        and not isinstance(field, QScrollBar)
        and field.isEnabled()
        and not field.visibleRegion().isEmpty()
    ]


def value_of(field: QComboBox | QAbstractSpinBox | QAbstractSlider) -> object:
    match field:
        case QComboBox():
            return field.currentIndex()
        case QAbstractSpinBox():
            return field.text()
        case _:
            return field.value()


class HeavyFingers:
    def __init__(self) -> None:
        self.pressed: list[tuple[str, str]] = []
        self.passed: set[str] = set()
        """Names of the fields that the wheel was turned over."""
        self.turned: list[tuple[str, str]] = []

    def visit(self, window: QWidget, place: str) -> None:
        self.lie(window, place)
        self.turn_wheel(window, place)

    def turn_wheel(self, window: QWidget, place: str) -> None:
        """Over every field that has a value, both ways."""
        for field in valued_fields(window):
            before = value_of(field)
            # A reader who scrolls lets the pointer pass over what lies there.
            for notches in (1, -1, -1, 1):
                scroll(field, notches)
                self.passed.add(field.objectName())
                if value_of(field) != before:
                    self.turned.append((place, field.objectName()))

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
def watch() -> MarkupWatch:
    return MarkupWatch()


@pytest.fixture
def walk(
    qapp: QApplication,
    folders: UserFolders,
    fingers: HeavyFingers,
    watch: MarkupWatch,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Walk]:
    monkeypatch.setattr("shgui.services.make_voice", mute)
    monkeypatch.setattr("shgui.ui.theme.theme.REDUCED", NO_MOTION)
    monkeypatch.setattr("shgui.ui.file_dialogs.ask_for_target", lambda *_: "")
    monkeypatch.setattr(walks, "PLAYERS", HOSTILE)
    leave_untidy(folders, Settings(motion=MotionChoice.REDUCED))

    def see(window: QWidget, place: str) -> None:
        watch.look(window, place)
        fingers.visit(window, place)

    walk = Walk(qapp, folders, "en", (1280, 720), see)
    yield walk
    walk.close()


def test_names_are_names_and_neither_a_held_key_nor_the_wheel_changes_anything_on_any_page(
    walk: Walk, fingers: HeavyFingers, watch: MarkupWatch
) -> None:
    asked = walk.everywhere()

    assert {*map(str, PromptKind), *map(str, TaskKind)} - asked == set()
    assert fingers.pressed == []
    assert fingers.turned == []
    assert fingers.passed >= FIELDS
    assert watch.faults == {}
    said = "\n".join(watch.said)
    assert [name for name in HOSTILE if name not in said] == []
