"""Texts for readers and players fit every gender."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from catalogue_tools.checks.entry import Entry
    from catalogue_tools.rulebook import Rulebook

_READERS = {
    "pl": r"\b\w+(?:łeś|łaś|łbyś|łabyś)\b",
    "pt_BR": (
        r"\b[Ee]spere\w* (?:até )?ser \w+[oa]\b"
        r"|\b[Vv]ocê\b[^.]*\bse (?:for|foi) \w+(?:ado|ada|ido|ida|eito|eita)\b"
    ),
    "it": r"\bdi essere \w+(?:ato|ata|uto|uta|ito|ita|etto|etta)\b|\bsei stat[oa]\b",
    "ru": r"\b[Вв]ы \w+(?:лся|лась|ен|ён|ан)\b",
}
_SPEAKERS = {
    "pl": r"\b\w+(?:łem|łam)\b",
    "pt_BR": r"\b[Ee]stou \w+(?:ado|ada|ido|ida)\b",
    "it": r"\b[Ss]ono \w+(?:ato|ata|uto|uta|ito|ita)\b",
    "ru": r"\b[Яя] \w+(?:ен|на|л|ла)\b",
}


def reader(entry: Entry, language: Rulebook) -> Iterator[str]:
    yield from _found(_READERS.get(language.language), "the reader", entry.texts)


def speaker(language: Rulebook) -> Iterator[str]:
    """The formulas of the rulebook."""
    said = (formula.say for formula in language.formulas.values())
    yield from _found(_SPEAKERS.get(language.language), "the speaker", said)


def _found(pattern: str | None, who: str, texts: Iterable[str]) -> Iterator[str]:
    if pattern is not None:
        yield from (
            f"has to know the gender of {who}, {found.group()!r}: {text!r}"
            for text in texts
            if (found := re.search(pattern, text))
        )
