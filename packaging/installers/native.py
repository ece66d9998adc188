"""Libraries in C that the program uses besides Qt, where the system brings none."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers import sources
from installers.project import Project

_LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyi", "py.typed")


def put_nacl(project: Project, system: str, site: Path, processor: str = "") -> None:
    """PyNaCl, which seals saved games, and of cffi the one module that it loads."""
    nacl = sources.unpacked(project, system, "PyNaCl") / "nacl"
    shutil.copytree(nacl, site / "nacl", ignore=_LEFT_OUT)
    (backend,) = sources.unpacked(project, system, f"cffi{processor}").glob("_cffi_backend.*")
    shutil.copy(backend, site)


def put_miniaudio(project: Project, system: str, site: Path, processor: str = "") -> None:
    """Put the decoder of recordings, for systems that play only plain samples."""
    for path in sources.unpacked(project, system, f"miniaudio{processor}").glob("*miniaudio.*"):
        if path.is_file():
            shutil.copy(path, site)
