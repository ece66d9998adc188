"""Python's standard library for systems that this one builds for but isn't: compiled from its own sources."""

from __future__ import annotations

import io
import shutil
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from installers.bytecode import compile_all
from installers.tools import Missing

VERSION = (3, 11)
"""Compiled code runs on this Python only: it is the one that the packages bring."""

# What neither the program nor anything that it uses imports.
_LEFT_OUT = frozenset(Path(__file__).with_name("left_out.txt").read_text(encoding="ascii").split())
_OF_ANOTHER_SYSTEM = ("config-", "_sysconfigdata", "_pydecimal", "_osx_support")


def standard_library() -> bytes:
    """Compiled modules in an archive that Python imports from."""
    if sys.version_info[:2] != VERSION:
        raise Missing(f"This needs Python {VERSION[0]}.{VERSION[1]} to build with.")
    sources = Path(sysconfig.get_paths()["stdlib"])
    written = io.BytesIO()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for path in sources.rglob("*.py"):
            inside = path.relative_to(sources)
            if _stays(inside):
                (folder / inside).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, folder / inside)
        compile_all(folder, "-b", "-o", "2")
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in sorted(folder.rglob("*.pyc")):
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())
    return written.getvalue()


def _stays(inside: Path) -> bool:
    parts = (inside.parts[0].removesuffix(".py"), *inside.parts[1:])
    if parts[0] in _LEFT_OUT or {"test", "tests", "__pycache__"} & set(parts):
        return False
    return not parts[0].startswith(_OF_ANOTHER_SYSTEM)
