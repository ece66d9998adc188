"""macOS: Mach-O, for one processor or for several in one file."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

PROCESSORS = {"x86_64": 0x0100_0007, "arm64": 0x0100_000C}

_FAT = 0xCAFE_BABE
_THIN = 0xFEED_FACF
_LOAD_DYLIB = {0xC, 0x8000_0018, 0x8000_001F, 0x20}
_RPATH, _CODE_SIGNATURE = 0x8000_001C, 0x1D
_ALIGNMENT = 14


def is_macho(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(8)
    if len(start) < 8:
        return False
    magic, count = struct.unpack(">II", start)
    # Java's class files begin with the same four bytes; a version follows there, above any real count.
    return (magic == _FAT and count < 20) or struct.unpack("<I", start[:4]) == (_THIN,)


def slices(data: bytes) -> dict[int, bytes]:
    """Processor → what is in the file for it."""
    magic, count = struct.unpack_from(">II", data)
    if magic != _FAT:
        (processor,) = struct.unpack_from("<i", data, 4)
        return {processor: data}
    found = {}
    for at in range(8, 8 + 20 * count, 20):
        processor, _, offset, size, _ = struct.unpack_from(">IIIII", data, at)
        found[processor] = data[offset : offset + size]
    return found


def joined(parts: dict[int, bytes]) -> bytes:
    """One file for several processors."""
    page = 1 << _ALIGNMENT
    header = struct.pack(">II", _FAT, len(parts))
    body = b""
    start = page
    for processor, data in sorted(parts.items()):
        (subtype,) = struct.unpack_from("<I", data, 8)
        header += struct.pack(">IIIII", processor, subtype, start + len(body), len(data), _ALIGNMENT)
        body += data + bytes(-len(data) % page)
    return header + bytes(start - len(header)) + body


def needed(data: bytes) -> tuple[str, ...]:
    """The libraries that one slice loads, as they are written there."""
    return tuple(_text(data, at) for kind, at in _commands(data) if kind in _LOAD_DYLIB)


def search_paths(data: bytes) -> tuple[str, ...]:
    return tuple(_text(data, at) for kind, at in _commands(data) if kind == _RPATH)


def is_signed(data: bytes) -> bool:
    return any(kind == _CODE_SIGNATURE for kind, _ in _commands(data))


def _commands(data: bytes) -> Iterator[tuple[int, int]]:
    magic, _, _, _, count = struct.unpack_from("<IIIII", data)
    if magic != _THIN:
        raise ValueError("This is no 64-bit Mach-O slice.")
    at = 32
    for _ in range(count):
        kind, size = struct.unpack_from("<II", data, at)
        yield kind, at
        at += size


def _text(data: bytes, command: int) -> str:
    (size, offset) = struct.unpack_from("<II", data, command + 4)
    return data[command + offset : command + size].split(b"\0")[0].decode()
