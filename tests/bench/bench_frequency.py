"""How often the Liberals win when everybody plays at random: `python -m tests.bench.bench_frequency`.

Three independent engines agree on these figures for the official rules; a rule that is a little wrong moves
them. Every choice is uniform over the legal actions, with one refinement: whoever discards or enacts chooses
among the cards he holds, so of two equal cards each counts. Proposing a veto counts as one choice more beside
the Chancellor's two cards. (To let him propose it half the time, or to count the distinct cards beside it,
moves the figures by a tenth or two of a percent, less than such a sample can tell: each fits as well.)
"""

import argparse
import random
import sys
from dataclasses import dataclass
from math import sqrt

from shgui.engine.actions import Action, Discard, Enact
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.chance import SEED_BYTES
from shgui.engine.deal import new_game
from shgui.engine.editions import OFFICIAL, Edition, get_edition
from shgui.engine.state import State
from shgui.engine.types import Outcome, Phase, Seat

KNOWN = {5: 23.85, 6: 23.89, 7: 23.80, 8: 23.30, 9: 23.01, 10: 22.51}
"""Liberal wins in percent of games, by players."""

_DISCARDING, _ENACTING = Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT
_LIBERAL_WINS = (Outcome.FIVE_LIBERAL_POLICIES, Outcome.HITLER_EXECUTED)


@dataclass(frozen=True)
class Sample:
    players: int
    games: int
    liberal_wins: int

    @property
    def percent(self) -> float:
        return 100 * self.liberal_wins / self.games

    @property
    def errors_off(self) -> float:
        """How many standard errors this lies from the known figure."""
        known = KNOWN[self.players]
        return (self.percent - known) / sqrt(known * (100 - known) / self.games)


def choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """The legal actions, a card as often as it is held."""
    if state.phase is _DISCARDING:
        return tuple(Discard(card) for card in state.hand)
    options = list_legal_actions(state, seat)
    if state.phase is not _ENACTING:
        return options
    cards = tuple(Enact(card) for card in state.hand)
    return cards + tuple(option for option in options if type(option) is not Enact)


def play(players: int, rules: Edition, chance: random.Random) -> Outcome | None:
    state, _ = new_game(players, rules, chance.randbytes(SEED_BYTES))
    while state.on_move:
        seat = state.on_move[0]
        options = choices(state, seat)
        action = options[int(chance.random() * len(options))]
        state, _ = apply(state, seat, action)  # type: ignore[misc]
    return state.outcome


def sample(players: int, games: int, name: str = OFFICIAL, seed: int = 1) -> Sample:
    chance = random.Random(seed)
    rules = get_edition(name)
    wins = sum(play(players, rules, chance) in _LIBERAL_WINS for _ in range(games))
    return Sample(players, games, wins)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares random play with known frequencies.")
    parser.add_argument("--games", type=int, default=100_000, help="games of each size")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    sys.stdout.write("players   liberal wins   known   standard errors off\n")
    samples = []
    for players, known in KNOWN.items():
        found = sample(players, chosen.games, seed=chosen.seed)
        samples.append(found)
        sys.stdout.write(f"{players:7}{found.percent:14.2f}%{known:7.2f}%{found.errors_off:22.2f}\n")
        sys.stdout.flush()
    return 0 if all(abs(found.errors_off) <= 3 for found in samples) else 1


if __name__ == "__main__":
    sys.exit(main())
