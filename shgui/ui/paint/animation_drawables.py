"""Drawables of animations: printed posters, slips, and things laid on them.

A poster holds what stands still. Everything that moves is a drawable of its own, with a place in the poster's
plan (`poster_layouts.py`): a card that turns, a stamp that falls, a name that is struck out. Posters stay
paper on a dark table, and only a turned card on them has a party's colour.
"""

from dataclasses import dataclass

from shgui.ui.paint.icons import Icon


@dataclass(frozen=True, slots=True)
class ReportDrawable:
    """A framed poster about one player, with a question or its answer.

    It leaves room for a card on its left and for a stamp below the question.
    """

    name: str
    mark: Icon | None = None
    """The icon of the office; None for no tag."""
    tag: str = ""
    """The word beside it: "Chancellor"."""
    question: str = ""
    answer: str = ""
    """In wood type, in place of the question: "Hitler"."""
    line: str = ""
    """Below the answer: "Elected. The Fascists win."."""


@dataclass(frozen=True, slots=True)
class HitlerDrawable:
    """The last poster, of who Hitler was: as large as `ReportDrawable`, its card in the same place."""

    heading: str
    """"Hitler was"."""
    name: str
    line: str = ""
    """"Executed in round 9"."""


@dataclass(frozen=True, slots=True)
class MourningDrawable:
    """The poster of an execution, without the name that is laid on it."""

    line: str = ""
    dead: bool = False
    """The icon of the dead stands before the line."""


@dataclass(frozen=True, slots=True)
class MournedDrawable:
    """The name on the poster of an execution. Wiped over itself, the struck one strikes it out."""

    name: str
    struck: bool = False


@dataclass(frozen=True, slots=True)
class CountDrawable:
    """The slip that counts votes, with room for a card in the middle and a stamp below."""

    president: str
    chancellor: str
    ja_word: str
    nein_word: str
    ja: int = 0
    nein: int = 0
    of: str = ""
    """Between the numbers: "of 10"."""
    voter: str = ""
    """The player whose card decides; below the place for it."""
    line: str = ""
    """The deciding condition: "One more Ja! elects"."""


@dataclass(frozen=True, slots=True)
class SlipDrawable:
    """A smaller slip with room for a stamp."""

    mark: Icon
    word: str
    line: str = ""


@dataclass(frozen=True, slots=True)
class TagDrawable:
    """The tag of an office or a power, paper on ink, on a poster or on its way to a player."""

    mark: Icon
    word: str
    centred: bool = False
    """In the middle of its rectangle; otherwise at its left edge."""


@dataclass(frozen=True, slots=True)
class GapDrawable:
    """The gap that a card has left on the veil."""


@dataclass(frozen=True, slots=True)
class DeepShadowDrawable:
    """The hard shadow of a card held high above the table; the card itself is drawn over it."""


@dataclass(frozen=True, slots=True)
class WinnersDrawable:
    """The winning side between its icons, and how it won."""

    mark: Icon
    text: str
    line: str = ""


AnimationDrawable = (
    ReportDrawable
    | HitlerDrawable
    | MourningDrawable
    | MournedDrawable
    | CountDrawable
    | SlipDrawable
    | TagDrawable
    | GapDrawable
    | DeepShadowDrawable
    | WinnersDrawable
)
