"""Callbacks for every change of a table, in order."""

import sys
from collections import deque
from collections.abc import Callable

from shgui.table.answers import Change, Listener

Report = Callable[[Exception], None]


def uncaught(error: Exception) -> None:
    """Report an error of a listener like every uncaught one."""
    sys.excepthook(type(error), error, error.__traceback__)


class Listeners:
    def __init__(self, report: Report) -> None:
        self._report = report
        self._listeners: list[Listener] = []
        self._changes: deque[Change] = deque()
        self._is_notifying = False

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener after every change, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def notify(self, change: Change) -> None:
        """Call all listeners; a change that one of them makes comes after this one."""
        self._changes.append(change)
        if self._is_notifying:
            return
        self._is_notifying = True
        try:
            while self._changes:
                self._call_all(self._changes.popleft())
        finally:
            self._is_notifying = False

    def _call_all(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            if listener not in self._listeners:
                # Another listener has unsubscribed this one.
                continue
            try:
                listener(change)
            except Exception as error:  # noqa: BLE001 - the game goes on
                self._report(error)
