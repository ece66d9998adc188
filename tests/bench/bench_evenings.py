"""How soon the page of evenings stands there with thousands of games: `python -m tests.bench.bench_evenings`.

The games lie in a journal, looked back at as the page itself would. Measured is what happens between the
choice in the menu and a painted page, the first time and later, beside reading the same number of plain rows
in the same process; and a group's page of all these games.
"""

import argparse
import json
import os
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QListView

from shgui.engine.types import Outcome
from shgui.library.groups import PlayedGroup, find_played_groups
from shgui.library.library import Library
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from tests.table.play import done, group, options, play_on
from tests.ui.programs import Started

_KINDS = 3
"""So many games are played; the others are these again, with other winners."""


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


def fill(folders: UserFolders, games: int) -> None:
    """As if a group had met for years: all but the last is in its journal since long."""
    rng = Random(0)
    with Journal(folders.journal, Keyring(folders.keys)) as journal:
        evening = Library(journal, "en")
        stored = []
        for number in range(_KINDS):
            table = evening.start(group(6 + number), options(), seed=bytes([number]) * 32)
            for seat in range(len(table.players)):
                done(table.note_secret_shown(seat))
            play_on(table, number)
            evening.set_aside(table.game)
            stored.append(journal.load(table.game))
        outcomes = [str(outcome) for outcome in Outcome]
        for number in range(games - _KINDS):
            kind = stored[number % _KINDS]
            ended = {"outcome": rng.choice(outcomes), "rounds": 9}
            journal.save_imported_game(kind.public, kind.setup, kind.entries, kind.draft, ended)
        while evening.save_missing_recaps(evening.saved_games(), Countdown(200)):
            pass


class Countdown:
    """So many games at a time."""

    def __init__(self, games: int) -> None:
        self._left = games

    def __call__(self) -> bool:
        self._left -= 1
        return self._left < 0


def read_plain(folder: Path, texts: list[str]) -> float:
    """Seconds to read as many plain rows as there are games."""
    connection = sqlite3.connect(folder / "plain.sqlite")
    connection.execute("CREATE TABLE IF NOT EXISTS rows (row INTEGER PRIMARY KEY, told TEXT)")
    if not connection.execute("SELECT count(*) FROM rows").fetchone()[0]:
        connection.executemany("INSERT INTO rows (told) VALUES (?)", [(text,) for text in texts])
        connection.commit()
    began = perf_counter()
    told = [json.loads(text) for (text,) in connection.execute("SELECT told FROM rows")]
    took = perf_counter() - began
    connection.close()
    assert len(told) == len(texts)
    return took


def opened(started: Started) -> float:
    """Seconds from the choice to the painted page."""
    started.program.router.open(PageName.ABOUT)
    started.application.processEvents()
    began = perf_counter()
    started.program.router.open(PageName.SAVED_GAMES)
    started.application.processEvents()
    return perf_counter() - began


def opened_group(started: Started, of: PlayedGroup) -> float:
    began = perf_counter()
    started.program.router.open(PageName.GROUP, of)
    started.application.processEvents()
    return perf_counter() - began


def measure(folders: UserFolders, games: int, rounds: int, folder: Path) -> None:
    application = QApplication([sys.argv[0], "-style", "fusion"])
    began = perf_counter()
    started = Started(application, folders, "en")
    start = perf_counter() - began
    first = opened(started)
    again = [opened(started) for _ in range(rounds)]
    rows = started.find(names.SAVED_GAMES_ROWS)
    assert isinstance(rows, QListView)
    listed = rows.model().rowCount()
    saved = started.program.library_access.library.saved_games()
    (all_of_them,) = find_played_groups(saved)
    of_group = [opened_group(started, all_of_them) for _ in range(rounds)]
    assert started.shows(PageName.GROUP)
    texts = [json.dumps({"players": game.names, "rounds": game.rounds}) for game in saved]
    plain = median(read_plain(folder, texts) for _ in range(rounds))
    started.close()
    say(
        f"{games} games, {listed} rows: the page of evenings opens in {first * 1000:.0f} ms the first time,"
        f" {median(again) * 1000:.0f} ms later; reading as many plain rows takes {plain * 1000:.1f} ms,"
        f" ratio {median(again) / plain:.0f}"
    )
    say(f"the group of all these games: {median(of_group) * 1000:.0f} ms; the program's start: {start:.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=7)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folders = UserFolders(folder / "data", folder / "settings")
        fill(folders, chosen.games)
        measure(folders, chosen.games, chosen.rounds, folder)


if __name__ == "__main__":
    main()
