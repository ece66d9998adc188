"""Packages take only needed files along."""

from __future__ import annotations

from pathlib import Path

import PySide6
import pytest
from installers.closure import closure, qt_modules
from linux import requirements

NEEDED = {
    "window": ("libgui", "libc"),
    "libgui": ("libcore",),
    "libcore": ("libgui", "libm"),
    "libunused": (),
}


def test_libraries_are_followed_to_those_that_the_system_brings() -> None:
    libraries = {name: Path(name) for name in NEEDED if name.startswith("lib")}
    found = closure([Path("window")], libraries, lambda path: NEEDED[path.name])
    assert found.files == (Path("libcore"), Path("libgui"), Path("window"))
    assert found.outside == ("libc", "libm")


def test_the_parts_of_qt_are_those_that_the_sources_import(tmp_path: Path) -> None:
    early = "import PySide6.QtSvg\nfrom PySide6.QtGui import QColor\n"
    (tmp_path / "a.py").write_text(early, encoding="utf-8")
    (tmp_path / "b.py").write_text("def late():\n    from PySide6 import QtNetwork\n", encoding="utf-8")
    assert qt_modules(tmp_path) == ("QtGui", "QtNetwork", "QtSvg")


def test_the_program_needs_no_more_of_qt_than_its_essentials(root: Path) -> None:
    # The packages are cut from PySide6-Essentials: what lies in the add-ons would be missing in them.
    wanted = {f"{module}.abi3.so" for module in qt_modules(root / "shgui")}
    folder = Path(PySide6.__file__).parent
    assert wanted <= {path.name for path in folder.glob("Qt*.abi3.so")}


def test_every_library_is_asked_for_by_the_package_that_brings_it() -> None:
    libraries = ("libX11.so.6", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libc.so.6")
    asked = requirements.debian_depends(libraries, "2.39")
    assert asked.split(", ")[2:] == ["libc6 (>= 2.39)", "libglib2.0-0t64 | libglib2.0-0", "libx11-6"]


def test_a_library_that_nobody_knows_stops_the_build() -> None:
    with pytest.raises(ValueError, match=r"libstrange\.so\.1"):
        requirements.debian_depends(("libstrange.so.1",), "2.34")
