"""What happened, as the whole table saw it. What only one seat saw is in `knowledge.py`."""

from shgui.engine.types import Outcome, Policy, Power, Role, Seat
from shgui.engine.values import value


@value
class GameBegan:
    players: int
    edition: str
    commitment: str


@value
class RoundBegan:
    round: int
    candidate: Seat
    special: bool


@value
class ChancellorNominated:
    president: Seat
    chancellor: Seat


@value
class VotesRevealed:
    ballots: tuple[tuple[Seat, bool], ...]


@value
class GovernmentElected:
    president: Seat
    chancellor: Seat


@value
class GovernmentRejected:
    president: Seat
    chancellor: Seat


@value
class TrackerAdvanced:
    tracker: int


@value
class TrackerReset:
    pass


@value
class ChancellorCleared:
    """Elected with three or more fascist policies enacted, and surely not Hitler."""

    chancellor: Seat


@value
class PoliciesDrawn:
    president: Seat


@value
class PoliciesPassed:
    president: Seat
    chancellor: Seat


@value
class VetoProposed:
    chancellor: Seat


@value
class VetoAgreed:
    president: Seat


@value
class VetoRefused:
    president: Seat


@value
class PolicyEnacted:
    policy: Policy
    count: int
    president: Seat
    chancellor: Seat


@value
class ChaosBroke:
    """The third failure in a row: the top policy was enacted, its power ignored, limits forgotten."""

    policy: Policy
    count: int


@value
class VetoUnlocked:
    pass


@value
class DeckReshuffled:
    cards: int


@value
class PowerGranted:
    power: Power
    president: Seat


@value
class PlayerInvestigated:
    president: Seat
    target: Seat


@value
class SpecialElectionCalled:
    president: Seat
    target: Seat


@value
class PoliciesPeeked:
    president: Seat


@value
class PlayerExecuted:
    president: Seat
    target: Seat


@value
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
    | PlayerInvestigated
    | SpecialElectionCalled
    | PoliciesPeeked
    | PlayerExecuted
    | GameEnded
)
