"""The small file beside the key with the progress of a journal.

It has two places of one length, written in turns and in place: after an interrupted write the other place is
intact. Its content is sealed (`journal_ledger.py`) and shows not even the number of transactions.
"""

import os
from pathlib import Path

from shgui.storage.files import open_regular, read_regular, replace_with
from shgui.storage.journal_ledger import SealedProgress

_PLACE = 640
_BYTES = 2 * _PLACE


def read_note(path: Path) -> tuple[SealedProgress, ...] | None:
    """Return the legible content of both places; None where there is no such file.

    Raise an OSError where it can't be read.
    """
    try:
        content = read_regular(path, _BYTES, follow_links=False)
    except FileNotFoundError:
        return None
    return tuple(
        progress
        for start in (0, _PLACE)
        if (progress := _legible(content[start : start + _PLACE])) is not None
    )


def write_note(path: Path, count: int, progress: SealedProgress, *, anew: bool) -> None:
    """Write the progress to the place whose turn it is, or to both where `anew`."""
    line = f"{progress.key} {progress.sealed.hex()}\n".encode().ljust(_PLACE)
    if anew or not _is_ready(path):
        replace_with(path, line + line)
        return
    with os.fdopen(open_regular(path, os.O_RDWR, follow_links=False), "r+b", buffering=0) as file:
        file.seek(count % 2 * _PLACE)
        file.write(line)
        os.fsync(file.fileno())


def _is_ready(path: Path) -> bool:
    return path.is_file() and not path.is_symlink() and path.stat().st_size == _BYTES


def _legible(place: bytes) -> SealedProgress | None:
    try:
        key, sealed = place.decode("ascii").split()
        return SealedProgress(key, bytes.fromhex(sealed))
    except ValueError:
        return None
