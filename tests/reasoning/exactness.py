"""Compares what is reckoned with the dull way of reckoning it: `python -m tests.reasoning.exactness`.

Random games of five and six, every edition in turn, most of players who keep their word, some of players
who forget it; at the end and at moments drawn by lot; the table and some of the seats; with claims that
came late, were corrected or withdrawn.
"""

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter

from shgui.engine.events import (
    ChaosBroke,
    DeckReshuffled,
    PoliciesDrawn,
    PowerGranted,
    VetoAgreed,
    VetoRefused,
)
from shgui.engine.types import Power
from shgui.engine.view import view_for
from shgui.reasoning.beliefs import Reading, form_belief
from shgui.reasoning.claim_values import PartyClaim, PeekedClaim
from tests.engine.random_play import EDITIONS
from tests.reasoning.enumeration import enumerated
from tests.reasoning.word_keepers import Told, game_of_word_keepers

CLOSE = 1e-9


def rarities(told: Told) -> Counter[str]:
    """List the rarer things in a game."""
    found: Counter[str] = Counter()
    kinds = {DeckReshuffled: "reshuffle", VetoAgreed: "veto agreed", VetoRefused: "veto refused"}
    looked = False
    for event in told.state.history:
        match event:
            case PowerGranted(Power.PEEK):
                looked = True
            case ChaosBroke():
                found["chaos"] += 1
                found["chaos after a peek"] += looked
            case PoliciesDrawn() | DeckReshuffled():
                looked = False
        if type(event) in kinds:
            found[kinds[type(event)]] += 1
    found["peek claimed"] = sum(isinstance(claim, PeekedClaim) for claim in told.claims)
    found["party claimed"] = sum(isinstance(claim, PartyClaim) for claim in told.claims)
    found["hand claimed"] = len(told.claims) - found["peek claimed"] - found["party claimed"]
    return Counter({name: 1 for name, times in found.items() if times})


@dataclass
class Compared:
    """The number of comparisons, of those with nothing left, and the greatest difference."""

    times: int = 0
    nothing_left: int = 0
    worst: float = 0.0
    games_with: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Compared") -> None:
        self.times += other.times
        self.nothing_left += other.nothing_left
        self.worst = max(self.worst, other.worst)
        self.games_with += other.games_with


def compare_game(players: int, rules: str, seed: int, rows: int = 3, moments: int = 1) -> Compared:
    """Compare a game at its end and at some moments before; unequal counts of ways differ by 1."""
    chance = random.Random(f"{players} {rules} {seed} rows")
    told = list(game_of_word_keepers(players, rules, seed, freely=0.1 if seed % 4 == 0 else 0.0))
    compared = Compared(games_with=rarities(told[-1]))
    for each in (told[-1], *chance.sample(told, moments)):
        for seat in (None, *chance.sample(range(players), rows - 1)):
            view = view_for(each.state, seat)
            dull = enumerated(view, each.claims)
            ours = form_belief(view, each.claims, Reading.PROVEN)
            pairs = zip((*dull.fascist, *dull.hitler), (*ours.fascist, *ours.hitler), strict=True)
            far = [1.0] if ours.ways != dull.ways else [abs(float(one) - other) for one, other in pairs]
            compared.add(Compared(1, int(not dull.ways), max(far, default=0.0)))
    return compared


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares the reasoning with an enumeration.")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    chosen = parser.parse_args()
    whole, begun = Compared(), perf_counter()
    for number in range(chosen.first, chosen.first + chosen.games):
        one = compare_game(5 + number % 2, EDITIONS[number // 2 % len(EDITIONS)], number)
        if one.worst >= CLOSE:
            sys.stdout.write(f"game {number} differs by {one.worst}\n")
        whole.add(one)
    sys.stdout.write(
        f"{chosen.games} games, {whole.times} comparisons ({whole.nothing_left} with nothing left) in "
        f"{perf_counter() - begun:.0f} s: the greatest difference is {whole.worst:.1e}\n"
    )
    for name, games in sorted(whole.games_with.items()):
        sys.stdout.write(f"{games:6} games with: {name}\n")
    return int(whole.worst >= CLOSE)


if __name__ == "__main__":
    sys.exit(main())
