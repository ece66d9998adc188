"""No text stays English, mixes alphabets within a word, or quotes a printed rulebook."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from catalogue_tools.book_text import WORD
from catalogue_tools.checks.entry import prose
from catalogue_tools.project import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from catalogue_tools.checks.entry import Entry
    from catalogue_tools.rulebook import Rulebook

RUN = 9
"""The number of consecutive words that count as a quotation."""
_ENGLISH = re.compile(
    r"\b(?:the|and|your|you|with|this|that|which|would|should|must|will|cannot|are|been|has|of)\b",
    re.IGNORECASE,
)
_LETTERS = re.compile(r"[^\W\d_]+")
_MIXED = re.compile(r"(?=\w*[a-z])(?=\w*[а-яё])\w+", re.IGNORECASE)
_SAME_EVERYWHERE = {
    "ok",
    "shgui",
    "secret",
    "hitler",
    "ja",
    "nein",
    "pdf",
    "png",
    "svg",
    "json",
    "qr",
    "wi",
    "fi",
}
_LICENCE = re.compile(r"creative ?commons|licen[sc]|лиценз|kickstarter|boxleiter|temkin", re.IGNORECASE)


def leftovers(entry: Entry, language: Rulebook) -> Iterator[str]:
    if language.language == SOURCE_LANGUAGE or entry.allows("english"):
        return
    for text in entry.texts:
        words = {word.casefold() for word in _LETTERS.findall(prose(text))}
        if text in entry.source and words - _SAME_EVERYWHERE - _book_words(language):
            yield f"is the same as in English: {text!r}"
        elif found := _ENGLISH.search(prose(text)):
            yield f"holds the English word {found.group()!r}: {text!r}"
        if mixed := _MIXED.search(prose(text)):
            yield f"mixes alphabets in {mixed.group()!r}: {text!r}"


def _book_words(language: Rulebook) -> set[str]:
    return {
        word.casefold()
        for term in language.terms.values()
        for form in (term.term, *term.all_cases.values())
        for word in _LETTERS.findall(form)
    }


def runs_of_books(books: Path, texts: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The texts, each with a name, that hold nine words in a row of a book; only a licence may be quoted."""
    known: dict[tuple[str, ...], str] = {}
    for book in sorted(books.glob("*.txt")):
        lines = book.read_text(encoding="utf-8").split("\n")
        words = _words(" ".join(line for line in lines if not _LICENCE.search(line)))
        known.update((run, book.name) for run in _runs(words))
    for name, text in texts:
        for run in _runs(_words(text)):
            if run in known:
                yield f"{name}: {' '.join(run)!r} is a sentence of {known[run]}"
                break


def _words(text: str) -> list[str]:
    return [word.casefold() for word in WORD.findall(text)]


def _runs(words: list[str]) -> Iterator[tuple[str, ...]]:
    return (tuple(words[start : start + RUN]) for start in range(len(words) - RUN + 1))
