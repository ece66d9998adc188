"""The words and phrases of a text in an unknown language, their forms grouped by common beginnings."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from catalogue_tools.book_text import WORD

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from catalogue_tools.book_text import BookText

LONGEST_PHRASE = 4
_SHORT = 3
_BREAK = re.compile(r"[.!?:;,()\[\]\"“”„«»\t|]")
# A form belongs to a family when so much of the longer word is common to both.
_COMMON = 0.58
_EVERYWHERE = 0.1


@dataclass
class Candidate:
    """A word with its forms, or a phrase of such words."""

    families: tuple[int, ...]
    forms: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    @cached_property
    def lines(self) -> tuple[int, ...]:
        return tuple(sorted(set().union(*self.forms.values())))

    @cached_property
    def length(self) -> int:
        return len(self.families)

    @cached_property
    def base(self) -> str:
        """The form that is most like a dictionary's: the shortest, and of those the most frequent."""
        return min(self.forms, key=lambda form: (len(form), -len(self.forms[form])))

    def written(self, form: str) -> tuple[int, ...]:
        return tuple(sorted(self.forms[form]))


class Lexicon:
    def __init__(self, text: BookText, excepted: frozenset[int] = frozenset()) -> None:
        self._spans = [
            (number, [word.casefold() for word in WORD.findall(span)])
            for number, line in text.numbered()
            if number not in excepted
            for span in _BREAK.split(line)
        ]
        self._family = self._families()
        self._common = self._function_words()

    def family(self, word: str) -> int | None:
        return self._family.get(word.casefold())

    @cached_property
    def candidates(self) -> tuple[Candidate, ...]:
        """Single words and phrases that neither begin nor end with a word that stands everywhere."""
        found: dict[tuple[int, ...], Candidate] = {}
        for number, words in self._spans:
            for phrase in _phrases(words):
                if self._is_function(phrase[0]) or self._is_function(phrase[-1]):
                    continue
                families = tuple(self._family[word] for word in phrase)
                candidate = found.setdefault(families, Candidate(families))
                candidate.forms[" ".join(phrase)].add(number)
        return tuple(found.values())

    def _is_function(self, word: str) -> bool:
        return len(word) < _SHORT or word.isdigit() or self._family[word] in self._common

    def _families(self) -> dict[str, int]:
        family: dict[str, int] = {}
        heads: list[tuple[str, int]] = []
        for word in sorted({word for _, words in self._spans for word in words}, key=lambda w: (len(w), w)):
            fitting = [
                (len(shared_beginning((head, word))) / len(word), number)
                for head, number in heads
                if len(shared_beginning((head, word))) >= max(_SHORT, _COMMON * len(word))
            ]
            if fitting:
                family[word] = max(fitting)[1]
            else:
                family[word] = len(heads)
                heads.append((word, len(heads)))
        return family

    def _function_words(self) -> set[int]:
        lines: dict[int, set[int]] = defaultdict(set)
        shortest: dict[int, int] = {}
        for number, words in self._spans:
            for word in words:
                lines[self._family[word]].add(number)
                shortest[self._family[word]] = min(shortest.get(self._family[word], 99), len(word))
        total = len({number for number, words in self._spans if words})
        return {
            family
            for family, where in lines.items()
            if len(where) > _EVERYWHERE * total and shortest[family] <= _SHORT
        }


def shared_beginning(words: Collection[str]) -> str:
    first, last = min(words), max(words)
    same = next((at for at, letter in enumerate(first) if last[at : at + 1] != letter), len(first))
    return first[:same]


def _phrases(words: list[str]) -> Iterator[list[str]]:
    for start in range(len(words)):
        for length in range(1, min(LONGEST_PHRASE, len(words) - start) + 1):
            yield words[start : start + length]
