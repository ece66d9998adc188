"""The open journal file: its lock, its connection, and the one way to write to it."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from shgui.table.journal_errors import JournalError, JournalProblem, from_sqlite, from_system
from shgui.table.journal_file import Connect, open_file, rename_aside
from shgui.table.journal_lock import SessionLock
from shgui.table.journal_schema import Migration


class JournalStore:
    """Made, it holds the file for itself until `close`."""

    def __init__(self, path: Path, migrations: Sequence[Migration], connect: Connect) -> None:
        self._path = path
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise from_system(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
        self._lock = SessionLock(_lock_path(path))
        try:
            self._connection = open_file(path, migrations, connect)
        except BaseException:
            self._lock.release()
            raise

    def close(self) -> None:
        self._connection.close()
        self._lock.release()

    def problem(self, problem: JournalProblem) -> JournalError:
        return JournalError(problem, self._path)

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All that happens inside is on the disk when this ends; with an exception, none of it is."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            finally:
                # After some failures SQLite has rolled back by itself; then this does nothing.
                connection.rollback()
        except sqlite3.Error as error:
            raise from_sqlite(error, self._path) from error

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._connection
        except sqlite3.Error as error:
            raise from_sqlite(error, self._path) from error
        except ValueError as error:
            # A plain text that isn't what was written there: somebody edited the file.
            raise self.problem(JournalProblem.DAMAGED_FILE) from error


def set_journal_aside(path: Path) -> Path:
    """Puts a journal that can't be used out of the way, unchanged; the answer is its new name."""
    lock = SessionLock(_lock_path(path))
    try:
        return rename_aside(path)
    finally:
        lock.release()


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")
