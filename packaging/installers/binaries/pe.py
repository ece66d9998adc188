"""Windows: 64-bit PE."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

_PE32_PLUS = 0x20B
_DIRECTORIES_AT = 112
_IMPORT, _DELAYED = 1, 13


class Section(NamedTuple):
    address: int
    size: int
    offset: int


def needed(path: Path) -> tuple[str, ...]:
    """The names of the DLLs that it imports, those loaded late included."""
    data = path.read_bytes()
    (start,) = struct.unpack_from("<I", data, 0x3C)
    if data[:2] != b"MZ" or data[start : start + 4] != b"PE\0\0":
        raise ValueError(f"{path.name} is no PE file.")
    sections, optional_size = struct.unpack_from("<H12xH", data, start + 6)
    optional = start + 24
    if struct.unpack_from("<H", data, optional) != (_PE32_PLUS,):
        raise ValueError(f"{path.name} is not for 64 bits.")
    table = [
        _section(data, at)
        for at in range(optional + optional_size, optional + optional_size + 40 * sections, 40)
    ]
    names: list[str] = []
    for directory, size, name_at in ((_IMPORT, 20, 12), (_DELAYED, 32, 4)):
        (address,) = struct.unpack_from("<I", data, optional + _DIRECTORIES_AT + 8 * directory)
        at = _in_file(address, table) if address else None
        while at is not None:
            (name,) = struct.unpack_from("<I", data, at + name_at)
            if not name:
                break
            names.append(_text(data, _in_file(name, table)))
            at += size
    return tuple(names)


def _section(data: bytes, at: int) -> Section:
    virtual_size, address, raw_size, offset = struct.unpack_from("<IIII", data, at + 8)
    return Section(address, max(virtual_size, raw_size), offset)


def _in_file(address: int, sections: list[Section]) -> int:
    for section in sections:
        if section.address <= address < section.address + section.size:
            return section.offset + address - section.address
    raise ValueError(f"No section holds {address:#x}.")


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode("ascii")
