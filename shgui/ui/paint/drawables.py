"""Drawables: visible facts and translated words, as plain data.

Equal drawables of equal size are painted pixel for pixel alike: the back of a card knows its kind and
nothing else. In animations a poster holds what stands still; all that moves is a drawable of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf

from shgui.engine.components import HITLER_ZONE
from shgui.engine.types import Office, Party, Policy, Power, Role
from shgui.presentation.scenes import SeatScene
from shgui.resources import PORTRAITS
from shgui.ui.paint.ground import GroundDrawable, SheetDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.poster import PosterDrawable


@dataclass(frozen=True, slots=True)
class ReportDrawable:
    """A poster about one player, with room for a card on its left and a stamp below the question."""

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
class ExecutionDrawable:
    """The poster of an execution, with a black border."""

    line: str = ""
    dead: bool = False
    """The icon of the dead stands before the line."""


@dataclass(frozen=True, slots=True)
class ExecutedNameDrawable:
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
    """A slip of paper with a headline, on which an answer is stamped."""

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
    """The dashed outline of a card that has left its place on a darkened table."""


@dataclass(frozen=True, slots=True)
class DeepShadowDrawable:
    """The hard shadow of a card held high above the table; the card itself is drawn over it."""


@dataclass(frozen=True, slots=True)
class WinnersDrawable:
    """The line that names the winners, on the table itself."""

    mark: Icon
    text: str
    line: str = ""


AnimationDrawable = (
    ReportDrawable
    | HitlerDrawable
    | ExecutionDrawable
    | ExecutedNameDrawable
    | CountDrawable
    | SlipDrawable
    | TagDrawable
    | GapDrawable
    | DeepShadowDrawable
    | WinnersDrawable
)


PARTY_MARKS = {Party.LIBERAL: Icon.LIBERAL, Party.FASCIST: Icon.FASCIST}
POLICY_MARKS = {Policy.LIBERAL: Icon.LIBERAL, Policy.FASCIST: Icon.FASCIST}
ROLE_MARKS = {Role.LIBERAL: Icon.LIBERAL, Role.FASCIST: Icon.FASCIST, Role.HITLER: Icon.HITLER}
OFFICE_MARKS = {Office.PRESIDENT: Icon.PRESIDENT, Office.CHANCELLOR: Icon.CHANCELLOR}


def get_power_icon(power: Power) -> Icon:
    return Icon(power.value.replace("_", "-"))


def choose_portraits(roles: Sequence[Role]) -> tuple[int, ...]:
    """Return a portrait by seat: that of the seat, or the next one where an earlier player has the same."""
    chosen: list[int] = []
    for seat, role in enumerate(roles):
        there_are = PORTRAITS[role]
        taken = {each for each, other in zip(chosen, roles, strict=False) if other is role}
        free = (each % there_are for each in range(seat, seat + there_are))
        chosen.append(next((each for each in free if each not in taken), seat % there_are))
    return tuple(chosen)


class CardBack(StrEnum):
    POLICY = "policy"
    ROLE = "role"
    PARTY = "party"
    BALLOT = "ballot"


@dataclass(frozen=True, slots=True)
class BackDrawable:
    kind: CardBack


@dataclass(frozen=True, slots=True)
class PolicyDrawable:
    policy: Policy
    word: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class SmallPolicyDrawable:
    """A Policy too small for its word: the icon fills the card."""

    policy: Policy


@dataclass(frozen=True, slots=True)
class PartyBandDrawable:
    """A line in the colour and the pattern of a party."""

    party: Party


@dataclass(frozen=True, slots=True)
class PortraitDrawable:
    """A framed portrait in any shape, without the words of a card."""

    role: Role
    portrait: int = 0
    word: str = ""
    """On a band across the foot: "Hitler"."""
    plate: str = ""
    """On a sign that hangs askew: "Shot, round 6"."""


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
class EmptyPlaceDrawable:
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
    """The fact that the lower row of a plate shows."""

    DEAD = "dead"
    OFFICE = "office"
    LIMITED = "limited"
    KNOWN = "known"
    """Facts that everyone knows of the player; their icons stand below the number."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class SeatLettering:
    """Sizes of letters that the plates of one table share, so that they look alike."""

    largest: float = inf
    """Capitals of names at most, in pixels."""
    wordless: frozenset[SeatStatus] = frozenset()


class SeatOffer(StrEnum):
    """Whether a seat can be chosen now."""

    NONE = "none"
    BARRED = "barred"
    """Only others can be chosen."""
    OPEN = "open"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class SeatDrawable:
    scene: SeatScene
    word: str = ""
    vote_word: str = ""
    setting: SeatLettering = SeatLettering()

    @property
    def offer(self) -> SeatOffer:
        if self.scene.refusal is not None:
            return SeatOffer.BARRED
        return SeatOffer.OPEN if self.scene.choosable else SeatOffer.NONE

    @property
    def recedes(self) -> bool:
        """Whether it is drawn lightly: its player is out, or can't be chosen now."""
        return self.scene.dead or (self.offer is SeatOffer.BARRED and not self.scene.on_move)

    @property
    def status(self) -> SeatStatus:
        """The most important status that holds."""
        seat = self.scene
        for status, holds in (
            (SeatStatus.DEAD, seat.dead),
            (SeatStatus.OFFICE, seat.office is not None),
            (SeatStatus.LIMITED, seat.limited is not None),
            (SeatStatus.KNOWN, seat.is_known),
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


@dataclass(frozen=True, slots=True)
class RoundDrawable:
    """The four steps of a round in pictures, for pages that explain the game."""

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
    """A table of all Fascist boards, a row for each number of players."""

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
    | EmptyPlaceDrawable
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
    | SmallPolicyDrawable
    | PartyBandDrawable
    | PortraitDrawable
)

ASPECTS: dict[type[Drawable], float] = {
    BackDrawable: 0.76,
    PolicyDrawable: 0.76,
    RoleDrawable: 0.76,
    PartyDrawable: 0.76,
    EmptyPlaceDrawable: 0.76,
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
    if isinstance(drawable, BackDrawable) and drawable.kind is CardBack.BALLOT:
        return ASPECTS[BallotDrawable]
    if isinstance(drawable, BoardDrawable):
        return 3.9 if drawable.has_foot else 4.2
    return ASPECTS.get(type(drawable), 1.0)
