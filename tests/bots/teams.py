"""Teams of players: one kind on the liberals' seats, one on all others."""

from shgui.bots.thinking.moment import CHARACTERS
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.state import State
from shgui.engine.types import Role, Seat
from tests.bots.baselines import CoverSelfish, Random, Rule, Selfish
from tests.bots.play import Game, Player, Watcher, dealt, of_text

CAREFUL = "careful"
OURS = {"ours": CAREFUL, **{name: name for name in CHARACTERS}}
"""The program's own players, by temperament."""
MIXED = "mixed"
"""Ours, of every temperament in turn."""
BASELINES = ("random", "selfish", "cover", "rule")
KINDS = (*BASELINES, *OURS, MIXED)


def _baseline(kind: str, seat: Seat, players: int) -> Player:
    match kind:
        case "random":
            return Random()
        case "selfish":
            return Selfish()
        case "cover":
            return CoverSelfish()
        case "rule":
            return Rule(seat, players)
        case _:
            raise ValueError(kind)


def seated(state: State, liberals: str, fascists: str) -> tuple[list[Player], list[str]]:
    """The players by seat, and their characters. All of ours think with one mind's memory."""
    thinker = Thinker(state.setup.players)
    players: list[Player] = []
    characters = []
    temperaments = tuple(CHARACTERS)
    for seat, role in enumerate(state.setup.roles):
        kind = liberals if role is Role.LIBERAL else fascists
        if kind in BASELINES:
            players.append(_baseline(kind, seat, state.setup.players))
            characters.append(CAREFUL)
        else:
            players.append(thinker)
            characters.append(OURS[kind] if kind in OURS else temperaments[seat % len(temperaments)])
    return players, characters


def game_of(
    liberals: str,
    fascists: str,
    players: int,
    seeds: str,
    number: int,
    *,
    rules: str = "official",
    watcher: Watcher | None = None,
    with_comments: bool = False,
) -> Game:
    """A game of a named range of seeds. Whoever plays gets the same deal; the bots' chance is another."""
    text = f"{seeds} {players} {number}"
    state = dealt(players, rules, text)
    seats, characters = seated(state, liberals, fascists)
    chance = of_text(f"{text} bots")
    return Game(state, seats, characters, chance, watcher, with_comments=with_comments)
