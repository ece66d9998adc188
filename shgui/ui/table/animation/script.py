"""A moment as plain data: its steps, what moves in each and for how long, and what is said meanwhile.

Scripts are written from public events alone. Up to the step that reveals something they are equal for every
secret, and that step is as long whatever it reveals.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, TypeVar

from shgui.engine.events import Event
from shgui.engine.types import Policy, Seat
from shgui.presentation.scenes import InFlight
from shgui.ui.paint.drawables import Face
from shgui.ui.paint.poster_layouts import Bill
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import Motion, Pace
from shgui.words.catalogue import Catalogue
from shgui.words.narrator_texts import Spoken, list_spoken
from shgui.words.terms import Names

Either = TypeVar("Either")

CALM_FADE = 90
_CALM_STANDS, _CALM_LETTER = 1200, 60
STAMPED = 140


class ScriptTempo(NamedTuple):
    """How fast the group wants its moments, and whether anything may move."""

    pace: Pace = Pace.DRAMATIC
    calm: bool = False

    @classmethod
    def of(cls, motion: Motion) -> "ScriptTempo":
        return cls(motion.pace, motion.reduced)

    def of_two(self, brisk: Either, dramatic: Either) -> Either:
        return brisk if self.pace is Pace.BRISK else dramatic


class ScriptContext(NamedTuple):
    """What a script is written from."""

    words: Catalogue
    names: Names
    rules: str
    """The name of the game's edition."""
    president: Seat
    chancellor: Seat | None
    """Who is in office, or stands for it, when it begins."""
    motion: Motion

    @property
    def tempo(self) -> ScriptTempo:
        return ScriptTempo.of(self.motion)


# Where something lies


@dataclass(frozen=True, slots=True)
class AtSeat:
    seat: Seat


@dataclass(frozen=True, slots=True)
class AtOffice:
    """Where the placard of a seat's office stands."""

    seat: Seat
    beside_vote: bool = False
    """The votes still lie open, and take some of its room."""


@dataclass(frozen=True, slots=True)
class InHand:
    """A ballot as long as its player has it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnPlate:
    """Where a plate says how its player voted."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BeforeSeat:
    """On the table before a player, where a ballot lies."""

    seat: Seat


class PosterPart(StrEnum):
    WHOLE = "whole"
    CARD = "card"
    STAMP = "stamp"
    NAME = "name"
    NAME_ABOVE = "name above"


@dataclass(frozen=True, slots=True)
class OnBill:
    """A part of a bill in the middle."""

    bill: type[Bill]
    part: PosterPart = PosterPart.WHOLE
    shrunk_to: Seat | None = None
    """As small as the plate of this seat, and there."""
    filed: bool = False
    """As small as the band, and there."""


@dataclass(frozen=True, slots=True)
class HeldHigh:
    """A card in the middle, for all to see."""


@dataclass(frozen=True, slots=True)
class OnBoard:
    policy: Policy
    index: int
    whole: bool = False
    """Across the space, and not on the card in it."""


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
    """One of several cards at a place, beside one another."""

    place: "AtSeat | OnPile"
    index: int
    count: int


Place = (
    AtSeat
    | AtOffice
    | InHand
    | OnPlate
    | BeforeSeat
    | OnBill
    | HeldHigh
    | OnBoard
    | OnPile
    | OnTracker
    | Fanned
)


# What moves


class Entrance(StrEnum):
    LAID = "laid"
    STAMPED = "stamped"
    WIPED = "wiped"


@dataclass(frozen=True, slots=True)
class Come:
    """Something new is seen: it comes from `origin`, or where it lies."""

    key: str
    face: Face
    place: Place
    ms: int
    delay: int = 0
    origin: Place | None = None
    way: Entrance = Entrance.LAID
    lift: float = 0.0
    """How far it rises above the straight way, in its own heights."""


def stamped(face: Face, place: Place, *, delay: int = 0, key: str = "stamp") -> Come:
    """A stamp falls there."""
    return Come(key, face, place, STAMPED, delay=delay, way=Entrance.STAMPED)


@dataclass(frozen=True, slots=True)
class Turn:
    """Something turns over; with no time for it, it is exchanged."""

    key: str
    face: Face
    ms: int = 0
    delay: int = 0


@dataclass(frozen=True, slots=True)
class Go:
    """Something goes to another place; where it `leaves`, it isn't seen any more when it is there."""

    key: str
    place: Place
    ms: int
    delay: int = 0
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class Vanish:
    """Something isn't seen any more, if it was."""

    key: str
    ms: int = 0
    delay: int = 0


class Depth(StrEnum):
    """How dark the table is."""

    LIT = "lit"
    DIM = "dim"
    DARK = "dark"
    """Cards lie on it."""


class Spared(StrEnum):
    """What stays lit."""

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
    """How long nothing moves after that, in milliseconds."""
    words: str = ""
    """What is read now, on the bill or in the band."""
    in_band: bool = False
    """They stand in the band, which stays lit; else on the bill."""
    teller: Seat | None = None
    """Whose block stands in the band beside the words."""
    loud: bool = False
    """The band sets the words in wood type."""
    lingers: bool = False
    """What was to be read in the step before stands on; there is nothing new to be read."""
    letters: int = 0
    """Of the longest words that could stand here instead: so that time doesn't tell."""
    announced: str = ""
    """What a screen reader is told."""
    sound: Sound | None = None
    sound_at: int = 0
    tells: tuple[Event, ...] = ()
    """What everybody has seen when the motion ends."""
    says: Spoken | None = None
    """What is said then besides, where no event tells it by itself."""
    reveals: bool = False
    """Its words stand when its motion has ended, and not before."""
    silent: bool = False
    """Nothing sounds, and nobody speaks."""
    in_flight: InFlight = field(default_factory=InFlight)
    light: bool = False
    """Nothing to wait for: a press brings it to its end and is heard as well."""

    @property
    def late(self) -> bool:
        """Whether it must not be said before it is seen."""
        return self.reveals or bool(self.tells)

    @property
    def spoken(self) -> tuple[Spoken, ...]:
        """What the narrator says when its motion has ended."""
        told = list_spoken(self.tells)
        return told if self.says is None else (*told, self.says)

    @property
    def motion(self) -> int:
        return max((move.delay + move.ms for move in self.moves), default=0)

    def length(self, tempo: ScriptTempo) -> int:
        if not tempo.calm:
            return self.motion + self.hold
        if not self.words:
            return CALM_FADE if self.moves else 0
        return max(self.hold, _CALM_STANDS + _CALM_LETTER * max(self.letters, len(self.words)))

    def told_at(self, tempo: ScriptTempo) -> int:
        """When its motion has ended."""
        return min(CALM_FADE, self.length(tempo)) if tempo.calm else self.motion


Script = tuple[ScriptStep, ...]


def length(steps: Iterable[ScriptStep], tempo: ScriptTempo) -> int:
    """How long a script takes, in milliseconds."""
    return sum(step.length(tempo) for step in steps)
