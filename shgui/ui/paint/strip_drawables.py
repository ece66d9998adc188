"""Strips over the rounds of what could have been known of a player: numbers and marks.

All three readings are chances of one thing (being a Fascist, or being Hitler), from 0 at the foot to 1 at the
head, at the same scale on every strip.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from shgui.ui.paint.icons import Icon


class StripLevel(NamedTuple):
    """The readings from one moment on, until the next."""

    at: float
    """The moment, in rounds from the beginning: 2.5 is the middle of the third."""
    certain: float
    proven: float | None
    """None where no deal is possible: somebody did what was taken for impossible."""
    likely: float


class LaneMark(NamedTuple):
    """A mark below the round in which the player did or suffered something."""

    round: int
    mark: Icon


@dataclass(frozen=True, slots=True)
class StripDrawable:
    rounds: int
    levels: tuple[StripLevel, ...] = ()
    """Readings in order, the first at 0; empty until they are computed."""
    reached: float | None = None
    """The end of the readings, in rounds; None for the end of the strip."""
    executed: float | None = None
    """The end of the strip."""
    lane: tuple[LaneMark, ...] = ()
    below: float = 0.0
    """The part of the height below the chart, for marks or numbers."""
    numbered: bool = False
    """Show as many numbers of rounds below as have room."""
    weight: float = 1.0
    """The weight of lines: paper shows finer ones than a screen."""


class StripColumnHead(NamedTuple):
    """A round above all strips: its policy or rejected government, and its power."""

    number: int
    marks: tuple[Icon, ...] = ()


@dataclass(frozen=True, slots=True)
class ColumnsDrawable:
    columns: tuple[StripColumnHead, ...]


class Sample(StrEnum):
    """A sample in the legend."""

    LIKELY = "likely"
    PROVEN = "proven"
    CERTAIN = "certain"
    PROVEN_FASCIST = "proven_fascist"
    PROVEN_LIBERAL = "proven_liberal"


@dataclass(frozen=True, slots=True)
class SampleDrawable:
    sample: Sample
