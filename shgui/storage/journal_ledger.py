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
from shgui.storage.journal_rows import UnreadableRowValue, parse_blob, parse_text
from shgui.storage.sealing import SealBroken, Sealer

PROGRESS_BYTES = 192
_CONTEXT = "shgui journal 1\nprogress"

RowKey = tuple[str, str]
"""A table and the primary key of a row in it."""

_ReadRowKey = tuple[str, object]
"""The same as it comes out of the file, where it may be anything."""

Changes = dict[_ReadRowKey, bytes | None]
"""Digests of changed rows; None for a row that is gone."""

_WATCHED = {
    "games": "game, key, started, public, setup, outcome, set_aside",
    "drafts": "game, sealed",
    "turns": "game, mark",
    "besides": "game, sealed",
    "groups": "members, played, details",
    "settings": "name, value",
    "deals": "game, dealt, boot, uptime, fate",
}
"""The columns of each table that the digest includes, the primary key first."""


class JournalProgress(NamedTuple):
    """The state of the journal after a transaction."""

    saved: Annotated[int, Between(0, 2**53)]
    """The number of transactions."""
    digest: Text
    note: Annotated[Text, OPTIONAL] = ""
    """The key that a note is known to have been written beside; empty before that, and in older journals."""

    def seal(self, sealer: Sealer) -> bytes:
        members = self._asdict()
        if not self.note:
            del members["note"]
        return sealer.seal(members, _CONTEXT, PROGRESS_BYTES)


def open_progress(sealed: bytes, sealer: Sealer) -> JournalProgress | None:
    """Return the progress that was sealed with this key; None for everything else."""
    try:
        return read(JournalProgress, sealer.open(sealed, _CONTEXT))
    except (SealBroken, ValueError):
        return None


class SealedProgress(NamedTuple):
    key: str
    sealed: bytes


def read_saved_progress(connection: sqlite3.Connection) -> SealedProgress | None:
    """Return the progress in the journal itself; Unreadable where it can't be one."""
    rows = connection.execute("SELECT key, sealed FROM progress").fetchall()
    if not rows:
        return None
    if len(rows) > 1:
        raise UnreadableRowValue("progress")
    ((key, sealed),) = rows
    return SealedProgress(parse_text(key), parse_blob(sealed))


class JournalLedger:
    """A digest of every watched row, kept up to date without reading all of them at each step."""

    def __init__(self, connection: sqlite3.Connection, *, tables: Iterable[str]) -> None:
        self._rows: dict[_ReadRowKey, bytes] = {}
        for table in set(tables) & set(_WATCHED):
            for row in connection.execute(f"SELECT {_WATCHED[table]} FROM {table} NOT INDEXED"):  # noqa: S608
                self._rows[table, row[0]] = _digest_row(table, row)

    def compute_changes(self, connection: sqlite3.Connection, rows: Iterable[RowKey]) -> Changes:
        """Return the digests of these rows as they are now, inside a transaction."""
        now: Changes = {}
        for table, name in rows:
            columns = _WATCHED[table]
            query = f"SELECT {columns} FROM {table} WHERE {columns.partition(',')[0]} = ?"  # noqa: S608
            found = connection.execute(query, (name,)).fetchone()
            now[table, name.encode()] = None if found is None else _digest_row(table, found)
        return now

    def adopt_changes(self, changes: Changes) -> None:
        self._rows = self._merge_changes(changes)

    def digest(self, changes: Changes | None = None) -> str:
        return hashlib.blake2b(
            b"".join(sorted(self._merge_changes(changes or {}).values())), digest_size=32
        ).hexdigest()

    def _merge_changes(self, changes: Changes) -> dict[_ReadRowKey, bytes]:
        merged = {**self._rows, **changes}
        return {row: digest for row, digest in merged.items() if digest is not None}


def _digest_row(table: str, row: tuple[object, ...]) -> bytes:
    return hashlib.blake2b(repr((table, row)).encode(), digest_size=32).digest()
