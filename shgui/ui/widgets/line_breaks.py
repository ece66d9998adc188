"""Where sentences break: whatever stands in them, and however wide the sheet is."""

import re

_BREAK = "\u200b"
# Qt breaks paths at their slashes and hyphens.
_LONG_PART = r"[^\s/\\-]{40}(?=[^\s/\\-])"


def breakable(text: str) -> str:
    """The same to the eye; a line may end inside of any word that is too long for one, as in a path."""
    return re.sub(_LONG_PART, lambda part: part[0] + _BREAK, text)


def without_lonely_word(sentence: str) -> str:
    """No word stands alone on the last line."""
    before, _, last = sentence.rpartition(" ")
    return f"{before}\N{NO-BREAK SPACE}{last}" if before else last
