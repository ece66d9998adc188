"""Lets a program that keeps a journal die at one instruction after the other, and looks at what is left.

Run as `python -m tests.table.crash_lab FOLDER STRIDE FIRST`. A point to die at is a bytecode instruction of
the table's and the journal's own code or an instruction of SQLite's virtual machine, counted from the start;
from the FIRST on every STRIDE-th one is tried, for each scenario. Prints one JSON object: how many points
each scenario has, how many were tried, what came back wrong.
"""

import hashlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, TextIO

from shgui.storage import journal as journal_module
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_file import connect
from shgui.storage.keyring import Keyring
from shgui.table import table as table_module
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.table.play import decide, everything, table_for

STEPS = 3
DECISIONS = 24
WATCHED = (str(Path(journal_module.__file__).parent), str(Path(table_module.__file__).parent))


class Clock:
    """Counts instructions, and ends the process without any farewell when the time has come."""

    def __init__(self, last: int) -> None:
        self.now = 0
        self._last = last

    def tick(self) -> None:
        self.now += 1
        if self.now == self._last:
            # On Windows this terminates the process too: it takes any number for that.
            os.kill(os.getpid(), getattr(signal, "SIGKILL", 9))

    def trace(self, frame: FrameType, event: str, _argument: object) -> Callable[..., Any] | None:
        if event == "call":
            if not frame.f_code.co_filename.startswith(WATCHED):
                return None
            frame.f_trace_opcodes = True
        elif event == "opcode":
            self.tick()
        return self.trace

    def connect(self, uri: str) -> sqlite3.Connection:
        connection = connect(uri)
        connection.set_progress_handler(self.tick, 1)
        return connection


@dataclass(frozen=True)
class Scenario:
    """A crash: the files before, the victim's actions and what it takes as saved, and what must come back."""

    prepare: Callable[[Path], None]
    victim: Callable[[Journal, TextIO], None]
    what_is_wrong: Callable[[Path], str]


def open_journal(folder: Path, connect: Callable[[str], sqlite3.Connection] = connect) -> Journal:
    return Journal(folder / "journal.sqlite", Keyring(folder / "keys"), connect=connect)


def notes(folder: Path) -> list[str]:
    noted = folder / "noted"
    return noted.read_text().splitlines() if noted.exists() else []


# A journal that is written to directly


def entry(game: int, step: int) -> dict[str, object]:
    return {"game": game, "step": step}


def prepare_journal(folder: Path) -> None:
    with open_journal(folder) as journal:
        game = journal.start_game({"game": 0}, {"game": 0}, {"after": 0})
        for step in range(STEPS):
            journal.append(game, step, [entry(0, step)], {"after": step + 1})
    (folder / "noted").write_text(f"{game} {STEPS}\n")


def write_journal(journal: Journal, noted: TextIO) -> None:
    """Begins one game, and finishes another if there is one."""
    older = [summary.game for summary in journal.games()]
    newer = journal.start_game({"game": 1}, {"game": 1}, {"after": 0})
    noted.write(f"{newer} 0\n")
    for step in range(STEPS):
        journal.append(newer, step, [entry(1, step)], {"after": step + 1})
        noted.write(f"{newer} {step + 1}\n")
    for game in older:
        journal.append(game, STEPS, [entry(0, STEPS)], {"after": STEPS + 1}, {"winner": "liberals"})
        noted.write(f"{game} {STEPS + 1}\n")


def what_is_wrong_in_journal(folder: Path) -> str:
    """Compares what comes back with what the victim had been told was saved; one step more is right too."""
    told: dict[GameId, int] = {}
    for line in notes(folder):
        name, saved = line.split()
        told[GameId(name)] = int(saved)
    with open_journal(folder) as journal:
        if journal.findings:
            return f"found {journal.findings}"
        games = {summary.game: summary for summary in journal.games()}
        if not set(told) <= set(games) or len(games) > 2:
            return f"games {sorted(games)}, told of {sorted(told)}"
        for game, summary in games.items():
            stored, number = journal.load(game), summary.public["game"]
            steps = len(stored.entries)
            if steps not in (told.get(game, 0), told.get(game, 0) + 1):
                return f"game {number} came back at step {steps}, saved was {told.get(game, 0)}"
            expected = [entry(number, step) for step in range(steps)]
            if list(stored.entries) != expected or stored.draft != {"after": steps}:
                return f"game {number} came back as {stored}"
            if (summary.outcome is not None) != (number == 0 and steps > STEPS):
                return f"game {number} finished: {summary.outcome}"
            journal.append(game, steps, [entry(number, steps)], {"after": steps + 1})
    return ""


# A table at which people play


def prepare_nothing(_: Path) -> None:
    pass


def play_table(journal: Journal, noted: TextIO) -> None:
    """Always the same decisions: moves, ballots that change, slips, looks, claims, changes, an early end; and
    now and then something else is kept beside the game.
    """
    table = table_for(journal, 7, Voting.BALLOTS, claims=True)
    noted.write(digest(table) + "\n")
    rng = Random(11)
    for number in range(DECISIONS):
        decide(table, rng)(table)
        noted.write(digest(table) + "\n")
        if number % 6 == 0:
            table.save_note({"kept": number})
            noted.write(digest(table) + "\n")
    table.end_early()
    noted.write(digest(table) + "\n")


def digest(table: Table) -> str:
    """Return a digest of everything visible at the table."""
    tracer = sys.gettrace()
    sys.settrace(None)  # looking is no part of what can be interrupted
    word = hashlib.sha256(repr(everything(table)).encode()).hexdigest()
    sys.settrace(tracer)
    return word


def what_is_wrong_at_table(folder: Path) -> str:
    expected, told = notes(folder.parent / "measured"), notes(folder)
    with open_journal(folder) as journal:
        if journal.findings:
            return f"found {journal.findings}"
        if not journal.games():
            return "the game is gone" if told else ""
        table = Table.resume(journal, journal.games()[0].game)
        if digest(table) not in expected[max(len(told) - 1, 0) : len(told) + 1]:
            return f"after step {len(told)} it came back as another"
    return ""


SCENARIOS = {
    "journal": Scenario(prepare_journal, write_journal, what_is_wrong_in_journal),
    "nothing": Scenario(prepare_nothing, write_journal, what_is_wrong_in_journal),
    "table": Scenario(prepare_nothing, play_table, what_is_wrong_at_table),
}


def live_and_die(name: str, folder: Path, last: int) -> int:
    """Runs the victim up to this point, or to its end when that is 0; the answer is how far that is."""
    clock = Clock(last)
    with (folder / "noted").open("a", buffering=1) as noted:
        # Newer Pythons look at this once, when tracing begins; older ones at each frame's own, in `trace`.
        sys._getframe().f_trace_opcodes = True
        sys.settrace(clock.trace)
        with open_journal(folder, clock.connect) as journal:
            SCENARIOS[name].victim(journal, noted)
        sys.settrace(None)
    return clock.now


def run_victim(name: str, folder: Path, last: int) -> None:
    """Run the victim in its own process: forked where possible, which is thirty times faster."""
    if not hasattr(os, "fork"):
        command = [sys.executable, "-m", "tests.table.crash_lab", str(folder), str(last), name]
        subprocess.run(command, check=False)
        return
    child = os.fork()
    if child == 0:
        live_and_die(name, folder, last)
        os._exit(0)
    os.waitpid(child, 0)


def try_points(name: str, folder: Path, stride: int, start: int) -> dict[str, object]:
    scenario, first = SCENARIOS[name], folder / "first"
    first.mkdir(parents=True)
    scenario.prepare(first)

    def copy(to: str) -> Path:
        return Path(shutil.copytree(first, folder / to))

    points = live_and_die(name, copy("measured"), 0)
    wrong: dict[int, str] = {}
    tried = range(start, points + 1, stride)
    for point in tried:
        place = copy("place")
        run_victim(name, place, point)
        if found := scenario.what_is_wrong(place):
            wrong[point] = found
        shutil.rmtree(place)
    return {"points": points, "tried": len(tried), "wrong": wrong}


def main(folder: Path, number: int, what: str) -> None:
    if what in SCENARIOS:
        live_and_die(what, folder, number)
        return
    report = {name: try_points(name, folder / name, number, int(what)) for name in SCENARIOS}
    sys.stdout.write(json.dumps(report))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
