"""A rulebook as plain text, line by line, with the marks of emphasis taken off."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_EMPHASIS = re.compile(r"\*+")
_APOSTROPHE = re.compile("['’]")
_SPACE = re.compile(r"\s+")
WORD = re.compile(r"\w+(?:[-'’]\w+)*")


@cache
def _pattern(phrase: str, exact: bool) -> re.Pattern[str]:
    words = r"\s+".join(_APOSTROPHE.sub("['’]", re.escape(word)) for word in phrase.split())
    before = r"(?<!\w)" if phrase[:1].isalnum() else ""
    after = r"(?!\w)" if phrase[-1:].isalnum() else ""
    return re.compile(f"{before}{words}{after}", re.NOFLAG if exact else re.IGNORECASE)


def stands_in(phrase: str, line: str, *, exact: bool = False) -> bool:
    """Return whether the words stand in the line as whole words."""
    return bool(phrase.strip()) and _pattern(phrase, exact).search(line) is not None


@dataclass(frozen=True)
class BookText:
    """Lines are counted from one, as editors and references count them."""

    lines: tuple[str, ...]

    @classmethod
    def from_file(cls, path: Path) -> BookText:
        return cls.from_text(path.read_text(encoding="utf-8"))

    @classmethod
    def from_text(cls, text: str) -> BookText:
        return cls(tuple(_EMPHASIS.sub("", line).rstrip() for line in text.split("\n")))

    def line(self, number: int) -> str:
        """A line's text, empty beyond the ends."""
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else ""

    def numbered(self) -> Iterator[tuple[int, str]]:
        return enumerate(self.lines, start=1)

    def lines_with(self, phrase: str) -> tuple[int, ...]:
        """Return the lines with these words as whole words, ignoring capitals."""
        return tuple(number for number, line in self.numbered() if stands_in(phrase, line))

    def as_printed(self, phrase: str, number: int) -> str:
        """The words with the capitals they have in that line."""
        found = _pattern(phrase, False).search(self.line(number))
        return _SPACE.sub(" ", found.group()) if found else ""
