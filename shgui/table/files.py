"""Files that are either whole or not there, whatever happens in between."""

import os
import sys
from pathlib import Path


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
