"""The engine's own copy of the playing switches: a Python module, so that the rules read no file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catalogue_tools.project import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catalogue_tools.rulebook import Rulebook, Ruling

_HEAD = '''"""What each rulebook decides, and where it says so.

Generated from `locales/*/rulebook.toml` by `packaging/catalogues generate`; change it there.
"""

from collections.abc import Mapping

Ruling = tuple[str | int | bool, str]

BOOKS: Mapping[str, Mapping[str, Ruling]] = {
'''


def engine_books(rulebooks: Mapping[str, Rulebook]) -> str:
    """The text of `shgui/engine/books.py`; the official rules stand first."""
    parts = [_HEAD]
    for language, rulebook in rulebooks.items():
        name = "official" if language == SOURCE_LANGUAGE else language
        parts.append(f'    "{name}": {{\n')
        for switch, ruling in rulebook.switches.items():
            parts.append(
                f'        "{switch}": ({_literal(ruling.value)}, "{_reference(rulebook, ruling)}"),\n'
            )
        parts.append("    },\n")
    parts.append("}\n")
    return "".join(parts)


def _literal(value: str | int | bool) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _reference(rulebook: Rulebook, ruling: Ruling) -> str:
    if ruling.places:
        return f"{rulebook.text} L{ruling.places[0].line}"
    return ruling.section or rulebook.text
