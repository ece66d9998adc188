"""The words that a table adds to chance: short, and nothing in them but what can be read aloud."""

import unicodedata

LONGEST_WORDS = 80

_UNPRINTABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_BLANK_LETTERS = frozenset(" \u115f\u1160\u2800\u3164\uffa0")


def clean_words(typed: str) -> str:
    """The words as they are kept: composed, no space at their ends and one where there were several."""
    return " ".join(unicodedata.normalize("NFC", typed).split())


def are_words(text: str) -> bool:
    """Whether these are words that somebody could have added; no words at all are none."""
    if len(text) > LONGEST_WORDS or text != " ".join(text.split()):
        return False
    return not _BLANK_LETTERS.issuperset(text) and all(
        unicodedata.category(char) not in _UNPRINTABLE for char in text
    )
