"""Files that are either whole or not there, and reading what others may have put in their place."""

import os
import re
import stat
import sys
from pathlib import Path
from secrets import token_hex


class NotRegularFile(OSError):
    """A folder, pipe, device or, where none is allowed, link in place of a file."""


class FileTooLarge(OSError):
    """A file with more bytes than anything that belongs there could have."""


def read_regular_file(path: Path, most: int, *, follow_links: bool = True) -> bytes:
    """Return the content of a regular file of at most `most` bytes; never wait for a pipe or device.

    Raise NotRegular or TooLarge where it is something else, another OSError where it can't be read.
    """
    with os.fdopen(open_regular_file(path, os.O_RDONLY, follow_links=follow_links), "rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise FileTooLarge(str(path))
    return content


def open_regular_file(path: Path, flags: int, *, follow_links: bool = True) -> int:
    """Open a regular file with these flags of `os.open`; NotRegular for everything else."""
    flags |= getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not follow_links:
        flags |= getattr(os, "O_NOFOLLOW", 0)
        if path.is_symlink():
            raise NotRegularFile(str(path))
    if path.is_dir():  # Windows can't open it, and would call that a lack of rights
        raise NotRegularFile(str(path))
    descriptor = os.open(path, flags, 0o600)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NotRegularFile(str(path))
    return descriptor


def make_private(descriptor: int) -> None:
    """Take away the rights of everyone but the owner of an open file, where the system knows such rights."""
    if sys.platform != "win32" and os.fstat(descriptor).st_mode & 0o077:
        os.fchmod(descriptor, 0o600)


def find_broken_link(path: Path) -> Path | None:
    """Return the link on the way to this path that leads nowhere, as to a drive that isn't plugged in."""
    for place in (path, *path.parents):
        try:
            if place.is_symlink() and not place.exists():
                return place
        except OSError:  # opening will say why it can't be looked at
            return None
    return None


def replace_file(path: Path, content: bytes) -> None:
    """Write a whole file that only its owner may read; a crash leaves the old state, never a half.

    The content is first written under a random name beside it, so that no other file is ever touched.
    """
    beside = path.with_name(f".shgui-{token_hex(8)}.new")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        sync_folder(path.parent)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


UNFINISHED_NAME = re.compile(r"\.shgui-[0-9a-f]{16}\.new")
"""The name of a file that `replace_file` couldn't finish, because the program was ended in between."""


def write_chosen_file(path: Path, content: bytes) -> None:
    """Write a whole file at a place that a person chose. Through a link, write the file that it leads to.

    NotRegular where the name belongs to a folder, pipe or device; another OSError where it can't be written.
    """
    target = Path(os.path.realpath(path))
    if os.path.lexists(target) and not (target.is_file() and not target.is_symlink()):
        raise NotRegularFile(str(path))
    replace_file(target, content)


def sync_folder(folder: Path) -> None:
    """Make a new name in the folder survive a power cut. Windows has no such call and needs none."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
