"""Texts from files and paths on a terminal: no character in them acts, hides or turns others round."""

import unicodedata

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def escape_unprintable(text: str) -> str:
    """Return the text with control, format and nameless characters spelt out as in Python."""
    if text.isprintable():
        return text
    return "".join(_escape(char) if unicodedata.category(char) in _UNSEEN else char for char in text)


def _escape(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")
