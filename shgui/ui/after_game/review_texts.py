"""What the pages of a story are told: finished sentences, signs, and steps of the game to look at. No Qt."""

from dataclasses import dataclass, replace

from shgui.engine.types import Party, Policy, Role, Seat
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.strip_drawables import StripColumnHead, StripFace


@dataclass(frozen=True, slots=True)
class StepLink:
    """To a step of the game, to be watched from there."""

    words: str
    """"Round 5"."""
    round: int
    step: int
    told: str
    """The same for whoever doesn't see what it stands beside."""


@dataclass(frozen=True, slots=True)
class ToldHeadline:
    mark: Icon
    title: str
    sentence: str
    ways: tuple[StepLink, ...] = ()


@dataclass(frozen=True, slots=True)
class KeyMomentText:
    """Where something could have been learnt, as a place on a strip and as a sentence."""

    at: float
    sentence: str
    step: int
    left: str = ""
    """How many ways to deal the roles it left, where it ruled some out."""

    @property
    def whole(self) -> str:
        """All of it, where there is room."""
        return f"{self.sentence} {self.left}" if self.left else self.sentence


@dataclass(frozen=True, slots=True)
class ToldStrip:
    seat: Seat
    name: str
    role: Role | None
    """Nothing where roles are hidden."""
    face: StripFace
    sentence: str
    """All of it, for whoever doesn't see it."""
    moments: tuple[KeyMomentText, ...] = ()
    bot: bool = False
    """The program played in this seat at the end."""

    @property
    def mark(self) -> Icon:
        return mark_of(self.role)

    def drawn(self, *, below: float, numbered: bool = False, weight: float = 1.0) -> StripFace:
        lane = self.face.lane if below and not numbered else ()
        return replace(self.face, below=below, numbered=numbered, lane=lane, weight=weight)


@dataclass(frozen=True, slots=True)
class ToldStrips:
    """Everybody's strip, as one observer could have drawn it."""

    columns: tuple[StripColumnHead, ...]
    strips: tuple[ToldStrip, ...]
    notes: tuple[str, ...] = ()
    """What besides has to be said of them."""
    believed: bool = False
    """What is likely is what a bot believed."""


@dataclass(frozen=True, slots=True)
class ToldFront:
    """The front page above its strips."""

    title: str
    """How it ended, in wood type."""
    line: str
    """Who has won, and in which round."""
    role: Role | None
    """Whose likeness stands beside; nobody's where the end isn't told."""
    lead: ToldHeadline | None
    headlines: tuple[ToldHeadline, ...]
    about: str
    """When it was, how many played, by which rules, how long."""


def mark_of(role: Role | None) -> Icon:
    return Icon.ROLE_HIDDEN if role is None else _MARKS[role]


_MARKS = {Role.LIBERAL: Icon.LIBERAL, Role.FASCIST: Icon.FASCIST, Role.HITLER: Icon.HITLER}


@dataclass(frozen=True, slots=True)
class ToldTrust:
    """One player's ballots, by those who stood in the government."""

    seat: Seat
    name: str
    role: Role | None
    on: tuple[tuple[bool, ...] | None, ...]
    """Ja! or Nein! in the order of the columns; nothing for the own seat."""
    counts: tuple[str, ...]
    """So many Ja! of so many: for governments all Liberal, with a Fascist. None where roles are hidden."""
    sentence: str
    bot: bool = False

    @property
    def mark(self) -> Icon:
        return mark_of(self.role)


@dataclass(frozen=True, slots=True)
class ToldTrustTable:
    rows: tuple[ToldTrust, ...]
    """Columns stand in the same order."""
    parted_after: int
    """So many stand before the rule that parts the parties; 0 for none."""
    about: str
    note: str


@dataclass(frozen=True, slots=True)
class AccountText:
    """What somebody held or did in a round, and what was said of it."""

    name: str
    act: str
    cards: tuple[Policy | None, ...] = ()
    """Those that lay there; nothing for one that is hidden."""
    party: Party | None = None
    said: str = ""
    said_cards: tuple[Policy, ...] = ()
    said_party: Party | None = None
    untrue: bool = False
    bot: bool = False
    """A bot held and said it."""


@dataclass(frozen=True, slots=True)
class ToldShift:
    """How likely a player was a Fascist before a round, and after it."""

    name: str
    before: float
    after: float
    sentence: str


@dataclass(frozen=True, slots=True)
class ToldBallot:
    name: str
    mark: Icon
    ja: bool
    bot: bool = False


@dataclass(frozen=True, slots=True)
class RoundText:
    number: int
    heading: str
    """"Round 5"."""
    title: str
    about: str
    deeds: tuple[AccountText, ...]
    conclusions: tuple[str, ...]
    who_knew: str
    """Nothing where roles are hidden."""
    shifts: tuple[ToldShift, ...]
    votes: str
    """How the vote went; nothing where it didn't come to one."""
    ballots: tuple[ToldBallot, ...]
    ballots_told: str
    step: int
    """From where it is watched."""
