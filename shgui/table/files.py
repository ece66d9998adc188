"""Files that are either whole or not there, and reading what others may have put in their place."""

import os
import stat
import sys
from pathlib import Path


class NotRegular(OSError):
    """A folder, pipe, device or, where none is allowed, link stands where a file was expected."""


class TooLarge(OSError):
    """The file has more bytes than anything that belongs there could have."""


def read_regular(path: Path, most: int, *, follow_links: bool = True) -> bytes:
    """The whole content of a regular file of at most `most` bytes; never waits for a pipe or device.

    NotRegular or TooLarge where it is something else, another OSError where it can't be read.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not follow_links:
        flags |= getattr(os, "O_NOFOLLOW", 0)
        if path.is_symlink():
            raise NotRegular(str(path))
    if path.is_dir():  # Windows can't open it, and would call that a lack of rights
        raise NotRegular(str(path))
    descriptor = os.open(path, flags)
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise NotRegular(str(path))
        content = file.read(most + 1)
    if len(content) > most:
        raise TooLarge(str(path))
    return content


def replace_with(path: Path, content: bytes) -> None:
    """Writes a whole file that only its owner may read; a crash leaves the old state, never a half."""
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)  # what a crash left may have had other rights
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        sync_folder(path.parent)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    """Makes a new name in the folder survive a power cut. Windows offers no such call and needs none."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
