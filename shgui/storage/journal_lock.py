"""One program at a time: a lock that the system itself releases when its holder dies."""

import os
import sys
from pathlib import Path

from shgui.storage.files import open_regular
from shgui.storage.journal_errors import JournalError, JournalProblem, from_system

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class SessionLock:
    """Held from the moment it is made until `release`.

    It is a file of its own beside the journal: SQLite's lock on the journal would be lost as soon as any part
    of this process closed another handle on that file. The empty file stays; deleting it would let two
    programs lock two files of the same name.
    """

    def __init__(self, path: Path) -> None:
        try:
            descriptor = open_regular(path, os.O_RDWR | os.O_CREAT, follow_links=False)
        except OSError as error:
            raise from_system(error, path.parent, JournalProblem.FOLDER_UNUSABLE) from error
        self._descriptor: int | None = descriptor
        try:
            _lock(descriptor)
        except OSError as error:
            self.release()
            raise JournalError(JournalProblem.IN_USE, path) from error

    def release(self) -> None:
        """Let others lock; released already, do nothing."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
