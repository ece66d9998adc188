"""Texts that look alike, by the skeletons of Unicode's UTS 39."""

import unicodedata
from functools import cache, lru_cache

from shgui import resources


def compute_skeleton(text: str) -> str:
    """Return a text that is equal for texts that look alike. It is not meant to be shown."""
    seen = "".join(map(_find_lookalikes, unicodedata.normalize("NFD", text)))
    return unicodedata.normalize("NFD", seen)


@lru_cache(maxsize=512)
def _find_lookalikes(char: str) -> str:
    """Return the characters that this one looks like; none where it is invisible."""
    looks = _load_lookalikes()
    begin = looks.find(f"\n{char}")
    return char if begin < 0 else looks[begin + 2 : looks.index("\n", begin + 1)]


@cache
def _load_lookalikes() -> str:
    """Return a line for each character that looks like others: itself, and what it looks like."""
    # Ten thousand characters: read when two names are first compared, not when the program starts.
    return "\n" + (resources.assets() / "lookalikes.txt").read_text(encoding="utf-8")
