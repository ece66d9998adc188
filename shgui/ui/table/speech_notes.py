"""What is said at the table, one player after the other: a slip beside the speaker's seat, for as long as it
takes to read it.

The chronicle keeps what was said, so nothing waits for a slip: whatever happens next puts it away. What
nobody can have read yet is said behind that, as long as it still belongs.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Seat
from shgui.ui import widget_names as names
from shgui.ui.table.tooltip_note import TooltipNote
from shgui.ui.widgets.themed import UiContext

Lay = Callable[[Seat, TooltipNote, str], None]
"""Lay this slip beside this seat, with these words."""

_TO_LOOK_THERE, _A_LETTER = 1500, 60
"""Milliseconds: for finding the slip, and for every letter of it."""
_LONGEST = 8000
_IN_TURN = 0.6
"""Of its time, so that the last of several still lies there when somebody goes on."""


def time_to_read(text: str) -> int:
    """Milliseconds, for somebody who reads without haste."""
    return min(_TO_LOOK_THERE + len(text) * _A_LETTER, _LONGEST)


def time_to_glance(text: str) -> int:
    """Milliseconds, where somebody else waits to speak."""
    return round(time_to_read(text) * _IN_TURN)


class Speech(QObject):
    def __init__(
        self, ui: UiContext, page: QWidget, lay: Lay, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(page)
        self.slip = TooltipNote(ui, page, names.TABLE_SPEECH)
        self._page = page
        self._lay = lay
        self._now = now
        self._waiting: deque[tuple[Seat, str]] = deque()
        self._said: tuple[Seat, str] | None = None
        self._since = 0.0
        """When its slip was laid there."""
        self._read = QTimer(self, singleShot=True)
        self._read.timeout.connect(self.skip)

    @property
    def speaker(self) -> Seat | None:
        """Whose slip lies there."""
        return None if self._said is None else self._said[0]

    def say(self, lines: Iterable[tuple[Seat, str]]) -> None:
        """After all that is being said; while nobody sees the table, it waits."""
        self._waiting.extend(lines)
        if self._said is not None and self._waiting:
            self._read.start(self._until_glanced_at(self._said[1]))
        self.go_on()

    def lay_again(self) -> None:
        """The table is of another size, or looks otherwise."""
        if self._said is not None:
            seat, text = self._said
            self._lay(seat, self.slip, text)

    def go_on(self) -> None:
        if self._said is None and self._waiting and self._page.isVisible():
            self._said = self._waiting.popleft()
            self._since = self._now()
            self.lay_again()
            text = self._said[1]
            self._read.start(time_to_glance(text) if self._waiting else time_to_read(text))

    def skip(self) -> None:
        """It has been read."""
        self._put_away()
        self.go_on()

    def interrupt(self) -> None:
        """Something happens, or covers the table: what nobody can have read yet waits for `go_on`."""
        if self._said is not None and self._until_glanced_at(self._said[1]):
            self._waiting.appendleft(self._said)
        self._put_away()

    def stop(self) -> None:
        """Of all this nothing is said any more."""
        self._waiting.clear()
        self._put_away()

    def _put_away(self) -> None:
        self._read.stop()
        self._said = None
        self.slip.hide()

    def _until_glanced_at(self, text: str) -> int:
        """How much longer the slip with this text has to lie there at least."""
        lain = round((self._now() - self._since) * 1000)
        return max(0, time_to_glance(text) - lain)
