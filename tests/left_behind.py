"""Checks that a test leaves nothing behind for the next one; what it can't help leaving is restored here."""

from __future__ import annotations

import gc
import locale
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

MOST_MEMORY = 1024**3
MUCH_GARBAGE = 100_000
"""Things that may be part of a circle."""
SELDOM = 25
"""One time of so many, garbage is looked for everywhere."""


class Surroundings(NamedTuple):
    """Everything that the tests of a process share and don't restore themselves."""

    folder: str
    environment: frozenset[tuple[str, str]]
    path: list[str]
    hooks: tuple[object, ...]
    signals: tuple[object, ...]
    locale: str
    threads: frozenset[str]

    @classmethod
    def now(cls) -> Surroundings:
        return cls(
            folder=os.getcwd(),  # noqa: PTH109 # As text it is compared and told.
            environment=frozenset(item for item in os.environ.items() if item[0] != "PYTEST_CURRENT_TEST"),
            path=sys.path.copy(),
            hooks=(sys.excepthook, threading.excepthook, sys.unraisablehook, sys.displayhook),
            signals=tuple(signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)),
            locale=locale.setlocale(locale.LC_ALL),
            threads=frozenset(thread.name for thread in threading.enumerate()),
        )

    def changes(self) -> list[str]:
        now = Surroundings.now()
        # Names alone: a value may be nobody's business.
        variables = sorted({f"variable {name}" for name, _ in self.environment ^ now.environment})
        # A thread that has ended, as that of a browser's request does when it likes, isn't left behind.
        before = self._replace(environment=now.environment, threads=self.threads & now.threads)
        pairs = zip(self._fields, before, now, strict=True)
        return [*variables, *(f"{name}: {was} is now {value}" for name, was, value in pairs if was != value)]


def look_for_garbage_ourselves() -> None:
    """Left to chance, a window is dropped by whichever thread makes the next list, and tests that run side by
    side hear of one another in a thread: amid a picture that takes the process down.

    Modules and their tables live as long as the process: looking need not go through them.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


def drop_garbage(*, windows: bool) -> None:
    """A program and its pages know each other. Anything else waits until there is much of it."""
    # A program that has run looks for it by itself again.
    gc.disable()
    if windows or gc.get_count()[0] > MUCH_GARBAGE:
        _collect()


def _collect() -> None:
    """Collect garbage. Modules and their tables mostly live as long as the process: it
    need not be looked at each time.
    """
    if gc.get_stats()[-1]["collections"] % SELDOM == 0:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


def forget_failure() -> None:
    """Python keeps the last failed test with all that it had in its hands, for debuggers that come later. Its
    windows are no other test's, and none of them may outlive Qt: the process would die of it at its end.
    """
    names = [name for name in ("last_type", "last_value", "last_traceback", "last_exc") if hasattr(sys, name)]
    for name in names:
        delattr(sys, name)
    if names:
        drop_garbage(windows=True)


def left_on_screen() -> list[str]:
    """Return what is left after deferred deletions: windows, and our attributes of the application.

    The windows are gone then, and the application looks as at its start.
    """
    application = _application()
    if application is None:
        return []
    left = [*_windows(), *_children(application)]
    _undress(application)
    return left


def most_memory() -> int:
    """Bytes that this process has ever taken at once; 0 where the system doesn't tell."""
    if sys.platform != "linux":
        return 0
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_maxrss * 1024


def _application() -> QApplication | None:
    """Return the application, without loading Qt for a test that doesn't need it."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    return None if widgets is None else widgets.QApplication.instance()


def _windows() -> list[str]:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if not QApplication.topLevelWidgets():
        return []
    # A window in a circle of references is no fault: Python drops it sooner or later. One that several tests
    # have shared was in use between them.
    gc.unfreeze()
    _collect()
    left = QApplication.topLevelWidgets()
    found = [f"{type(widget).__name__} {widget.objectName()}" for widget in left]
    for widget in left:
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return found


def _children(application: QApplication) -> list[str]:
    """Whatever is ours among them would outlive every program."""
    return [
        type(child).__name__ for child in application.children() if type(child).__module__.startswith("shgui")
    ]


def _undress(application: QApplication) -> None:
    """Restore colours, clipboard, keys and buttons of the application."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QPalette, QWindow
    from PySide6.QtTest import QTest

    if application.styleSheet():
        application.setStyleSheet("")
    if application.palette().resolveMask():
        application.setPalette(QPalette())
    if application.clipboard().text():
        application.clipboard().clear()
    if application.mouseButtons() or application.keyboardModifiers():
        window = QWindow()
        window.resize(9, 9)
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
            QTest.mouseRelease(window, button)
