"""How the Norwegian lines sound, word by word, for a voice that was never taught Norwegian.

No free Norwegian voice could be had, and the spelling rules of espeak-ng are wrong for many of these words.
So every word is written down here as Eastern Norwegians say it, as far as the sounds of Kokoro allow.
"""

from __future__ import annotations

import re

_SOUNDS = """
"""


class UnknownWordError(ValueError):
    """A word that nobody has written down yet: add it to the list."""


def pronounce(text: str) -> str:
    """The sounds of a line, its punctuation kept."""
    return re.sub(r"\w+", lambda word: _sound(word.group().lower()), text)


def _sound(word: str) -> str:
    if word not in _WORDS:
        raise UnknownWordError(word)
    return _WORDS[word]


_WORDS = dict(entry.split(maxsplit=1) for entry in _SOUNDS.strip().splitlines())
