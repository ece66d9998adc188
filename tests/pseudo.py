"""A made-up language for tests of the window: long, accented, in brackets, never mistaken for English.

Every message becomes half as long again and more, in letters of the six languages, and stands in square
brackets: what is clipped has lost one, and what stands outside of them never went through a catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime
from gettext import NullTranslations
from itertools import cycle

from shgui.words.catalogue import Catalogue

STRETCH = 1.6
LANGUAGE = "qps"

_ACCENTED = str.maketrans("aceilnosuzAEOCSZ", "ąćęìłńøśúźÅÉØĆŚŹ")
_FILLING = ("щёлк", "żółw", "ação", "ълыб", "smørås", "жюри", "così")
_KEPT = re.compile(r"(\{\w*\}|<[^>]*>|&\w|\n)")
_WORD = re.compile(r"[^\W\d_]{2,}")


class PseudoMessages(NullTranslations):
    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return pseudo(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)


class PseudoCatalogue(Catalogue):
    """Dates and lists too, which come from Babel and not out of messages."""

    def __init__(self) -> None:
        super().__init__(LANGUAGE, PseudoMessages())

    def short_date(self, day: date) -> str:
        return f"[{day:%d.%m}]"

    def time(self, moment: datetime) -> str:
        return f"[{moment:%H:%M}]"

    def moment(self, moment: datetime) -> str:
        return f"[{moment.isoformat()}]"

    def date(self, day: date) -> str:
        return f"[{day.isoformat()}]"

    def list_of(self, items: Sequence[str]) -> str:
        return " [і] ".join(items)


def pseudo_catalogue() -> Catalogue:
    return PseudoCatalogue()


def pseudo(message: str) -> str:
    """The message in the made-up language; placeholders, tags, accelerators and line breaks stay.

    A message without a word of its own, such as "{name} – {reason}", has nothing to translate.
    """
    parts = _KEPT.split(message)
    if not any(_WORD.search(part) for part in parts if not _KEPT.fullmatch(part)):
        return message
    accented = "".join(part if _KEPT.fullmatch(part) else part.translate(_ACCENTED) for part in parts)
    filling = cycle(_FILLING)
    while len(accented) + 2 < len(message) * STRETCH:
        accented += f" {next(filling)}"
    return f"[{accented}]"


def untranslated(shown: str, *expected: str) -> list[str]:
    """The words of a shown text that stand outside of all brackets, expected ones such as names aside."""
    for text in sorted(expected, key=len, reverse=True):
        shown = shown.replace(text, "")
    outside, depth = [], 0
    for char in shown:
        depth += {"[": 1, "]": -1}.get(char, 0)
        outside.append(" " if depth > 0 or char in "[]" else char)
    return _WORD.findall("".join(outside))


def cut_off(shown: str) -> bool:
    """Return whether a text has lost a bracket, as when it was clipped or elided."""
    return shown.count("[") != shown.count("]")
