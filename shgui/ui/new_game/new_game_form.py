"""The choices for a new table, and what was chosen: plain data."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from shgui.engine.components import FEWEST_PLAYERS, MOST_PLAYERS
from shgui.table.options import Options, Voting
from shgui.table.seating import Player, Temperament, check_new_name
from shgui.words import bot_texts
from shgui.words.catalogue import Catalogue


def choose_bot_names(words: Catalogue, taken: Sequence[str], count: int) -> tuple[str, ...]:
    """Return so many names that no one at the table has, and that look like no one's."""
    free = (name for name in bot_texts.list_bot_names(words) if check_new_name(name, taken) is None)
    return tuple(islice(free, count))


def choose_temperament(place: int) -> Temperament:
    """Return the temperament of a bot by its number, so that each kind comes up equally often."""
    return tuple(Temperament)[place % len(Temperament)]


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
    players = [Player(wanted.name, words.language)]
    for place, name in enumerate(choose_bot_names(words, (wanted.name,), wanted.bots)):
        temper = choose_temperament(place) if wanted.temper == MIXED else Temperament(wanted.temper)
        players.append(Player(name, words.language, temper))
    return tuple(players)


class NewTable(NamedTuple):
    players: tuple[Player, ...]
    options: Options
    printed: bool
    """The group plays with its own cards."""


@dataclass(frozen=True, slots=True)
class OfferedTable:
    """The choices for a new table, and its defaults."""

    languages: tuple[tuple[str, str], ...]
    """Codes and endonyms."""
    language: str
    rulebooks: tuple[str, ...]
    rulebook: str = "official"
    voting: Voting = Voting.HANDS
    discussion_seconds: int | None = None
    claims: bool = False
    groups: tuple[tuple[Player, ...], ...] = ()
    printed: bool = False
    """The group plays with its own cards."""

    def like_last_time(self, options: Options, groups: Sequence[tuple[Player, ...]]) -> "OfferedTable":
        known = options.edition.name in self.rulebooks
        return replace(
            self,
            rulebook=options.edition.name if known else self.rulebook,
            voting=options.voting,
            claims=options.claims,
            groups=tuple(groups),
        )
