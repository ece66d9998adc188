"""The progress of the journal, saved in two places, so that an older state of either is noticed.

Every transaction increases a count and takes a digest of all rows but the entries, which never change and
whose number is part of the draft's seal. Count and digest are sealed with a key of the journal and saved in
the same transaction; the same sealed text is written to a small file beside the key (`progress_note.py`)
after the transaction. So a log or file that has lost its end is behind its note, and a row that was altered
or restored doesn't fit the digest. A crash between the two leaves the note behind the journal, which is no
alarm. Once a note has been written, the journal says so under its seal: from then on a missing note is an
alarm, too.
"""

import hashlib
import sqlite3
from collections.abc import Iterable
from typing import Annotated, NamedTuple

from shgui.checked import OPTIONAL, Between, Text, read
from shgui.storage.journal_rows import Unreadable, blob, text
from shgui.storage.sealing import SealBroken, Sealer

PROGRESS_ROOM = 192
_CONTEXT = "shgui journal 1\nprogress"

Row = tuple[str, str]
"""A table and the primary key of a row in it."""

_Place = tuple[str, object]
"""The same as it comes out of the file, where it may be anything."""

_ALL = {
    "games": "SELECT game, key, started, public, setup, outcome, set_aside FROM games NOT INDEXED",
    "drafts": "SELECT game, sealed FROM drafts",
    "turns": "SELECT game, mark FROM turns",
    "besides": "SELECT game, sealed FROM besides",
    "groups": "SELECT members, played, details FROM groups NOT INDEXED",
    "settings": "SELECT name, value FROM settings NOT INDEXED",
    "deals": "SELECT game, dealt, boot, uptime, fate FROM deals NOT INDEXED",
}
_ONE = {
    "games": "SELECT game, key, started, public, setup, outcome, set_aside FROM games WHERE game = ?",
    "drafts": "SELECT game, sealed FROM drafts WHERE game = ?",
    "turns": "SELECT game, mark FROM turns WHERE game = ?",
    "besides": "SELECT game, sealed FROM besides WHERE game = ?",
    "groups": "SELECT members, played, details FROM groups WHERE members = ?",
    "settings": "SELECT name, value FROM settings WHERE name = ?",
    "deals": "SELECT game, dealt, boot, uptime, fate FROM deals WHERE game = ?",
}


def rows_of(game: str) -> list[Row]:
    """Return the rows of a game that change with its steps and its list entry."""
    return [("games", game), ("drafts", game), ("turns", game)]


def beside_row(game: str) -> Row:
    return "besides", game


def settings_rows(names: Iterable[str]) -> list[Row]:
    return [("settings", name) for name in names]


class JournalProgress(NamedTuple):
    saved: Annotated[int, Between(0, 2**53)]
    """The number of transactions."""
    digest: Text
    note: Annotated[Text, OPTIONAL] = ""
    """The key that a note is known to have been written beside; empty before that, and in older journals."""

    def seal(self, sealer: Sealer) -> bytes:
        members = self._asdict()
        if not self.note:
            del members["note"]
        return sealer.seal(members, _CONTEXT, PROGRESS_ROOM)


def open_progress(sealed: bytes, sealer: Sealer) -> JournalProgress | None:
    """Return the progress that was sealed with this key; None for everything else."""
    try:
        return read(JournalProgress, sealer.open(sealed, _CONTEXT))
    except (SealBroken, ValueError):
        return None


class SealedProgress(NamedTuple):
    key: str
    sealed: bytes


def saved_progress(connection: sqlite3.Connection) -> SealedProgress | None:
    """Return the progress in the journal itself; Unreadable where it can't be one."""
    rows = connection.execute("SELECT key, sealed FROM progress").fetchall()
    if not rows:
        return None
    if len(rows) > 1:
        raise Unreadable("progress")
    ((key, sealed),) = rows
    return SealedProgress(text(key), blob(sealed))


class JournalLedger:
    """A digest of every watched row, kept up to date without reading all of them at each step."""

    def __init__(self, connection: sqlite3.Connection, *, tables: Iterable[str]) -> None:
        self._rows: dict[_Place, bytes] = {}
        for table in set(tables) & set(_ALL):
            for row in connection.execute(_ALL[table]):
                self._rows[table, row[0]] = _digest(table, row)

    def changed(self, connection: sqlite3.Connection, rows: Iterable[Row]) -> "Changes":
        """Return these rows as they are now, inside a transaction; `take` adopts them."""
        now: dict[_Place, bytes | None] = {}
        for table, name in rows:
            found = connection.execute(_ONE[table], (name,)).fetchone()
            now[table, name.encode()] = None if found is None else _digest(table, found)
        return Changes(now)

    def take(self, changes: "Changes") -> None:
        self._rows = self._with(changes)

    def digest(self, changes: "Changes | None" = None) -> str:
        rows = self._rows if changes is None else self._with(changes)
        return hashlib.blake2b(b"".join(sorted(rows.values())), digest_size=32).hexdigest()

    def _with(self, changes: "Changes") -> dict[_Place, bytes]:
        merged = self._rows | changes.rows
        return {row: digest for row, digest in merged.items() if digest is not None}


class Changes(NamedTuple):
    rows: dict[_Place, bytes | None]


def _digest(table: str, row: tuple[object, ...]) -> bytes:
    return hashlib.blake2b(repr((table, row)).encode(), digest_size=32).digest()
