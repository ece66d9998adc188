"""Counts the journal on with every transaction, and judges at its opening whether any of it is missing."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.journal_ledger import (
    Changes,
    JournalLedger,
    JournalProgress,
    RowKey,
    SealedProgress,
    open_progress,
    read_saved_progress,
)
from shgui.storage.journal_rows import UnreadableRowValue, parse_text
from shgui.storage.keyring import Keyring
from shgui.storage.progress_note import read_note, write_note
from shgui.storage.sealing import Sealer


class GameKey(NamedTuple):
    fingerprint: str
    sealer: Sealer


class PendingProgress(NamedTuple):
    """The progress that counts as soon as its transaction is committed."""

    changes: Changes
    progress: JournalProgress | None
    sealed: SealedProgress | None
    note: Path | None


class JournalJudgement(NamedTuple):
    """The result of comparing an opened journal with the progress that was saved last."""

    problem: JournalProblem | None
    """The journal isn't what was saved last. Nothing is touched before a copy of it is kept."""
    note_problem: JournalProblem | None
    saved: int
    """The largest known number of transactions; counting goes on from here."""
    unknown: bool
    """Whether nothing vouches for the file: it is taken as it is, and counted from now on."""
    to_note: SealedProgress | None = None
    """The progress that replaces the note, where that is damaged or ahead of a file that is whole.

    A newer file that is put back before anything else is saved is then no alarm.
    """


class ProgressKeeper:
    """Checks the saved progress when a journal is opened, and continues it with every transaction.

    Made from a connection that only reads; `note` is the path of the note beside the key.
    """

    def __init__(
        self, connection: sqlite3.Connection, keyring: Keyring, clock: Callable[[], datetime], *, logged: bool
    ) -> None:
        self._keyring = keyring
        self._clock = clock
        tables = _list_tables(connection)
        self._ledger = JournalLedger(connection, tables=tables)
        self.judgement = self._judge(connection, logged=logged, counted="progress" in tables)
        self._count = self.judgement.saved
        self._anew = self.judgement.unknown
        found = self.judgement.note_problem is None and self.note is not None and self.note.is_file()
        self._written = self.note if found else None
        """The note that is known to be there; the journal says so with its next transaction."""

    def _judge(self, connection: sqlite3.Connection, *, logged: bool, counted: bool) -> JournalJudgement:
        self.note = _find_note_path(connection, self._keyring)
        note, note_problem = self._read_noted_progress(self.note)
        behind = JournalProblem.LOG_DAMAGED if logged else JournalProblem.OLDER_COPY
        noted = 0 if note is None else note.saved
        missing = note_problem is JournalProblem.NOTE_MISSING
        if missing:  # an alarm only where the journal knows of a note
            note_problem = None
        try:
            saved = read_saved_progress(connection) if counted else None
        except UnreadableRowValue:
            return JournalJudgement(JournalProblem.ALTERED_FILE, note_problem, noted, unknown=True)
        if saved is None:
            if missing and counted and find_usable_key(connection, self._keyring) is not None:
                # Each transaction leaves a progress and a key: someone has removed both.
                note_problem = JournalProblem.NOTE_MISSING
            return JournalJudgement(None if note is None else behind, note_problem, noted, unknown=True)
        key = _find_key(self._keyring, saved.key)
        progress = None if key is None else open_progress(saved.sealed, key.sealer)
        if progress is None:
            # A lost key is a problem of its games; here it is a seal that was altered, or an unknown key.
            lost = key is None and saved.key in list_game_keys(connection)
            problem = None if lost else JournalProblem.ALTERED_FILE
            return JournalJudgement(problem, note_problem, noted, unknown=True)
        if missing and self.note is not None and progress.note == self.note.stem:
            note_problem = JournalProblem.NOTE_MISSING
        is_behind = note is not None and note.saved > progress.saved
        is_fork = note is not None and note.saved == progress.saved and note != progress
        if is_fork or progress.digest != self._ledger.digest():
            problem = behind if is_behind else JournalProblem.ALTERED_FILE
            return JournalJudgement(problem, note_problem, max(noted, progress.saved), unknown=True)
        to_note = saved if is_behind or note_problem is not None else None
        return JournalJudgement(behind if is_behind else None, note_problem, progress.saved, False, to_note)

    def _read_noted_progress(self, path: Path | None) -> tuple[JournalProgress | None, JournalProblem | None]:
        if path is None:
            return None, None
        try:
            places = read_note(path)
        except OSError:
            return None, JournalProblem.NOTE_UNUSABLE
        if places is None:
            return None, JournalProblem.NOTE_MISSING
        keys = [_find_key(self._keyring, place.key) for place in places]
        opened = [
            progress
            for place, key in zip(places, keys, strict=True)
            if key is not None and (progress := open_progress(place.sealed, key.sealer)) is not None
        ]
        if opened:
            return max(opened), None
        # Sealed with a lost key, it says nothing, and nothing is wrong with it.
        legible = bool(places) and not any(keys)
        return None, None if legible else JournalProblem.NOTE_UNUSABLE

    def count_transaction(
        self, connection: sqlite3.Connection, rows: Sequence[RowKey], key: GameKey | None
    ) -> PendingProgress:
        """Count a transaction that changed these rows, as its last act; without a key nothing is sealed."""
        changes = self._ledger.compute_changes(connection, rows)
        note = _find_note_path(connection, self._keyring)
        if key is None:
            connection.execute("DELETE FROM progress")
            return PendingProgress(changes, None, None, note)
        # By the clock, so that a new count is beyond that of a restored older note.
        count = max(self._count + 1, int(self._clock().timestamp() * 1000))
        written = "" if note is None or note != self._written else note.stem
        progress = JournalProgress(count, self._ledger.digest(changes), written)
        sealed = SealedProgress(key.fingerprint, progress.seal(key.sealer))
        connection.execute("INSERT OR REPLACE INTO progress (place, key, sealed) VALUES (0, ?, ?)", sealed)
        return PendingProgress(changes, progress, sealed, note)

    def finish_transaction(self, pending: PendingProgress) -> bool:
        """Write the note, after the transaction. An OSError means that everything but the note is saved.

        Return whether another transaction must say in the journal that there is a note.
        """
        self._ledger.adopt_changes(pending.changes)
        if pending.progress is not None:
            self._count = pending.progress.saved
        if pending.note is None:
            return False
        if pending.sealed is None:
            self._written = None
            pending.note.unlink(missing_ok=True)
            return False
        write_note(pending.note, self._count, pending.sealed, anew=self._anew)
        self._anew = False
        is_new = pending.note != self._written
        self._written = pending.note
        return is_new

    def reset_ledger(self, connection: sqlite3.Connection) -> None:
        """Read all rows anew, and begin a new note, after every game was deleted."""
        self._ledger = JournalLedger(connection, tables=_list_tables(connection))
        self._anew = True

    def rewrite_note(self) -> None:
        """Write the journal's progress into the note where the judgement asks for it, or raise OSError."""
        judgement = self.judgement
        if judgement.to_note is not None and self.note is not None:
            write_note(self.note, judgement.saved, judgement.to_note, anew=True)
            self._written = self.note


def _list_tables(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return [parse_text(name) for (name,) in rows]


def find_usable_key(connection: sqlite3.Connection, keyring: Keyring) -> GameKey | None:
    """Return the newest key of a game that can be read."""
    keys = (_find_key(keyring, fingerprint) for fingerprint in list_game_keys(connection))
    return next((key for key in keys if key is not None), None)


def _find_key(keyring: Keyring, fingerprint: str) -> GameKey | None:
    try:
        return GameKey(fingerprint, keyring.load_sealer(fingerprint))
    except JournalError:
        return None


def list_game_keys(connection: sqlite3.Connection) -> list[str]:
    """Return the keys of all games, the newest first."""
    rows = connection.execute("SELECT key FROM games GROUP BY key ORDER BY max(rowid) DESC").fetchall()
    return list(_parse_readable_texts(value for (value,) in rows))


def _find_note_path(connection: sqlite3.Connection, keyring: Keyring) -> Path | None:
    """Return the path beside the key of the first game, which stays the same as long as the journal does."""
    first = connection.execute("SELECT key FROM games NOT INDEXED ORDER BY rowid LIMIT 1").fetchall()
    for fingerprint in _parse_readable_texts(value for (value,) in first):
        try:
            return keyring.note_path(fingerprint)
        except JournalError:
            return None
    return None


def _parse_readable_texts(values: Iterable[object]) -> Iterable[str]:
    for value in values:
        try:
            yield parse_text(value)
        except UnreadableRowValue:
            continue
