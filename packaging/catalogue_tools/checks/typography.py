"""The marks a well-set page of the language has."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from catalogue_tools.checks.entry import prose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catalogue_tools.checks.entry import Entry
    from catalogue_tools.rulebook import Rulebook

_ALL_QUOTES = "„“”«»‘‚‹›"
_EVERYWHERE = {
    re.compile('"'): "a straight quotation mark",
    re.compile("'"): "a straight apostrophe",
    re.compile(r"\.\.\."): "three full stops for an ellipsis",
    re.compile(r"\S {2,}\S"): "two spaces",
    re.compile(r"[^\S\n][,.;:!?…](?:\s|$)"): "a space before a punctuation mark",
    re.compile(r"\d-\d"): "a hyphen for a range",
    re.compile(r"\d \d{3}\b"): "a plain space in a number",
    re.compile(r"[^\W\d][–—]\s|\s[–—][^\W\d]"): "a dash with a space on one side",
}
_TWO_MARKS = re.compile(r"[!?]:|\{ballot\}:")
_BREAKING_HYPHEN = re.compile(r"(?<=[а-яё\d])-(?=[а-яё])", re.IGNORECASE)
# Words that are never written with a bare е when ё is written throughout.
_WANTS_YO = re.compile(
    r"\b(?:еще|ее|нее|мое|твое|свое|чье|трех|четырех|вперед|счет|(?:от|под|рас|за|у)чет(?:ом|у)?"
    r"|отсчет\w*|подсчет\w*|счетчик\w*|(?:по|при|на|пере|за|вы|до|у)?йд(?:ет|ете|ем)|ид(?:ет|ете|ем)"
    r"|(?:по|за|от|пере|про|вы|пре|раз)?(?:дает|ведет|берет|кладет|шлет|несет|растет|живет|бьет)(?:ся)?"
    r"|(?:начнет|умрет|вернет)(?:ся|е|есь)?|(?:черн|желт|зелен|легк|темн|тверд)(?:ый|ая|ое|ые|ого|ых|ым|ую|ой)"
    r"|(?:в|ис)ключен|завершен|решен|запрещен|разрешен|сохранен|подтвержден|удален|отменен|побежден"
    r"|утвержден|определен|убежден)\b",
    re.IGNORECASE,
)


def typography(entry: Entry, language: Rulebook) -> Iterator[str]:
    if entry.allows("typography"):
        return
    for text in entry.texts:
        if _TWO_MARKS.search(text):
            yield f"has a colon right after another mark: {text!r}"
    for text in map(prose, entry.texts):
        for pattern, name in _EVERYWHERE.items():
            if pattern.search(text):
                yield f"has {name}: {text!r}"
        own = language.writing.quotes + language.writing.inner_quotes
        if wrong := sorted({mark for mark in text if mark in _ALL_QUOTES and mark not in own}):
            yield f"has the foreign quotation mark {wrong[0]}: {text!r}"
        if wrong_dashes := set(re.findall(r"\s([-–—])\s", text)) - {language.writing.dash}:
            yield f"has {wrong_dashes.pop()} for the dash {language.writing.dash}: {text!r}"
        if language.language == "ru":
            yield from _russian(entry, text)


def _russian(entry: Entry, text: str) -> Iterator[str]:
    if bare := _WANTS_YO.search(text):
        yield f"has {bare.group()!r} without ё: {text!r}"
    if entry.context != "spoken" and _BREAKING_HYPHEN.search(text):
        yield f"has a hyphen at which a line may end: {text!r}"
