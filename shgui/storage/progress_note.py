"""The small file beside the key with the progress of a journal.

It has two places of one length, written in turns and in place: after an interrupted write the other place is
intact. Its content is sealed (`journal_ledger.py`) and shows not even the number of transactions.
"""

import os
from pathlib import Path

from shgui.storage.files import open_regular_file, read_regular_file, replace_file
from shgui.storage.journal_ledger import SealedProgress

_SLOT_BYTES = 640
_NOTE_BYTES = 2 * _SLOT_BYTES


def read_note(path: Path) -> tuple[SealedProgress, ...] | None:
    """Return the legible content of both places; None where there is no such file.

    Raise an OSError where it can't be read.
    """
    try:
        content = read_regular_file(path, _NOTE_BYTES, follow_links=False)
    except FileNotFoundError:
        return None
    return tuple(
        progress
        for start in (0, _SLOT_BYTES)
        if (progress := _parse_slot(content[start : start + _SLOT_BYTES])) is not None
    )


def write_note(path: Path, count: int, progress: SealedProgress, *, anew: bool) -> None:
    """Write the progress to the place whose turn it is, or to both where `anew`."""
    line = f"{progress.key} {progress.sealed.hex()}\n".encode().ljust(_SLOT_BYTES)
    if anew or not _has_both_slots(path):
        replace_file(path, line + line)
        return
    with os.fdopen(open_regular_file(path, os.O_RDWR, follow_links=False), "r+b", buffering=0) as file:
        file.seek(count % 2 * _SLOT_BYTES)
        file.write(line)
        os.fsync(file.fileno())


def _has_both_slots(path: Path) -> bool:
    return path.is_file() and not path.is_symlink() and path.stat().st_size == _NOTE_BYTES


def _parse_slot(place: bytes) -> SealedProgress | None:
    try:
        key, sealed = place.decode("ascii").split()
        return SealedProgress(key, bytes.fromhex(sealed))
    except ValueError:
        return None
