"""Time that runs out once."""

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance


class Clock(Protocol):
    """What somebody who waits needs of a clock."""

    @property
    def ran_out(self) -> SignalInstance: ...

    def start(self) -> None:
        """From the beginning, whether or not it was running."""

    def stop(self) -> None: ...


class Countdown(QObject):
    """Runs only between `start` and `stop`; at rest there is no timer."""

    ran_out = Signal()

    def __init__(self, milliseconds: int) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(milliseconds)
        self._timer.timeout.connect(self.ran_out)

    def start(self) -> None:
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
