"""How long bots think: `python -m tests.bench.bench_bots`.

Whole games that bots of every temperament play among themselves, with claims and comments; every question is
timed. At ten, where there is most to think about, the last questions of each game are also asked of a player
who has not followed it, as after a game is resumed. Time is that of this process alone, on one core; the
calibration loop, run beside the games, says how fast the machine was.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import TypeVar

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.bots.thinking.thinker import Thinker
from shgui.reasoning.claim_values import Claim
from tests.bench.bench_engine import CALIBRATION_STEPS, calibration
from tests.bots.play import Game, Player, dealt, of_text
from tests.bots.teams import MIXED, seated

SIZES = (5, 7, 10)
MOST_PLAYERS = 10
WANTED_MS = 100.0
LAST_QUESTIONS = 5

Times = dict[str, list[float]]
T = TypeVar("T")


class Clock:
    """Asks a player, and notes how long each answer took, by what was asked."""

    def __init__(self, player: Player, times: Times) -> None:
        self._player = player
        self._times = times
        self.asked: list[BotSituation] = []
        """What was to be decided, in turn."""

    def decide(self, situation: BotSituation) -> Decision:
        self.asked.append(situation)
        return self._timed(situation.view.phase.value, lambda: self._player.decide(situation))

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        return self._timed("claim", lambda: self._player.choose_claim(situation, about))

    def choose_comment(self, situation: BotSituation) -> BotReason | None:
        return self._timed("comment", lambda: self._player.choose_comment(situation))

    def _timed(self, name: str, answer: Callable[[], T]) -> T:
        begun = process_time()
        found = answer()
        self._times[name].append((process_time() - begun) * 1_000)
        return found


def play(players: int, number: int, times: Times) -> Clock:
    state = dealt(players, "official", f"bench {players} {number}")
    (player, *_), characters = seated(state, MIXED, MIXED)
    clock = Clock(player, times)
    chance = of_text(f"bench {players} {number} bots")
    Game(state, [clock] * players, characters, chance, with_comments=True).play()
    return clock


def anew(clock: Clock, times: Times) -> None:
    """The last questions of the game, each of somebody who comes new to it."""
    for situation in clock.asked[-LAST_QUESTIONS:]:
        player = Thinker(situation.view.players)
        begun = process_time()
        player.decide(situation)
        times["anew"].append((process_time() - begun) * 1_000)


def measure(sizes: Sequence[int], games: int) -> tuple[dict[int, Times], dict[int, list[float]], float]:
    """How long answers took, and whole games, by size; and the best loops a second."""
    by_size: dict[int, Times] = {}
    whole: dict[int, list[float]] = {}
    loops = calibration()
    for players in sizes:
        times = by_size[players] = defaultdict(list)
        whole[players] = []
        for number in range(games):
            known = _total(times)
            clock = play(players, number, times)
            whole[players].append(_total(times) - known)
            if players == MOST_PLAYERS:
                anew(clock, times)
        loops = max(loops, calibration())
    return by_size, whole, loops


def _total(times: Times) -> float:
    return sum(sum(each) for name, each in times.items() if name != "anew")


def share(times: Sequence[float], part: float) -> float:
    """So long, or less, it takes in that part of all cases."""
    return sorted(times)[min(int(len(times) * part), len(times) - 1)]


def decisions(times: Times) -> list[float]:
    return [each for name, all_ in times.items() if name not in ("claim", "comment", "anew") for each in all_]


def report(by_size: dict[int, Times], whole: dict[int, list[float]], loops: float) -> bool:
    """Tells the figures; whether decisions are as quick as is wanted."""
    sys.stdout.write(
        f"Python {sys.version.split()[0]}; "
        f"calibration: {loops:,.0f} loops of {CALIBRATION_STEPS:,} steps a second\n"
        f"{'ms':24}{'times':>8}{'p50':>8}{'p95':>8}{'worst':>8}{'loops at p95':>14}\n"
    )
    held = True
    for players, times in by_size.items():
        every = decisions(times)
        held = held and share(every, 0.95) <= WANTED_MS
        games = whole[players]
        sys.stdout.write(f"{players} players, {len(games)} games, {median(games):.0f} ms of thought each\n")
        for name, found in (*sorted(times.items(), key=_dearest_last), ("every decision", every)):
            sys.stdout.write(
                f"  {name:22}{len(found):8}{share(found, 0.5):8.1f}{share(found, 0.95):8.1f}{max(found):8.1f}"
                f"{share(found, 0.95) * loops / 1_000:14.1f}\n"
            )
    sys.stdout.write(f"a decision's p95 within {WANTED_MS:.0f} ms: {'yes' if held else 'NO'}\n")
    return held


def _dearest_last(named: tuple[str, list[float]]) -> float:
    return share(named[1], 0.95)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures how long bots think.")
    parser.add_argument("--games", type=int, default=10, help="at each size")
    parser.add_argument("--players", type=int, nargs="*", default=list(SIZES))
    chosen = parser.parse_args()
    return int(not report(*measure(chosen.players, chosen.games)))


if __name__ == "__main__":
    sys.exit(main())
