"""Opening the journal file: looked at before it is touched, and touched only when it is ours and sound."""

import os
import re
import sqlite3
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from shgui.storage.files import UNFINISHED_NAME, open_regular_file, replace_file, sync_folder
from shgui.storage.journal_errors import JournalError, JournalProblem, convert_os_error
from shgui.storage.journal_keeper import ProgressKeeper
from shgui.storage.journal_schema import (
    APPLICATION_ID,
    Migration,
    build_blank_journal,
    get_schema_version,
    has_schema,
    migrate,
    set_wal_header,
)
from shgui.storage.keyring import Keyring

Clock = Callable[[], datetime]
Connect = Callable[[str], sqlite3.Connection]
"""Takes an SQLite URI."""

_HEADER_BYTES = 100
_MAGIC = b"SQLite format 3\0"
_ODD_VALUE = re.compile(rb"(NULL|NUMERIC|TEXT|non-\w+) value in ")


def connect(uri: str) -> sqlite3.Connection:
    # timeout 0: another program that has the file open keeps it open.
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0)
    connection.text_factory = bytes  # what isn't a text is refused where it is read
    return connection


FileIdentity = tuple[tuple[int, int], ...]


def read_file_identity(path: Path) -> FileIdentity:
    """Return the device and number of the journal and of its log; OSError where one of them is missing.

    As long as a file is open no other file has the same device and number, wherever it was moved.
    """
    found = (path.stat(), _add_ending(path, "-wal").stat())
    return tuple((status.st_dev, status.st_ino) for status in found)


def create_if_missing(path: Path, migrations: Sequence[Migration]) -> bool:
    """Make an empty journal where there is none, and return whether that was so. Requires the lock."""
    try:
        if os.path.lexists(path):
            return False
        if _add_ending(path, "-wal").exists():
            # SQLite would delete a log without its file; it may have the last games.
            raise JournalError(JournalProblem.DAMAGED_FILE, path)
        replace_file(path, build_blank_journal(migrations))
    except OSError as error:
        raise convert_os_error(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
    return True


def write_copy(connection: sqlite3.Connection, path: Path) -> None:
    """Write all that an open journal holds to a new file; JournalError where one is there already."""
    if os.path.lexists(path) or os.path.lexists(_add_ending(path, "-wal")):
        raise JournalError(JournalProblem.PLACE_TAKEN, path)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        connection.backup(memory)
        content = set_wal_header(memory.serialize())
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace_file(path, content)
    except OSError as error:
        raise convert_os_error(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error


def inspect_journal(
    path: Path, migrations: Sequence[Migration], connect: Connect, keyring: Keyring, clock: Clock
) -> ProgressKeeper:
    """Check the file without changing it, and return the keeper of its progress. Requires the lock."""
    with _raise_as_journal_errors(path):
        _check_header(path, len(migrations))
        return _check_pages(path, migrations, connect, keyring, clock)


def open_journal(path: Path, migrations: Sequence[Migration], connect: Connect) -> sqlite3.Connection:
    """Return a connection to a journal that was looked at, migrated to the newest version."""
    with _raise_as_journal_errors(path):
        return _open_for_writing(path, migrations, connect)


@contextmanager
def _raise_as_journal_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise convert_os_error(error, path, JournalProblem.FILE_UNUSABLE) from error
    except sqlite3.Error as error:
        raise convert_sqlite_error(error, path) from error
    except ValueError as error:
        raise JournalError(JournalProblem.DAMAGED_FILE, path) from error


def rename_aside(path: Path) -> Path:
    """Rename the file and its log, unchanged. Requires the lock."""
    aside = _find_free_name(path, "aside")
    try:
        # The log last: after an interruption a log without its file is noticed, a file without its log isn't.
        for ending in ("", "-wal"):
            if _add_ending(path, ending).exists():
                _add_ending(path, ending).rename(_add_ending(aside, ending))
        sync_folder(path.parent)
    except OSError as error:
        raise convert_os_error(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
    return aside


def copy_beside(path: Path, now: datetime) -> Path:
    """Copy the file and its log as they are now, and return the name of the copy beside them."""
    copy = _find_free_name(path, f"kept-{now.astimezone():%Y%m%d-%H%M%S}")
    try:
        for ending in ("-wal", ""):
            if _add_ending(path, ending).exists():
                replace_file(_add_ending(copy, ending), _add_ending(path, ending).read_bytes())
    except OSError as error:
        raise convert_os_error(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
    return copy


def list_copies(path: Path) -> list[Path]:
    """Return all files that `rename_aside`, `copy_beside` or an interrupted write left beside the file."""
    copy = re.compile(
        rf"{re.escape(path.stem)}-(aside|kept-\d{{8}}-\d{{6}})-\d+{re.escape(path.suffix)}(-wal|-shm|-journal)?(\.new)?"
    )
    unfinished = {path.name + ".new", path.name + "-wal.new"}
    try:
        beside = sorted(path.parent.iterdir())
    except OSError as error:
        raise convert_os_error(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
    return [
        file
        for file in beside
        if copy.fullmatch(file.name) or file.name in unfinished or UNFINISHED_NAME.fullmatch(file.name)
    ]


def _find_free_name(path: Path, mark: str) -> Path:
    number = 1
    while os.path.lexists(free := path.with_name(f"{path.stem}-{mark}-{number}{path.suffix}")):
        number += 1
    return free


def _add_ending(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _check_header(path: Path, newest: int) -> None:
    for ending in ("-wal", "-shm", "-journal"):  # SQLite would open anything with these names
        if os.path.lexists(beside := _add_ending(path, ending)):
            os.close(open_regular_file(beside, os.O_RDWR, follow_links=False))
    with os.fdopen(open_regular_file(path, os.O_RDWR), "rb") as file:  # one that can't be written is refused
        header = file.read(_HEADER_BYTES)
    if not header or (header.startswith(_MAGIC) and len(header) < _HEADER_BYTES):
        # A journal is never empty: it gets its name when it is complete.
        raise JournalError(JournalProblem.DAMAGED_FILE, path)
    if not header.startswith(_MAGIC):
        raise JournalError(JournalProblem.FOREIGN_FILE, path)
    version, _, application = struct.unpack_from(">iII", header, 60)
    if application != APPLICATION_ID:
        raise JournalError(JournalProblem.FOREIGN_FILE, path)
    if version > newest:
        raise JournalError(JournalProblem.NEWER_FILE, path)


def _check_pages(
    path: Path, migrations: Sequence[Migration], connect: Connect, keyring: Keyring, clock: Clock
) -> ProgressKeeper:
    """Read every page through a connection that can't write.

    A connection that may write would move the log into a broken file when it is closed. One that may only
    read leaves an index file behind when there is a log, so that is used only after a crash.
    """
    log = _add_ending(path, "-wal")
    logged = log.exists() and log.stat().st_size > 0
    connection = connect(f"{path.absolute().as_uri()}?{'mode=ro' if logged else 'immutable=1'}")
    try:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        findings = connection.execute("PRAGMA integrity_check(1000)").fetchall()
        version = get_schema_version(connection)
        # A last page that is cut short may still look well-formed. With a log, the page may be in there.
        if not _is_sound(findings) or not (logged or path.stat().st_size % page == 0):
            raise JournalError(JournalProblem.DAMAGED_FILE, path)
        if version > len(migrations):
            raise JournalError(JournalProblem.NEWER_FILE, path)
        if version < 1 or not has_schema(connection, migrations[:version]):
            raise JournalError(JournalProblem.DAMAGED_FILE, path)
        return ProgressKeeper(connection, keyring, clock, logged=logged)
    finally:
        connection.close()


def _is_sound(findings: list[tuple[bytes]]) -> bool:
    """Return whether SQLite finds no damage but values of a wrong type, which only damage their row."""
    return all(finding == b"ok" or _ODD_VALUE.match(finding) for (finding,) in findings)


def _open_for_writing(path: Path, migrations: Sequence[Migration], connect: Connect) -> sqlite3.Connection:
    connection = connect(f"{path.absolute().as_uri()}?mode=rw")
    try:
        for pragma in (
            "locking_mode = EXCLUSIVE",  # first: then WAL needs no shared index file, and no one else gets in
            "journal_mode = WAL",
            "synchronous = FULL",
            "fullfsync = ON",  # macOS: through the drive's own cache as well
            "checkpoint_fullfsync = ON",
            "secure_delete = ON",
            "temp_store = MEMORY",
            "foreign_keys = ON",
            "trusted_schema = OFF",
        ):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN IMMEDIATE")  # a file that can't be written says so here
        connection.execute("ROLLBACK")
        migrate(connection, migrations)
        move_log_into_file(connection)
        # Nobody else has the file open: an index that the check or a crash left can go.
        _add_ending(path, "-shm").unlink(missing_ok=True)
    except BaseException:
        connection.close()
        raise
    return connection


def move_log_into_file(connection: sqlite3.Connection) -> None:
    """Move the log into the file, at a quiet moment."""
    with suppress(sqlite3.Error):  # what is in the log is safe there until the next quiet moment
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


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


def convert_sqlite_error(error: sqlite3.Error, path: Path) -> JournalError:
    code = getattr(error, "sqlite_errorcode", 0)
    # The low byte is the primary code, the rest says more exactly what it was.
    problem = _SQLITE_PROBLEMS.get(code) or _SQLITE_PROBLEMS.get(code & 0xFF, JournalProblem.STORAGE_FAILED)
    return JournalError(problem, path, getattr(error, "sqlite_errorname", ""))
