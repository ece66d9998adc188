"""A dialog is a printed bill, and a dialog all the same: for the keyboard and for screen readers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from shgui.ui import widget_names as names
from shgui.ui.help.shortcuts import ShortcutsDialog
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.poster_dialog import QuestionDialog
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue
from tests import patience
from tests.ui.hands import find, lay

pytestmark = pytest.mark.qt_log_ignore("raise", "grabbing the keyboard", "propagateSizeHints")

SENTENCE = "This game will no longer appear on the home page. Set it aside?"


@pytest.fixture(params=["question", "shortcuts"])
def dialog(request: pytest.FixtureRequest, qtbot: QtBot, renderer: Renderer) -> Iterator[QDialog]:
    window = lay(qtbot, QWidget())
    made: QDialog
    if request.param == "question":
        made = QuestionDialog(
            UiContext(renderer, load_catalogue("en")), window, SENTENCE, "Set it aside", "Keep it"
        )
    else:
        made = ShortcutsDialog(UiContext(renderer, load_catalogue("en")), window, (("Quit", "Ctrl+Q"),))
    made.open()
    QTest.qWaitForWindowExposed(made, patience.MILLISECONDS)
    yield made
    window.close()


def test_no_frame_of_the_system_is_round_ours(dialog: QDialog) -> None:
    assert dialog.windowFlags() & Qt.WindowType.FramelessWindowHint
    assert dialog.windowType() is Qt.WindowType.Dialog
    assert dialog.isModal()


def test_screen_readers_hear_of_a_dialog_and_what_it_asks(dialog: QDialog) -> None:
    told = QAccessible.queryAccessibleInterface(dialog)
    assert told.role() is QAccessible.Role.Dialog
    assert dialog.accessibleName() in (SENTENCE, "Keyboard shortcuts")


def test_the_careful_answer_has_the_focus_and_escape_is_the_same(dialog: QDialog) -> None:
    said: list[int] = []
    dialog.finished.connect(said.append)
    careful = find(dialog, names.QUESTION_NO if isinstance(dialog, QuestionDialog) else names.SHORTCUTS_CLOSE)
    assert dialog.focusWidget() is careful
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert said == [QDialog.DialogCode.Rejected.value]


def test_it_fits_the_window_it_lies_on(dialog: QDialog) -> None:
    parent = dialog.parentWidget()
    assert parent is not None
    assert dialog.width() <= parent.width()
    assert dialog.height() <= parent.height()


def test_it_is_opaque_to_its_edges(dialog: QDialog, renderer: Renderer) -> None:
    # Nothing can shine through where no compositor runs.
    assert not dialog.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    picture = dialog.grab().toImage()
    corners = [QPoint(x, y) for x in (0, picture.width() - 1) for y in (0, picture.height() - 1)]
    ink = renderer.theme.palette.ink
    assert [picture.pixelColor(corner).name() for corner in corners] == [QColor(ink).name()] * 4
