"""The few facts of `locales/<language>/rulebook.toml` that the running program needs."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from shgui import resources

_HEAD = 400
"""Characters within which the table `writing` begins in every file: it is their first."""


@cache
def read_section(language: str, name: str) -> Mapping[str, Any]:
    """Return one top-level table of a rulebook file; empty where there is none.

    Only these lines are parsed: a whole file takes tens of milliseconds.
    """
    import tomllib

    lines: list[str] = []
    wanted = False
    for line in _read_text(language).splitlines():
        if line.startswith("["):
            wanted = line.startswith((f"[{name}]", f"[{name}."))
        if wanted:
            lines.append(line)
    found: Mapping[str, Any] = tomllib.loads("\n".join(lines)).get(name, {})
    return found


@cache
def read_own_name(language: str) -> str:
    """Return `name` of the table `writing`, or the code where there is none.

    The first page shows it for every language; loading a parser of TOML for that would take too long.
    """
    name = _read_text(language, _HEAD).partition('\n[writing]\nname = "')[2].partition('"\n')[0]
    plain = name and not set('"\\\n') & set(name)
    return name if plain else str(read_section(language, "writing").get("name", language))


def _read_text(language: str, most: int = -1) -> str:
    """Read so many characters of a rulebook file, or all of it; empty where there is none."""
    try:
        with (resources.locales() / language / "rulebook.toml").open(encoding="utf-8") as text:
            return text.read(most)
    except FileNotFoundError:
        return ""
