"""The times of a narration in seconds: a line, the silence after it, the book's pause. More players need more
time to close their eyes, to find one another, to lower a hand without a sound."""

from collections.abc import Mapping
from dataclasses import dataclass

from shgui.narrator.opening_script import OpeningAction
from shgui.words.languages import SOURCE
from shgui.words.rulebook import read_section

LETTERS_A_SECOND = 13.0
"""A calm speaking voice; lines without one stay as long."""
_BREATH = 0.5
BETWEEN_LANGUAGES = 0.7


@dataclass(frozen=True, slots=True)
class Duration:
    base: float
    per_player: float
    """Added for every player."""

    def get_seconds(self, players: int) -> float:
        return self.base + self.per_player * players


_LOOKING = Duration(2.0, 0.25)
_AFTER: Mapping[OpeningAction, Duration] = {
    OpeningAction.ALL_CLOSE: Duration(2.0, 0.2),
    OpeningAction.ALL_CLOSE_WITH_FIST: Duration(2.5, 0.2),
    OpeningAction.FASCISTS_AND_HITLER_OPEN: _LOOKING,
    OpeningAction.HITLER_SIGNALS: _LOOKING,
    OpeningAction.FASCISTS_OPEN: _LOOKING,
    OpeningAction.HITLER_THUMB: Duration(1.5, 0.15),
    OpeningAction.FASCISTS_NOTE_HITLER: _LOOKING,
    OpeningAction.CLOSE_AGAIN: Duration(2.0, 0.2),
    OpeningAction.CLOSE_AGAIN_HANDS_DOWN: Duration(2.5, 0.2),
    OpeningAction.FASCISTS_CLOSE: Duration(2.0, 0.2),
    OpeningAction.ALL_OPEN: Duration(1.0, 0.1),
    OpeningAction.SPEAK_UP: Duration(1.0, 0.1),
    OpeningAction.EXPLAIN: Duration(1.2, 0.15),
}
_PAUSES: Mapping[str, Duration] = {
    "long": Duration(3.0, 0.6),
    "a few seconds": Duration(2.0, 0.4),
}
"""By `wording.pause` of a rulebook (`it.txt L91` wants less than the others)."""
_NO_PAUSE = Duration(1.5, 0.3)
"""A book without a pause needs one as well: it is added to the last look (`ru.txt L60-61`)."""
_CLOSES = frozenset(
    (OpeningAction.CLOSE_AGAIN, OpeningAction.CLOSE_AGAIN_HANDS_DOWN, OpeningAction.FASCISTS_CLOSE)
)


@dataclass(frozen=True, slots=True)
class NarrationPace:
    """The times for a table of so many players, by the book of `language`."""

    language: str
    players: int

    def get_silence(self, deed: OpeningAction, following: OpeningAction | None) -> float:
        """Return the silence after a line; the book's own pause is all silence."""
        if deed is OpeningAction.PAUSE:
            return self._pause.get_seconds(self.players)
        silence = _AFTER[deed].get_seconds(self.players)
        if following in _CLOSES:
            silence += _NO_PAUSE.get_seconds(self.players)
        return silence

    @property
    def _pause(self) -> Duration:
        rulings = read_section(self.language, "wording") or read_section(SOURCE, "wording")
        return _PAUSES.get(rulings["pause"]["value"], _PAUSES["long"])


def estimate_reading_time(text: str) -> float:
    """Return how long a line without a voice stays on the screen."""
    return _BREATH + len(text) / LETTERS_A_SECOND
