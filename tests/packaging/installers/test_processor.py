"""Each package is for one kind of processor and has nothing for another."""

from __future__ import annotations

import struct
from argparse import Namespace
from pathlib import Path

import pytest
from installers import cli
from installers.sources import listed
from linux.processor import PROCESSORS, Processor


def elf_file(machine: int) -> bytes:
    """The least that is an ELF file: its header."""
    return (
        b"\x7fELF\x02\x01\x01"
        + bytes(9)
        + struct.pack("<HHI24xIHHHHHH", 3, machine, 1, 0, 64, 56, 0, 64, 0, 0)
    )


@pytest.mark.parametrize(("arch", "machine"), [("amd64", 62), ("arm64", 183)])
def test_a_library_for_another_processor_stops_the_build(tmp_path: Path, arch: str, machine: int) -> None:
    (tmp_path / "notes.txt").write_text("no library", encoding="ascii")
    (tmp_path / "libgame.so").write_bytes(elf_file(machine))
    PROCESSORS[arch].check(tmp_path)
    for other in PROCESSORS.values():
        if other.debian != arch:
            with pytest.raises(ValueError, match=r"libgame\.so"):
                other.check(tmp_path)


@pytest.mark.parametrize("processor", PROCESSORS.values(), ids=lambda processor: processor.debian)
def test_its_libraries_are_those_for_it_and_for_its_glibc(processor: Processor) -> None:
    for name in ("PySide6", "shiboken6"):
        file = listed(processor.sources, name).file_name
        assert file.endswith(f"manylinux_{processor.glibc.replace('.', '_')}_{processor.name}.whl")


def wanted(system: str, kind: str | None, arch: str | None) -> list[tuple[str, str | None]]:
    request = Namespace(system=system, kind=kind, arch=arch)
    return [(target.kind, target.arch) for target in cli._wanted(request)]


def test_everything_is_built_for_every_processor_and_one_where_one_is_named() -> None:
    assert {("deb", "amd64"), ("deb", "arm64"), ("rpm", "amd64"), ("rpm", "arm64")} <= set(
        wanted("all", None, None)
    )
    assert wanted("linux", "deb", "arm64") == [("deb", "arm64")]
    assert wanted("linux", "deb", None) == [("deb", "amd64"), ("deb", "arm64")]
