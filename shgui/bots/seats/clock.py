"""Timers for pauses: Qt's, or those of a test."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

Ring = Callable[[], None]


class Clock(Protocol):
    def call(self, after: int, ring: Ring) -> Ring:
        """Call `ring` once after this many milliseconds; return a function that stops it."""


class QtClock:
    def __init__(self, parent: QObject) -> None:
        self._parent = parent

    def call(self, after: int, ring: Ring) -> Ring:
        timer = QTimer(self._parent)
        timer.setSingleShot(True)
        timer.timeout.connect(timer.deleteLater)
        timer.timeout.connect(ring)
        timer.start(after)
        return partial(_stop, timer)


def _stop(timer: QTimer) -> None:
    timer.stop()
    timer.deleteLater()
