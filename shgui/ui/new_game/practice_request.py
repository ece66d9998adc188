"""A practice game as one person wants it, and who sits at its table: plain data."""

from dataclasses import dataclass

from shgui.engine.components import FEWEST_PLAYERS, MOST_PLAYERS
from shgui.table.seating import Player, Temperament
from shgui.ui.new_game.bot_names import bot_names, by_turns
from shgui.words.catalogue import Catalogue

FEWEST_BOTS, MOST_BOTS = FEWEST_PLAYERS - 1, MOST_PLAYERS - 1
MIXED = "mixed"
"""Of each temperament some. The others are called by their codes."""


@dataclass(frozen=True, slots=True)
class PracticeWanted:
    name: str
    bots: int
    temper: str
    """A code of `Temperament`, or `MIXED`."""


def seats_for(words: Catalogue, wanted: PracticeWanted) -> tuple[Player, ...]:
    """The person, and as many bots as wanted; all read what the screen speaks."""
    mixed = wanted.temper == MIXED
    called = bot_names(words, (wanted.name,), wanted.bots)
    return (
        Player(wanted.name, words.language),
        *(
            Player(name, words.language, by_turns(place) if mixed else Temperament(wanted.temper))
            for place, name in enumerate(called)
        ),
    )
