"""Scripts: an event's steps as plain data, with what moves in each, how long, and what is said.

Scripts are written from public events alone. Up to the step that reveals something they are equal for every
secret, and that step takes equally long whatever it reveals.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from shgui.engine.events import Event
from shgui.engine.types import Policy, Seat
from shgui.presentation.scenes import InFlight
from shgui.ui.paint.drawables import Drawable
from shgui.ui.paint.poster_layouts import PosterKind
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import Motion
from shgui.words.catalogue import Catalogue
from shgui.words.narrator_texts import NarratorLine, list_narrator_lines
from shgui.words.terms import Names

REDUCED_FADE_MS = 90
_REDUCED_READING_MS, _REDUCED_LETTER_MS = 1200, 60
STAMP_MS = 140


class ScriptContext(NamedTuple):
    words: Catalogue
    names: Names
    rules: str
    """The name of the game's edition."""
    president: Seat
    chancellor: Seat | None
    """The Chancellor, or the candidate, when the script begins."""
    motion: Motion


# Places


@dataclass(frozen=True, slots=True)
class SeatPlatePlace:
    """The plate of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlacardPlace:
    """The placard of a seat's office."""

    seat: Seat
    beside_vote: bool = False
    """Votes still lie open, and take some of its room."""


@dataclass(frozen=True, slots=True)
class BallotHandPlace:
    """A ballot in its player's hand, over the plate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlateVotePlace:
    """The place of a vote on its player's plate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BallotPlace:
    """A ballot on the table before its player."""

    seat: Seat


class PosterPart(StrEnum):
    WHOLE = "whole"
    CARD = "card"
    STAMP = "stamp"
    NAME = "name"
    NAME_ABOVE = "name above"


@dataclass(frozen=True, slots=True)
class PosterPlace:
    """A part of a poster in the middle of the page."""

    poster: type[PosterKind]
    part: PosterPart = PosterPart.WHOLE
    shrunk_to: Seat | None = None
    """Shrunk to the plate of this seat, and there."""
    filed: bool = False
    """Shrunk to the prompt bar, and there."""

    def shrunk_onto(self, seat: Seat) -> "PosterPlace":
        return PosterPlace(self.poster, self.part, shrunk_to=seat)


@dataclass(frozen=True, slots=True)
class HeldUpPlace:
    """A card held up in the middle, for all to see."""


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A space of a board, by its index."""

    policy: Policy
    index: int
    whole: bool = False
    """Across the whole space, and not only where its card lies."""


class PileKind(StrEnum):
    DRAW = "draw"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class PilePlace:
    pile: PileKind


@dataclass(frozen=True, slots=True)
class TrackerPlace:
    step: int
    """0 is before the first field."""


@dataclass(frozen=True, slots=True)
class FannedPlace:
    """One of several cards side by side at a place."""

    place: "SeatPlatePlace | PilePlace"
    index: int
    count: int


ScriptPlace = (
    SeatPlatePlace
    | PlacardPlace
    | BallotHandPlace
    | PlateVotePlace
    | BallotPlace
    | PosterPlace
    | HeldUpPlace
    | BoardPlace
    | PilePlace
    | TrackerPlace
    | FannedPlace
)


# Moves


class EntranceStyle(StrEnum):
    """How a thing appears: laid down, stamped from above, or wiped in from the left."""

    LAID = "laid"
    STAMPED = "stamped"
    WIPED = "wiped"


@dataclass(frozen=True, slots=True)
class EnterMove:
    """A new thing appears: it comes from `origin`, or appears in its place."""

    key: str
    drawable: Drawable
    place: ScriptPlace
    ms: int
    delay: int = 0
    origin: ScriptPlace | None = None
    way: EntranceStyle = EntranceStyle.LAID
    lift: float = 0.0
    """Height of its arc, in its own heights."""


def build_stamp_move(
    drawable: Drawable, place: ScriptPlace, *, delay: int = 0, key: str = "stamp"
) -> EnterMove:
    return EnterMove(key, drawable, place, STAMP_MS, delay=delay, way=EntranceStyle.STAMPED)


@dataclass(frozen=True, slots=True)
class TurnMove:
    """A thing turns over; with no time for it, it is replaced."""

    key: str
    drawable: Drawable
    ms: int = 0
    delay: int = 0


@dataclass(frozen=True, slots=True)
class TravelMove:
    """A thing moves to another place; if it `leaves`, it vanishes there."""

    key: str
    place: ScriptPlace
    ms: int
    delay: int = 0
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class VanishMove:
    """A thing vanishes, if it is there."""

    key: str
    ms: int = 0
    delay: int = 0


class DarknessLevel(StrEnum):
    """How dark the table is."""

    LIT = "lit"
    DIM = "dim"
    DARK = "dark"
    """Cards lie on it."""


class LitPart(StrEnum):
    """The part of the table that stays lit."""

    NOTHING = "nothing"
    BAND = "band"
    SEATS = "seats"


@dataclass(frozen=True, slots=True)
class DimMove:
    """The table becomes darker or lighter; a part of it stays lit."""

    depth: DarknessLevel
    ms: int
    delay: int = 0
    spared: LitPart = LitPart.NOTHING


ScriptMove = EnterMove | TurnMove | TravelMove | VanishMove | DimMove


@dataclass(frozen=True, slots=True)
class ScriptStep:
    """One step of a script. All times are in milliseconds."""

    moves: tuple[ScriptMove, ...] = ()
    hold: int = 0
    """Milliseconds without motion after the last move."""
    words: str = ""
    """Words to be read, on a poster or in the prompt bar."""
    in_prompt_bar: bool = False
    """The words stand in the prompt bar, which stays lit; otherwise on a poster."""
    speaker: Seat | None = None
    """The player named in the prompt bar beside the words."""
    loud: bool = False
    """The prompt bar shows the words in wood type."""
    lingers: bool = False
    """The words of the step before stay; this one has none."""
    letters: int = 0
    """Letters of the longest words possible here, so that time reveals nothing."""
    announced: str = ""
    sound: Sound | None = None
    sound_at: int = 0
    tells: tuple[Event, ...] = ()
    """Events that everyone has seen when the motion ends."""
    says: NarratorLine | None = None
    """A line of the narrator, where no event brings one."""
    reveals: bool = False
    """Its words appear when its motion has ended, not before."""
    silent: bool = False
    """A step in silence."""
    in_flight: InFlight = field(default_factory=InFlight)
    light: bool = False
    """Nobody waits for it: a press ends it and does what it does."""

    @property
    def is_announced_late(self) -> bool:
        """Whether it may be announced only when it has been seen."""
        return self.reveals or bool(self.tells)

    @property
    def spoken_lines(self) -> tuple[NarratorLine, ...]:
        also = list_narrator_lines(self.tells)
        return also if self.says is None else (*also, self.says)

    @property
    def motion_ms(self) -> int:
        """The time until its last move ends."""
        return max((move.delay + move.ms for move in self.moves), default=0)

    def compute_length_ms(self, motion: Motion) -> int:
        if not motion.reduced:
            return self.motion_ms + self.hold
        if not self.words:
            return REDUCED_FADE_MS if self.moves else 0
        return max(self.hold, _REDUCED_READING_MS + _REDUCED_LETTER_MS * max(self.letters, len(self.words)))

    def compute_events_ms(self, motion: Motion) -> int:
        return min(REDUCED_FADE_MS, self.compute_length_ms(motion)) if motion.reduced else self.motion_ms


Script = tuple[ScriptStep, ...]
