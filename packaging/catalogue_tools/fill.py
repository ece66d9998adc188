"""Brings a catalogue up to date: new messages come in, terms are filled from the rulebook, sentences stay."""

from __future__ import annotations

import io
import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

from babel.messages.pofile import read_po

from catalogue_tools.extract import catalogue_header
from catalogue_tools.line_ends import hold_together
from catalogue_tools.messages import strings
from catalogue_tools.project import SOURCE_LANGUAGE
from catalogue_tools.term_book import (
    TermBook,
    UnknownTerm,
    fill_marks,
    is_term,
    translate_counted_term,
    translate_term,
)

if TYPE_CHECKING:
    from pathlib import Path

    from babel.messages.catalog import Catalog, Message

    from catalogue_tools.rulebook import Rulebook

_TEMPLATE = re.compile(r"=(\d*) ")
_PREVIOUSLY = "previously: "
_REMARK = re.compile(r"allow |=\d* ")
_ALIKE = 0.7
_TAG = re.compile(r"(<[^>]*>)")
_STRAIGHT_PAIR = re.compile(r'"([^"]*)"')


def read_catalogue(path: Path) -> Catalog:
    """A .po file; its header, not a guess, says how many plural forms there are."""
    with path.open("rb") as source:
        return read_po(source, abort_invalid=True)


def empty_catalogue(language: Rulebook) -> Catalog:
    """A catalogue without messages that knows the plural forms of its language."""
    return read_po(io.BytesIO(catalogue_header(language).encode()), locale=language.language)


def fill(
    template: Catalog, old: Catalog | None, language: Rulebook, english: Rulebook
) -> tuple[Catalog, list[str]]:
    """The new catalogue, and the problems of messages that could not be filled.

    A message keeps its translation; one whose English has changed starts empty, so that nothing stays half
    right, with the former translation as a comment. What the program no longer says is dropped.
    """
    book = TermBook(english)
    problems: list[str] = []
    known = old if old is not None else empty_catalogue(language)
    filled = empty_catalogue(language)
    for message in template:
        if not message.id:
            continue
        kept = known.get(message.id, message.context)
        comments = kept.user_comments if kept else _previously(message, template, known)
        try:
            texts = _texts(message, kept, comments, book, language)
        except UnknownTerm as unknown:
            problems.append(str(unknown))
            texts = strings(kept.string) if kept else ("",)
        texts = tuple(hold_together(text, language.language) for text in texts)
        if all(texts):
            comments = _without_previous(comments)
        filled.add(
            message.id,
            texts if len(strings(message.id)) > 1 else texts[0],
            message.locations,
            auto_comments=message.auto_comments,
            user_comments=comments,
            context=message.context,
        )
    return filled, problems


def _previously(message: Message, template: Catalog, known: Catalog) -> list[str]:
    """Return the translation of the message from before its English was changed."""
    gone = {
        strings(old.id)[0]: old
        for old in known
        if old.id and old.context == message.context and template.get(old.id, old.context) is None
    }
    alike = get_close_matches(strings(message.id)[0], gone, n=1, cutoff=_ALIKE)
    return [f"{_PREVIOUSLY}{text}" for old in alike for text in (old, *strings(gone[old].string)) if text]


def _without_previous(comments: list[str]) -> list[str]:
    """A long comment goes on below: what follows a former text belongs to it, up to a remark."""
    kept: list[str] = []
    former = False
    for comment in comments:
        former = comment.startswith(_PREVIOUSLY) or (former and not _REMARK.match(comment))
        if not former:
            kept.append(comment)
    return kept


def _texts(
    message: Message, kept: Message | None, comments: list[str], book: TermBook, language: Rulebook
) -> tuple[str, ...]:
    source = strings(message.id)
    if message.context is not None and is_term(message.context):
        if len(source) > 1:
            return translate_counted_term(source[0], message.context, book, language)
        return (translate_term(source[0], message.context, book, language),)
    if templates := _templates(comments):
        return tuple(fill_marks(sentence, language) for sentence in templates)
    if language.language == SOURCE_LANGUAGE:
        return tuple(map(printed_english, source))
    if kept is not None and len(strings(kept.id)) == len(source):
        return strings(kept.string)
    return ("",) * (language.writing.plural_count if len(source) > 1 else 1)


def _templates(comments: list[str]) -> list[str]:
    """Sentences with marks: comments "= …", or "=0 …", "=1 …" for plural forms; long ones go on below."""
    templates: list[str] = []
    for comment in comments:
        if start := _TEMPLATE.match(comment):
            templates.append(comment[start.end() :])
        elif templates:
            templates[-1] += " " + comment
    return templates


def printed_english(text: str) -> str:
    """English as it is printed: the sources may hold the quotes and apostrophes of a keyboard."""
    return "".join(part if part.startswith("<") else _printed(part) for part in _TAG.split(text))


def _printed(text: str) -> str:
    return _STRAIGHT_PAIR.sub(r"“\1”", text).replace("'", "’").replace("...", "…")
