"""How long everything takes: a line, the silence after it, the book's pause. All times are seconds.

More players need more time to close their eyes, to find one another, to take a hand down without a sound.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from shgui.narrator.script import Deed
from shgui.words.languages import SOURCE
from shgui.words.rulebook import read_section

LETTERS_A_SECOND = 13.0
"""A calm speaking voice. Letters that nobody reads aloud stand as long as they would be heard."""
_BREATH = 0.5
BETWEEN_LANGUAGES = 0.7


@dataclass(frozen=True, slots=True)
class Span:
    base: float
    each: float
    """For every player."""

    def of(self, players: int) -> float:
        return self.base + self.each * players


_LOOKING = Span(2.0, 0.25)
_AFTER: Mapping[Deed, Span] = {
    Deed.ALL_CLOSE: Span(2.0, 0.2),
    Deed.ALL_CLOSE_WITH_FIST: Span(2.5, 0.2),
    Deed.FASCISTS_AND_HITLER_OPEN: _LOOKING,
    Deed.HITLER_SIGNALS: _LOOKING,
    Deed.FASCISTS_OPEN: _LOOKING,
    Deed.HITLER_THUMB: Span(1.5, 0.15),
    Deed.FASCISTS_NOTE_HITLER: _LOOKING,
    Deed.CLOSE_AGAIN: Span(2.0, 0.2),
    Deed.CLOSE_AGAIN_HANDS_DOWN: Span(2.5, 0.2),
    Deed.FASCISTS_CLOSE: Span(2.0, 0.2),
    Deed.ALL_OPEN: Span(1.0, 0.1),
    Deed.SPEAK_UP: Span(1.0, 0.1),
    Deed.EXPLAIN: Span(1.2, 0.15),
}
_PAUSES: Mapping[str, Span] = {
    "long": Span(3.0, 0.6),
    "a few seconds": Span(2.0, 0.4),
}
"""What `wording.pause` of a rulebook asks for (`it.txt L91` wants less than the others)."""
_NO_PAUSE = Span(1.5, 0.3)
"""A book without a pause has the same need of one: it is added to the last look (`ru.txt L60-61`)."""
_CLOSES = frozenset((Deed.CLOSE_AGAIN, Deed.CLOSE_AGAIN_HANDS_DOWN, Deed.FASCISTS_CLOSE))


@dataclass(frozen=True, slots=True)
class NarrationPace:
    """The times of a table of so many players, by the book of `language`."""

    language: str
    players: int

    def after(self, deed: Deed, following: Deed | None) -> float:
        """The silence after a line. The book's own pause is all silence."""
        if deed is Deed.PAUSE:
            return self._pause.of(self.players)
        silence = _AFTER[deed].of(self.players)
        if following in _CLOSES:
            silence += _NO_PAUSE.of(self.players)
        return silence

    @property
    def _pause(self) -> Span:
        rulings = read_section(self.language, "wording") or read_section(SOURCE, "wording")
        return _PAUSES.get(rulings["pause"]["value"], _PAUSES["long"])


def reading_time(text: str) -> float:
    """How long a line stands that no voice reads."""
    return _BREATH + len(text) / LETTERS_A_SECOND
