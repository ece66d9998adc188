"""The steps of the opening in the order of each language's rulebook, and the rehearsal before it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from shgui.words.languages import SOURCE
from shgui.words.narrator_texts import NarratorLine
from shgui.words.rulebook import read_section

FEWEST_PLAYERS, MOST_PLAYERS = 5, 10
_LARGEST_SMALL_GAME = 6


class OpeningAction(StrEnum):
    """An action of the players in the opening; the value is its name in `rulebook.toml`."""

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
    """A line of the rehearsal, which no one has to do in the dark."""


@dataclass(frozen=True, slots=True)
class NarrationStep:
    deed: OpeningAction
    says: NarratorLine | None
    """None: silence."""


def is_small_game(players: int) -> bool:
    """Return whether Hitler knows the one Fascist, as with five or six players."""
    return players <= _LARGEST_SMALL_GAME


def list_actions(language: str, players: int) -> tuple[OpeningAction, ...]:
    """List the actions in the book's order; in the official one where a language has no book."""
    game = "small_game" if is_small_game(players) else "large_game"
    book = read_section(language, "narrator") or read_section(SOURCE, "narrator")
    return tuple(OpeningAction(step["do"]) for step in book[game])


def build_opening(language: str, players: int) -> tuple[NarrationStep, ...]:
    return tuple(NarrationStep(deed, _choose_line(deed, players)) for deed in list_actions(language, players))


def build_rehearsal(language: str, players: int) -> tuple[NarrationStep, ...]:
    """Build the rehearsal with open eyes: each sign explained once, in the order of the book."""
    explained = [NarratorLine.REHEARSAL_BEGINS]
    for deed in list_actions(language, players):
        explained += _TEXTS[deed][1]
    explained.append(NarratorLine.REHEARSAL_ENDS)
    return tuple(NarrationStep(OpeningAction.EXPLAIN, says) for says in dict.fromkeys(explained))


def _choose_line(deed: OpeningAction, players: int) -> NarratorLine | None:
    if deed is OpeningAction.FASCISTS_CLOSE and not is_small_game(players):
        # The one book where only the Fascists close their eyes again has no word about Hitler's sign, which
        # is a raised thumb here: it must be down before all look up (ru.txt L68-70).
        return NarratorLine.FASCISTS_CLOSE_THUMB_DOWN
    return _TEXTS[deed][0]


_TEXTS: Mapping[OpeningAction, tuple[NarratorLine | None, tuple[NarratorLine, ...]]] = {
    OpeningAction.ALL_CLOSE: (NarratorLine.ALL_CLOSE, (NarratorLine.TRY_CLOSED_EYES,)),
    OpeningAction.ALL_CLOSE_WITH_FIST: (
        NarratorLine.ALL_CLOSE_WITH_FIST,
        (NarratorLine.TRY_CLOSED_EYES, NarratorLine.TRY_FIST),
    ),
    OpeningAction.FASCISTS_AND_HITLER_OPEN: (
        NarratorLine.FASCIST_AND_HITLER_OPEN,
        (NarratorLine.TRY_SMALL_LOOK,),
    ),
    OpeningAction.HITLER_SIGNALS: (NarratorLine.HITLER_SIGNALS, (NarratorLine.TRY_SMALL_SIGN,)),
    OpeningAction.FASCISTS_OPEN: (NarratorLine.FASCISTS_OPEN, (NarratorLine.TRY_LOOK,)),
    OpeningAction.HITLER_THUMB: (NarratorLine.HITLER_THUMB, (NarratorLine.TRY_THUMB,)),
    OpeningAction.FASCISTS_NOTE_HITLER: (NarratorLine.FASCISTS_NOTE_HITLER, (NarratorLine.TRY_NOTE,)),
    OpeningAction.PAUSE: (None, ()),
    OpeningAction.CLOSE_AGAIN: (NarratorLine.CLOSE_AGAIN, (NarratorLine.TRY_CLOSE_AGAIN,)),
    OpeningAction.CLOSE_AGAIN_HANDS_DOWN: (
        NarratorLine.CLOSE_AGAIN_HANDS_DOWN,
        (NarratorLine.TRY_CLOSE_AGAIN, NarratorLine.TRY_HANDS_DOWN),
    ),
    OpeningAction.FASCISTS_CLOSE: (NarratorLine.FASCIST_AND_HITLER_CLOSE, (NarratorLine.TRY_CLOSE_AGAIN,)),
    OpeningAction.ALL_OPEN: (NarratorLine.ALL_OPEN, (NarratorLine.TRY_END,)),
    OpeningAction.SPEAK_UP: (NarratorLine.SPEAK_UP, (NarratorLine.TRY_END,)),
}
"""By action: the narrator's line, and the lines of the rehearsal that explain it."""
