"""The likeness of words of two languages: presidente, prezydent, президент."""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from functools import cache

_LATIN = {
    **dict(zip("абвгдезийклмнопрстуфыэё", "abvgdeziiklmnoprstufyee", strict=True)),
    "ж": "z",
    "х": "h",
    "ц": "ts",
    "ч": "ch",
    "ш": "s",
    "щ": "s",
    "ъ": "",
    "ь": "",
    "ю": "iu",
    "я": "ia",
    "і": "i",
    "ї": "i",
    "є": "e",
    "ґ": "g",
    "ў": "u",
    **dict(zip("αβγδεζηθικλμνξοπρστυφχωσ", "avgdezitiklmnxoprstyfhos", strict=True)),
    "ψ": "ps",
    "ς": "s",
    "ł": "l",
    "ø": "o",
    "æ": "e",
    "ß": "ss",
    "đ": "d",
    "ð": "d",
    "þ": "t",
    "ı": "i",
}
_SOUNDS = (
    (re.compile("tsch|sch|sz|sh|zh"), "s"),
    (re.compile("ts|tz|ch|cz|cc|qu|q|ck|c"), "k"),
    (re.compile("ph"), "f"),
    (re.compile("w"), "v"),
    (re.compile("x"), "ks"),
    (re.compile("z"), "s"),
    (re.compile("[aeiouyj']"), ""),
    (re.compile(r"(.)\1+"), r"\1"),
)
SHORTEST = 3


@cache
def latin(word: str) -> str:
    """The word in plain Latin letters."""
    bare = unicodedata.normalize("NFD", word.casefold())
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return "".join(_LATIN.get(letter, letter) for letter in letters)


@cache
def skeleton(word: str) -> str:
    """The consonants, those alike in sound made one."""
    bones = latin(word)
    for pattern, sound in _SOUNDS:
        bones = pattern.sub(sound, bones)
    return bones


@cache
def likeness(one: str, other: str) -> float:
    """Return a likeness from 0 to 1; short words that share a few letters by chance get 0."""
    a, b = latin(one), latin(other)
    if min(len(a), len(b)) < SHORTEST:
        return float(a == b)
    bones_a, bones_b = skeleton(one), skeleton(other)
    if not bones_a or not bones_b or bones_a[0] != bones_b[0]:
        return 0.0
    letters = SequenceMatcher(None, a, b, autojunk=False).ratio()
    bones = SequenceMatcher(None, bones_a, bones_b, autojunk=False).ratio()
    return (letters + bones) / 2
