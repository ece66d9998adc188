"""Remarks of bots, one after the other: a slip beside the speaker's seat, for as long as it takes to read it.

The game log keeps remarks, so the game doesn't wait for a slip: the next event puts it away. A remark that
nobody can have read yet is shown after that event, as long as it still fits.
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

_TO_LOOK_THERE, _A_LETTER = 1500, 60
"""Milliseconds to find the slip, and to read a letter."""
_LONGEST = 8000
_IN_TURN = 0.6
"""The part of its time that a slip gets while others wait."""


def get_reading_time(text: str) -> int:
    return min(_TO_LOOK_THERE + len(text) * _A_LETTER, _LONGEST)


def get_glance_time(text: str) -> int:
    return round(get_reading_time(text) * _IN_TURN)


class Speech(QObject):
    def __init__(
        self,
        ui: UiContext,
        page: QWidget,
        place: Callable[[Seat, TooltipNote, str], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`place` lays a slip with a text beside a seat."""
        super().__init__(page)
        self.note = TooltipNote(ui, page, names.TABLE_SPEECH)
        self._page = page
        self._place = place
        self._now = now
        self._waiting: deque[tuple[Seat, str]] = deque()
        self._shown: tuple[Seat, str] | None = None
        self._since = 0.0
        self._read = QTimer(self, singleShot=True)
        self._read.timeout.connect(self.skip)

    @property
    def speaker(self) -> Seat | None:
        return None if self._shown is None else self._shown[0]

    def say(self, lines: Iterable[tuple[Seat, str]]) -> None:
        """Show these remarks after those before; they wait while the table is hidden."""
        self._waiting.extend(lines)
        if self._shown is not None and self._waiting:
            self._read.start(self._until_glanced_at(self._shown[1]))
        self.go_on()

    def place_again(self) -> None:
        if self._shown is not None:
            seat, text = self._shown
            self._place(seat, self.note, text)

    def go_on(self) -> None:
        if self._shown is None and self._waiting and self._page.isVisible():
            self._shown = self._waiting.popleft()
            self._since = self._now()
            self.place_again()
            text = self._shown[1]
            self._read.start(get_glance_time(text) if self._waiting else get_reading_time(text))

    def skip(self) -> None:
        self._put_away()
        self.go_on()

    def interrupt(self) -> None:
        """Put the slip away because of an event; show it again on `go_on` where nobody can have read it."""
        if self._shown is not None and self._until_glanced_at(self._shown[1]):
            self._waiting.appendleft(self._shown)
        self._put_away()

    def stop(self) -> None:
        self._waiting.clear()
        self._put_away()

    def _put_away(self) -> None:
        self._read.stop()
        self._shown = None
        self.note.hide()

    def _until_glanced_at(self, text: str) -> int:
        lain = round((self._now() - self._since) * 1000)
        return max(0, get_glance_time(text) - lain)
