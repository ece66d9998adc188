"""How fast an evening is saved and taken up again: `python -m tests.bench.bench_journal`.

Saving is measured beside a bare SQLite loop that commits rows of the same size with the same settings, and
beside a bare write-and-fsync loop, in turns on the same disk. Taking up is measured beside reading the same
number of plain rows.
"""

import argparse
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

from shgui.storage.journal import STEP_BYTES, GameId, Journal
from shgui.storage.keyring import Keyring
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.table.play import group, options, play_on

GAME = 150  # actions of a game that lasts an hour
BATCH = 50
ENTRY = {"do": "vote", "seat": 4, "ja": True}
DRAFT = {"ballots": {"1": True, "2": False}}

Batch = Callable[[int], None]


def seconds(work: Batch, number: int) -> float:
    start = perf_counter()
    work(number)
    return perf_counter() - start


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


def saving(folder: Path) -> Batch:
    journal = Journal(folder / "journal.sqlite", Keyring(folder / "keys"))
    game = journal.start_game({"names": ["Ana"]}, {"seed": "0" * 64}, DRAFT)

    def batch(number: int) -> None:
        for seq in range(number * BATCH, (number + 1) * BATCH):
            journal.append(game, seq, [ENTRY], DRAFT)

    return batch


def bare_commits(folder: Path) -> Batch:
    connection = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE entries (seq INTEGER PRIMARY KEY, sealed BLOB)")
    row = bytes(STEP_BYTES)

    def batch(_: int) -> None:
        for _ in range(BATCH):
            connection.execute("INSERT INTO entries (sealed) VALUES (?)", (row,))

    return batch


def bare_syncs(folder: Path) -> Batch:
    descriptor = os.open(folder / "bare.log", os.O_WRONLY | os.O_CREAT)
    row = bytes(4096)

    def batch(_: int) -> None:
        for _ in range(BATCH):
            os.write(descriptor, row)
            os.fsync(descriptor)

    return batch


def measure_saving(folder: Path, rounds: int) -> None:
    kinds = {"journal": saving(folder), "bare": bare_commits(folder), "sync": bare_syncs(folder)}
    times: dict[str, list[float]] = {name: [] for name in kinds}
    for number in range(rounds):
        for name, work in kinds.items():
            times[name].append(seconds(work, number))
    rates = {name: BATCH / median(taken) for name, taken in times.items()}
    say(
        f"saved, synchronous=FULL: {rates['journal']:,.0f} actions a second; bare SQLite commits: "
        f"{rates['bare']:,.0f}; bare fsyncs: {rates['sync']:,.0f}; "
        f"a saved action costs {rates['bare'] / rates['journal']:.2f} bare commits"
    )


def play(journal: Journal) -> tuple[GameId, int]:
    """A random game of a usual length; how many actions it had."""
    for seed in count():
        table = Table.start(group(8), options(Voting.BALLOTS), journal, seed=seed.to_bytes(32, "big"))
        play_on(table, seed)
        record = table.record()
        if record is not None and GAME <= len(record.moves) < GAME + 20:
            return table.game, len(record.moves)
        journal.set_aside(table.game)
    raise AssertionError("some game is as long")


def measure_taking_up(folder: Path, rounds: int) -> None:
    path, keyring = folder / "again.sqlite", Keyring(folder / "keys")
    with Journal(path, keyring) as journal:
        game, actions = play(journal)
        rows = len(journal.load(game).entries)
    with sqlite3.connect(folder / "plain.sqlite") as plain:
        plain.execute("CREATE TABLE entries (seq INTEGER PRIMARY KEY, entry TEXT)")
        plain.executemany("INSERT INTO entries (entry) VALUES (?)", [(json.dumps(ENTRY),)] * rows)
    plain.close()

    def take_up(_: int) -> None:
        with Journal(path, keyring) as journal:
            assert Table.resume(journal, game).record() is not None

    def read_plain(_: int) -> None:
        connection = sqlite3.connect(folder / "plain.sqlite")
        told = connection.execute("SELECT entry FROM entries").fetchall()
        assert len([json.loads(row[0]) for row in told]) == rows
        connection.close()

    times: dict[str, list[float]] = {"table": [], "plain": []}
    for number in range(rounds):
        times["table"].append(seconds(take_up, number))
        times["plain"].append(seconds(read_plain, number))
    taken = {name: median(values) * 1000 for name, values in times.items()}
    say(
        f"journal opened and a game of {actions} actions ({rows} steps) at the table again: "
        f"{taken['table']:.1f} ms; {rows} plain rows read: {taken['plain']:.2f} ms; "
        f"ratio {taken['table'] / taken['plain']:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, help="on the disk to be measured (default: a temporary one)")
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        measure_saving(Path(name), options.rounds)
        measure_taking_up(Path(name), options.rounds)


if __name__ == "__main__":
    main()
