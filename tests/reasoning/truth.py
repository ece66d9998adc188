"""The truth is never held impossible: `python -m tests.reasoning.truth`. Random games at every size and by
every edition, with truthful liberals. An observer who knows all roles follows each game from every seat: a
way to deal the roles that is left at the end was possible all the time."""

import argparse
import sys
from time import perf_counter

from shgui.engine.view import view_for
from shgui.reasoning.beliefs import Reading, Reasoner
from shgui.reasoning.insider import Insider
from tests.engine.random_play import EDITIONS, SIZES
from tests.reasoning.word_keepers import Told, game_of_word_keepers


def last_moment(players: int, rules: str, seed: int) -> Told:
    *_, last = game_of_word_keepers(players, rules, seed)
    return last


def holds_the_truth_possible(told: Told) -> bool:
    """Return whether the true deal is left for the table, for every seat and in every reading."""
    roles = told.state.setup.roles
    seats = range(len(roles))
    table = view_for(told.state, None)
    insiders = [
        Insider(seat, roles[seat], tuple(zip(seats, roles, strict=True)), told.state.memories[seat])
        for seat in seats
    ]
    reasoner = Reasoner(len(roles), insiders)
    reasoner.follow(table.history, told.claims)
    return all(reasoner.get_belief(reading, seat).ways == 1 for reading in Reading for seat in seats)


def main() -> int:
    parser = argparse.ArgumentParser(description="Looks for games whose truth is held impossible.")
    parser.add_argument("--games", type=int, default=10_000, help="at every size")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    chosen = parser.parse_args()
    failures = 0
    for players in SIZES:
        begun = perf_counter()
        wrong = [
            seed
            for seed in range(chosen.first, chosen.first + chosen.games)
            if not holds_the_truth_possible(last_moment(players, EDITIONS[seed % len(EDITIONS)], seed))
        ]
        failures += len(wrong)
        seconds = perf_counter() - begun
        sys.stdout.write(
            f"{players} players: {chosen.games} games, {len(wrong)} wrong {wrong[:5]}, {seconds:.0f} s\n"
        )
        sys.stdout.flush()
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
