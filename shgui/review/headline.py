"""Headlines of a game as codes and facts; `words` makes sentences of them."""

from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.knowledge import Sight
from shgui.engine.types import Office, Outcome, Policy, Role, Seat
from shgui.table.log_lines import Claim


class HeadlineCode(StrEnum):
    END = "end"
    TWO_ACCOUNTS = "two_accounts"
    SAID_AND_SEEN = "said_and_seen"
    LIBERALS_EXECUTED = "liberals_executed"
    LEAST_SUSPECTED = "least_suspected"
    HITLER_REFUSED = "hitler_refused"
    PROVEN_BEFORE = "proven_before"
    MOST_NEIN = "most_nein"
    VETO = "veto"
    CHAOS = "chaos"
    QUIET = "quiet"


@dataclass(frozen=True, slots=True)
class HeadlinePlace:
    """A place in the game to look at."""

    round: int
    step: int


@dataclass(frozen=True, slots=True)
class EndFacts:
    outcome: Outcome | None
    """None where the table ended the game early."""
    round: int
    president: Seat
    chancellor: Seat | None
    target: Seat | None
    """The player executed last."""
    chaos: bool
    """Chaos enacted the last Policy."""
    elected: bool
    ja: int
    nein: int
    one_ballot: bool
    """The last vote would turn if one ballot were different."""
    liberal_ja: tuple[Seat, ...]
    """The Liberals who elected the government by which they lost."""


@dataclass(frozen=True, slots=True)
class TwoAccounts:
    earlier: Claim
    later: Claim


@dataclass(frozen=True, slots=True)
class SaidAndSeen:
    claim: Claim
    seen: Sight


@dataclass(frozen=True, slots=True)
class Execution:
    seat: Seat
    round: int
    role: Role


@dataclass(frozen=True, slots=True)
class LiberalsExecuted:
    executions: tuple[Execution, ...]
    """All executions but one that ended the game."""

    @property
    def liberals(self) -> int:
        return sum(each.role is Role.LIBERAL for each in self.executions)


@dataclass(frozen=True, slots=True)
class LeastSuspected:
    seat: Seat
    office: Office
    """The office of the election."""
    round: int
    likely: float


@dataclass(frozen=True, slots=True)
class HitlerRefused:
    seat: Seat
    round: int
    ja: int
    nein: int
    one_ballot: bool


@dataclass(frozen=True, slots=True)
class ProvenBefore:
    seat: Seat
    proven_in: int
    elected_in: int


@dataclass(frozen=True, slots=True)
class MostNein:
    seat: Seat
    nein: int
    of: int
    """Ballots on governments with a Fascist."""


@dataclass(frozen=True, slots=True)
class VetoSpoken:
    president: Seat
    chancellor: Seat
    agreed: bool
    policy: Policy | None
    """The Policy enacted nevertheless."""


@dataclass(frozen=True, slots=True)
class ChaosCame:
    policies: tuple[tuple[int, Policy], ...]
    """Policies with their rounds."""


@dataclass(frozen=True, slots=True)
class QuietGame:
    claims: bool
    """Claims were noted."""


Facts = (
    EndFacts
    | TwoAccounts
    | SaidAndSeen
    | LiberalsExecuted
    | LeastSuspected
    | HitlerRefused
    | ProvenBefore
    | MostNein
    | VetoSpoken
    | ChaosCame
    | QuietGame
)


@dataclass(frozen=True, slots=True)
class Headline:
    code: HeadlineCode
    facts: Facts
    places: tuple[HeadlinePlace, ...]
    """Places in the order of the facts; empty for the quiet headline."""
