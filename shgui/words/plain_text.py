"""Texts from files and paths on a terminal: no character in them acts, hides or turns others round."""

import unicodedata

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def visible(text: str) -> str:
    """The text with every control, format and nameless character spelt out, as Python spells it."""
    if text.isprintable():
        return text
    return "".join(_spelt(char) if unicodedata.category(char) in _UNSEEN else char for char in text)


def _spelt(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")
