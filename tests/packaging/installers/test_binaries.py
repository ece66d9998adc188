"""Needs of a binary are read from it, on any system."""

from __future__ import annotations

import struct
from pathlib import Path

import PySide6
import pytest
from installers.binaries import elf, macho, pe

LIBRARIES = Path(PySide6.__file__).parent


def test_a_library_for_linux_names_what_it_is_linked_with() -> None:
    needed = elf.needed(LIBRARIES / "QtCore.abi3.so")
    assert {"libQt6Core.so.6", "libc.so.6"} <= set(needed)


def test_python_code_is_no_library() -> None:
    assert not elf.is_elf(Path(__file__))
    assert not macho.is_macho(Path(__file__))


def test_an_exported_variable_is_read_from_a_library() -> None:
    (data,) = (LIBRARIES / "Qt/lib").glob("libicudata.so.*")
    version = data.name.rpartition(".")[2]
    # The name of the format stands at byte 12 of every file of ICU.
    assert elf.exported(data, f"icudt{version}_dat")[12:16] == b"CmnD"


def test_a_variable_that_is_not_exported_is_said() -> None:
    with pytest.raises(ValueError, match="exports no gold"):
        elf.exported(LIBRARIES / "QtCore.abi3.so", "gold")


def test_an_elf_file_ends_behind_its_section_headers(tmp_path: Path) -> None:
    whole = (LIBRARIES / "QtCore.abi3.so").read_bytes()
    image = tmp_path / "image"
    image.write_bytes(whole + b"something behind it")
    assert elf.end(image) == elf.end(LIBRARIES / "QtCore.abi3.so")
    assert elf.end(image) <= len(whole)


def pe_file(*imported: str) -> bytes:
    """The least that Windows calls a program: headers, one section, the table of what is imported."""
    base, at = 0x1000, 0x200
    names_at = base + 20 * (len(imported) + 1)
    table, names = b"", b""
    for name in imported:
        table += struct.pack("<IIIII", 0, 0, 0, names_at + len(names), 0)
        names += name.encode() + b"\0"
    body = table + bytes(20) + names
    optional = struct.pack("<H", 0x20B) + bytes(30) + struct.pack("<II", base, at) + bytes(16)
    optional += struct.pack("<II", 2 * base, at) + bytes(44) + struct.pack("<I", 16)
    optional += struct.pack("<IIII", 0, 0, base, len(body)) + bytes(8 * 14)
    header = b"MZ" + bytes(0x3A) + struct.pack("<I", 0x40)
    header += b"PE\0\0" + struct.pack("<HH12xHH", 0x8664, 1, len(optional), 0x2022) + optional
    header += b".idata\0\0" + struct.pack("<IIII", len(body), base, len(body), at) + bytes(16)
    return header + bytes(at - len(header)) + body


def test_a_program_for_windows_names_what_it_imports(tmp_path: Path) -> None:
    path = tmp_path / "game.exe"
    path.write_bytes(pe_file("KERNEL32.dll", "Qt6Core.dll"))
    assert pe.needed(path) == ("KERNEL32.dll", "Qt6Core.dll")


def test_what_is_no_program_for_windows_is_said(tmp_path: Path) -> None:
    path = tmp_path / "game.exe"
    path.write_bytes(bytes(100))
    with pytest.raises(ValueError, match="no PE file"):
        pe.needed(path)


def macho_file(processor: str, *loaded: str, paths: tuple[str, ...] = (), signed: bool = False) -> bytes:
    commands = [_with_text(0xC, 24, name) for name in loaded] + [
        _with_text(0x8000_001C, 12, path) for path in paths
    ]
    if signed:
        commands.append(struct.pack("<IIII", 0x1D, 16, 0, 0))
    body = b"".join(commands)
    kind = macho.PROCESSORS[processor]
    return struct.pack("<IIIIIIII", 0xFEED_FACF, kind, 0, 6, len(commands), len(body), 0, 0) + body


def _with_text(kind: int, offset: int, text: str) -> bytes:
    data = text.encode() + b"\0"
    data += bytes(-len(data) % 8)
    size = offset + len(data)
    return struct.pack("<III", kind, size, offset) + bytes(offset - 12) + data


def as_file(folder: Path, data: bytes) -> Path:
    path = folder / "library"
    path.write_bytes(data)
    return path


def test_a_library_for_macos_names_what_it_loads_and_where_it_looks(tmp_path: Path) -> None:
    data = macho_file("arm64", "@rpath/QtCore", "/usr/lib/libc++.1.dylib", paths=("@loader_path/Qt/lib",))
    ((kind, part),) = macho.slices(as_file(tmp_path, data)).items()
    assert kind == macho.PROCESSORS["arm64"]
    assert part.data == data
    assert part.needed == ("@rpath/QtCore", "/usr/lib/libc++.1.dylib")
    assert part.search_paths == ("@loader_path/Qt/lib",)


@pytest.mark.parametrize("signed", [True, False])
def test_a_signature_is_seen(tmp_path: Path, signed: bool) -> None:
    (part,) = macho.slices(as_file(tmp_path, macho_file("arm64", signed=signed))).values()
    assert part.signed is signed


def test_a_file_for_two_processors_is_taken_apart(tmp_path: Path) -> None:
    parts = {macho.PROCESSORS[name]: macho_file(name, f"lib{name}") for name in ("arm64", "x86_64")}
    path = as_file(tmp_path, for_several(parts))
    assert macho.is_macho(path)
    assert {kind: part.data for kind, part in macho.slices(path).items()} == parts


def for_several(parts: dict[int, bytes]) -> bytes:
    page, body = 0x4000, b""
    header = struct.pack(">II", 0xCAFE_BABE, len(parts))
    for processor, data in sorted(parts.items()):
        header += struct.pack(">IIIII", processor, 0, page + len(body), len(data), 14)
        body += data + bytes(-len(data) % page)
    return header + bytes(page - len(header)) + body
