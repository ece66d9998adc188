"""Deletion of games from the file itself, not only from its tables.

SQLite overwrites what it frees (`secure_delete`), and the log is emptied after every deletion. Deleting
everything also deletes the copies beside the journal and the keys of its games, so that copies elsewhere
can never be opened again.
"""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from shgui.storage.files import sync_folder
from shgui.storage.journal_errors import JournalProblem, from_system
from shgui.storage.journal_file import list_copies

_OF_A_GAME = ("recaps", "besides", "turns", "drafts", "entries", "games")
"""In this order: rows go before those that they refer to."""


def delete_game(connection: sqlite3.Connection, game: str) -> bool:
    """Delete a game, inside a transaction; return whether there was one."""
    for table in _OF_A_GAME:
        deleted = connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))  # noqa: S608
    return bool(deleted.rowcount)


def delete_all_games(connection: sqlite3.Connection) -> None:
    """Delete every game and every group, damaged or not, inside a transaction."""
    for table in (*_OF_A_GAME, "groups"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608


def rewrite_file(connection: sqlite3.Connection) -> None:
    """Write the file anew from what it holds now, with an empty log."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def remove_copies(journal: Path) -> None:
    """Remove the copies of the journal that this program made; JournalError where one is left."""
    _remove(list_copies(journal), JournalProblem.FOLDER_UNUSABLE)


def remove_keys(files: Iterable[Path]) -> None:
    """Remove keys and the notes beside them; JournalError where one is left."""
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
