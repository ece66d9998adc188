"""Compiled beforehand, where a program's folder can't or shouldn't be written to."""

from __future__ import annotations

import compileall
from pathlib import Path
from py_compile import PycInvalidationMode


def compile_all(site: Path) -> None:
    # Valid by decree, not by the time of a file: an unpacked file has whatever time its installer gives it.
    compiled = compileall.compile_dir(
        site, quiet=1, stripdir=str(site), invalidation_mode=PycInvalidationMode.UNCHECKED_HASH
    )
    if not compiled:
        raise ValueError(f"Not everything in {site} could be compiled.")
