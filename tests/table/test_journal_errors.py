"""Errors of the disk become problems that have words."""

import errno
import sqlite3
from pathlib import Path

import pytest

from shgui.storage.journal_errors import JournalProblem, convert_os_error
from shgui.storage.journal_file import convert_sqlite_error

PLACE = Path("somewhere")


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
def test_no_room_is_a_full_disk_whatever_was_tried(code: int) -> None:
    error = convert_os_error(OSError(code, "no room"), PLACE, JournalProblem.FILE_UNUSABLE)
    assert (error.problem, error.path, error.detail) == (
        JournalProblem.DISK_FULL,
        PLACE,
        errno.errorcode[code],
    )


def test_any_other_failure_is_what_was_tried_with_the_systems_name_for_it() -> None:
    refused = convert_os_error(PermissionError(errno.EACCES, "no"), PLACE, JournalProblem.KEY_FOLDER_UNUSABLE)
    assert (refused.problem, refused.path, refused.detail) == (
        JournalProblem.KEY_FOLDER_UNUSABLE,
        PLACE,
        "EACCES",
    )
    assert convert_os_error(OSError("?"), PLACE, JournalProblem.FILE_UNUSABLE).detail == ""
    assert convert_os_error(OSError(99_999, "?"), PLACE, JournalProblem.FILE_UNUSABLE).detail == ""


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        (sqlite3.SQLITE_FULL, JournalProblem.DISK_FULL),
        (sqlite3.SQLITE_BUSY, JournalProblem.IN_USE),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, JournalProblem.IN_USE),
        (sqlite3.SQLITE_LOCKED, JournalProblem.IN_USE),
        (sqlite3.SQLITE_NOTADB, JournalProblem.FOREIGN_FILE),
        (sqlite3.SQLITE_CORRUPT, JournalProblem.DAMAGED_FILE),
        (sqlite3.SQLITE_CORRUPT_INDEX, JournalProblem.DAMAGED_FILE),
        (sqlite3.SQLITE_READONLY, JournalProblem.FILE_UNUSABLE),
        (sqlite3.SQLITE_READONLY_DBMOVED, JournalProblem.FILE_UNUSABLE),
        (sqlite3.SQLITE_READONLY_DIRECTORY, JournalProblem.FOLDER_UNUSABLE),
        (sqlite3.SQLITE_CANTOPEN, JournalProblem.FOLDER_UNUSABLE),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, JournalProblem.FOLDER_UNUSABLE),
        (sqlite3.SQLITE_PERM, JournalProblem.FILE_UNUSABLE),
        (sqlite3.SQLITE_IOERR, JournalProblem.STORAGE_FAILED),
        (sqlite3.SQLITE_IOERR_FSYNC, JournalProblem.STORAGE_FAILED),
        (sqlite3.SQLITE_ERROR, JournalProblem.STORAGE_FAILED),
    ],
)
def test_what_sqlite_says_is_told_by_its_code(code: int, problem: JournalProblem) -> None:
    said = sqlite3.OperationalError("in its own words")
    said.sqlite_errorcode, said.sqlite_errorname = code, "ITS_NAME"
    error = convert_sqlite_error(said, PLACE)
    assert (error.problem, error.path, error.detail) == (problem, PLACE, "ITS_NAME")


def test_what_sqlite_says_without_a_code_is_a_failure_of_storage() -> None:
    error = convert_sqlite_error(sqlite3.ProgrammingError("closed"), PLACE)
    assert (error.problem, error.path, error.detail) == (JournalProblem.STORAGE_FAILED, PLACE, "")
