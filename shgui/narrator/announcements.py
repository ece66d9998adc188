"""What is said of the game at the table: one line at a time, and never late.

A line that could not be begun soon after its event is dropped: the screen has long told it. Like `Narration`
this has no clock of its own: `tick` is wanted when `due` has come.
"""

from collections import deque
from collections.abc import Callable, Iterable

from shgui.narrator.narration import Voice
from shgui.words.narration import Spoken

STALE_AFTER = 3.0
_LONGEST = 8.0
"""No line on an event takes that long: a voice that is still busy then has been lost."""


class Announcements:
    """`enabled` is off until the table wants to hear them."""

    def __init__(self, voice: Voice, language: str, now: Callable[[], float]) -> None:
        self.language = language
        self.enabled = False
        self._voice = voice
        self._now = now
        self._waiting: deque[tuple[Spoken, float]] = deque()
        self._number = 0
        self._until: float | None = None

    @property
    def due(self) -> float | None:
        """When `tick` is wanted next; None while nothing is said."""
        return self._until

    def say(self, lines: Iterable[Spoken]) -> None:
        """Something has happened just now."""
        if self.enabled:
            self._waiting.extend((line, self._now()) for line in lines)
            self._next()

    def stop(self) -> None:
        """Silence at once, and nothing of what was waiting."""
        self._waiting.clear()
        if self._until is not None:
            self._until = None
            self._voice.stop()

    def tick(self) -> None:
        if self._until is not None and self._now() >= self._until:
            self._voice.stop()
            self._free()

    def voice_ended(self, number: int) -> None:
        if self._until is not None and number == self._number:
            self._free()

    voice_failed = voice_ended

    def _free(self) -> None:
        self._until = None
        self._next()

    def _next(self) -> None:
        while self._until is None and self._waiting:
            line, since = self._waiting.popleft()
            if self._now() - since > STALE_AFTER:
                continue
            self._number += 1
            if self._voice.say(self._number, line, self.language):
                self._until = self._now() + _LONGEST
