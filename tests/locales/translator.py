"""Stands in for the human who translates into a made-up language: says little, but by the rules."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import count

from catalogue_tools.checks.entry import Entry, placeholders
from catalogue_tools.checks.glossary import Glossary
from catalogue_tools.rulebook import Rulebook

FILLING = "lamo"
_TAGS = re.compile(r"</?\w+[^>]*>")
_LIMIT = re.compile(r"\bmax (\d+)\b")


class Translator:
    def __init__(self, language: Rulebook, glossary: Glossary) -> None:
        self._language = language
        self._glossary = glossary
        self._letters: defaultdict[str, Iterator[int]] = defaultdict(count)

    def translate(self, entry: Entry) -> tuple[str, ...]:
        forms = self._language.writing.plural_count if len(entry.source) > 1 else 1
        return (self._sentence(entry),) * forms

    def _sentence(self, entry: Entry) -> str:
        source = entry.source[-1]
        concepts = sorted(self._glossary.concepts(entry))
        words = [self._language.terms[key].term for key in concepts if self._language.terms[key].term]
        if "&" in source:
            words = [f"&{chr(ord('a') + next(self._letters[entry.context]))}{FILLING}", *words]
        elif not words and not _LIMIT.search(entry.hints):
            words = [FILLING]
        parts = [", ".join(words or ["lo"]), *(f"{{{name}}}" for name in placeholders(source))]
        text = f"{' – '.join(parts)} {''.join(_TAGS.findall(source))}".strip()
        text += "\n…" * source.count("\n")
        ending = source.replace("...", "…")[-1:]
        return text + ending if ending in "…:?!" else text
