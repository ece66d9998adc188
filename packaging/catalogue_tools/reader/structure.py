"""The outward build of a rulebook: headings, lists, the table of players, quotations."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from catalogue_tools.book_text import WORD
from catalogue_tools.rulebook import PlayerTable

if TYPE_CHECKING:
    from catalogue_tools.book_text import BookText

_ITEM = re.compile(r"\s*(?:[-–—•*►]\s|\d+\t)")
_NUMBERING = re.compile(r"^\W*(?:\d+(?:\.\d+)*[.)]?\s+)?(?:[A-ZÆØÅ]{1,3}: )?")
_CHAPTER = re.compile(r"\d+(?:\.\d+)* \w")
_RUN_IN = re.compile(r"^\W*(\w[^.!?:;,]{2,50}):\s+\S.{30,}")
_PLAYERS = ("5", "6", "7", "8", "9", "10")
LONGEST_HEADING = 16
_LIBERALS = (3, 4, 4, 5, 5, 6)
_FASCISTS = (1, 1, 2, 2, 3, 3)


@dataclass(frozen=True)
class Heading:
    """A line that may be a heading, or the words before the colon that opens a paragraph."""

    line: int
    words: str
    numbered: int | None = None
    run_in: bool = False
    colon: bool = False
    main: bool = False
    """Set in capitals or numbered like a chapter."""
    runs_on: bool = False
    """The next line goes on without a gap."""


@dataclass(frozen=True)
class Structure:
    text: BookText

    @cached_property
    def table(self) -> PlayerTable | None:
        for number, line in self.text.numbered():
            cells = line.split("\t") if "\t" in line else re.split(r"\s{2,}|\s*\|\s*", line.strip("| "))
            if tuple(cell.strip() for cell in cells[-6:]) == _PLAYERS:
                mark = re.search(r"\d\s*\+\s*(\w+)", self.text.line(number + 2))
                return PlayerTable(
                    number, tuple(map(int, _PLAYERS)), _LIBERALS, _FASCISTS, mark[1] if mark else "H"
                )
        return None

    def table_label(self, row: int) -> str:
        """The words before the numbers of a row: 0 players, 1 liberals, 2 fascists."""
        if self.table is None:
            return ""
        found = re.match(r"\W*([^\d\t|]+?)\s*[\t|\d]", self.text.line(self.table.line + row))
        return found[1].strip(" #") if found else ""

    def is_item(self, number: int) -> bool:
        return _ITEM.match(self.text.line(number)) is not None

    @cached_property
    def components(self) -> tuple[int, ...]:
        """The lines of the list of components: many in a row that begin with a number, the first with 17."""
        for number, line in self.text.numbered():
            if re.match(r"\W*17\s", line):
                lines = [number]
                while re.match(r"\W*\d+\s", self.text.line(lines[-1] + 1)):
                    lines.append(lines[-1] + 1)
                if len(lines) >= len(_PLAYERS):
                    return tuple(lines)
        return ()

    @cached_property
    def headings(self) -> tuple[Heading, ...]:
        return tuple(
            heading for number, _ in self.text.numbered() if (heading := self._heading(number)) is not None
        )

    def _heading(self, number: int) -> Heading | None:
        line = self.text.line(number).strip()
        if not line or "\t" in line or line[0] in "[\"“„«'" or self._is_between_items(number):
            return None
        numbering = re.match(r"\W*(\d+)[.)]\s", line)
        if self.is_item(number) and not line.startswith("►"):
            return None
        if run_in := _RUN_IN.match(line):
            return Heading(number, _bare(run_in[1]), run_in=True, main=run_in[1].isupper())
        if len(WORD.findall(line)) > LONGEST_HEADING or line[-1] in ".;,…" or not self._stands_free(number):
            return None
        if not any(letter.isalpha() for letter in line):
            return None
        return Heading(
            number,
            _bare(line),
            numbered=int(numbering[1]) if numbering else None,
            colon=line.endswith(":"),
            main=line.upper() == line or _CHAPTER.match(line) is not None,
            runs_on=bool(self.text.line(number + 1).strip()),
        )

    def _stands_free(self, number: int) -> bool:
        above = self.text.line(number - 1).strip()
        return (not above or len(WORD.findall(above)) <= LONGEST_HEADING // 2) and not self._is_cut(number)

    def _is_cut(self, number: int) -> bool:
        """Return whether a page break cut a paragraph here, which continues with a small letter."""
        below = next((line for line in self.text.lines[number:] if line.strip()), "")
        return below[:1].islower() or re.search(r"[^\W\d_]{2}[.!?] \w", self.text.line(number)) is not None

    def _is_between_items(self, number: int) -> bool:
        return self.is_item(number - 1) and self.is_item(number + 1)


def _bare(words: str) -> str:
    return _NUMBERING.sub("", words.strip()).strip(" :*|=").strip()
