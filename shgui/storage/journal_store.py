"""The open journal file: its lock, its connection, and the one way to write to it."""

import errno
import os
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from shgui.storage.deal_marks import save_fates
from shgui.storage.files import find_broken_link, open_regular_file, sync_folder
from shgui.storage.journal_errors import (
    JournalError,
    JournalFinding,
    JournalProblem,
    convert_os_error,
)
from shgui.storage.journal_file import (
    Clock,
    Connect,
    FileIdentity,
    convert_sqlite_error,
    copy_beside,
    create_if_missing,
    inspect_journal,
    list_copies,
    move_log_into_file,
    open_journal,
    read_file_identity,
    rename_aside,
    write_copy,
)
from shgui.storage.journal_keeper import GameKey, find_usable_key, list_game_keys
from shgui.storage.journal_ledger import RowKey
from shgui.storage.journal_schema import MIGRATIONS, Migration
from shgui.storage.keyring import Keyring

_GAME_TABLES = ("recaps", "besides", "turns", "drafts", "entries", "games")
"""In this order: rows go before those that they refer to."""


def delete_game(connection: sqlite3.Connection, game: str) -> bool:
    """Delete a game, inside a transaction; return whether there was one."""
    for table in _GAME_TABLES:
        deleted = connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))  # noqa: S608
    return bool(deleted.rowcount)


def _remove_files(files: Iterable[Path], problem: JournalProblem) -> None:
    for file in files:
        try:
            file.unlink()
            sync_folder(file.parent)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise convert_os_error(error, file, problem) from error


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class SessionLock:
    """One program at a time: held from the moment it is made until `release`, or until this process dies.

    It is a file of its own beside the journal: SQLite's lock on the journal would be lost as soon as any part
    of this process closed another handle on that file. The empty file stays; deleting it would let two
    programs lock two files of the same name.
    """

    def __init__(self, journal: Path) -> None:
        path = journal.with_suffix(".lock")
        try:
            descriptor = open_regular_file(path, os.O_RDWR | os.O_CREAT, follow_links=False)
        except OSError as error:
            raise convert_os_error(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
        self._descriptor: int | None = descriptor
        try:
            _lock(descriptor)
        except OSError as error:
            self.release()
            raise JournalError(JournalProblem.IN_USE, path) from error

    def release(self) -> None:
        """Let others lock; released already, do nothing."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


class JournalStore:
    """An open journal file, which no other program can open until `close`."""

    def __init__(
        self,
        path: Path,
        keyring: Keyring,
        *,
        clock: Clock,
        migrations: Sequence[Migration],
        connect: Connect,
        may_be_new: bool = True,
    ) -> None:
        """Open the file or create it; unless it `may_be_new`, keys without a file mean that it is missing."""
        self._open_at = partial(
            JournalStore, keyring=keyring, clock=clock, migrations=migrations, connect=connect
        )
        self._named = path
        self._path = _resolve_link(path)
        self._keyring = keyring
        self.findings: list[JournalFinding] = []
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise convert_os_error(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
        self._lock = SessionLock(self._path)
        try:
            is_new = create_if_missing(self._path, migrations)
            if is_new and not may_be_new and keyring.has_key_or_note():
                self.add_finding(JournalProblem.FILE_MISSING)
            self._keeper = inspect_journal(self._path, migrations, connect, keyring, clock)
            self._add_findings(clock)
            self._connection = open_journal(self._path, migrations, connect)
        except BaseException:
            self._lock.release()
            raise
        try:
            self._opened = self._read_identity()
            self._renew_progress()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._connection.close()
        self._lock.release()

    def build_error(self, problem: JournalProblem) -> JournalError:
        return JournalError(problem, self._path)

    def add_finding(self, problem: JournalProblem, path: Path | None = None) -> None:
        """Note a finding, once."""
        if problem not in [finding.problem for finding in self.findings]:
            self.findings.append(JournalFinding(problem, path or self._path))

    @contextmanager
    def transaction(self, *rows: RowKey, key: GameKey | None = None) -> Iterator[sqlite3.Connection]:
        """Save everything that is done inside, or nothing after an exception.

        `rows` are the rows that it changes, without entries. The progress is sealed with the key, or with
        the newest one that can be read.
        """
        self._check_file_unmoved()
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                pending = self._keeper.count_transaction(
                    connection, rows, key or find_usable_key(connection, self._keyring)
                )
                connection.execute("COMMIT")
            finally:
                # After some failures SQLite has rolled back by itself; then this does nothing.
                connection.rollback()
        except sqlite3.Error as error:
            raise convert_sqlite_error(error, self._path) from error
        try:
            is_note_new = self._keeper.finish_transaction(pending)
        except OSError:
            # What was to be saved is saved. That the note lags behind is no alarm, but it should be known.
            self.add_finding(JournalProblem.NOTE_UNUSABLE, pending.note)
        else:
            if is_note_new:
                self._vouch_for_note(key)

    def _vouch_for_note(self, key: GameKey | None) -> None:
        """Have the journal say that there is a note now, so that its loss will be noticed."""
        with (
            suppress(JournalError),
            self.transaction(key=key),
        ):
            pass

    def delete_everything(self, fates: Iterable[tuple[str, str]]) -> None:
        """Delete every game and group, in this file, its log and the copies beside it, and the games' keys.

        SQLite overwrites what it frees (`secure_delete`); copies elsewhere can't be opened without keys.
        After a failure, another try deletes the rest.
        """
        self._check_file_unmoved()
        with self.reading() as connection:
            keys = list_game_keys(connection)
        _remove_files(list_copies(self._path), JournalProblem.FOLDER_UNUSABLE)
        with self.transaction() as connection:
            save_fates(connection, fates)
            for table in (*_GAME_TABLES, "groups"):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608
        with self.reading() as connection:
            self._keeper.reset_ledger(connection)
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        files = (file for key in keys for file in self._keyring.list_key_files(key))
        _remove_files(files, JournalProblem.KEY_FOLDER_UNUSABLE)

    def reopen_at(self, path: Path) -> "JournalStore":
        """Return a store at another place, with a copy of the file unless it was moved there already.

        After a failure this one still works, unless the moved file can't be opened again.
        """
        if self._is_at(path):
            self.move_log_into_file()
            self.close()
            return self._open_at(path)
        with self.reading() as connection:
            write_copy(connection, path)
        store = self._open_at(path)
        self.close()
        return store

    def _is_at(self, path: Path) -> bool:
        try:
            status = path.stat()
        except OSError:
            return False
        return (status.st_dev, status.st_ino) == self._opened[0]

    def move_log_into_file(self) -> None:
        move_log_into_file(self._connection)

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._connection
        except sqlite3.Error as error:
            raise convert_sqlite_error(error, self._path) from error

    def _read_identity(self) -> FileIdentity:
        """Return the identity of the file behind the path; a link must still lead to the open one."""
        try:
            if self._named != self._path and os.path.realpath(self._named) != str(self._path):
                raise self.build_error(JournalProblem.FILE_MOVED)
            return read_file_identity(self._path)
        except OSError as error:
            detail = errno.errorcode.get(error.errno or 0, "")
            raise JournalError(JournalProblem.FILE_MOVED, self._path, detail) from error

    def _check_file_unmoved(self) -> None:
        """Raise a JournalError where the next start wouldn't find the open file."""
        if self._read_identity() != self._opened:
            raise self.build_error(JournalProblem.FILE_MOVED)

    def _add_findings(self, clock: Clock) -> None:
        judgement = self._keeper.judgement
        if judgement.note_problem is not None:
            self.add_finding(judgement.note_problem, self._keeper.note)
        if judgement.problem is not None:
            self.add_finding(judgement.problem, copy_beside(self._path, clock()))

    def _renew_progress(self) -> None:
        """Rewrite a note that is damaged or ahead of the file. Where nothing vouches for the file, save an
        empty transaction, which seals its present state: from then on a change is noticed.
        """
        try:
            self._keeper.rewrite_note()
        except OSError:
            self.add_finding(JournalProblem.NOTE_UNUSABLE, self._keeper.note)
        if self._keeper.judgement.unknown:
            with self.reading() as connection:
                key = find_usable_key(connection, self._keyring)
            if key is not None:
                with self.transaction(key=key):
                    pass


def set_journal_aside(path: Path) -> Path:
    """Put a journal that can't be used out of the way, unchanged, and an empty one in its place.

    Return the new name of the old one.
    """
    real = _resolve_link(path)
    lock = SessionLock(real)
    try:
        aside = rename_aside(real)
        create_if_missing(real, MIGRATIONS)
        return aside
    finally:
        lock.release()


def _resolve_link(path: Path) -> Path:
    """Return the real file behind a link; SQLite keeps the log beside it."""
    absent = find_broken_link(path)
    if absent is not None:
        # The games are on a drive that isn't plugged in. A new journal in their place would hide them.
        raise JournalError(JournalProblem.DRIVE_ABSENT, absent)
    try:
        return path.resolve() if path.is_symlink() else path
    except OSError as error:
        raise convert_os_error(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
