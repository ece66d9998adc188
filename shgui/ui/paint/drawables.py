"""Drawables: visible facts and translated words, as plain data.

A drawable is a value. Equal drawables of equal size are painted pixel for pixel alike, which is why the back
of a card knows its kind and nothing else.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import inf

from shgui.engine.components import HITLER_ZONE
from shgui.engine.types import Office, Party, Policy, Power, Role
from shgui.presentation.scenes import SeatScene
from shgui.ui.paint.animation_drawables import AnimationDrawable, DeepShadowDrawable, GapDrawable
from shgui.ui.paint.ground import GroundDrawable, SheetDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.poster import PosterDrawable
from shgui.ui.paint.strip_drawables import ColumnsDrawable, SampleDrawable, StripDrawable

PARTY_MARKS = {Party.LIBERAL: Icon.LIBERAL, Party.FASCIST: Icon.FASCIST}
POLICY_MARKS = {Policy.LIBERAL: Icon.LIBERAL, Policy.FASCIST: Icon.FASCIST}
ROLE_MARKS = {Role.LIBERAL: Icon.LIBERAL, Role.FASCIST: Icon.FASCIST, Role.HITLER: Icon.HITLER}
OFFICE_MARKS = {Office.PRESIDENT: Icon.PRESIDENT, Office.CHANCELLOR: Icon.CHANCELLOR}


def get_power_icon(power: Power) -> Icon:
    """Return the icon of a power, which bears its name."""
    return Icon(power.value.replace("_", "-"))


class Back(StrEnum):
    POLICY = "policy"
    ROLE = "role"
    PARTY = "party"
    BALLOT = "ballot"


@dataclass(frozen=True, slots=True)
class BackDrawable:
    kind: Back


@dataclass(frozen=True, slots=True)
class PolicyDrawable:
    policy: Policy
    word: str
    """The party's word: "Liberal"."""
    caption: str = ""
    """The kind of card: "Policy"."""


@dataclass(frozen=True, slots=True)
class RoleDrawable:
    role: Role
    word: str
    caption: str = ""
    portrait: int = 0
    """The portrait: any number, taken modulo those there are."""


@dataclass(frozen=True, slots=True)
class PartyDrawable:
    party: Party
    word: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class BallotDrawable:
    ja: bool
    word: str
    plain: bool = False
    """Only the word in a frame, large enough to read across the table."""


@dataclass(frozen=True, slots=True)
class EnvelopeDrawable:
    opened: bool = False


@dataclass(frozen=True, slots=True)
class PhoneDrawable:
    """A player's phone. Without a card, it points at the code that one joins by."""

    card: "BackDrawable | RoleDrawable | None" = None

    @property
    def held(self) -> bool:
        """Whether a thumb holds its lowest button."""
        return isinstance(self.card, RoleDrawable)


@dataclass(frozen=True, slots=True)
class PlaceDrawable:
    """An empty place for a card, so that an empty table looks intended."""


@dataclass(frozen=True, slots=True)
class PlacardDrawable:
    office: Office
    word: str
    proposed: bool = False
    """A candidate's placard: drawn in outline until elected."""
    wordless: bool = False


@dataclass(frozen=True, slots=True)
class SpaceDrawable:
    """A space of a board. The word stands below the icon."""

    word: str = ""
    power: Power | None = None
    veto_word: str = ""
    """Set where the veto is unlocked."""
    win: bool = False


@dataclass(frozen=True, slots=True)
class BoardHeadDrawable:
    """The head of a board without its count."""

    title: str
    party: Party


@dataclass(frozen=True, slots=True)
class BoardDrawable:
    policy: Policy
    title: str
    enacted: int
    policy_word: str
    spaces: tuple[SpaceDrawable, ...]
    zone_word: str = ""
    """For what holds from `zone_from` on: "Hitler as Chancellor wins"."""
    zone_from: int = HITLER_ZONE
    ringed: int = 0
    """Number of the space that is pointed out, for the card just laid there."""
    veto_word: str = ""
    """Set once the veto is unlocked: its own space is covered by a card then."""

    @property
    def has_foot(self) -> bool:
        return self.policy is Policy.FASCIST


@dataclass(frozen=True, slots=True)
class TrackerDrawable:
    title: str
    position: int
    """Governments that failed in a row, 0 to 3."""
    chaos_word: str


@dataclass(frozen=True, slots=True)
class MarkerDrawable:
    """The tracker's marker on its way from field to field."""


@dataclass(frozen=True, slots=True)
class PileDrawable:
    word: str
    count: int


class SeatStatus(StrEnum):
    """The content of the lower row of a plate."""

    DEAD = "dead"
    OFFICE = "office"
    LIMITED = "limited"
    KNOWN = "known"
    """Facts that everyone knows of the player; their icons stand below the number."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class SeatSetting:
    """Sizes that the plates of one table share, so that they look alike."""

    largest: float = inf
    """Capitals of names at most, in pixels."""
    wordless: frozenset[SeatStatus] = frozenset()
    """Icons that stand without their words."""


class Offer(StrEnum):
    """The choice that a seat offers."""

    NONE = "none"
    """No seat is to be chosen."""
    BARRED = "barred"
    """Only others can be chosen."""
    OPEN = "open"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class SeatDrawable:
    """A player's plate."""

    scene: SeatScene
    word: str = ""
    """For its status; empty where the seat has none."""
    vote_word: str = ""
    setting: SeatSetting = SeatSetting()

    @property
    def offer(self) -> Offer:
        if self.scene.refusal is not None:
            return Offer.BARRED
        return Offer.OPEN if self.scene.choosable else Offer.NONE

    @property
    def recedes(self) -> bool:
        """Whether it is drawn lightly: its player is out, or can't be chosen now."""
        return self.scene.dead or (self.offer is Offer.BARRED and not self.scene.on_move)

    @property
    def status(self) -> SeatStatus:
        """The most important status that holds."""
        seat = self.scene
        for status, holds in (
            (SeatStatus.DEAD, seat.dead),
            (SeatStatus.OFFICE, seat.office is not None),
            (SeatStatus.LIMITED, seat.limited is not None),
            (SeatStatus.KNOWN, seat.hitler or seat.cleared or seat.investigated),
        ):
            if holds:
                return status
        return SeatStatus.NONE


@dataclass(frozen=True, slots=True)
class PlateDrawable:
    """An empty plate, as all plates of a table share it."""

    on_move: bool = False
    recedes: bool = False


@dataclass(frozen=True, slots=True)
class PhaseStripDrawable:
    phases: tuple[str, ...]
    current: int
    """Index of the phase under way; -1 for none."""


@dataclass(frozen=True, slots=True)
class RoundDrawable:
    """The four steps of a round with pictures."""

    steps: tuple[str, str, str, str]
    ballots: tuple[BallotDrawable, BallotDrawable]
    policies: tuple[PolicyDrawable, ...]


@dataclass(frozen=True, slots=True)
class PowersRow:
    """The Fascist board for a number of players."""

    players: str
    slots: tuple[SpaceDrawable, ...]
    at_hand: bool = False
    """The reader's game uses this one."""


@dataclass(frozen=True, slots=True)
class PowersDrawable:
    """All Fascist boards, one below the other."""

    title: str
    players_word: str
    rows: tuple[PowersRow, ...]


@dataclass(frozen=True, slots=True)
class StampDrawable:
    """A rubber stamp: "Elected", "Not Hitler". Its frame is equally large whatever it says."""

    word: str
    angle: float = -4.0
    themed: bool = False
    """In the theme's ink, on the prompt bar. Stamps on printed things are as black as their print."""


Drawable = (
    BackDrawable
    | PolicyDrawable
    | RoleDrawable
    | PartyDrawable
    | BallotDrawable
    | EnvelopeDrawable
    | PhoneDrawable
    | PlaceDrawable
    | PlacardDrawable
    | BoardHeadDrawable
    | BoardDrawable
    | TrackerDrawable
    | MarkerDrawable
    | PileDrawable
    | SeatDrawable
    | PlateDrawable
    | PhaseStripDrawable
    | RoundDrawable
    | PowersDrawable
    | PosterDrawable
    | GroundDrawable
    | SheetDrawable
    | StampDrawable
    | AnimationDrawable
    | StripDrawable
    | ColumnsDrawable
    | SampleDrawable
)

ASPECTS: dict[type[Drawable], float] = {
    BackDrawable: 0.76,
    PolicyDrawable: 0.76,
    RoleDrawable: 0.76,
    PartyDrawable: 0.76,
    PlaceDrawable: 0.76,
    PileDrawable: 0.76,
    BallotDrawable: 1.5,
    EnvelopeDrawable: 1.45,
    PhoneDrawable: 0.52,
    PlacardDrawable: 3.6,
    TrackerDrawable: 3.4,
    MarkerDrawable: 1.0,
    SeatDrawable: 2.2,
    StampDrawable: 3.9,
    GapDrawable: 1.5,
    DeepShadowDrawable: 0.76,
}
"""Width to height. All others, boards and plates take any rectangle."""


def get_aspect(drawable: Drawable) -> float:
    """Return width to height; 1 for drawables of any shape."""
    if isinstance(drawable, BackDrawable) and drawable.kind is Back.BALLOT:
        return ASPECTS[BallotDrawable]
    if isinstance(drawable, BoardDrawable):
        return 3.9 if drawable.has_foot else 4.2
    return ASPECTS.get(type(drawable), 1.0)
