"""What happened, as the whole table saw it. What only one seat saw is in `knowledge.py`."""

from shgui.engine.components import MOST_PLAYERS, TRACKER_FIELDS
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


PowerUsed = PlayerInvestigated | SpecialElectionCalled | PoliciesPeeked | PlayerExecuted
"""What the table sees of a power that is used."""


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
    | PowerUsed
    | GameEnded
)

# The common ones exist once and are shared: by seat, or by the President's seat and then the Chancellor's.
_SEATS = range(MOST_PLAYERS)
CHANCELLOR_NOMINATED = tuple(tuple(ChancellorNominated(p, c) for c in _SEATS) for p in _SEATS)
GOVERNMENT_ELECTED = tuple(tuple(GovernmentElected(p, c) for c in _SEATS) for p in _SEATS)
GOVERNMENT_REJECTED = tuple(tuple(GovernmentRejected(p, c) for c in _SEATS) for p in _SEATS)
POLICIES_PASSED = tuple(tuple(PoliciesPassed(p, c) for c in _SEATS) for p in _SEATS)
POLICIES_DRAWN = tuple(PoliciesDrawn(seat) for seat in _SEATS)
TRACKER_ADVANCED = tuple(TrackerAdvanced(tracker) for tracker in range(TRACKER_FIELDS + 1))
TRACKER_RESET = TrackerReset()
