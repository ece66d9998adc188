"""What it costs to know what could have been known: `python -m tests.bench.bench_reasoning`.

Whole games of ten, at every moment: each nomination, vote, hand passed, policy, power and claim, with all
readings cold. First the table alone, then with it all ten seats. The players talk after every session, and
now and then about one long past. Time is that of this process alone, the best of several rounds; the
calibration loop, run in the same rounds, says how fast the machine was.
"""

import argparse
import sys
from dataclasses import dataclass
from statistics import median
from time import process_time

from shgui.engine.view import view_for
from shgui.reasoning.beliefs import Reading, Reasoner
from shgui.reasoning.insider import Insider, get_insider
from tests.bench.bench_engine import CALIBRATION_STEPS, calibration
from tests.reasoning.word_keepers import Told, game_of_word_keepers

PLAYERS = 10
WANTED_MS = {False: 60.0, True: 600.0}
"""For the table alone, and with all seats, in the reading that costs most."""


@dataclass(frozen=True)
class Kind:
    reading: Reading
    all_seats: bool


def moments(seed: int, players: int = PLAYERS) -> list[Told]:
    """Every moment of a game at which something is new."""
    found: list[Told] = []
    for told in game_of_word_keepers(players, "official", seed):
        if not found or (told.state.history, told.claims) != (found[-1].state.history, found[-1].claims):
            found.append(told)
    return found


def milliseconds(kind: Kind, game: list[Told]) -> float:
    """For all moments of a game, from a reasoner that knows nothing yet."""
    seats = range(game[0].state.setup.players) if kind.all_seats else ()
    views = [view_for(game[-1].state, seat) for seat in seats]
    insiders = [each for each in map(get_insider, views) if isinstance(each, Insider)]
    begun = process_time()
    reasoner = Reasoner(game[0].state.setup.players, insiders)
    for told in game:
        reasoner.follow(told.state.history, told.claims)
        for observer in (None, *seats):
            reasoner.get_belief(kind.reading, observer)
    return (process_time() - begun) * 1_000


def measure(games: list[list[Told]], rounds: int) -> tuple[dict[Kind, list[float]], float]:
    """The best time of each game, by kind, and the best loops a second."""
    kinds = [Kind(reading, all_seats) for all_seats in (False, True) for reading in Reading]
    best = {kind: [float("inf")] * len(games) for kind in kinds}
    loops = 0.0
    for _ in range(rounds):
        loops = max(loops, calibration())
        for kind in kinds:
            best[kind] = [
                min(known, milliseconds(kind, game)) for known, game in zip(best[kind], games, strict=True)
            ]
    return best, loops


def report(best: dict[Kind, list[float]], loops: float, games: list[list[Told]]) -> bool:
    """Tells the figures; whether none is over what is wanted."""
    held = True
    length = median(len(game) for game in games)
    sys.stdout.write(
        f"Python {sys.version.split()[0]}; "
        f"calibration: {loops:,.0f} loops of {CALIBRATION_STEPS:,} steps a second\n"
        f"{len(games)} games of {len(games[0][0].state.setup.roles)}, {length:.0f} moments each (median)\n"
        f"{'':24}{'median ms':>10}{'worst ms':>10}{'wanted':>8}{'loops a game':>14}\n"
    )
    for kind, times in best.items():
        wanted = WANTED_MS[kind.all_seats]
        held = held and max(times) <= wanted
        who = "table and all seats" if kind.all_seats else "table"
        sys.stdout.write(
            f"{kind.reading.value + ', ' + who:28}{median(times):6.1f}{max(times):10.1f}{wanted:8.0f}"
            f"{median(times) * loops / 1_000:14.0f}\n"
        )
    return held


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the reasoning about roles.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    games = [moments(seed) for seed in range(chosen.games)]
    return int(not report(*measure(games, chosen.rounds), games))


if __name__ == "__main__":
    sys.exit(main())
