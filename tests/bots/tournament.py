"""The strength of bots: `python -m tests.bots.tournament`. Plays the cells of the table, each a kind of
liberals against a kind of fascists at one size, and prints how often liberals win. A turn lasts four
minutes and adds to earlier results; seeds belong to a named range, so that no one is judged by the games
it was tuned on. Other cells can be named: `--cell bold/rule --players 8`."""

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from shgui.engine.types import Outcome, Team
from tests.bots import turns
from tests.bots.teams import KINDS, game_of
from tests.bots.turns import Job, Results, Row

KIND = "tournament"
SIZES = (5, 7, 10)
ALL_SIZES = (5, 6, 7, 8, 9, 10)


@dataclass(frozen=True)
class Cell:
    """A kind of liberals against a kind of fascists. Names stand for kinds of players."""

    liberals: str
    fascists: str
    players: int
    least: float = 0.0
    most: float = 1.0
    below: str = ""
    """Liberals must win less often than in this cell of the same size."""

    @property
    def name(self) -> str:
        return f"{self.liberals}/{self.fascists}"

    def job(self, seeds: str, game: int) -> Job:
        return self.liberals, self.fascists, self.players, seeds, game


TABLE = (
    *(Cell("rule", "rule", players) for players in SIZES),
    *(Cell("ours", "selfish", players, least=0.85) for players in SIZES),
    *(Cell("ours", "rule", players, least=0.88) for players in SIZES),
    *(Cell("rule", "ours", players, below="rule/rule") for players in SIZES),
    Cell("easy", "selfish", 7, least=0.55, most=0.75),
    *(Cell("ours", "ours", players, least=0.45, most=0.55) for players in ALL_SIZES),
)
"""Cheapest first."""


@dataclass(frozen=True)
class Tally:
    games: int
    outcomes: Counter[Outcome]

    @property
    def rate(self) -> float:
        won = sum(times for outcome, times in self.outcomes.items() if outcome.winner is Team.LIBERALS)
        return won / self.games

    @property
    def error(self) -> float:
        """Return one standard error."""
        return sqrt(self.rate * (1 - self.rate) / self.games)


def play(job: Job) -> Row:
    liberals, fascists, players, seeds, number = job
    return {"outcome": game_of(liberals, fascists, players, seeds, number).play()}


def tallies(cells: Sequence[Cell], results: Results, seeds: str, games: int) -> dict[Cell, Tally]:
    """Return the results so far, by cell."""
    counts: dict[Job, Counter[Outcome]] = {}
    for (*cell, range_, number), found in results.of(KIND):
        if range_ == seeds and number < games:
            counts.setdefault(tuple(cell), Counter())[Outcome(found["outcome"])] += 1
    by_cell = {cell: counts.get((cell.liberals, cell.fascists, cell.players)) for cell in cells}
    return {cell: Tally(count.total(), count) for cell, count in by_cell.items() if count}


def holds(cell: Cell, found: Mapping[Cell, Tally]) -> bool | None:
    """Return whether a cell is as it must be; None where too little is known."""
    tally = found.get(cell)
    if tally is None:
        return None
    if cell.below:
        other = [each for each in found if each.name == cell.below and each.players == cell.players]
        return tally.rate < found[other[0]].rate if other else None
    return cell.least <= tally.rate <= cell.most


def wanted(cell: Cell) -> str:
    if cell.below:
        return f"below {cell.below}"
    low = f"{cell.least:.2f}" if cell.least > 0 else ""
    high = f"{cell.most:.2f}" if cell.most < 1 else ""
    return f"{low}..{high}" if low or high else ""


def report(cells: Sequence[Cell], found: Mapping[Cell, Tally], seeds: str) -> bool:
    """Tells the figures; whether every cell is as it must be."""
    sys.stdout.write(
        f"players {turns.players_now()}, seeds {seeds!r}; liberals win +- one standard error\n"
        f"{'liberals / fascists':20}{'players':>8}{'games':>7}{'':6}{'liberals win':16}{'wanted':18}\n"
    )
    every = True
    for cell in cells:
        tally, so = found.get(cell), holds(cell, found)
        every = every and so is True
        rate = f"{tally.rate:.3f} +- {tally.error:.3f}" if tally else "-"
        verdict = {True: "holds", False: "FAILS", None: "unknown"}[so]
        told = ", ".join(f"{name} {times}" for name, times in tally.outcomes.most_common()) if tally else ""
        sys.stdout.write(
            f"{cell.name:20}{cell.players:8}{tally.games if tally else 0:7}{'':6}{rate:16}"
            f"{wanted(cell):18}{verdict:8} {told}\n"
        )
    return every


def chosen_cells(name: str | None, players: Sequence[int] | None) -> tuple[Cell, ...]:
    """Cells of the table; or, where the table has none such, the one that is named."""
    cells = TABLE if name is None else tuple(cell for cell in TABLE if cell.name == name)
    cells = cells if players is None else tuple(cell for cell in cells if cell.players in players)
    if cells or name is None:
        return cells
    liberals, _, fascists = name.partition("/")
    if liberals not in KINDS or fascists not in KINDS:
        raise SystemExit(f"players are one of {', '.join(KINDS)}")
    return tuple(Cell(liberals, fascists, size) for size in players or SIZES)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Plays bots against one another.")
    parser.add_argument("--games", type=int, default=2000, help="in a cell")
    parser.add_argument("--cell", help="liberals/fascists, of " + ", ".join(KINDS))
    parser.add_argument("--players", type=int, nargs="*")
    turns.add_arguments(parser)
    turn = parser.parse_args(arguments)
    cells, results = chosen_cells(turn.cell, turn.players), Results(turn.results)
    jobs = (cell.job(turn.seeds, game) for cell in cells for game in range(turn.games))
    complete = turns.run(KIND, jobs, play, results, turn)
    every = report(cells, tallies(cells, results, turn.seeds, turn.games), turn.seeds)
    sys.stdout.write("" if complete else "There is more to play: run the same again.\n")
    return int(not (every and complete))


if __name__ == "__main__":
    sys.exit(main())
