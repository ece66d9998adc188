"""Compiled beforehand, where a program's folder can't or shouldn't be written to."""

from __future__ import annotations

import sys
from pathlib import Path

from installers import tools


def compile_all(site: Path, *options: str) -> None:
    """Every module below a folder.

    The result is valid by decree, not by the time of a file: an unpacked file has whatever time its installer
    gives it. A process of its own, with the seed of its hashes set: else sets come in another order.
    """
    how = ["-q", "-s", str(site), "--invalidation-mode", "unchecked-hash", *options]
    tools.run([sys.executable, "-m", "compileall", *how, site], env={"PYTHONHASHSEED": "0"})
