"""A program in which bots alone play the game in a folder, or go on with it: to be killed by a test."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from shgui.bots.seats.bot_process import BotProcess, build_bot_command
from shgui.bots.seats.bot_seats import BotSeats
from shgui.bots.seats.pace import BotTempo
from shgui.engine.types import Phase
from shgui.library.library import Library
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.answers import Answer, TableChange
from shgui.table.table import Table
from tests.bots.seats.driven import ALL, bots_at
from tests.table.play import options

SEED = bytes(range(32))
PLAYERS = 6


def call_at_once(_parent: QObject, after: int, ring: Callable[[], None]) -> Callable[[], None]:
    """Take no time for any pause."""
    timer = QTimer(interval=min(after, 0), singleShot=True)
    timer.timeout.connect(ring)
    timer.start()
    return timer.stop


def journal_in(folder: Path) -> Journal:
    return Journal(folder / "games.db", Keyring(folder / "keys"))


def table_in(journal: Journal) -> Table:
    """The game that lies there, or a new one."""
    waiting = Library(journal, "en").unfinished()
    if waiting:
        return Table.resume(journal, waiting[0].game)
    return Table.start(bots_at(ALL, PLAYERS), options(claims=True), journal, seed=SEED)


def main(folder: Path) -> int:
    application = QCoreApplication(sys.argv)
    failures: list[Answer | None] = []
    with journal_in(folder) as journal:
        table = table_in(journal)
        bots = BotSeats(
            BotProcess(build_bot_command()), lambda: BotTempo.QUICK, failures.append, call_later=call_at_once
        )
        bots.begin(table)
        table.subscribe(partial(_show, bots, table))
        _show(bots, table, TableChange())
        while table.view(None).phase is not Phase.OVER and not failures:
            application.processEvents()
        bots.leave()
    return len(failures)


def _show(bots: BotSeats, table: Table, _change: TableChange) -> None:
    sys.stdout.write("something has happened\n")
    sys.stdout.flush()
    bots.show(table.view(None).history)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
