"""What is said of the game at the table: one line at a time, and never late.

What happened at once is said in one go. It is dropped when it could not be begun soon, and what is left of it
when the table goes on: the screen has long told it. Like `Narration` this has no clock of its own: `tick` is
wanted when `due` has come.
"""

from collections import deque
from collections.abc import Callable, Iterable

from shgui.narrator.narration import AnyVoice
from shgui.words.narration import Spoken

STALE_AFTER = 3.0
_LONGEST = 8.0
"""No line on an event takes that long: a voice that is still busy then has been lost."""


class Announcements:
    """`enabled` is off until the table wants to hear them."""

    def __init__(self, voice: AnyVoice, language: str, now: Callable[[], float]) -> None:
        self.language = language
        self.enabled = False
        self._voice = voice
        self._now = now
        self._waiting: deque[Spoken] = deque()
        self._since = 0.0
        self._begun = False
        self._number = 0
        self._until: float | None = None

    @property
    def due(self) -> float | None:
        """When `tick` is wanted next; None while nothing is said."""
        return self._until

    def say(self, lines: Iterable[Spoken]) -> None:
        """The table has gone on just now; often there is nothing to say about it."""
        if self.enabled:
            self._waiting = deque(lines)
            self._since = self._now()
            self._begun = False
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
            self._waiting.clear()
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
            if not self._begun and self._now() - self._since > STALE_AFTER:
                self._waiting.clear()
                return
            self._number += 1
            if self._voice.say(self._number, self._waiting.popleft(), self.language):
                self._begun = True
                self._until = self._now() + _LONGEST
