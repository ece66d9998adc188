"""What could have been known of a player, as a strip over the rounds: numbers and marks, nothing else.

All three readings are chances of one thing (being a Fascist, or being Hitler), from 0 at the foot to 1 at the
head, at the same scale on every strip.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from shgui.ui.paint.icons import Icon


class StripLevel(NamedTuple):
    """What could be known from one moment on, until the next."""

    at: float
    """In rounds from the beginning of the game: 2.5 is the middle of the third."""
    certain: float
    proven: float | None
    """Nothing where no way is left: somebody did what was taken for impossible."""
    likely: float


class LaneMark(NamedTuple):
    """Something that this player did, or that befell him, below the round in which it was."""

    round: int
    mark: Icon


@dataclass(frozen=True, slots=True)
class StripFace:
    rounds: int
    levels: tuple[StripLevel, ...] = ()
    """In order, the first at 0; nothing as long as nothing is computed."""
    reached: float | None = None
    """How far the readings go, in rounds; to the end where it isn't said."""
    executed: float | None = None
    """Where the strip ends."""
    lane: tuple[LaneMark, ...] = ()
    below: float = 0.0
    """How much of the height lies below the chart, for lane or numbers."""
    numbered: bool = False
    """With the numbers of the rounds below, as many as have room."""
    weight: float = 1.0
    """How heavily it is drawn: paper shows finer lines than a screen."""


class StripColumnHead(NamedTuple):
    """A round above all strips: its policy, or that its government was rejected, and its power."""

    number: int
    marks: tuple[Icon, ...] = ()


@dataclass(frozen=True, slots=True)
class ColumnsFace:
    columns: tuple[StripColumnHead, ...]


class Sample(StrEnum):
    """What the legend shows a piece of."""

    LIKELY = "likely"
    PROVEN = "proven"
    CERTAIN = "certain"
    PROVEN_FASCIST = "proven_fascist"
    PROVEN_LIBERAL = "proven_liberal"


@dataclass(frozen=True, slots=True)
class SampleFace:
    sample: Sample
