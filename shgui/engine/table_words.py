"""The words that players type in to mix into the seed, and the canonical form in which they are hashed.

Capitals, punctuation, spaces, full-width or decomposed letters make no difference, so that nobody can choose
the deal by trying spellings. The canonical form is described at the top of `chance.py`.
"""

import unicodedata

LONGEST_WORDS = 80

_KEPT = frozenset({"Lu", "Ll", "Lt", "Lo", "Nd", "Nl", "No"})
_UNPRINTABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_BLANK_LETTERS = frozenset(" \u115f\u1160\u2800\u3164\uffa0")
_MIXED_SCRIPTS = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Scripts that may stand beside any other: none of their letters looks like a Latin one."""


def canonical_words(typed: str) -> str:
    """Return the hashed form of these words: letters, digits and single spaces. It may be empty."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", typed).casefold())
    kept = "".join(char if _is_letter_or_digit(char) else " " if char.isspace() else "" for char in plain)
    return unicodedata.normalize("NFC", " ".join(kept.split()))


def are_canonical_words(text: str) -> bool:
    """Return whether a table can have added exactly this. An empty text has no words."""
    return 0 < len(text) <= LONGEST_WORDS and text == canonical_words(text) and not mixes_alphabets(text)


def mixes_alphabets(text: str) -> bool:
    """Return whether it mixes alphabets in which some letters look the same, such as Latin and Cyrillic o.

    Words that look the same would give different deals.
    """
    letters = (char for char in text if char.isalpha())
    alphabets = {unicodedata.name(char, "").partition(" ")[0] for char in letters}
    return len(alphabets - _MIXED_SCRIPTS) > 1


def are_words_of_version_2(text: str) -> bool:
    """Return whether a table could add this before words had a canonical form."""
    if len(text) > LONGEST_WORDS or text != " ".join(text.split()):
        return False
    return not _BLANK_LETTERS.issuperset(text) and all(
        unicodedata.category(char) not in _UNPRINTABLE for char in text
    )


def _is_letter_or_digit(char: str) -> bool:
    return unicodedata.category(char) in _KEPT and char not in _BLANK_LETTERS
