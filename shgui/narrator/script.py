"""The steps of the opening in the order of each language's rulebook, and the rehearsal before it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from shgui.words.languages import SOURCE
from shgui.words.narrator_texts import Spoken
from shgui.words.rulebook import read_section

FEWEST, MOST = 5, 10
_LARGEST_SMALL_GAME = 6


class Deed(StrEnum):
    """What a step has the players do; the value is its name in `rulebook.toml`."""

    ALL_CLOSE = "all_close"
    ALL_CLOSE_WITH_FIST = "all_close_with_fist"
    FASCISTS_AND_HITLER_OPEN = "fascists_and_hitler_open"
    HITLER_SIGNALS = "hitler_signals"
    FASCISTS_OPEN = "fascists_open"
    HITLER_THUMB = "hitler_thumb"
    FASCISTS_NOTE_HITLER = "fascists_note_hitler"
    PAUSE = "pause"
    CLOSE_AGAIN = "close_again"
    CLOSE_AGAIN_HANDS_DOWN = "close_again_hands_down"
    FASCISTS_CLOSE = "fascists_close"
    ALL_OPEN = "all_open"
    SPEAK_UP = "speak_up"
    EXPLAIN = "explain"
    """A line of the rehearsal: nobody has to do it in the dark."""


@dataclass(frozen=True, slots=True)
class NarrationStep:
    deed: Deed
    says: Spoken | None
    """None: silence."""


def is_small(players: int) -> bool:
    """Whether Hitler knows the one Fascist, which is so with five or six players."""
    return players <= _LARGEST_SMALL_GAME


def deeds(language: str, players: int) -> tuple[Deed, ...]:
    """The book's own order; the official one where a language has no book."""
    game = "small_game" if is_small(players) else "large_game"
    book = read_section(language, "narrator") or read_section(SOURCE, "narrator")
    return tuple(Deed(step["do"]) for step in book[game])


def opening(language: str, players: int) -> tuple[NarrationStep, ...]:
    return tuple(NarrationStep(deed, _said(deed, players)) for deed in deeds(language, players))


def rehearsal(language: str, players: int) -> tuple[NarrationStep, ...]:
    """With open eyes, in the order in which the book will want the signs, each explained once."""
    explained = [Spoken.REHEARSAL_BEGINS]
    for deed in deeds(language, players):
        explained += _EXPLAINED[deed]
    explained.append(Spoken.REHEARSAL_ENDS)
    return tuple(NarrationStep(Deed.EXPLAIN, says) for says in _once(explained))


def _said(deed: Deed, players: int) -> Spoken | None:
    if deed is Deed.FASCISTS_CLOSE and not is_small(players):
        # The one book where only the Fascists close their eyes again has no word about Hitler's sign, which
        # is a raised thumb here: it must be down before all look up (ru.txt L68-70).
        return Spoken.FASCISTS_CLOSE_THUMB_DOWN
    return _SAID[deed]


def _once(lines: Iterable[Spoken]) -> tuple[Spoken, ...]:
    return tuple(dict.fromkeys(lines))


_SAID: Mapping[Deed, Spoken | None] = {
    Deed.ALL_CLOSE: Spoken.ALL_CLOSE,
    Deed.ALL_CLOSE_WITH_FIST: Spoken.ALL_CLOSE_WITH_FIST,
    Deed.FASCISTS_AND_HITLER_OPEN: Spoken.FASCIST_AND_HITLER_OPEN,
    Deed.HITLER_SIGNALS: Spoken.HITLER_SIGNALS,
    Deed.FASCISTS_OPEN: Spoken.FASCISTS_OPEN,
    Deed.HITLER_THUMB: Spoken.HITLER_THUMB,
    Deed.FASCISTS_NOTE_HITLER: Spoken.FASCISTS_NOTE_HITLER,
    Deed.PAUSE: None,
    Deed.CLOSE_AGAIN: Spoken.CLOSE_AGAIN,
    Deed.CLOSE_AGAIN_HANDS_DOWN: Spoken.CLOSE_AGAIN_HANDS_DOWN,
    Deed.FASCISTS_CLOSE: Spoken.FASCIST_AND_HITLER_CLOSE,
    Deed.ALL_OPEN: Spoken.ALL_OPEN,
    Deed.SPEAK_UP: Spoken.SPEAK_UP,
}

_EXPLAINED: Mapping[Deed, tuple[Spoken, ...]] = {
    Deed.ALL_CLOSE: (Spoken.TRY_CLOSED_EYES,),
    Deed.ALL_CLOSE_WITH_FIST: (Spoken.TRY_CLOSED_EYES, Spoken.TRY_FIST),
    Deed.FASCISTS_AND_HITLER_OPEN: (Spoken.TRY_SMALL_LOOK,),
    Deed.HITLER_SIGNALS: (Spoken.TRY_SMALL_SIGN,),
    Deed.FASCISTS_OPEN: (Spoken.TRY_LOOK,),
    Deed.HITLER_THUMB: (Spoken.TRY_THUMB,),
    Deed.FASCISTS_NOTE_HITLER: (Spoken.TRY_NOTE,),
    Deed.PAUSE: (),
    Deed.CLOSE_AGAIN: (Spoken.TRY_CLOSE_AGAIN,),
    Deed.CLOSE_AGAIN_HANDS_DOWN: (Spoken.TRY_CLOSE_AGAIN, Spoken.TRY_HANDS_DOWN),
    Deed.FASCISTS_CLOSE: (Spoken.TRY_CLOSE_AGAIN,),
    Deed.ALL_OPEN: (Spoken.TRY_END,),
    Deed.SPEAK_UP: (Spoken.TRY_END,),
}
