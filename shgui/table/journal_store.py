"""The open journal file: its lock, its connection, and the one way to write to it."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from shgui.table.files import absent_target
from shgui.table.journal_errors import Finding, JournalError, JournalProblem, from_sqlite, from_system
from shgui.table.journal_file import (
    Clock,
    Connect,
    keep_copy,
    look_at,
    open_file,
    rename_aside,
    tidy_up,
)
from shgui.table.journal_forgetting import delete_all_games, remove_copies, remove_keys, write_anew
from shgui.table.journal_keeper import NOTE, Key, keys_of_games, serving_key
from shgui.table.journal_lock import SessionLock
from shgui.table.journal_progress import Row
from shgui.table.journal_schema import Migration
from shgui.table.seal_keys import Keyring


class JournalStore:
    """Made, it holds the file for itself until `close`."""

    def __init__(
        self,
        path: Path,
        keyring: Keyring,
        *,
        clock: Clock,
        migrations: Sequence[Migration],
        connect: Connect,
    ) -> None:
        self._path = _real(path)
        self._keyring = keyring
        self.findings: list[Finding] = []
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise from_system(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
        self._lock = SessionLock(_lock_path(self._path))
        try:
            self._keeper = look_at(self._path, migrations, connect, keyring, clock)
            self._tell(clock)
            self._connection = open_file(self._path, migrations, connect)
        except BaseException:
            self._lock.release()
            raise
        try:
            self._take_over()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._connection.close()
        self._lock.release()

    def problem(self, problem: JournalProblem) -> JournalError:
        return JournalError(problem, self._path)

    def find(self, problem: JournalProblem, path: Path | None = None) -> None:
        """Something to be told of, once."""
        if problem not in [finding.problem for finding in self.findings]:
            self.findings.append(Finding(problem, path or self._path))

    @contextmanager
    def transaction(self, *rows: Row, key: Key | None = None) -> Iterator[sqlite3.Connection]:
        """All that happens inside is on the disk when this ends; with an exception, none of it is.

        `rows` are those that it changes, entries apart. The progress is sealed with the key, or, without
        one, with the newest that serves.
        """
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                pending = self._keeper.count_on(
                    connection, rows, key or serving_key(connection, self._keyring)
                )
                connection.execute("COMMIT")
            finally:
                # After some failures SQLite has rolled back by itself; then this does nothing.
                connection.rollback()
        except sqlite3.Error as error:
            raise from_sqlite(error, self._path) from error
        try:
            is_note_new = self._keeper.settle(pending)
        except OSError:
            # What was to be saved is saved. That the note lags behind is no alarm, but it should be known.
            self.find(JournalProblem.NOTE_UNUSABLE, pending.note)
        else:
            if is_note_new:
                self._vouch_for_note(key)

    def _vouch_for_note(self, key: Key | None) -> None:
        """Have the journal say that there is a note now, so that its loss will be noticed."""
        with (
            suppress(JournalError),
            self.transaction(key=key),
        ):
            pass

    def forget_all(self) -> None:
        """No game and no group is left, in this file, in its log or in a copy beside it, and no key of them.

        What was deleted before a failure stays so; another try deletes the rest.
        """
        with self.reading() as connection:
            keys = keys_of_games(connection)
        remove_copies(self._path)
        with self.transaction() as connection:
            delete_all_games(connection)
        with self.reading() as connection:
            self._keeper.begin_anew(connection)
            write_anew(connection)
        remove_keys(file for key in keys for file in self._keyring.files_of(key, NOTE))

    def tidy_up(self) -> None:
        """Moves the log into the file: to be called where nobody waits."""
        tidy_up(self._connection)

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._connection
        except sqlite3.Error as error:
            raise from_sqlite(error, self._path) from error

    def _tell(self, clock: Clock) -> None:
        judgement = self._keeper.judgement
        if judgement.note_problem is not None:
            self.find(judgement.note_problem, self._keeper.note)
        if judgement.problem is not None:
            self.find(judgement.problem, keep_copy(self._path, clock()))

    def _take_over(self) -> None:
        """What is there holds from now on, as it is."""
        try:
            self._keeper.note_again()
        except OSError:
            self.find(JournalProblem.NOTE_UNUSABLE, self._keeper.note)
        if self._keeper.judgement.unknown:
            with self.reading() as connection:
                key = serving_key(connection, self._keyring)
            if key is not None:
                with self.transaction(key=key):
                    pass


def set_journal_aside(path: Path) -> Path:
    """Puts a journal that can't be used out of the way, unchanged; the answer is its new name."""
    real = _real(path)
    lock = SessionLock(_lock_path(real))
    try:
        return rename_aside(real)
    finally:
        lock.release()


def _real(path: Path) -> Path:
    """Where the file lies that a link may lead to: beside it SQLite keeps the log."""
    absent = absent_target(path)
    if absent is not None:
        # On a drive that isn't there now lie the games. A new journal in their place would hide them.
        raise JournalError(JournalProblem.DRIVE_ABSENT, absent)
    try:
        return path.resolve() if path.is_symlink() else path
    except OSError as error:
        raise from_system(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")
