"""The tables of the journal file, and migrations from older ones.

Plain: names, languages, the chosen rules, the start and the end of a game. Sealed: everything else, in blobs
of one length for every game (`setup`, `besides`) and for every step (`entries`, `drafts`). `turns` has a
random mark for every draft, `besides` a note beside a game as long as it lasts, `progress` the sealed
progress of the whole file (`journal_ledger.py`). `recaps` has, sealed and of one length, what lists and
numbers need of a finished game; a missing recap is made again from the game. `deals` has a mark without names
for every deal of the last hours (`deal_marks.py`), which stays when its game is deleted.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing

APPLICATION_ID = 0x53486775  # "SHgu" in the file's header: tells our file from any other SQLite file

Migration = Sequence[str]

MIGRATIONS: tuple[Migration, ...] = (
    (
        """CREATE TABLE games (
            game TEXT PRIMARY KEY, key TEXT NOT NULL, started TEXT NOT NULL, public TEXT NOT NULL,
            setup BLOB NOT NULL, outcome TEXT, set_aside INTEGER NOT NULL DEFAULT 0
        ) STRICT""",
        """CREATE TABLE entries (
            game TEXT NOT NULL REFERENCES games, seq INTEGER NOT NULL, sealed BLOB NOT NULL,
            PRIMARY KEY (game, seq)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE drafts (
            game TEXT PRIMARY KEY REFERENCES games, sealed BLOB NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE groups (
            members TEXT PRIMARY KEY, played INTEGER NOT NULL, details TEXT NOT NULL
        ) STRICT""",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
    ),
    (
        """CREATE TABLE turns (
            game TEXT PRIMARY KEY REFERENCES games, mark BLOB NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE progress (
            place INTEGER PRIMARY KEY CHECK (place = 0), key TEXT NOT NULL, sealed BLOB NOT NULL
        ) STRICT""",
    ),
    (
        """CREATE TABLE besides (
            game TEXT PRIMARY KEY REFERENCES games, sealed BLOB NOT NULL
        ) STRICT, WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE recaps (
            game TEXT PRIMARY KEY REFERENCES games, sealed BLOB NOT NULL
        ) STRICT, WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE deals (
            game TEXT PRIMARY KEY, dealt TEXT NOT NULL, boot TEXT NOT NULL, uptime INTEGER NOT NULL, fate TEXT
        ) STRICT""",
    ),
)


def build_blank_journal(migrations: Sequence[Migration]) -> bytes:
    """Return the content of a file with all tables and no rows."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        migrate(connection, migrations)
        return set_wal_header(connection.serialize())


def set_wal_header(content: bytes) -> bytes:
    """Return the content of a database file with a header that asks for a write-ahead log."""
    # The format versions: 2 means WAL. Born so, the file never needs a rollback journal.
    return content[:18] + b"\x02\x02" + content[20:]


def get_schema_version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def has_schema(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> bool:
    """Return whether the tables are those of these migrations, without triggers; others don't matter."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as blank:
        blank.text_factory = bytes
        migrate(blank, migrations)
        ours = _read_schema(blank)
    theirs = _read_schema(connection)
    return ours <= theirs and not any(kind == b"trigger" for kind, *_ in theirs - ours)


def _read_schema(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
    return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema"))


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Migrate the tables to the newest version, in one transaction."""
    version = get_schema_version(connection)
    if version == len(migrations):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for migration in migrations[version:]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
