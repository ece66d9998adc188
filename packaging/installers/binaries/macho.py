"""macOS: Mach-O, for one processor or for several in one file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from macholib import mach_o
from macholib.MachO import MachO, MachOHeader, lc_str_value
from macholib.util import is_platform_file

PROCESSORS = {"x86_64": 0x0100_0007, "arm64": 0x0100_000C}


@dataclass(frozen=True)
class Slice:
    """The part of a file for one kind of processor."""

    data: bytes
    needed: tuple[str, ...]
    """The libraries that it loads, as they are written there."""
    search_paths: tuple[str, ...]
    signed: bool


def is_macho(path: Path) -> bool:
    return bool(is_platform_file(str(path)))


def slices(path: Path) -> dict[int, Slice]:
    """Processor → what is in the file for it."""
    data = path.read_bytes()
    # A newer system's commands are none of those that are looked for here.
    headers = MachO(str(path), allow_unknown_load_commands=True).headers
    return {header.header.cputype: _slice(header, data) for header in headers}


def _slice(header: MachOHeader, data: bytes) -> Slice:
    paths = [
        lc_str_value(entry[1].path, entry).decode()
        for entry in header.commands
        if entry[0].cmd == mach_o.LC_RPATH
    ]
    return Slice(
        data[header.offset : header.offset + header.size],
        tuple(name for _, _, name in header.walkRelocatables()),
        tuple(paths),
        any(load.cmd == mach_o.LC_CODE_SIGNATURE for load, _, _ in header.commands),
    )
