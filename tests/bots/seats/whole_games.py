"""Whole games among people and bots: `python -m tests.bots.seats.whole_games`.

Every size by every edition, through the window (one person who practises, or several at one screen) and
through phones' sockets (beside bots alone, or beside people at the screen, too). Nothing is refused, every
game ends, and what was kept of it is the same game again.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from shgui.bots.thinking.thinker import Thinker
from shgui.engine.record import replay
from shgui.engine.types import Phase, Seat
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.storage.user_folders import UserFolders
from shgui.table.log_lines import ClaimNoted, Remarked
from shgui.table.options import Voting
from shgui.table.table import Table
from tests.bots import turns
from tests.bots.seats.driven import Driven, ThoughtsAtOnce, table_of
from tests.bots.turns import Job, Results, Row
from tests.engine.random_play import EDITIONS, SIZES
from tests.phones.local_room import LocalRoom, Phone
from tests.phones.playing import due, step, step_at_screen
from tests.ui.bots.among_bots import AmongBots, company

KIND = "whole games among people"
WAYS = ("practice", "screen", "phones", "phones and screen")
_MOST_STEPS = 10_000


@cache
def application() -> QApplication:
    """A process has one."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    made = QApplication.instance() or QApplication(["shgui", "-style", "fusion"])
    assert isinstance(made, QApplication)
    return made


def play(job: Job) -> Row:
    """The game of this number: its size, edition, way and people come from it."""
    seeds, number = job
    rng = Random(f"{seeds} {number}")
    players, rules, way = SIZES[number % 6], EDITIONS[number // 6 % 6], WAYS[number // 3 % 4]
    voting = rng.choice(list(Voting))
    most = 1 if way == "practice" else players - 1
    people = frozenset(rng.sample(range(players), rng.randint(1 if way != "screen" else 2, most)))
    bots = frozenset(range(players)) - people
    application()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if way in ("practice", "screen"):
            table = _at_window(Path(folder), rng, players, bots, voting, rules)
        else:
            some = rng.sample(sorted(people), -(-len(people) // 2))
            on_phones = people if way == "phones" else frozenset(some)
            table = _by_phone(Path(folder), rng, players, bots, on_phones, voting, rules)
    record = table.record()
    assert record is not None
    assert record.ending is not None
    assert replay(record).history == table.view(None).history
    lines = Counter(type(line) for line in table.chronicle)
    outcome = record.ending.outcome
    return {"way": way, "claims": lines[ClaimNoted], "remarks": lines[Remarked], "outcome": outcome}


def _at_window(
    folder: Path, rng: Random, players: int, bots: frozenset[Seat], voting: Voting, rules: str
) -> Table:
    folders = UserFolders(folder / "data", folder / "settings")
    with company(ThoughtsAtOnce(make_player=Thinker)) as made:
        playing = AmongBots(application(), folders, seed=rng.randrange(10**9), by_keys=rng.random() < 0.5)
        playing.sit_among(players, bots, made, voting=voting, book=rules)
        playing.play_on()
        table = playing.table
        playing.close()
    return table


def _by_phone(
    folder: Path,
    rng: Random,
    players: int,
    bots: frozenset[Seat],
    on_phones: frozenset[Seat],
    voting: Voting,
    rules: str,
) -> Table:
    local_room = LocalRoom().open()
    with Journal(folder / "games.db", Keyring(folder / "keys")) as journal:
        table = table_of(journal, players, bots, voting=voting, book=rules, seed=rng.randbytes(32))
        phones = {seat: local_room.phone(table.players[seat].name) for seat in sorted(on_phones)}
        local_room.begin(table, phones)
        local_room.settle()
        driven = Driven(table, ThoughtsAtOnce(make_player=Thinker))
        _play_beside(local_room, driven, phones, rng)
        assert driven.failures == []
        driven.end()
        local_room.close()
    return table


def _play_beside(local_room: LocalRoom, driven: Driven, phones: dict[Seat, Phone], rng: Random) -> None:
    table = driven.table
    for _ in range(_MOST_STEPS):
        if table.view(None).phase is Phase.OVER:
            return
        asked = [phone for phone in phones.values() if due(phone)]
        if asked and rng.random() < 0.7:
            step(rng.choice(asked), rng)
        elif not step_at_screen(table, local_room.room.elsewhere | table.bots, rng):
            assert driven.clock.go_on() or asked, (table.view(None).phase, table.unseen)
        local_room.settle()
        local_room.now += 1
    raise AssertionError("a game without an end")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Plays whole games among people and bots.")
    parser.add_argument("--games", type=int, default=500)
    turns.add_arguments(parser)
    turn = parser.parse_args(arguments)
    results = Results(turn.results)
    jobs = [(turn.seeds, number) for number in range(turn.games)]
    complete = turns.run(KIND, jobs, play, results, turn)
    found = [weigher for job, weigher in results.of(KIND) if job in jobs]
    ways = Counter(weigher["way"] for weigher in found)
    told = ", ".join(f"{ways[way]} {way}" for way in WAYS)
    said = ", ".join(f"{sum(weigher[name] for weigher in found)} {name}" for name in ("claims", "remarks"))
    sys.stdout.write(f"{len(found)} whole games, nothing refused: {told}; {said}\n")
    return int(not complete)


if __name__ == "__main__":
    sys.exit(main())
