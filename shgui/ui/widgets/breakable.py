"""Texts with long words in them, such as paths, that no label could otherwise break."""

import re

_BREAK = "\u200b"
# Qt breaks paths at their slashes and hyphens.
_LONG_PART = r"[^\s/\\-]{40}(?=[^\s/\\-])"


def breakable(text: str) -> str:
    """The same to the eye; a line may end inside of any word that is too long for one."""
    return re.sub(_LONG_PART, lambda part: part[0] + _BREAK, text)
