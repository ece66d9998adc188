"""Problems of the journal, as codes that `words` makes sentences of."""

import errno
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple


class JournalProblem(StrEnum):
    FOLDER_UNUSABLE = "folder_unusable"
    """The folder can't be made, entered or written to."""
    FILE_UNUSABLE = "file_unusable"
    """The file itself can't be read or written by this user."""
    IN_USE = "in_use"
    """Another program, most likely a second copy of this one, has the file open."""
    FOREIGN_FILE = "foreign_file"
    """The file is not a journal of this program."""
    NEWER_FILE = "newer_file"
    """A newer version of the program wrote the file."""
    DAMAGED_FILE = "damaged_file"
    """The file is a journal, but a part of it is missing or overwritten."""
    DISK_FULL = "disk_full"
    STORAGE_FAILED = "storage_failed"
    """The system refused to read or write for a reason of its own; `detail` has its name."""
    KEY_FOLDER_UNUSABLE = "key_folder_unusable"
    KEY_NOT_PRIVATE = "key_not_private"
    """Others than the owner can read the key, and that can't be put right."""
    KEY_DAMAGED = "key_damaged"
    KEY_MISSING = "key_missing"
    """The key that opens this game is gone; the game stays where it is."""
    UNKNOWN_GAME = "unknown_game"
    DAMAGED_GAME = "damaged_game"
    """The file is sound, but what it holds of this game was altered, mixed up or cut short."""
    OUT_OF_STEP = "out_of_step"
    """An entry arrived that doesn't follow the last one saved."""
    DRIVE_ABSENT = "drive_absent"
    """A link on the way to the file leads nowhere now."""

    FILE_MOVED = "file_moved"
    """The file was moved, deleted or replaced while it was open: nothing would be found in it again."""
    PLACE_TAKEN = "place_taken"
    """Games should be saved in a folder that already has some."""

    # With these the journal opens all the same: `Journal.findings`.
    LOG_DAMAGED = "log_damaged"
    """The last saved steps are missing, although there was a log that should have had them."""
    OLDER_COPY = "older_copy"
    """The last saved steps are missing: the file is an earlier state."""
    ALTERED_FILE = "altered_file"
    """Something in the file isn't as the program saved it."""
    NOTE_UNUSABLE = "note_unusable"
    """The note beside the key can't be read or written, so that an older file wouldn't be noticed."""
    NOTE_MISSING = "note_missing"
    """The note beside the key is gone, though the journal knows that it was written."""
    FILE_MISSING = "file_missing"
    """There are keys of games, but not the file that they open; a new one was made."""
    ODD_LISTS = "odd_lists"
    """Some of the groups or settings can't be read; the others can."""


class JournalFinding(NamedTuple):
    """Something about a working journal that the user should know; `path` is where to look."""

    problem: JournalProblem
    path: Path


class JournalError(Exception):
    """A failure of the journal: nothing was saved, and nothing that was saved before has changed.

    `detail` is a name given by the system (such as SQLITE_FULL), never anything of a game.
    """

    def __init__(self, problem: JournalProblem, path: Path, detail: str = "") -> None:
        super().__init__(problem, path, detail)
        self.problem = problem
        self.path = path
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.problem}: {self.path}" + (f" ({self.detail})" if self.detail else "")


_NO_SPACE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


def convert_os_error(error: OSError, path: Path, otherwise: JournalProblem) -> JournalError:
    problem = JournalProblem.DISK_FULL if error.errno in _NO_SPACE else otherwise
    return JournalError(problem, path, errno.errorcode.get(error.errno or 0, ""))
