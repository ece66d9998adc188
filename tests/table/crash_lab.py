"""Lets a program that keeps a journal die at one instruction after the other, and looks at what is left.

Run as `python -m tests.table.crash_lab FOLDER STRIDE`. A point to die at is a bytecode instruction of the
journal's own code or an instruction of SQLite's virtual machine, counted from the start; every STRIDE-th one
is tried, first with a game in the journal, then with no journal yet. Prints one JSON object: how many points
there are, how many were tried, what came back wrong.
"""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from shgui.table import journal as journal_module
from shgui.table.journal import GameId, Journal
from shgui.table.journal_file import connect
from shgui.table.seal_keys import Keyring

STEPS = 3
WATCHED = str(Path(journal_module.__file__).parent)


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


def entry(game: int, step: int) -> dict[str, object]:
    return {"game": game, "step": step}


def victim(folder: Path, last: int) -> int:
    """Begins one game, plays on in another, and notes each step as soon as it counts as saved."""
    clock = Clock(last)
    with (folder / "saved").open("a", buffering=1) as saved:
        sys.settrace(clock.trace)
        with Journal(folder / "journal.sqlite", Keyring(folder / "keys"), connect=clock.connect) as journal:
            older = [summary.game for summary in journal.games()]
            newer = journal.start_game({"game": 1}, {"game": 1}, {"after": 0})
            saved.write(f"{newer} 0\n")
            for step in range(STEPS):
                journal.append(newer, step, [entry(1, step)], {"after": step + 1})
                saved.write(f"{newer} {step + 1}\n")
            for game in older:
                journal.append(game, STEPS, [entry(0, STEPS)], {"after": STEPS + 1}, {"winner": "liberals"})
                saved.write(f"{game} {STEPS + 1}\n")
        sys.settrace(None)
    return clock.now


def prepare(folder: Path) -> GameId:
    with Journal(folder / "journal.sqlite", Keyring(folder / "keys")) as journal:
        game = journal.start_game({"game": 0}, {"game": 0}, {"after": 0})
        for step in range(STEPS):
            journal.append(game, step, [entry(0, step)], {"after": step + 1})
    return game


def run_victim(folder: Path, last: int) -> None:
    """In a process of its own: a fork where there is such a thing, for it is thirty times faster."""
    if not hasattr(os, "fork"):
        subprocess.run([sys.executable, "-m", __spec__.name, str(folder), str(-last)], check=False)
        return
    child = os.fork()
    if child == 0:
        victim(folder, last)
        os._exit(0)
    os.waitpid(child, 0)


def what_is_wrong(folder: Path, older: GameId | None) -> str:
    """Compares what comes back with what the victim had been told was saved; one step more is right too."""
    told = {older: STEPS} if older else {}
    if (folder / "saved").exists():
        for line in (folder / "saved").read_text().splitlines():
            name, saved = line.split()
            told[GameId(name)] = int(saved)
    with Journal(folder / "journal.sqlite", Keyring(folder / "keys")) as journal:
        games = {summary.game: summary for summary in journal.games()}
        if not set(told) <= set(games) or len(games) > 2:
            return f"games {sorted(games)}, told of {sorted(told)}"
        for game, summary in games.items():
            stored, number = journal.load(game), int(game != older)
            steps = len(stored.entries)
            if steps not in (told.get(game, 0), told.get(game, 0) + 1):
                return f"game {number} came back at step {steps}, saved was {told.get(game, 0)}"
            expected = [entry(number, step) for step in range(steps)]
            if list(stored.entries) != expected or stored.draft != {"after": steps}:
                return f"game {number} came back as {stored}"
            if (summary.outcome is not None) != (game == older and steps > STEPS):
                return f"game {number} finished: {summary.outcome}"
            journal.append(game, steps, [entry(number, steps)], {"after": steps + 1})
    return ""


def try_points(folder: Path, stride: int, *, with_a_game: bool) -> dict[str, object]:
    first = folder / "first"
    first.mkdir(parents=True)
    older = prepare(first) if with_a_game else None

    def copy(name: str) -> Path:
        return Path(shutil.copytree(first, folder / name))

    points = victim(copy("measured"), 0)
    wrong: dict[int, str] = {}
    tried = range(1, points + 1, stride)
    for point in tried:
        place = copy("place")
        run_victim(place, point)
        if found := what_is_wrong(place, older):
            wrong[point] = found
        shutil.rmtree(place)
    return {"points": points, "tried": len(tried), "wrong": wrong}


def main(folder: Path, stride: int) -> None:
    if stride < 0:
        victim(folder, -stride)
        return
    report = {
        name: try_points(folder / name, stride, with_a_game=with_a_game)
        for name, with_a_game in (("journal", True), ("nothing", False))
    }
    sys.stdout.write(json.dumps(report))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
