"""A table with phones in a process of its own: `python -m tests.phones.attacks.table FOLDER`.

Prints its link, then an answer for each line of its input: `begin` deals the game to those who have sat down,
`watch` begins to watch, `watched` tells what was seen since, `play_last` plays for the last seat if the game
waits for it. It ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Qt, QTimer

from shgui.engine.types import Phase
from shgui.phones.session.phone_room import PhoneRoom
from shgui.phones.session.phone_status import PhoneNews
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.options import Voting
from shgui.table.seating import Player
from shgui.table.table import Table
from shgui.words.catalogue import load_catalogue
from tests.phones.local_room import shown_of
from tests.phones.server_alone import memory
from tests.table.play import options

ADDRESS = "127.0.0.1"


class Desk(QObject):
    def __init__(self, journal: Journal) -> None:
        super().__init__()
        self._journal = journal
        self._table: Table | None = None
        self._faults = 0
        self.room = PhoneRoom(load_catalogue, self)
        self.room.changed.connect(self._on_news)
        self.room.open(ADDRESS)
        self._ticked = self._longest = 0.0
        self._ticker = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._ticker.timeout.connect(self._tick)
        self._notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def _read(self) -> None:
        line = sys.stdin.readline()
        if not line:
            QCoreApplication.quit()
            return
        say(getattr(self, f"do_{line.strip()}")())

    def do_begin(self) -> None:
        rows = [row for row in self.room.rows if row.phone is not None]
        players = [Player(row.name, row.language) for row in rows]
        table = self._table = Table.start(players, options(Voting.BALLOTS, claims=True), self._journal)
        for seat in range(len(players)):
            table.note_secret_shown(seat)
        self.room.begin(table, {seat: row.phone for seat, row in enumerate(rows) if row.phone is not None})
        table.subscribe(lambda _change: self._show(table))
        self._show(table)

    def do_play_last(self) -> None:
        table = self._table
        assert table is not None
        view, last = table.view(None), len(table.players) - 1
        if last not in view.on_move:
            return
        if view.phase is Phase.VOTE:
            table.cast_ballot(last, ja=False)
        else:
            table.submit(last, table.list_legal_actions(last)[0])

    def do_watch(self) -> None:
        self._longest, self._ticked = 0.0, time.monotonic()
        self._ticker.start()

    def do_watched(self) -> dict[str, object]:
        self._ticker.stop()
        return {
            "stall": self._longest,
            "memory": memory(),
            "faults": self._faults,
            "open": self.room.opened is not None,
        }

    def _show(self, table: Table) -> None:
        self.room.show(shown_of(table))

    def _on_news(self, news: object) -> None:
        self._faults += news in (PhoneNews.FAULT, PhoneNews.SHUT)

    def _tick(self) -> None:
        now = time.monotonic()
        self._longest = max(self._longest, now - self._ticked - 0.001)
        self._ticked = now


def say(answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QCoreApplication(sys.argv)
    folder = Path(sys.argv[1])
    with Journal(folder / "journal.sqlite", Keyring(folder / "keys")) as journal:
        desk = Desk(journal)
        say(desk.room.url)
        application.exec()
        desk.room.stop()


if __name__ == "__main__":
    main()
