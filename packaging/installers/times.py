"""Files that bear the time of their sources, so that two builds of them are the same."""

from __future__ import annotations

import os
from pathlib import Path


def settle(folder: Path, moment: int) -> None:
    """Gives everything below a folder, and itself, this time."""
    for path in sorted(folder.rglob("*"), reverse=True):
        os.utime(path, (moment, moment), follow_symlinks=False)
    os.utime(folder, (moment, moment))
