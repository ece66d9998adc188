"""Programs of the system that an installer is built with."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

PACKAGES = {
    "dpkg-deb": "dpkg",
    "gcc": "gcc",
    "aarch64-linux-gnu-gcc": "gcc-aarch64-linux-gnu",
    "aarch64-linux-gnu-strip": "binutils-aarch64-linux-gnu",
    "x86_64-linux-gnu-gcc": "gcc-x86-64-linux-gnu",
    "x86_64-linux-gnu-strip": "binutils-x86-64-linux-gnu",
    "icupkg": "icu-devtools",
    "strip": "binutils",
    "rpmbuild": "rpm",
    "mksquashfs": "squashfs-tools",
    "makensis": "nsis",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "x86_64-w64-mingw32-windres": "binutils-mingw-w64-x86-64",
    "wixl": "wixl",
    "debootstrap": "debootstrap",
    "man": "man-db",
    "wine": "wine",
}
"""Tool → the Debian package that brings it."""

_LINES_TOLD = 30


class Missing(Exception):
    """A tool that isn't here; the message says what brings it."""


def find(*names: str) -> str:
    """The first of these programs that is here."""
    for name in names:
        found = shutil.which(name)
        if found is not None:
            return found
    packages = [PACKAGES[name] for name in names if name in PACKAGES]
    brought = f", which Debian's package {packages[0]} brings" if packages else ""
    raise Missing(f"This needs {' or '.join(names)}{brought}.")


def run(
    command: Sequence[str | Path], *, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> str:
    """Run a command and return its output; a failure shows the end of it."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        said = "\n".join(done.stdout.splitlines()[-_LINES_TOLD:])
        raise Failed(f"{' '.join(str(part) for part in command)} failed ({done.returncode}):\n{said}")
    return done.stdout


class Failed(Exception):
    """A tool that didn't do what it should; the message holds what it said."""
