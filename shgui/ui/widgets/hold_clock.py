"""Time that runs out once."""

from typing import Protocol

from PySide6.QtCore import QTimer, SignalInstance


class Clock(Protocol):
    """What somebody who waits needs of a `QTimer`."""

    @property
    def timeout(self) -> SignalInstance: ...

    def start(self) -> None:
        """From the beginning, whether or not it was running."""

    def stop(self) -> None: ...


def countdown(milliseconds: int) -> QTimer:
    """At rest outside of `start` and `stop`."""
    return QTimer(singleShot=True, interval=milliseconds)
