"""What the moments are drawn with, as plain data: printed bills, slips, and what is laid on them.

A bill holds what stands still. What moves in a moment is a face of its own and has its place in the plan of
the bill (`poster_layouts.py`): the card that turns, the stamp that falls, the name that is struck out. Bills
are printed things: they stay paper on a dark table, and nothing on them has a party's colour but a turned
card.
"""

from dataclasses import dataclass

from shgui.ui.paint.icons import Icon


@dataclass(frozen=True, slots=True)
class ReportDrawable:
    """A framed bill about one player: whom it is about, and a question or its answer.

    Place for a card on its left, for a stamp below the question.
    """

    name: str
    mark: Icon | None = None
    """The sign of the office; nothing for no tag."""
    tag: str = ""
    """The word beside it: "Chancellor"."""
    question: str = ""
    answer: str = ""
    """In wood type, in place of the question: "Hitler"."""
    line: str = ""
    """Below the answer: "Elected. The Fascists win."."""


@dataclass(frozen=True, slots=True)
class HitlerFace:
    """The last bill: who Hitler was. As large as `ReportDrawable`, its card in the same place."""

    heading: str
    """"Hitler was"."""
    name: str
    line: str = ""
    """"Executed in round 9"."""


@dataclass(frozen=True, slots=True)
class MourningFace:
    """The bill of an execution, without the name that is laid on it."""

    line: str = ""
    dead: bool = False
    """The sign of the dead stands before the line."""


@dataclass(frozen=True, slots=True)
class MournedFace:
    """The name on a mourning bill. Wiped over itself from left to right, the struck one strikes it out."""

    name: str
    struck: bool = False


@dataclass(frozen=True, slots=True)
class CountFace:
    """The slip that counts the votes for a government. Place for a card in the middle, for a stamp below."""

    president: str
    chancellor: str
    ja_word: str
    nein_word: str
    ja: int = 0
    nein: int = 0
    of: str = ""
    """Between the numbers: "of 10"."""
    voter: str = ""
    """Whose card decides; stands below the place for it."""
    line: str = ""
    """What decides: "One more Ja! elects"."""


@dataclass(frozen=True, slots=True)
class SlipDrawable:
    """A smaller slip: what is asked or happens, with place for a stamp."""

    mark: Icon
    word: str
    line: str = ""


@dataclass(frozen=True, slots=True)
class TagFace:
    """Paper on ink: the tag of an office or a power, on a bill or on its way to a player."""

    mark: Icon
    word: str
    centred: bool = False
    """In the middle of its rectangle; otherwise at its left edge."""


@dataclass(frozen=True, slots=True)
class GapFace:
    """Where a card lay on the veil and will lie again."""


@dataclass(frozen=True, slots=True)
class DeepShadowFace:
    """The hard shadow of a card held high above the table; the card itself is drawn over it."""


@dataclass(frozen=True, slots=True)
class WinnersFace:
    """The side that has won between its signs, and how."""

    mark: Icon
    text: str
    line: str = ""


MomentFace = (
    ReportDrawable
    | HitlerFace
    | MourningFace
    | MournedFace
    | CountFace
    | SlipDrawable
    | TagFace
    | GapFace
    | DeepShadowFace
    | WinnersFace
)
