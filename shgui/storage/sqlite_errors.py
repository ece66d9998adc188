"""Errors of SQLite as problems of the journal."""

import sqlite3
from pathlib import Path

from shgui.storage.journal_errors import JournalError, JournalProblem

_SQLITE_PROBLEMS = {
    sqlite3.SQLITE_FULL: JournalProblem.DISK_FULL,
    sqlite3.SQLITE_BUSY: JournalProblem.IN_USE,
    sqlite3.SQLITE_LOCKED: JournalProblem.IN_USE,
    sqlite3.SQLITE_NOTADB: JournalProblem.FOREIGN_FILE,
    sqlite3.SQLITE_CORRUPT: JournalProblem.DAMAGED_FILE,
    sqlite3.SQLITE_READONLY_DIRECTORY: JournalProblem.FOLDER_UNUSABLE,
    sqlite3.SQLITE_READONLY: JournalProblem.FILE_UNUSABLE,
    # The file itself was read before SQLite saw it: what it cannot open are its own files beside it.
    sqlite3.SQLITE_CANTOPEN: JournalProblem.FOLDER_UNUSABLE,
    sqlite3.SQLITE_PERM: JournalProblem.FILE_UNUSABLE,
}


def from_sqlite(error: sqlite3.Error, path: Path) -> JournalError:
    code = getattr(error, "sqlite_errorcode", 0)
    # The low byte is the primary code, the rest says more exactly what it was.
    problem = _SQLITE_PROBLEMS.get(code) or _SQLITE_PROBLEMS.get(code & 0xFF, JournalProblem.STORAGE_FAILED)
    return JournalError(problem, path, getattr(error, "sqlite_errorname", ""))
