"""Clocks that run out once."""

from typing import Protocol

from PySide6.QtCore import QTimer, QTimerEvent, SignalInstance

_TICK = 50


class HoldClock(Protocol):
    """The part of a `QTimer` that a countdown needs."""

    @property
    def timeout(self) -> SignalInstance: ...

    def start(self) -> None:
        """Start from the beginning, whether or not it was running."""

    def stop(self) -> None: ...


def make_countdown(milliseconds: int) -> QTimer:
    """Return a timer of this length that isn't running yet."""
    return QTimer(singleShot=True, interval=milliseconds)


class EventCountdown:
    """A countdown that runs only while the program handles events.

    After the program stood still, a finger that let go meanwhile is noticed first: a late tick counts as one,
    and the next one comes behind the events that have waited.
    """

    def __init__(self, milliseconds: int) -> None:
        self.ticks = _TickTimer(milliseconds // _TICK)

    @property
    def timeout(self) -> SignalInstance:
        return self.ticks.timeout

    def start(self) -> None:
        self.ticks.left = self.ticks.count
        self.ticks.start()

    def stop(self) -> None:
        self.ticks.stop()


class _TickTimer(QTimer):
    def __init__(self, count: int) -> None:
        super().__init__(singleShot=True, interval=_TICK)
        self.count = self.left = count

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802
        self.left -= 1
        if self.left <= 0:
            super().timerEvent(event)
