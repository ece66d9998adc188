"""What lies under everything: the table, the sheets on it, the poster of the first page.

Apart from the other faces, because the first page needs no more. They are tuples, which are made quicker
than data classes; no two of them can be equal, as faces must be that are told apart by their values.
"""

from typing import NamedTuple


class GroundFace(NamedTuple):
    """The table itself, to the edges of the window."""


class SheetFace(NamedTuple):
    """A sheet of paper with printed rules: panels, prompt band, hand-over cover."""

    plain: bool = False
    """No ornament at all: the hand-over sheet."""


class PosterFace(NamedTuple):
    """The home page's poster: the program's name and a line below it."""

    title: str
    tagline: str = ""
