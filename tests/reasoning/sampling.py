"""Compares what is reckoned with samples of decks, for seven to ten: `python -m tests.reasoning.sampling`.

Where there are too many ways to count them one by one, decks are shuffled and dealt out: each is as good as
the chance that such players would have made of it what was seen and said. A difference of four standard
errors is a failure.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from time import perf_counter

from shgui.engine import events as ev
from shgui.engine import knowledge
from shgui.engine.components import FASCISTS
from shgui.engine.types import Policy, Role, Seat
from shgui.engine.view import PlayerView, view_for
from shgui.reasoning.beliefs import Belief, Reading, form_belief
from shgui.reasoning.claim_values import Claim, DrewClaim
from tests.engine.random_play import EDITIONS
from tests.reasoning.enumeration import Cards, Enumeration, Moment, Pile, Roles
from tests.reasoning.word_keepers import game_of_word_keepers

SIZES = (7, 8, 9, 10)
MOST_ERRORS = 4.0
ENOUGH = 400
"""Decks that count, when each counts by its weight."""


@dataclass(frozen=True)
class Estimate:
    """A chance, and its standard error."""

    chance: float
    error: float


class Sampler(Enumeration):
    """One observer's game with choices counted one by one and decks drawn at random."""

    def __init__(self, view: PlayerView, claims: Sequence[Claim], seed: str) -> None:
        super().__init__(view, claims)
        self.lot = random.Random(seed)
        players = view.players
        self.teams = list(combinations(range(players), FASCISTS[players] + 1))
        """The possible teams of fascists."""
        self.hitlers = [
            [hitler for hitler in team if self.fits(_roles(players, team, hitler))] for team in self.teams
        ]
        self.sessions = {
            number: self._session(number, event.president)
            for number, event in enumerate(self.history)
            if isinstance(event, ev.PoliciesDrawn)
        }

    def _session(self, number: int, president: Seat) -> tuple[list[int], list[list[float]]]:
        """Return, for each team, the chances of the session by the liberal cards drawn."""
        chancellor = next(
            event.chancellor
            for event in reversed(self.history[:number])
            if isinstance(event, ev.GovernmentElected)
        )
        kinds = [2 * (president in team) + (chancellor in team) for team in self.teams]
        chances = []
        for drawn in range(4):
            hand = (Policy.LIBERAL,) * drawn + (Policy.FASCIST,) * (3 - drawn)
            chances.append([self._chance(number, hand, president, chancellor, kind) for kind in range(4)])
        return kinds, chances

    def _chance(self, number: int, hand: Cards, president: Seat, chancellor: Seat, kind: int) -> float:
        """Return the chance that players of these roles did with the hand what was seen."""
        roles = [Role.LIBERAL] * self.view.players
        roles[president] = Role.FASCIST if kind & 2 else Role.LIBERAL
        roles[chancellor] = Role.FASCIST if kind & 1 else Role.LIBERAL
        if not self.true_of_hand(tuple(roles), president, hand, DrewClaim, knowledge.Drew, number):
            return 0.0
        return float(self._onwards(tuple(roles), Moment(number + 1, Pile(), hand)))

    def _onwards(self, roles: Roles, at: Moment) -> float:
        if at.event == len(self.history) or isinstance(self.history[at.event], ev.RoundBegan):
            return 1.0
        event = self.history[at.event]
        if isinstance(event, ev.DeckReshuffled | ev.ChaosBroke | ev.PowerGranted):
            return 1.0
        return sum(
            float(chance) * self._onwards(roles, after)
            for chance, after in self.ways_to_choose(roles, at, event)
            if chance
        )

    def estimates(self, enough: float) -> tuple[list[Estimate], list[Estimate]]:
        """Return, by seat, the chances to be on the fascists' side and to be Hitler."""
        counts: list[list[float]] = []
        squares = total = 0.0
        while not squares or total * total < enough * squares:
            for _ in range(200):
                weights = self._deal_out()
                if weights is not None:
                    whole = sum(w * len(h) for w, h in zip(weights, self.hitlers, strict=True))
                    total, squares = total + whole, squares + whole * whole
                    counts.append([whole, *self._sums(weights)])
        chances = [sum(column) / total for column in zip(*counts, strict=True)]
        estimates = [
            Estimate(
                chance, sqrt(sum((weigher[place] - chance * weigher[0]) ** 2 for weigher in counts)) / total
            )
            for place, chance in enumerate(chances)
        ]
        players = self.view.players
        return estimates[1 : players + 1], estimates[players + 1 :]

    def _sums(self, weights: Sequence[float]) -> Iterator[float]:
        fascist, hitler = [0.0] * self.view.players, [0.0] * self.view.players
        for weight, team, hitlers in zip(weights, self.teams, self.hitlers, strict=True):
            for seat in team:
                fascist[seat] += weight * len(hitlers)
            for seat in hitlers:
                hitler[seat] += weight
        yield from fascist
        yield from hitler

    def _deal_out(self) -> list[float] | None:
        """Return how well each team explains the game with random decks; None where none does."""
        weights = [1.0] * len(self.teams)
        deck = self._shuffled(6, 11)
        for number, event in enumerate(self.history):
            match event:
                case ev.PoliciesDrawn():
                    drawn = [deck.pop() for _ in range(3)].count(Policy.LIBERAL)
                    kinds, chances = self.sessions[number]
                    weigher = chances[drawn]
                    if not any(weigher):
                        return None
                    weights = [weight * weigher[kind] for weight, kind in zip(weights, kinds, strict=True)]
                case ev.ChaosBroke(policy):
                    if deck.pop() is not policy:
                        return None
                case ev.DeckReshuffled():
                    liberal, fascist = self.boards[number]
                    deck = self._shuffled(6 - liberal, 11 - fascist)
                case _:
                    pass
        return weights

    def _shuffled(self, liberal: int, fascist: int) -> list[Policy]:
        deck = [Policy.LIBERAL] * liberal + [Policy.FASCIST] * fascist
        self.lot.shuffle(deck)
        return deck


def _roles(players: int, team: Sequence[Seat], hitler: Seat) -> Roles:
    roles = [Role.FASCIST if seat in team else Role.LIBERAL for seat in range(players)]
    roles[hitler] = Role.HITLER
    return tuple(roles)


@dataclass
class Compared:
    times: int = 0
    worst: float = 0.0
    """The greatest difference, in standard errors."""
    widest: float = 0.0
    """The greatest standard error."""

    def add(self, other: "Compared") -> None:
        self.times += other.times
        self.worst = max(self.worst, other.worst)
        self.widest = max(self.widest, other.widest)


def compare_game(players: int, rules: str, seed: int, enough: float = ENOUGH) -> Compared:
    """Compare a game somewhere in its middle, for the table or one of the seats."""
    lot = random.Random(f"{players} {rules} {seed} sampled")
    told = list(game_of_word_keepers(players, rules, seed))
    each = told[lot.randrange(len(told) // 4, max(len(told) // 4 + 1, 2 * len(told) // 3))]
    view = view_for(each.state, lot.choice((None, *range(players))))
    claims = lot.sample(each.claims, min(2, len(each.claims)))
    fascist, hitler = Sampler(view, claims, f"{players} {seed}").estimates(enough)
    return _compared(form_belief(view, claims, Reading.PROVEN), (*fascist, *hitler))


def _compared(ours: Belief, sampled: Sequence[Estimate]) -> Compared:
    compared = Compared()
    for chance, estimate in zip((*ours.fascist, *ours.hitler), sampled, strict=True):
        far = abs(chance - estimate.chance)
        # What no deck leaves open has no error, but for the order of adding.
        errors = far / estimate.error if estimate.error > 1e-12 else float(far > 1e-9) * 100
        compared.add(Compared(1, errors, estimate.error))
    return compared


def main() -> int:
    parser = argparse.ArgumentParser(description="Compares the reasoning with samples of decks.")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    chosen = parser.parse_args()
    whole, begun = Compared(), perf_counter()
    for number in range(chosen.first, chosen.first + chosen.games):
        one = compare_game(SIZES[number % len(SIZES)], EDITIONS[number % len(EDITIONS)], number)
        if one.worst >= MOST_ERRORS:
            sys.stdout.write(f"game {number} differs by {one.worst:.1f} standard errors\n")
        whole.add(one)
    sys.stdout.write(
        f"{chosen.games} games, {whole.times} chances in {perf_counter() - begun:.0f} s: "
        f"at most {whole.worst:.2f} standard errors apart; the greatest of these is {whole.widest:.3f}\n"
    )
    return int(whole.worst >= MOST_ERRORS)


if __name__ == "__main__":
    sys.exit(main())
