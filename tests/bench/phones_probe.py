"""The program with phones, watched: `python -m tests.bench.phones_probe FOLDER ADDRESS`.

As `tests.phones.browsers.program`; on top it tells when something of the game was painted, how long its loop
stood still, and how much it works.
"""

import time
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal

from tests.phones.browsers.program import Operated, main


class Watched(Operated):
    """Times are those of `time.monotonic`, which all processes of a machine share."""

    def do_watch(self) -> None:
        """From now on."""
        self._changes: list[float] = []
        self._painted: list[float] = []
        self._unpainted = False
        self._longest = self._hardest = 0.0
        self._ticked, self._worked = time.monotonic(), time.process_time()
        self._listens = self.table.subscribe(lambda _change: self._change())
        self.window.installEventFilter(self._eye)
        self._ticker = QTimer(self.window, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._ticker.timeout.connect(self._tick)
        self._ticker.start()

    def do_watched(self) -> dict[str, object]:
        """And from now on no more."""
        self._listens()
        self.window.removeEventFilter(self._eye)
        self._ticker.stop()
        self._ticker.deleteLater()
        return {
            "changes": self._changes,
            "painted": self._painted,
            "stall": self._longest,
            "work": self._hardest,
        }

    def do_work(self) -> float:
        """Seconds that the processor worked for it so far."""
        return time.process_time()

    @cached_property
    def _eye(self) -> "Eye":
        eye = Eye(self.window)
        eye.saw.connect(self._paint)
        return eye

    def _change(self) -> None:
        self._changes.append(time.monotonic())
        self._unpainted = True

    def _paint(self) -> None:
        if self._unpainted:
            self._unpainted = False
            QTimer.singleShot(0, self.window, self._note_paint)

    def _note_paint(self) -> None:
        self._painted.append(time.monotonic())

    def _tick(self) -> None:
        now, worked = time.monotonic(), time.process_time()
        self._longest = max(self._longest, now - self._ticked - 0.001)
        self._hardest = max(self._hardest, worked - self._worked)
        self._ticked, self._worked = now, worked


class Eye(QObject):
    """Sees when the window is painted."""

    saw = Signal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.UpdateRequest and watched is self.parent():
            self.saw.emit()
        return False


if __name__ == "__main__":
    main(Watched)
