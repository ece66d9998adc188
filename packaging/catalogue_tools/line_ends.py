"""No-break spaces where no line of a text may end, so that translators needn't set them."""

from __future__ import annotations

import re

_NO_BREAK = "\u00a0"
_TAG = re.compile(r"(<[^>]*>)")
_NUMBER = r"\{(?:all|count|last|players)\}"
# Before a dash, and between a number and what it counts, what it is the number of or what it is a part of.
_EVERYWHERE = (
    r" (?=[–—] )",
    r"(?<=\{count\}) (?=\w)",
    r"(?<=[\w№]) (?=\{(?:deals|line|number|version)\})",
    rf"(?<=\b\w) (?={_NUMBER})",
    rf"(?<=\b\w\w) (?={_NUMBER})",
    rf"(?<=\}}) (?=\w{{1,2}} {_NUMBER})",
    r"(?<=!) (?=\{)",
    r"(?<=\d) (?=[^\W\d]{4})",
    r"(?<=[\d}]) (?=%)",
    r"(?<=Windows) (?=\d)",
)
# Short words that lean on a neighbour.
_OWN = {
    "pl": (r"(?<=\b[AIOUWZaiouwz]) ", r"(?<=\bnr) "),
    "ru": (
        r"(?<=\b[АВИКОСУавикосу]) ",
        r"(?<=\b(?:Во|До|За|Из|Ко|На|Не|Ни|Но|Об|От|По|Со)) ",
        r"(?<=\b(?:во|до|за|из|ко|на|не|ни|но|об|от|по|со)) ",
        r" (?=(?:бы|же|ли)\b)",
    ),
}


def hold_together(text: str, language: str) -> str:
    """The text with no-break spaces where the typography of its language wants no line to end."""
    ties = re.compile("|".join(_EVERYWHERE + _OWN.get(language, ())))
    return "".join(part if part.startswith("<") else ties.sub(_NO_BREAK, part) for part in _TAG.split(text))


def with_plain_spaces(text: str) -> str:
    return text.replace(_NO_BREAK, " ")
