"""What a text looks like, whatever it is written with: the skeleton of Unicode's UTS 39."""

import unicodedata
from collections.abc import Mapping
from functools import cache


def skeleton(text: str) -> str:
    """Equal for texts that are easily taken for each other. Nothing to be shown to anybody."""
    looks = _looks()
    seen = "".join(looks.get(char, char) for char in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", seen)


@cache
def _looks() -> Mapping[str, str]:
    """What each character looks like that doesn't only look like itself; nothing where nothing is seen."""
    # Ten thousand characters: unpacked when two names are first compared, not when the program starts.
    import base64
    import zlib

    from shgui.table.lookalikes_data import PACKED

    text = zlib.decompress(base64.b85decode(PACKED.replace("\n", ""))).decode()
    return {line[0]: line[1:] for line in text.split("\n")}
