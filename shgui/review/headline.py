"""What is told first of a game: codes and facts. `words` makes sentences of them."""

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
    """Where to look at it."""

    round: int
    step: int


@dataclass(frozen=True, slots=True)
class End:
    outcome: Outcome | None
    """None where the table ended the game early."""
    round: int
    president: Seat
    chancellor: Seat | None
    target: Seat | None
    """Who was executed."""
    chaos: bool
    """The last Policy was enacted by chaos."""
    elected: bool
    ja: int
    nein: int
    one_ballot: bool
    """One ballot the other way turns the last vote."""
    liberal_ja: tuple[Seat, ...]
    """Of those who lost by a government that they elected."""


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
    """All but the one that ended the game."""

    @property
    def liberals(self) -> int:
        return sum(each.role is Role.LIBERAL for each in self.executions)


@dataclass(frozen=True, slots=True)
class LeastSuspected:
    seat: Seat
    office: Office
    """To which he was elected."""
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
    """What was enacted all the same."""


@dataclass(frozen=True, slots=True)
class ChaosCame:
    policies: tuple[tuple[int, Policy], ...]
    """Each with its round."""


@dataclass(frozen=True, slots=True)
class Quiet:
    claims: bool
    """Whether any were noted."""


Facts = (
    End
    | TwoAccounts
    | SaidAndSeen
    | LiberalsExecuted
    | LeastSuspected
    | HitlerRefused
    | ProvenBefore
    | MostNein
    | VetoSpoken
    | ChaosCame
    | Quiet
)


@dataclass(frozen=True, slots=True)
class Headline:
    code: HeadlineCode
    facts: Facts
    places: tuple[HeadlinePlace, ...]
    """In the order of the facts; none of the quiet line."""
