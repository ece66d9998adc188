"""What a text looks like, whatever it is written with: the skeleton of Unicode's UTS 39."""

import base64
import unicodedata
import zlib
from functools import cache, lru_cache

from shgui.table.lookalikes_data import PACKED


def skeleton(text: str) -> str:
    """Equal for texts that are easily taken for each other. Nothing to be shown to anybody."""
    seen = "".join(map(_look, unicodedata.normalize("NFD", text)))
    return unicodedata.normalize("NFD", seen)


@lru_cache(maxsize=512)
def _look(char: str) -> str:
    """What a character looks like: nothing where nothing is seen."""
    looks = _looks()
    begin = looks.find(f"\n{char}")
    return char if begin < 0 else looks[begin + 2 : looks.index("\n", begin + 1)]


@cache
def _looks() -> str:
    """A line for each character that doesn't only look like itself: a table would be ten times as large."""
    # Ten thousand characters: unpacked when two names are first compared, not when the program starts.
    text = zlib.decompress(base64.b85decode(PACKED.replace("\n", ""))).decode()
    return f"\n{text}\n"
