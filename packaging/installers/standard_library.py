"""Python's standard library for systems that this one builds for but isn't: compiled from its own sources."""

from __future__ import annotations

import io
import py_compile
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from installers.tools import Missing

VERSION = (3, 11)
"""Compiled code runs on this Python only: it is the one that the packages bring."""

# What neither the program nor anything that it uses imports.
_LEFT_OUT = frozenset(Path(__file__).with_name("left_out.txt").read_text(encoding="ascii").split())
_OF_ANOTHER_SYSTEM = ("config-", "_sysconfigdata", "_pydecimal", "_osx_support")


def standard_library(also: tuple[str, ...] = ()) -> bytes:
    """Compiled modules in an archive that Python imports from; `also` those of the ones left out."""
    if sys.version_info[:2] != VERSION:
        raise Missing(f"This needs Python {VERSION[0]}.{VERSION[1]} to build with.")
    sources = Path(sysconfig.get_paths()["stdlib"])
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(sources.rglob("*.py")):
            inside = path.relative_to(sources)
            if _stays(inside, _LEFT_OUT.difference(also)):
                entry = zipfile.ZipInfo(inside.with_suffix(".pyc").as_posix())
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, _compiled(path, inside))
    return written.getvalue()


def _stays(inside: Path, left_out: frozenset[str]) -> bool:
    parts = (inside.parts[0].removesuffix(".py"), *inside.parts[1:])
    if parts[0] in left_out or {"test", "tests", "__pycache__"} & set(parts):
        return False
    return not parts[0].startswith(_OF_ANOTHER_SYSTEM)


def _compiled(path: Path, inside: Path) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "compiled"
        py_compile.compile(
            str(path),
            str(target),
            dfile=inside.as_posix(),
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        return target.read_bytes()
