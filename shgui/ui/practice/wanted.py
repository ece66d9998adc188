"""A practice game as one person wants it, and who sits at its table: plain data."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice

from shgui.engine.components import FEWEST_PLAYERS, MOST_PLAYERS
from shgui.table.seating import Player, Temperament, name_problem_beside
from shgui.words import bots
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
    tempers = tuple(Temperament) if wanted.temper == MIXED else (Temperament(wanted.temper),)
    called = bot_names(words, (wanted.name,), wanted.bots)
    return (
        Player(wanted.name, words.language),
        *(
            Player(name, words.language, bot=temper)
            for name, temper in zip(called, islice(cycle(tempers), wanted.bots), strict=True)
        ),
    )


def bot_names(words: Catalogue, taken: Sequence[str], count: int) -> tuple[str, ...]:
    """So many names that nobody at the table has, and that look like nobody's: there are more than enough."""
    free = (name for name in bots.names(words) if name_problem_beside(name, taken) is None)
    return tuple(islice(free, count))
