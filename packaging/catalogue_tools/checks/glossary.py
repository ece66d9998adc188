"""A message that speaks of a concept uses the rulebook's word for it, and none of the book's slips."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from catalogue_tools.book_text import stands_in
from catalogue_tools.checks.entry import prose
from catalogue_tools.project import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catalogue_tools.checks.entry import Entry
    from catalogue_tools.rulebook import Rulebook, Term

_NOT_MEANT = re.compile(r"not the term: ([\w, ]+)")


@dataclass
class Glossary:
    """The concepts which the English rulebook marks as held."""

    english: Rulebook

    @cached_property
    def _words(self) -> tuple[re.Pattern[str], dict[str, str]]:
        keys = {
            form.casefold(): term.key
            for term in self.english.terms.values()
            if term.held
            for form in term.accepted()
        }
        longest_first = sorted(keys, key=len, reverse=True)
        words = "|".join(re.escape(form) for form in longest_first)
        return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE), keys

    def concepts(self, entry: Entry) -> set[str]:
        """The held concepts of which a message speaks; `not the term: round` in its hints excepts one."""
        pattern, keys = self._words
        spoken = {keys[found.casefold()] for text in entry.source for found in pattern.findall(prose(text))}
        excepted = {word.strip() for hint in _NOT_MEANT.findall(entry.hints) for word in hint.split(",")}
        return spoken - excepted

    def check(self, entry: Entry, language: Rulebook) -> Iterator[str]:
        if language.language == SOURCE_LANGUAGE or entry.allows("glossary"):
            return
        for key in sorted(self.concepts(entry)):
            term = language.terms.get(key)
            if term is None or not term.term:
                continue
            for text in entry.texts:
                if not uses(term, prose(text)):
                    yield f"speaks of {key} without {term.term!r}: {text!r}"
        for slip in language.slips:
            for text in entry.texts:
                if stands_in(slip.printed, text):
                    yield f"repeats a slip of the book, {slip.printed!r} for {slip.write!r}: {text!r}"


def uses(term: Term, text: str) -> bool:
    """Return whether a form of the concept is in the text, or words with all its stems."""
    plain = _plain(text)
    if any(stands_in(_plain(form), plain) for form in term.accepted() if form):
        return True
    stems = term.stems.split()
    return bool(stems) and all(_has_stem(stem, plain) for stem in stems)


def _has_stem(alternatives: str, text: str) -> bool:
    return any(
        re.search(
            re.escape(_plain(stem[1:])) if stem.startswith("*") else rf"(?<!\w){re.escape(_plain(stem))}",
            text,
        )
        for stem in alternatives.split("/")
    )


def _plain(text: str) -> str:
    return text.casefold().replace("ё", "е").replace("’", "'")
