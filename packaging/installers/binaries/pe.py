"""Windows: 64-bit PE."""

from __future__ import annotations

from pathlib import Path

import pefile

_NAMED = ("IMPORT", "DELAY_IMPORT")
_DIRECTORIES = [pefile.DIRECTORY_ENTRY[f"IMAGE_DIRECTORY_ENTRY_{name}"] for name in _NAMED]


def needed(path: Path) -> tuple[str, ...]:
    """The names of the DLLs that it imports, those loaded late included."""
    try:
        with pefile.PE(path, fast_load=True) as program:
            if program.OPTIONAL_HEADER.Magic != pefile.OPTIONAL_HEADER_MAGIC_PE_PLUS:
                raise ValueError(f"{path.name} is not for 64 bits.")
            program.parse_data_directories(_DIRECTORIES, import_dllnames_only=True)
            lists = [getattr(program, f"DIRECTORY_ENTRY_{name}", ()) for name in _NAMED]
            return tuple(entry.dll.decode("ascii") for each in lists for entry in each)
    except pefile.PEFormatError as error:
        raise ValueError(f"{path.name} is no PE file.") from error
