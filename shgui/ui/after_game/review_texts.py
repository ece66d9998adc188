"""The content of the pages after a game: finished sentences, icons, and links to steps. No Qt."""

from dataclasses import dataclass, replace

from shgui.engine.types import Party, Policy, Role, Seat
from shgui.ui.paint.drawables import StripColumnHead, StripDrawable
from shgui.ui.paint.icons import Icon


@dataclass(frozen=True, slots=True)
class StepLink:
    """A link to a step of the game, from which it is watched."""

    words: str
    """"Round 5"."""
    round: int
    step: int
    spoken: str
    """The same for a screen reader, without its surroundings."""


@dataclass(frozen=True, slots=True)
class HeadlineText:
    mark: Icon
    title: str
    sentence: str
    links: tuple[StepLink, ...] = ()


@dataclass(frozen=True, slots=True)
class KeyMomentText:
    """A moment at which something could be learnt: its place on a strip, and a sentence."""

    at: float
    sentence: str
    step: int
    left: str = ""
    """How many ways to deal the roles it left; empty where it ruled none out."""

    @property
    def whole(self) -> str:
        """The sentence with the number of ways that were left."""
        return f"{self.sentence} {self.left}" if self.left else self.sentence


@dataclass(frozen=True, slots=True)
class StripText:
    seat: Seat
    name: str
    role: Role | None
    """None where roles are hidden."""
    drawable: StripDrawable
    sentence: str
    """The strip in words, for a screen reader."""
    moments: tuple[KeyMomentText, ...] = ()
    bot: bool = False
    """Whether a bot played in this seat at the end."""

    @property
    def mark(self) -> Icon:
        return mark_of(self.role)

    def drawn(self, *, below: float, numbered: bool = False, weight: float = 1.0) -> StripDrawable:
        lane = self.drawable.lane if below and not numbered else ()
        return replace(self.drawable, below=below, numbered=numbered, lane=lane, weight=weight)


@dataclass(frozen=True, slots=True)
class StripsText:
    """The strips of all players, as one observer could have drawn them."""

    columns: tuple[StripColumnHead, ...]
    strips: tuple[StripText, ...]
    notes: tuple[str, ...] = ()
    """Remarks below the strips."""
    believed: bool = False
    """Whether *likely* is what one bot believed."""


@dataclass(frozen=True, slots=True)
class FrontPageText:
    """The front page above its strips."""

    title: str
    """How it ended, in poster letters."""
    line: str
    """Who has won, and in which round."""
    role: Role | None
    """The role whose card is shown; None where the end is hidden."""
    lead: HeadlineText | None
    headlines: tuple[HeadlineText, ...]
    about: str
    """Date, number of players, rules, number of rounds."""


def mark_of(role: Role | None) -> Icon:
    return Icon.ROLE_HIDDEN if role is None else _MARKS[role]


_MARKS = {Role.LIBERAL: Icon.LIBERAL, Role.FASCIST: Icon.FASCIST, Role.HITLER: Icon.HITLER}


@dataclass(frozen=True, slots=True)
class TrustRowText:
    """The ballots of one player, by member of the government."""

    seat: Seat
    name: str
    role: Role | None
    on: tuple[tuple[bool, ...] | None, ...]
    """Ja! or Nein! in the order of the columns; None for the own seat."""
    counts: tuple[str, ...]
    """Ja! votes for governments all Liberal, and for those with a Fascist; empty where roles are hidden."""
    sentence: str
    bot: bool = False

    @property
    def mark(self) -> Icon:
        return mark_of(self.role)


@dataclass(frozen=True, slots=True)
class TrustTableText:
    rows: tuple[TrustRowText, ...]
    """Players; columns have the same order."""
    parted_after: int
    """How many rows come before the line between the parties; 0 for no line."""
    about: str
    note: str


@dataclass(frozen=True, slots=True)
class AccountText:
    """A player's cards or act in a round, and the claim about it."""

    name: str
    act: str
    cards: tuple[Policy | None, ...] = ()
    """The cards; None for a hidden one."""
    party: Party | None = None
    said: str = ""
    said_cards: tuple[Policy, ...] = ()
    said_party: Party | None = None
    untrue: bool = False
    bot: bool = False
    """Whether a bot held and claimed it."""


@dataclass(frozen=True, slots=True)
class ShiftText:
    """The probability that a player is a Fascist, before and after a round."""

    name: str
    before: float
    after: float
    sentence: str


@dataclass(frozen=True, slots=True)
class BallotText:
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
    accounts: tuple[AccountText, ...]
    conclusions: tuple[str, ...]
    who_knew: str
    """Empty where roles are hidden."""
    shifts: tuple[ShiftText, ...]
    votes: str
    """How the vote went; empty without a vote."""
    ballots: tuple[BallotText, ...]
    ballots_spoken: str
    step: int
    """The step from which it is watched."""
