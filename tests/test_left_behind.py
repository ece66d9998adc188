"""Everything that the next test would notice is found, and restored where possible."""

import gc
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

from shgui.ui.shell.input_guard import InputGuard
from tests.left_behind import Surroundings, drop_garbage, left_on_screen


def test_a_window_is_found_and_gone(qapp: QApplication) -> None:
    window = QWidget()
    window.setObjectName("forgotten")
    window.show()
    assert left_on_screen() == ["QWidget forgotten"]
    assert qapp.allWidgets() == []


def test_what_was_to_be_deleted_anyway_is_no_fault(qapp: QApplication) -> None:
    window = QWidget()
    window.deleteLater()
    in_a_circle = QWidget()
    in_a_circle.itself = in_a_circle  # type: ignore[attr-defined]
    del in_a_circle
    assert left_on_screen() == []
    assert qapp.allWidgets() == []


def test_what_hangs_on_the_application_is_found(qapp: QApplication) -> None:
    filtering = InputGuard(qapp, qapp)
    assert left_on_screen() == ["InputGuard"]
    delete(filtering)


def test_the_application_is_put_back(qapp: QApplication) -> None:
    before = qapp.palette()
    qapp.setPalette(QPalette(Qt.GlobalColor.red))
    qapp.setStyleSheet("QWidget { color: red }")
    qapp.clipboard().setText("a word")
    window = QWidget()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier)
    delete(window)

    assert left_on_screen() == []
    assert (qapp.styleSheet(), qapp.palette()) == ("", before)
    assert qapp.clipboard().text() == ""
    assert qapp.mouseButtons() == Qt.MouseButton.NoButton
    assert qapp.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


def test_what_the_process_has_of_its_own_is_compared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = Surroundings.now()
    assert before.changes() == []

    over = threading.Event()
    thread = threading.Thread(target=over.wait, name="restless")
    thread.start()
    monkeypatch.setenv("LANG", "pl_PL")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("sys.excepthook", print)
    changed = before.changes()
    over.set()
    thread.join()

    assert [change.partition(":")[0] for change in changed] == [
        "variable LANG",
        "folder",
        "path",
        "hooks",
        "threads",
    ]


def test_a_thread_that_has_ended_is_not_left_behind() -> None:
    over = threading.Event()
    thread = threading.Thread(target=over.wait, name="restless")
    thread.start()
    before = Surroundings.now()
    over.set()
    thread.join()
    assert before.changes() == []


def test_garbage_is_looked_for_between_tests_alone(qapp: QApplication) -> None:
    assert not gc.isenabled()
    in_a_circle = QWidget()
    in_a_circle.itself = in_a_circle  # type: ignore[attr-defined]
    del in_a_circle
    gc.enable()

    drop_garbage(windows=True)
    assert qapp.allWidgets() == []
    assert not gc.isenabled()
