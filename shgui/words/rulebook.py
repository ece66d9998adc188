"""The few facts of `locales/<language>/rulebook.toml` that the running program needs."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from shgui import resources


@cache
def section(language: str, name: str) -> Mapping[str, Any]:
    """One top-level table of a rulebook file; empty where the language has no such file or table.

    Only these lines are parsed: a whole file takes tens of milliseconds.
    """
    path = resources.locales() / language / "rulebook.toml"
    if not path.is_file():
        return {}
    lines: list[str] = []
    wanted = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            wanted = line.startswith((f"[{name}]", f"[{name}."))
        if wanted:
            lines.append(line)
    found: Mapping[str, Any] = tomllib.loads("\n".join(lines)).get(name, {})
    return found
