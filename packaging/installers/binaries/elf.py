"""Linux: 64-bit little-endian ELF."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

_LOAD, _DYNAMIC = 1, 2
_NEEDED, _STRTAB, _SYMTAB = 1, 5, 6
_SYMBOL_SIZE = 24
_SECTION_HEADERS_AT, _SECTION_HEADER_SIZE, _SECTION_HEADERS = 40, 58, 60


class Segment(NamedTuple):
    kind: int
    offset: int
    address: int
    size: int


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(path: Path) -> tuple[str, ...]:
    """The names of the libraries that it is linked with."""
    data = path.read_bytes()
    segments = _segments(data)
    entries = _dynamic(data, segments)
    if not entries:
        return ()
    strings = _in_file(dict(entries)[_STRTAB], segments)
    return tuple(_text(data, strings + value) for tag, value in entries if tag == _NEEDED)


def exported(path: Path, name: str) -> bytes:
    """The contents of a variable that a library exports."""
    data = path.read_bytes()
    segments = _segments(data)
    places = dict(_dynamic(data, segments))
    # The linkers lay the names directly behind the symbols: that is where the symbols end.
    symbols, strings = (_in_file(places[tag], segments) for tag in (_SYMTAB, _STRTAB))
    for at in range(symbols, strings, _SYMBOL_SIZE):
        text, address, size = struct.unpack_from("<I4xQQ", data, at)
        if _text(data, strings + text) == name:
            start = _in_file(address, segments)
            return data[start : start + size]
    raise ValueError(f"{path.name} exports no {name}.")


def end(path: Path) -> int:
    """Where the ELF file ends; an image may be appended behind it."""
    header = path.read_bytes()[:64]
    (offset,) = struct.unpack_from("<Q", header, _SECTION_HEADERS_AT)
    size, count = struct.unpack_from("<HH", header, _SECTION_HEADER_SIZE)
    return int(offset + size * count)


def _segments(data: bytes) -> list[Segment]:
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError("This is no 64-bit little-endian ELF file.")
    (offset,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    found = []
    for at in range(offset, offset + size * count, size):
        kind, _, in_file, address, _, file_size = struct.unpack_from("<IIQQQQ", data, at)
        found.append(Segment(kind, in_file, address, file_size))
    return found


def _dynamic(data: bytes, segments: list[Segment]) -> list[tuple[int, int]]:
    dynamic = [segment for segment in segments if segment.kind == _DYNAMIC]
    return [
        struct.unpack_from("<QQ", data, at)
        for segment in dynamic
        for at in range(segment.offset, segment.offset + segment.size, 16)
    ]


def _in_file(address: int, segments: list[Segment]) -> int:
    for segment in segments:
        if segment.kind == _LOAD and segment.address <= address < segment.address + segment.size:
            return segment.offset + address - segment.address
    raise ValueError(f"Nothing is loaded at {address:#x}.")


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()
