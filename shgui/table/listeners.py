"""Who hears of every change of a table, in order, whoever made it."""

import sys
from collections import deque
from collections.abc import Callable

from shgui.table.answers import Change, Listener

Report = Callable[[Exception], None]


def uncaught(error: Exception) -> None:
    """The fault of a listener is told like every other that nobody has caught."""
    sys.excepthook(type(error), error, error.__traceback__)


class Listeners:
    def __init__(self, report: Report) -> None:
        self._report = report
        self._listeners: list[Listener] = []
        self._changes: deque[Change] = deque()
        self._telling = False

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener after every change; the answer ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, change: Change) -> None:
        """What one of them changes by hearing of it, all hear of after this."""
        self._changes.append(change)
        if self._telling:
            return
        self._telling = True
        try:
            while self._changes:
                self._tell_all(self._changes.popleft())
        finally:
            self._telling = False

    def _tell_all(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            if listener not in self._listeners:
                # Another one that heard of it has ended this one's hearing.
                continue
            try:
                listener(change)
            except Exception as error:  # noqa: BLE001 - whatever ails a listener, the game goes on
                self._report(error)
