"""Long runs in turns: what is done is written down line by line, and the next turn does the rest.

A line names its job and what the players were then: what was found of other players doesn't count.
"""

import argparse
import ast
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

TOP = Path(__file__).parents[2]
PLAYERS_ARE = ("shgui/bots/*.py", "shgui/reasoning/*.py", "tests/bots/baselines.py")
RESULTS = TOP / "build" / "bots.jsonl"

Job = tuple[Any, ...]
Row = dict[str, Any]


@cache
def players_now() -> str:
    """A short print of what the players are; comments and blank lines don't change it."""
    found = sha256()
    for pattern in PLAYERS_ARE:
        for path in sorted(TOP.glob(pattern)):
            found.update(f"{path.name}\n{ast.dump(ast.parse(path.read_text(encoding='utf-8')))}".encode())
    return found.hexdigest()[:12]


class Results:
    """A file to which lines are added and never changed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, kind: str) -> Iterator[tuple[Job, Row]]:
        """Return the results of this kind for the present players, each job once."""
        done: set[Job] = set()
        if not self._path.exists():
            return
        with self._path.open(encoding="utf-8") as lines:
            for line in lines:
                weigher = json.loads(line)
                job = tuple(weigher["job"])
                if weigher["kind"] == kind and weigher["players"] == players_now() and job not in done:
                    done.add(job)
                    yield job, weigher["found"]

    def add(self, kind: str, job: Job, found: Row) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        weigher = {"kind": kind, "players": players_now(), "job": job, "found": found}
        with self._path.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(weigher) + "\n")


class _Named:
    """Work that says which job it did; processes hand it on whole."""

    def __init__(self, work: Callable[[Job], Row]) -> None:
        self._work = work

    def __call__(self, job: Job) -> tuple[Job, Row]:
        return job, self._work(job)


def run(
    kind: str,
    jobs: Iterable[Job],
    work: Callable[[Job], Row],
    results: Results,
    turn: argparse.Namespace,
) -> bool:
    """Does what is still to do, as long as the turn lasts; whether all of it is done."""
    done = {job for job, _ in results.of(kind)}
    to_do = [job for job in jobs if job not in done]
    end = monotonic() + 60 * turn.minutes
    left = len(to_do)
    for job, found in _performed(to_do, work, turn.processes):
        results.add(kind, job, found)
        left -= 1
        if monotonic() >= end:
            break
    return not left


def _performed(jobs: Sequence[Job], work: Callable[[Job], Row], processes: int) -> Iterator[tuple[Job, Row]]:
    if processes <= 1:
        yield from map(_Named(work), jobs)
        return
    with get_context("spawn").Pool(min(processes, len(jobs)) or 1) as pool:
        for batch in _batches(jobs, 50 * processes):
            yield from pool.imap_unordered(_Named(work), batch)


def _batches(jobs: Sequence[Job], size: int) -> Iterator[list[Job]]:
    """Yield small batches, so that a finished turn hasn't asked for everything."""
    each = iter(jobs)
    while batch := list(islice(each, size)):
        yield batch


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=4.0, help="how long a turn lasts")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where turns add up")
    parser.add_argument("--seeds", default="proof", help="a range of seeds, by name: never that of tuning")
