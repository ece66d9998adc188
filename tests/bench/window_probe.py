"""One start of a window, told in JSON: `python -m tests.bench.window_probe bare|ours SINCE`.

`paint` is when all of the window is painted, in seconds from SINCE on the clock of `time.monotonic`; `cpu`
and `memory` are taken when nothing has changed for a while.
"""

import gc
import json
import os
import sys
import time
from pathlib import Path

if "ours" in sys.argv:
    # As the command line does before it loads a window.
    gc.disable()

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_SETTLES = 500
_IDLE = 3.0


class Watch(QObject):
    """Sees the first paint, waits until all is calm, then measures doing nothing, then closes."""

    def __init__(self, window: QWidget, since: float) -> None:
        super().__init__()
        self._window = window
        self._since = since
        self.told: dict[str, float] = {}
        # On the window alone: whatever an event filter is shown gets a Python object, which takes its time.
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        # Not on a request to update, which on X11 comes before there is anything to paint on.
        if event.type() is QEvent.Type.Paint and watched is self._window:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self._painted)
        return False

    def _painted(self) -> None:
        self.told["paint"] = time.monotonic() - self._since
        QTimer.singleShot(_SETTLES, self._settled)

    def _settled(self) -> None:
        self.told["cpu"] = time.process_time()
        self.told["memory"] = resident()
        woken, worked = _switches(), time.process_time()
        QTimer.singleShot(round(_IDLE * 1000), lambda: self._rested(woken, worked))

    def _rested(self, woken: int, worked: float) -> None:
        # One wake-up is the timer that ends the rest.
        self.told["wake_ups"] = max(0, _switches() - woken - 1) / _IDLE
        self.told["idle"] = (time.process_time() - worked) / _IDLE
        self.told["closing"] = time.monotonic()
        self._window.close()


def main(which: str, since: float) -> None:
    application = QApplication([which, "-style", "fusion"] if which == "ours" else [which])
    if which == "ours":
        from shgui.app import Program
        from shgui.storage.user_folders import find_user_folders

        program = Program(application, find_user_folders(sys.platform, os.environ, Path.home()))
        window: QWidget = program.window
        watch = Watch(window, since)
        program.window.first_seen.connect(gc.enable)
        program.open()
    else:
        window = QWidget()
        window.resize(800, 600)
        watch = Watch(window, since)
        window.show()
    application.exec()
    json.dump(watch.told, sys.stdout)


def resident() -> float:
    """MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _switches() -> int:
    status = Path("/proc/self/status").read_text()
    return sum(int(line.split()[1]) for line in status.splitlines() if line.startswith("voluntary"))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
