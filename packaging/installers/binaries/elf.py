"""Linux: ELF, for whatever processor."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from elftools.elf.dynamic import DynamicSegment
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(path: Path) -> tuple[str, ...]:
    """The names of the libraries that it is linked with."""
    with path.open("rb") as file:
        return tuple(
            # One of the attributes that the library gives its tags as it reads them.
            str(cast(Any, tag).needed)
            for segment in ELFFile(file).iter_segments()
            if isinstance(segment, DynamicSegment)
            for tag in segment.iter_tags("DT_NEEDED")
        )


def processor(path: Path) -> str:
    """Return the processor as ELF names it: `EM_X86_64`, `EM_AARCH64`."""
    with path.open("rb") as file:
        return str(ELFFile(file)["e_machine"])


def exported(path: Path, name: str) -> bytes:
    """The contents of a variable that a library exports."""
    with path.open("rb") as file:
        whole = ELFFile(file)
        table = whole.get_section_by_name(".dynsym")
        found = table.get_symbol_by_name(name) if isinstance(table, SymbolTableSection) else None
        if not found:
            raise ValueError(f"{path.name} exports no {name}.")
        address, size = found[0]["st_value"], found[0]["st_size"]
        file.seek(next(whole.address_offsets(address, size)))
        return file.read(size)


def end(path: Path) -> int:
    """Return the offset behind the ELF file; an image may be appended there."""
    with path.open("rb") as file:
        header = ELFFile(file).header
    return int(header["e_shoff"] + header["e_shentsize"] * header["e_shnum"])
