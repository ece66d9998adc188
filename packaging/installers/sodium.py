"""What seals saved games, where the system brings none."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers import sources
from installers.project import Project


def put_sodium(project: Project, system: str, site: Path, cffi: str = "cffi") -> None:
    """PyNaCl, and of cffi the one module that it loads."""
    nacl = sources.unpacked(project, system, "PyNaCl") / "nacl"
    shutil.copytree(nacl, site / "nacl", ignore=shutil.ignore_patterns("__pycache__", "*.pyi", "py.typed"))
    (backend,) = sources.unpacked(project, system, cffi).glob("_cffi_backend.*")
    shutil.copy(backend, site)
