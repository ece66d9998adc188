"""Opening the journal file: looked at before it is touched, and touched only when it is ours and sound."""

import sqlite3
import struct
from collections.abc import Callable, Sequence
from pathlib import Path

from shgui.table.files import replace_with, sync_folder
from shgui.table.journal_errors import JournalError, JournalProblem, from_sqlite, from_system
from shgui.table.journal_schema import APPLICATION_ID, Migration, blank_journal, migrate, schema_version

Connect = Callable[[str], sqlite3.Connection]
"""Takes an SQLite URI."""

_HEADER_BYTES = 100
_MAGIC = b"SQLite format 3\0"


def connect(uri: str) -> sqlite3.Connection:
    # timeout 0: whoever holds the file holds it for the whole evening.
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0)


def open_file(path: Path, migrations: Sequence[Migration], connect: Connect) -> sqlite3.Connection:
    """A connection to a sound journal of the newest version. The caller holds the session lock."""
    try:
        _create_if_missing(path, migrations)
    except OSError as error:
        raise from_system(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
    try:
        _check_header(path, len(migrations))
        _check_pages(path, len(migrations), connect)
        return _open_for_writing(path, migrations, connect)
    except OSError as error:
        raise from_system(error, path, JournalProblem.FILE_UNUSABLE) from error
    except sqlite3.Error as error:
        raise from_sqlite(error, path) from error


def _create_if_missing(path: Path, migrations: Sequence[Migration]) -> None:
    if path.exists():
        return
    if _beside(path, "-wal").exists():
        # SQLite would throw the log away as belonging to nothing; it may hold the last games.
        raise JournalError(JournalProblem.DAMAGED_FILE, path)
    replace_with(path, blank_journal(migrations))


def rename_aside(path: Path) -> Path:
    """Gives the file and its log another name, under which they are what they were. Holding the lock."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-aside-{number}{path.suffix}")).exists():
        number += 1
    try:
        # The log last: cut off in between, a log without its file is noticed, a file without its log isn't.
        for ending in ("", "-wal"):
            if _beside(path, ending).exists():
                _beside(path, ending).rename(_beside(aside, ending))
        sync_folder(path.parent)
    except OSError as error:
        raise from_system(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
    return aside


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _check_header(path: Path, newest: int) -> None:
    with path.open("r+b") as file:  # nothing is written, but a file that can't be is refused
        header = file.read(_HEADER_BYTES)
    if not header or (header.startswith(_MAGIC) and len(header) < _HEADER_BYTES):
        # Ours is never empty: it gets its name when it is complete.
        raise JournalError(JournalProblem.DAMAGED_FILE, path)
    if not header.startswith(_MAGIC):
        raise JournalError(JournalProblem.FOREIGN_FILE, path)
    version, _, application = struct.unpack_from(">III", header, 60)
    if application != APPLICATION_ID:
        raise JournalError(JournalProblem.FOREIGN_FILE, path)
    if version > newest:
        raise JournalError(JournalProblem.NEWER_FILE, path)


def _check_pages(path: Path, newest: int, connect: Connect) -> None:
    """Reads every page through a connection that can't write.

    A connection that may write would move the log into a broken file when it is closed. One that may only
    read leaves an index file behind when there is a log, so that is used only after a crash.
    """
    log = _beside(path, "-wal")
    logged = log.exists() and log.stat().st_size > 0
    connection = connect(f"{path.absolute().as_uri()}?{'mode=ro' if logged else 'immutable=1'}")
    try:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        findings = connection.execute("PRAGMA quick_check(1)").fetchall()
        version = schema_version(connection)
    finally:
        connection.close()
    # A last page that is cut short may still look well-formed. With a log, the page may be in there.
    if findings != [("ok",)] or not (logged or path.stat().st_size % page == 0):
        raise JournalError(JournalProblem.DAMAGED_FILE, path)
    if version > newest:
        raise JournalError(JournalProblem.NEWER_FILE, path)


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
        # We are alone on the file now: an index that the check or a crash left is nobody's.
        _beside(path, "-shm").unlink(missing_ok=True)
    except BaseException:
        connection.close()
        raise
    return connection
