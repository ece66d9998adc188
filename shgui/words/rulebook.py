"""The few facts of `locales/<language>/rulebook.toml` that the running program needs."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from shgui import resources


@cache
def read_section(language: str, name: str) -> Mapping[str, Any]:
    """Return one top-level table of a rulebook file; empty where there is none.

    Only these lines are parsed: a whole file takes tens of milliseconds.
    """
    try:
        text = (resources.locales() / language / "rulebook.toml").read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    lines: list[str] = []
    wanted = False
    for line in text.splitlines():
        if line.startswith("["):
            wanted = line.startswith((f"[{name}]", f"[{name}."))
        if wanted:
            lines.append(line)
    found: Mapping[str, Any] = tomllib.loads("\n".join(lines)).get(name, {})
    return found
