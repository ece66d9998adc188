"""Messages that are terms of the rulebook, and their words in a language. A message of the context `term` is
a term of `locales/en/rulebook.toml`, alone, before a placeholder after a colon ("Chancellor: {name}"), or
behind a number ("{n} Policy"). `term:KEY` names the concept where two concepts share an English word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from catalogue_tools.rulebook import COUNT_CASES

if TYPE_CHECKING:
    from catalogue_tools.rulebook import Rulebook, Term

CONTEXT = "term"
_ALONE = re.compile(r"(?P<term>[^{}]+?)(?P<rest>(?:: \{\w+\})?)")
_COUNTED = re.compile(r"(?P<number>\{\w+\}\s)(?P<term>[^{}]+)")
_MARK = re.compile(r"\[\[(?P<key>\w+)(?::(?P<case>\w+))?\]\]")


class UnknownTerm(ValueError):
    """A message that says it is a term and isn't, or a mark that names none."""


@dataclass(frozen=True)
class TermBook:
    """Finds the concept behind an English term."""

    english: Rulebook

    def find(self, words: str, context: str) -> tuple[str, str]:
        """The concept and its grammatical form; UnknownTerm where the English rulebook has no such term."""
        wanted = context.partition(":")[2]
        found = [
            (term.key, case)
            for term in self.english.terms.values()
            for case, form in (("", term.term), *term.cases.items())
            if form and (not wanted or term.key == wanted) and _same(form, words)
        ]
        exact = [pair for pair in found if self._form(pair) == words]
        if len(exact or found) != 1:
            raise UnknownTerm(f"{words!r} stands for {', '.join(key for key, _ in found) or 'no term'}")
        return (exact or found)[0]

    def _form(self, pair: tuple[str, str]) -> str:
        return self.english.terms[pair[0]].case(pair[1])


def is_term(context: str | None) -> bool:
    return context is not None and context.partition(":")[0] == CONTEXT


def translate_term(message: str, context: str, book: TermBook, language: Rulebook) -> str:
    """The translation of a message that is a term."""
    parts = _ALONE.fullmatch(message)
    if parts is None:
        raise UnknownTerm(f"{message!r} is more than a term")
    key, case = book.find(parts["term"], context)
    return _capitalised_like(_form(language, key, case), message) + parts["rest"]


def translate_counted_term(message: str, context: str, book: TermBook, language: Rulebook) -> tuple[str, ...]:
    """The plural forms of a message that is a number and a term; `message` is its English singular."""
    parts = _COUNTED.fullmatch(message)
    if parts is None:
        raise UnknownTerm(f"{message!r} is not a number and a term")
    key, _ = book.find(parts["term"], context)
    cases = COUNT_CASES[language.writing.plural_count]
    return tuple(parts["number"] + _form(language, key, case) for case in cases)


def fill_marks(sentence: str, language: Rulebook) -> str:
    """The sentence with [[chancellor]] or [[policy:pl_gen]] replaced by the book's words."""
    return _MARK.sub(lambda mark: _form(language, mark["key"], mark["case"] or ""), sentence)


def _form(language: Rulebook, key: str, case: str) -> str:
    term: Term | None = language.terms.get(key)
    if term is None or not term.term:
        raise UnknownTerm(f"{language.language} has no word for {key}")
    try:
        return term.case(case)
    except KeyError:
        raise UnknownTerm(f"{language.language} has no form {case!r} of {key}") from None


def _same(form: str, words: str) -> bool:
    return form[:1].casefold() + form[1:] == words[:1].casefold() + words[1:]


def _capitalised_like(form: str, message: str) -> str:
    return form[:1].upper() + form[1:] if message[:1].isupper() else form
