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

_FINDING_MS, _LETTER_MS = 1500, 60
"""Milliseconds to find the slip, and to read a letter."""
_LONGEST_MS = 8000
_SHARE_WHILE_OTHERS_WAIT = 0.6
"""The part of its time that a slip gets while others wait."""


def compute_reading_ms(text: str) -> int:
    return min(_FINDING_MS + len(text) * _LETTER_MS, _LONGEST_MS)


def compute_glance_ms(text: str) -> int:
    """Return the milliseconds that a slip is shown while others wait."""
    return round(compute_reading_ms(text) * _SHARE_WHILE_OTHERS_WAIT)


class SpeechNotes(QObject):
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

    def show_remarks(self, lines: Iterable[tuple[Seat, str]]) -> None:
        """Show these remarks after those before; they wait while the table is hidden."""
        self._waiting.extend(lines)
        if self._shown is not None and self._waiting:
            self._read.start(self._get_ms_until_glanced_at(self._shown[1]))
        self.show_next()

    def place_again(self) -> None:
        if self._shown is not None:
            seat, text = self._shown
            self._place(seat, self.note, text)

    def show_next(self) -> None:
        if self._shown is None and self._waiting and self._page.isVisible():
            self._shown = self._waiting.popleft()
            self._since = self._now()
            self.place_again()
            text = self._shown[1]
            self._read.start(compute_glance_ms(text) if self._waiting else compute_reading_ms(text))

    def skip(self) -> None:
        self._hide_note()
        self.show_next()

    def interrupt(self) -> None:
        """Put the slip away because of an event; `show_next` shows it again where nobody can have read it."""
        if self._shown is not None and self._get_ms_until_glanced_at(self._shown[1]):
            self._waiting.appendleft(self._shown)
        self._hide_note()

    def stop(self) -> None:
        self._waiting.clear()
        self._hide_note()

    def _hide_note(self) -> None:
        self._read.stop()
        self._shown = None
        self.note.hide()

    def _get_ms_until_glanced_at(self, text: str) -> int:
        lain = round((self._now() - self._since) * 1000)
        return max(0, compute_glance_ms(text) - lain)
