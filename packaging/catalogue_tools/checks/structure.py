"""Catalogues are complete, without fuzzy entries, with equal placeholders, all plural forms, no overflow."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from catalogue_tools.checks.entry import placeholders, prose

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from catalogue_tools.checks.entry import Entry
    from catalogue_tools.rulebook import Rulebook

_LIMIT = re.compile(r"\bmax (\d+)\b")
_TAG = re.compile(r"</?\w+")
_ACCELERATOR = re.compile(r"&(\w)")
_ENDS = ("…", ":", "?", "!")


def structure(entry: Entry, language: Rulebook) -> Iterator[str]:
    if entry.fuzzy:
        yield "is fuzzy"
    wanted = language.writing.plural_count if len(entry.source) > 1 else 1
    if len(entry.texts) != wanted:
        yield f"has {len(entry.texts)} forms instead of {wanted}"
    if not all(entry.texts):
        yield "is not translated"
        return
    for text in entry.texts:
        yield from _same_parts(entry, text)
    if limit := _LIMIT.search(entry.hints):
        for text in entry.texts:
            length = len(prose(text).replace("{}", ""))
            if length > int(limit[1]):
                yield f"is {length} characters long, there is room for {limit[1]}: {text!r}"


def _same_parts(entry: Entry, text: str) -> Iterator[str]:
    source = entry.source[-1]
    if placeholders(text) != placeholders(source):
        yield f"has other placeholders than {placeholders(source)}: {text!r}"
    if text.count("{") != text.count("}"):
        yield f"has unequal braces: {text!r}"
    if sorted(_TAG.findall(text)) != sorted(_TAG.findall(source)):
        yield f"has other tags: {text!r}"
    if source.count("\n") != text.count("\n"):
        yield f"has other line breaks: {text!r}"
    if (source[:1].isspace(), source[-1:].isspace()) != (text[:1].isspace(), text[-1:].isspace()):
        yield f"begins or ends with other spaces: {text!r}"
    printed_end = source.replace("...", "…")[-1:]
    if (printed_end in _ENDS or text[-1:] in _ENDS) and text[-1:] != printed_end:
        yield f"ends with {text[-1:]!r} instead of {printed_end!r}"
    if bool(_ACCELERATOR.search(source)) != bool(_ACCELERATOR.search(text)):
        yield f"has an accelerator too many or too few: {text!r}"


def accelerators(found: Iterable[Entry]) -> Iterator[str]:
    """Two entries of one menu (one context) that answer to the same letter."""
    taken: dict[tuple[str, str], str] = {}
    for entry in found:
        letter = _ACCELERATOR.search(entry.texts[0])
        if letter is None:
            continue
        place = (entry.context, letter[1].casefold())
        if place in taken:
            yield f"{entry.name}: shares the accelerator {letter[1]!r} with {taken[place]!r}"
        taken[place] = entry.texts[0]
