"""How fast the rules are: `python -m tests.bench.bench_engine`.

Complete random games through the public API: `legal` and `apply` once a decision, each vote singly, every
choice uniform over the legal actions; with views, one `view_for` more a decision, by the seat on move. Seeds
and choices are fixed: every run plays the same games, and none of their actions is refused (a refusal would
not unpack). Time is that of this process alone; every number is the best of several rounds, in which the
kinds of game take turns. The calibration loop in each round says how fast the machine was: a ratio can be
compared between machines, games a second can't.
"""

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter_ns, process_time

from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.chance import SEED_BYTES
from shgui.engine.deal import new_game
from shgui.engine.editions import OFFICIAL, get_edition
from shgui.engine.view import view_for

SIZES = (5, 7, 10)
WANTED = {5: 10_000, 7: 7_500, 10: 5_000}
CALIBRATION_STEPS = 1_000
RULES = get_edition(OFFICIAL)

Bits = Callable[[int], int]


@dataclass(frozen=True)
class Kind:
    players: int
    with_views: bool


@dataclass
class Spent:
    """What each decision of one kind took, in nanoseconds."""

    choosing: list[int] = field(default_factory=list)
    moving: list[int] = field(default_factory=list)
    looking: list[int] = field(default_factory=list)

    @property
    def times(self) -> int:
        return len(self.moving)

    @property
    def total(self) -> float:
        return self.times * (middle(self.choosing) + middle(self.moving))


def middle(times: list[int]) -> float:
    """The median: other programs on the machine stretch some times, and clocks are coarse."""
    return median(times) if times else 0.0


def say(line: str = "") -> None:
    sys.stdout.write(line + "\n")


def seeds(players: int, games: int) -> list[bytes]:
    return [random.Random(players * 1_000_000 + game).randbytes(SEED_BYTES) for game in range(games)]


def play(players: int, seed: bytes, bits: Bits) -> None:
    state, _ = new_game(players, RULES, seed)
    while state.on_move:
        seat = state.on_move[0]
        options = list_legal_actions(state, seat)
        state, _ = apply(state, seat, options[bits(16) % len(options)])  # type: ignore[misc]


def play_with_views(players: int, seed: bytes, bits: Bits) -> None:
    state, _ = new_game(players, RULES, seed)
    while state.on_move:
        seat = state.on_move[0]
        view_for(state, seat)
        options = list_legal_actions(state, seat)
        state, _ = apply(state, seat, options[bits(16) % len(options)])  # type: ignore[misc]


def games_a_second(kind: Kind, games: int) -> float:
    bits = random.Random(kind.players).getrandbits
    chosen = seeds(kind.players, games)
    play_one = play_with_views if kind.with_views else play
    start = process_time()
    for seed in chosen:
        play_one(kind.players, seed, bits)
    return games / (process_time() - start)


def calibration() -> float:
    """Loops a second of a plain mix of what an interpreter does: calls, tuples, attributes, dictionaries."""
    rounds = 200
    start = process_time()
    for _ in range(rounds):
        _plain_loop()
    return rounds / (process_time() - start)


class _Plain:
    __slots__ = ("items", "number")

    def __init__(self, number: int, items: tuple[int, ...]) -> None:
        self.number = number
        self.items = items


def _plain_loop() -> int:
    table = {number: (number, number + 1) for number in range(10)}
    plain = _Plain(0, (0, 1, 2))
    for step in range(CALIBRATION_STEPS):
        first, second = table[step % 10]
        plain = _Plain(plain.number + first, (*plain.items[1:], second))
    return plain.number


def breakdown(players: int, games: int) -> dict[str, Spent]:
    """Where the time goes, by phase; the price of reading the clock is taken off."""
    clock = _clock_price()
    bits = random.Random(players).getrandbits
    spent: dict[str, Spent] = defaultdict(Spent)
    for seed in seeds(players, games):
        begun = perf_counter_ns()
        state, _ = new_game(players, RULES, seed)
        spent["deal"].moving.append(perf_counter_ns() - begun - clock)
        while state.on_move:
            seat = state.on_move[0]
            entry = spent[_decision(state.phase, len(state.on_move))]
            start = perf_counter_ns()
            view_for(state, seat)
            seen = perf_counter_ns()
            options = list_legal_actions(state, seat)
            chosen = perf_counter_ns()
            action = options[bits(16) % len(options)]
            ready = perf_counter_ns()
            moved = apply(state, seat, action)
            done = perf_counter_ns()
            state, _ = moved  # type: ignore[misc]
            entry.looking.append(seen - start - clock)
            entry.choosing.append(chosen - seen - clock)
            entry.moving.append(done - ready - clock)
    return spent


def _decision(phase: str, left: int) -> str:
    return "last vote" if phase == "vote" and left == 1 else str(phase).replace("_", " ")


def _clock_price() -> int:
    return min(-(perf_counter_ns() - perf_counter_ns()) for _ in range(1_000))


def measure(games: int, rounds: int) -> tuple[dict[Kind, float], float]:
    """The best games a second of each kind, and the best loops a second."""
    kinds = [Kind(players, with_views) for with_views in (False, True) for players in SIZES]
    best: dict[Kind, float] = defaultdict(float)
    loops = 0.0
    for _ in range(rounds):
        loops = max(loops, calibration())
        for kind in kinds:
            best[kind] = max(best[kind], games_a_second(kind, games))
    return best, loops


def report(best: dict[Kind, float], loops: float) -> None:
    version = sys.version.split()[0]
    say(f"Python {version}; calibration: {loops:,.0f} loops of {CALIBRATION_STEPS:,} steps a second")
    say("players   games/s   wanted   games a loop   with views   share left")
    for players in SIZES:
        bare, seen = best[Kind(players, False)], best[Kind(players, True)]
        line = f"{players:7}{bare:10,.0f}{WANTED[players]:9,}{bare / loops:15.2f}"
        say(f"{line}{seen:13,.0f}{seen / bare:13.0%}")


def report_breakdown(players: int, games: int) -> None:
    spent = breakdown(players, games)
    whole = sum(entry.total for entry in spent.values())
    say()
    say(f"{players} players: where {whole / games / 1000:.0f} µs a game go (medians; the driver left out)")
    say("decision             times a game   legal ns   apply ns   share   (view ns)")
    for name, entry in sorted(spent.items(), key=lambda item: -item[1].total):
        line = (
            f"{name:20}{entry.times / games:13.2f}{middle(entry.choosing):11.0f}{middle(entry.moving):11.0f}"
        )
        say(f"{line}{entry.total / whole:8.1%}{middle(entry.looking):12.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the rules engine.")
    parser.add_argument("--games", type=int, default=2_000, help="games a round")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    report(*measure(chosen.games, chosen.rounds))
    for players in (SIZES[0], SIZES[-1]):
        report_breakdown(players, chosen.games)


if __name__ == "__main__":
    main()
