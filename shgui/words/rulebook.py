"""The few facts of `locales/<language>/rulebook.toml` that the running program needs."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from shgui import resources

_HEAD = 400
"""Characters within which the table `writing` begins in every file: it is their first."""


@cache
def section(language: str, name: str) -> Mapping[str, Any]:
    """One top-level table of a rulebook file; empty where the language has no such file or table.

    Only these lines are parsed: a whole file takes tens of milliseconds.
    """
    import tomllib

    lines: list[str] = []
    wanted = False
    for line in _text(language).splitlines():
        if line.startswith("["):
            wanted = line.startswith((f"[{name}]", f"[{name}."))
        if wanted:
            lines.append(line)
    found: Mapping[str, Any] = tomllib.loads("\n".join(lines)).get(name, {})
    return found


@cache
def own_name(language: str) -> str:
    """`name` of the table `writing`, or the code where there is none.

    The first page tells it of every language; loading a parser of TOML for that would take too long.
    """
    told = _text(language, _HEAD).partition('\n[writing]\nname = "')[2].partition('"\n')[0]
    plain = told and not set('"\\\n') & set(told)
    return told if plain else str(section(language, "writing").get("name", language))


def _text(language: str, most: int = -1) -> str:
    """So many characters of it, or all."""
    try:
        with (resources.locales() / language / "rulebook.toml").open(encoding="utf-8") as text:
            return text.read(most)
    except FileNotFoundError:
        return ""
