"""What is said at the table, one player after the other: a slip beside the speaker's seat, for as long as it
takes to read it.

The chronicle keeps what was said, so nothing waits for a slip: whatever happens next puts it away.
"""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

from shgui.engine.types import Seat

Speak = Callable[[Seat, str], None]
"""Lay the slip of this seat, with these words."""

_TO_LOOK_THERE, _A_LETTER = 1500, 60
"""Milliseconds: for finding the slip, and for every letter of it."""
_LONGEST = 8000


def time_to_read(text: str) -> int:
    """Milliseconds, for somebody who reads without haste."""
    return min(_TO_LOOK_THERE + len(text) * _A_LETTER, _LONGEST)


class Speech(QObject):
    def __init__(self, speak: Speak, hush: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._speak = speak
        self._hush = hush
        self._waiting: deque[tuple[Seat, str]] = deque()
        self._said: tuple[Seat, str] | None = None
        self._heard = False
        self._read = QTimer(self, singleShot=True)
        self._read.timeout.connect(self.skip)

    @property
    def speaker(self) -> Seat | None:
        """Whose slip lies there."""
        return None if self._said is None else self._said[0]

    def say(self, lines: Iterable[tuple[Seat, str]]) -> None:
        """After all that is being said."""
        self._waiting.extend(lines)
        if self._said is None:
            self._next()

    def lay_again(self) -> None:
        """The table is of another size, or looks otherwise."""
        if self._said is not None:
            self._speak(*self._said)

    def seen(self, *, visible: bool) -> None:
        """Nobody hears what is said while the table is hidden: it waits, and what was being said is over."""
        self._heard = visible
        if not visible:
            self.stop()
        elif self._said is None:
            self._next()

    def skip(self) -> None:
        """It has been read."""
        self._read.stop()
        self._said = None
        self._hush()
        self._next()

    def stop(self) -> None:
        self._waiting.clear()
        if self._said is not None:
            self.skip()

    def _next(self) -> None:
        if self._waiting and self._heard:
            self._said = self._waiting.popleft()
            self._speak(*self._said)
            self._read.start(time_to_read(self._said[1]))
