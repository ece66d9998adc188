"""What is deleted is gone from the files, not only from what they list.

SQLite overwrites what it frees (`secure_delete`), and the log is emptied after every deletion. Whoever has
everything forgotten loses the copies that lie beside the journal, too, and the keys of its games: what
somebody else may have copied before can then never be opened.
"""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from shgui.storage.files import sync_folder
from shgui.storage.journal_errors import JournalProblem, from_system
from shgui.storage.journal_file import copies_of

_OF_A_GAME = ("recaps", "besides", "turns", "drafts", "entries", "games")
"""Those that refer to the others first."""


def delete_game(connection: sqlite3.Connection, game: str) -> bool:
    """Inside a transaction; whether there was any."""
    for table in _OF_A_GAME:
        deleted = connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))  # noqa: S608
    return bool(deleted.rowcount)


def delete_all_games(connection: sqlite3.Connection) -> None:
    """Inside a transaction: every game and every group, damaged ones included."""
    for table in (*_OF_A_GAME, "groups"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608


def write_anew(connection: sqlite3.Connection) -> None:
    """The file as if nothing else had ever stood in it, with an empty log."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def remove_copies(journal: Path) -> None:
    """Of the journal, set aside or kept by this program; JournalError where one stays."""
    _remove(copies_of(journal), JournalProblem.FOLDER_UNUSABLE)


def remove_keys(files: Iterable[Path]) -> None:
    """Keys and the notes beside them."""
    _remove(files, JournalProblem.KEY_FOLDER_UNUSABLE)


def _remove(files: Iterable[Path], problem: JournalProblem) -> None:
    for file in files:
        try:
            file.unlink()
            sync_folder(file.parent)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise from_system(error, file, problem) from error
