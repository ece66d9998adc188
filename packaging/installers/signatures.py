"""The module that gives PySide6's functions their signatures, ready to be read.

Shiboken carries its source in an archive inside a library and compiles it at every start. Told not to, it
writes the files beside itself once, and finds them from then on. They are the same on every system.
"""

from __future__ import annotations

import platform
import re
import shutil
import sys
from pathlib import Path

from installers import sources, tools
from installers.project import Project

TOOLS = tuple(f"shibokensupport/signature/lib/{name}.py" for name in ("enum_sig", "pyi_generator"))
"""The writer of PySide's stubs for type checkers; importing it takes a fifteenth of the start."""

_FOLDER = "files.dir"
# Enough of PySide6 to import QtCore from.
_FOR_CORE = re.compile(r"(lib)?(Qt6?Core|Qt6?DBus|Shiboken|shiboken6|pyside6|icu|msvcp|vcruntime)|_.*\.py$")
_LEFT_OUT = "# Left out here: a tool of PySide's developers, which no program that runs needs.\n"
_SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def put_signatures(project: Project, shiboken: Path) -> None:
    written = _write(project)
    folder = shiboken / _FOLDER
    shutil.copytree(written, folder, ignore=shutil.ignore_patterns("__pycache__"))
    leave_tools_empty(folder)


def leave_tools_empty(folder: Path) -> None:
    for tool in TOOLS:
        (folder / tool).write_text(_LEFT_OUT, encoding="utf-8")


def _write(project: Project) -> Path:
    site = project.work / "signatures"
    written = site / "shiboken6" / _FOLDER
    if written.is_dir():
        return written
    site = project.fresh("signatures")
    for name in ("shiboken6", "PySide6"):
        folder = sources.unpacked(project, _here(), name) / name
        shutil.copytree(folder, site / name, symlinks=True, ignore=_all_but_core)
    program = f"import sys; sys.path.insert(0, {str(site)!r}); import PySide6.QtCore"
    tools.run([sys.executable, "-I", "-B", "-c", program], env={"SBK_EMBED": "False"})
    if not written.is_dir():
        raise ValueError("shiboken6 has not written its signature module")
    return written


def _here() -> str:
    """Return the files for this machine, whatever the package is for."""
    system = _SYSTEMS[sys.platform]
    return f"{system}-arm64" if system == "linux" and platform.machine() == "aarch64" else system


def _all_but_core(folder: str, names: list[str]) -> list[str]:
    if "QtCore.framework" in folder:
        return []
    folders = {name for name in names if (Path(folder) / name).is_dir()}
    kept = {"Qt", "lib", "QtCore.framework", "QtDBus.framework"} & folders
    return [name for name in names if name not in kept and (name in folders or not _FOR_CORE.match(name))]
