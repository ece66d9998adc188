"""Time that runs out once."""

from typing import Protocol

from PySide6.QtCore import QTimer, QTimerEvent, SignalInstance

_TICK = 50


class HoldClock(Protocol):
    """What somebody who waits needs of a `QTimer`."""

    @property
    def timeout(self) -> SignalInstance: ...

    def start(self) -> None:
        """From the beginning, whether or not it was running."""

    def stop(self) -> None: ...


def countdown(milliseconds: int) -> QTimer:
    """At rest outside of `start` and `stop`."""
    return QTimer(singleShot=True, interval=milliseconds)


class HeardTime:
    """Runs out only while the program hears what happens.

    Where it stood still, it is heard first that a finger let go meanwhile: however late a tick comes, it
    counts as one, and the next one comes after what has waited.
    """

    def __init__(self, milliseconds: int) -> None:
        self.ticks = _Ticks(milliseconds // _TICK)

    @property
    def timeout(self) -> SignalInstance:
        return self.ticks.timeout

    def start(self) -> None:
        self.ticks.left = self.ticks.count
        self.ticks.start()

    def stop(self) -> None:
        self.ticks.stop()


class _Ticks(QTimer):
    """Times out at its last tick."""

    def __init__(self, count: int) -> None:
        super().__init__(singleShot=True, interval=_TICK)
        self.count = self.left = count

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802
        self.left -= 1
        if self.left <= 0:
            super().timerEvent(event)
