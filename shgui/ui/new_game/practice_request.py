"""The choices for a practice game, and the players that follow from them."""

from dataclasses import dataclass

from shgui.engine.components import FEWEST_PLAYERS, MOST_PLAYERS
from shgui.table.seating import Player, Temperament
from shgui.ui.new_game.bot_names import choose_bot_names, choose_temperament
from shgui.words.catalogue import Catalogue

FEWEST_BOTS, MOST_BOTS = FEWEST_PLAYERS - 1, MOST_PLAYERS - 1
MIXED = "mixed"
"""The choice of bots of all temperaments; the other choices are codes of `Temperament`."""


@dataclass(frozen=True, slots=True)
class PracticeRequest:
    name: str
    bots: int
    temper: str
    """A code of `Temperament`, or `MIXED`."""


def list_players(words: Catalogue, wanted: PracticeRequest) -> tuple[Player, ...]:
    """Return the person and the bots, all with the language of the screen."""
    mixed = wanted.temper == MIXED
    bot_names = choose_bot_names(words, (wanted.name,), wanted.bots)
    return (
        Player(wanted.name, words.language),
        *(
            Player(name, words.language, choose_temperament(place) if mixed else Temperament(wanted.temper))
            for place, name in enumerate(bot_names)
        ),
    )
