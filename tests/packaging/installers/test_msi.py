"""A package of Windows Installer is the same for the same files."""

from __future__ import annotations

import struct
import uuid

import pytest
from windows.msi import settled

MOMENT = 1_700_000_000


def built(files: bytes, time: int) -> bytes:
    """Return the part of a package that wixl makes up at every build, behind its files."""
    number = str(uuid.uuid4()).upper().encode()
    when = struct.pack("<IQ", 0x40, time)
    return files + struct.pack("<II", 0x1E, 39) + b"{" + number + b"}\0\0" + when + when


def test_two_builds_of_the_same_files_are_the_same() -> None:
    assert settled(built(b"files", 1), MOMENT) == settled(built(b"files", 2), MOMENT)


def test_other_files_make_a_package_of_another_number() -> None:
    one, other = (settled(built(files, 1), MOMENT)[-65:] for files in (b"files", b"filet"))
    assert one != other


def test_a_package_that_is_written_in_another_way_is_refused() -> None:
    with pytest.raises(ValueError, match="another way"):
        settled(b"files", MOMENT)
