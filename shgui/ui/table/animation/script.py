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
from shgui.words.narrator_texts import Spoken, list_spoken
from shgui.words.terms import Names

CALM_FADE = 90
_CALM_STANDS, _CALM_LETTER = 1200, 60
STAMPED = 140


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
class AtSeat:
    seat: Seat


@dataclass(frozen=True, slots=True)
class AtOffice:
    """The placard of a seat's office."""

    seat: Seat
    beside_vote: bool = False
    """Votes still lie open, and take some of its room."""


@dataclass(frozen=True, slots=True)
class InHand:
    seat: Seat


@dataclass(frozen=True, slots=True)
class OnPlate:
    seat: Seat


@dataclass(frozen=True, slots=True)
class BeforeSeat:
    """A ballot on the table before its player."""

    seat: Seat


class PosterPart(StrEnum):
    WHOLE = "whole"
    CARD = "card"
    STAMP = "stamp"
    NAME = "name"
    NAME_ABOVE = "name above"


@dataclass(frozen=True, slots=True)
class OnPoster:
    """A part of a poster in the middle of the page."""

    poster: type[PosterKind]
    part: PosterPart = PosterPart.WHOLE
    shrunk_to: Seat | None = None
    """Shrunk to the plate of this seat, and there."""
    filed: bool = False
    """Shrunk to the prompt bar, and there."""

    def at(self, seat: Seat) -> "OnPoster":
        return OnPoster(self.poster, self.part, shrunk_to=seat)


@dataclass(frozen=True, slots=True)
class HeldHigh:
    """A card held up in the middle, for all to see."""


@dataclass(frozen=True, slots=True)
class OnBoard:
    policy: Policy
    index: int
    whole: bool = False
    """Across the whole space, and not only where its card lies."""


class PilePlace(StrEnum):
    DRAW = "draw"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class OnPile:
    pile: PilePlace


@dataclass(frozen=True, slots=True)
class OnTracker:
    step: int
    """0 is before the first field."""


@dataclass(frozen=True, slots=True)
class Fanned:
    """One of several cards side by side at a place."""

    place: "AtSeat | OnPile"
    index: int
    count: int


Place = (
    AtSeat
    | AtOffice
    | InHand
    | OnPlate
    | BeforeSeat
    | OnPoster
    | HeldHigh
    | OnBoard
    | OnPile
    | OnTracker
    | Fanned
)


# Moves


class Entrance(StrEnum):
    LAID = "laid"
    STAMPED = "stamped"
    WIPED = "wiped"


@dataclass(frozen=True, slots=True)
class Come:
    """A new thing appears: it comes from `origin`, or appears in its place."""

    key: str
    drawable: Drawable
    place: Place
    ms: int
    delay: int = 0
    origin: Place | None = None
    way: Entrance = Entrance.LAID
    lift: float = 0.0
    """Height of its arc, in its own heights."""


def stamped(drawable: Drawable, place: Place, *, delay: int = 0, key: str = "stamp") -> Come:
    return Come(key, drawable, place, STAMPED, delay=delay, way=Entrance.STAMPED)


@dataclass(frozen=True, slots=True)
class Turn:
    """A thing turns over; with no time for it, it is replaced."""

    key: str
    drawable: Drawable
    ms: int = 0
    delay: int = 0


@dataclass(frozen=True, slots=True)
class Go:
    """A thing moves to another place; if it `leaves`, it vanishes there."""

    key: str
    place: Place
    ms: int
    delay: int = 0
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class Vanish:
    """A thing vanishes, if it is there."""

    key: str
    ms: int = 0
    delay: int = 0


class Depth(StrEnum):
    """Darkness over the table."""

    LIT = "lit"
    DIM = "dim"
    DARK = "dark"
    """Cards lie on it."""


class Spared(StrEnum):
    """The part of the table that stays lit."""

    NOTHING = "nothing"
    BAND = "band"
    SEATS = "seats"


@dataclass(frozen=True, slots=True)
class Dim:
    depth: Depth
    ms: int
    delay: int = 0
    spared: Spared = Spared.NOTHING


Move = Come | Turn | Go | Vanish | Dim


@dataclass(frozen=True, slots=True)
class ScriptStep:
    moves: tuple[Move, ...] = ()
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
    says: Spoken | None = None
    """A line of the narrator, where no event brings one."""
    reveals: bool = False
    """Its words appear when its motion has ended, not before."""
    silent: bool = False
    """A step in silence."""
    in_flight: InFlight = field(default_factory=InFlight)
    light: bool = False
    """Nobody waits for it: a press ends it and does what it does."""

    @property
    def late(self) -> bool:
        """Whether it may be announced only when it has been seen."""
        return self.reveals or bool(self.tells)

    @property
    def spoken(self) -> tuple[Spoken, ...]:
        also = list_spoken(self.tells)
        return also if self.says is None else (*also, self.says)

    @property
    def motion(self) -> int:
        return max((move.delay + move.ms for move in self.moves), default=0)

    def length(self, motion: Motion) -> int:
        if not motion.reduced:
            return self.motion + self.hold
        if not self.words:
            return CALM_FADE if self.moves else 0
        return max(self.hold, _CALM_STANDS + _CALM_LETTER * max(self.letters, len(self.words)))

    def events_at(self, motion: Motion) -> int:
        return min(CALM_FADE, self.length(motion)) if motion.reduced else self.motion


Script = tuple[ScriptStep, ...]
