"""Events of a game, as everyone at the table saw them. `knowledge.py` has what only one seat saw."""

from dataclasses import dataclass

from shgui.engine.types import Outcome, Policy, Power, Role, Seat


@dataclass(frozen=True, slots=True)
class GameBegan:
    players: int
    edition: str
    commitment: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    round: int
    candidate: Seat
    special: bool


@dataclass(frozen=True, slots=True)
class ChancellorNominated:
    president: Seat
    chancellor: Seat


@dataclass(frozen=True, slots=True)
class VotesRevealed:
    ballots: tuple[tuple[Seat, bool], ...]


@dataclass(frozen=True, slots=True)
class GovernmentElected:
    president: Seat
    chancellor: Seat


@dataclass(frozen=True, slots=True)
class GovernmentRejected:
    president: Seat
    chancellor: Seat


@dataclass(frozen=True, slots=True)
class TrackerAdvanced:
    tracker: int


@dataclass(frozen=True, slots=True)
class TrackerReset:
    pass


@dataclass(frozen=True, slots=True)
class ChancellorCleared:
    """The Chancellor, elected with three or more fascist policies enacted, isn't Hitler."""

    chancellor: Seat


@dataclass(frozen=True, slots=True)
class PoliciesDrawn:
    president: Seat


@dataclass(frozen=True, slots=True)
class PoliciesPassed:
    president: Seat
    chancellor: Seat


@dataclass(frozen=True, slots=True)
class VetoProposed:
    chancellor: Seat


@dataclass(frozen=True, slots=True)
class VetoAgreed:
    president: Seat


@dataclass(frozen=True, slots=True)
class VetoRefused:
    president: Seat


@dataclass(frozen=True, slots=True)
class PolicyEnacted:
    policy: Policy
    count: int
    president: Seat
    chancellor: Seat


@dataclass(frozen=True, slots=True)
class ChaosBroke:
    """The third failure in a row: the top policy was enacted, its power ignored, limits forgotten."""

    policy: Policy
    count: int


@dataclass(frozen=True, slots=True)
class VetoUnlocked:
    pass


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    cards: int


@dataclass(frozen=True, slots=True)
class PowerGranted:
    power: Power
    president: Seat


@dataclass(frozen=True, slots=True)
class PlayerInvestigated:
    president: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class SpecialElectionCalled:
    president: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class PoliciesPeeked:
    president: Seat


@dataclass(frozen=True, slots=True)
class PlayerExecuted:
    president: Seat
    target: Seat


PowerUsed = PlayerInvestigated | SpecialElectionCalled | PoliciesPeeked | PlayerExecuted
"""An event by which everyone sees that a power was used."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    outcome: Outcome
    roles: tuple[Role, ...]


Event = (
    GameBegan
    | RoundBegan
    | ChancellorNominated
    | VotesRevealed
    | GovernmentElected
    | GovernmentRejected
    | TrackerAdvanced
    | TrackerReset
    | ChancellorCleared
    | PoliciesDrawn
    | PoliciesPassed
    | VetoProposed
    | VetoAgreed
    | VetoRefused
    | PolicyEnacted
    | ChaosBroke
    | VetoUnlocked
    | DeckReshuffled
    | PowerGranted
    | PowerUsed
    | GameEnded
)
