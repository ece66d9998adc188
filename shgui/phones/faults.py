"""Faults while phones are served: they are logged and counted, and never reach the program."""

import logging
from collections.abc import Callable
from pathlib import Path
from traceback import walk_tb

MOST_FAULTS = 5
"""After this many faults the network is closed."""
_LOGGER = logging.getLogger("shgui.phones")


class FaultGuard:
    """A boundary around all calls that sockets, timers and the table make into the phones' code."""

    def __init__(self, on_fault: Callable[[int], None] = lambda _: None) -> None:
        """`on_fault` is called after each fault, with the number of faults since `reset`."""
        self._on_fault = on_fault
        self._faults = 0

    def reset(self) -> None:
        self._faults = 0

    def run(self, call: Callable[[], object], close: Callable[[], object] | None = None) -> None:
        """Call `call`. If it raises, log where, close the connection that it served, and count it."""
        try:
            call()
        except Exception as error:  # noqa: BLE001 - the game goes on, whatever a phone causes
            # Messages of exceptions may hold names or cards.
            _LOGGER.error("%s", _describe_fault(error))
            self._faults += 1
            self._on_fault(self._faults)
            if close is not None:
                self.run(close)


def _describe_fault(error: Exception) -> str:
    """Return the kind of an exception and the lines that led to it, without any value."""
    frames = [
        f"{Path(frame.f_code.co_filename).name}:{line} {frame.f_code.co_name}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    return f"fault: {type(error).__qualname__} in {' > '.join(frames)}"
