"""Line breaks in sentences with long words."""

import re

# Qt breaks paths at their slashes and hyphens.
_LONG_PART = r"[^\s/\\-]{40}(?=[^\s/\\-])"


def add_break_points(text: str) -> str:
    """Return the text with invisible break points in words that are too long for a line, as in a path."""
    return re.sub(_LONG_PART, lambda part: f"{part[0]}\u200b", text)


def join_last_words(sentence: str) -> str:
    """Return the sentence with its last two words kept on one line."""
    before, _, last = sentence.rpartition(" ")
    return f"{before}\N{NO-BREAK SPACE}{last}" if before else last
