"""Estimates of roles by one seat: public knowledge, and its own."""

from collections.abc import Sequence

from shgui.bots.thinking.public_knowledge import CommonKnowledge, find_convicted
from shgui.engine import knowledge
from shgui.engine.knowledge import Memory, PutAway, SawParty
from shgui.engine.types import Policy, Role, Seat
from shgui.reasoning.assignment_weigher import AssignmentWeigher
from shgui.reasoning.assignments import Assignments
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from shgui.reasoning.insider import Insider
from shgui.reasoning.likely_habits import LIKELY_HABITS
from shgui.reasoning.proven_habits import PROVEN_HABITS

_SHARP = 1.4
"""Tables of habits are soft; players trust them a little more."""


def _sharpen(weights: Sequence[float]) -> Sequence[float]:
    most = max(weights)
    return [(weight / most) ** _SHARP for weight in weights] if most else weights


class RoleEstimate:
    """The roles as one observer estimates them at a moment."""

    def __init__(self, weigher: AssignmentWeigher, proven: AssignmentWeigher) -> None:
        self._weigher = weigher
        self._proven = proven
        self._common: CommonKnowledge | None = None
        self._weights: Sequence[float] = ()
        self._hand: Sequence[float] | None = None
        self._convicted: frozenset[Seat] | None = None
        self._hitler_to_people: tuple[float, ...] | None = None

    def update(self, common: CommonKnowledge) -> None:
        """Update the estimate to this public knowledge."""
        self._common, self._hand = common, None
        self._convicted = self._hitler_to_people = None
        self._weights = _sharpen(self._weigher.weigh(common.happened, common.sorted_claims, common.elections))

    @property
    def assignments(self) -> Assignments:
        return self._weigher.assignments

    @property
    def weights(self) -> Sequence[float]:
        """The weights of assignments; all zero where the seat's knowledge leaves nothing possible."""
        return self._weights

    @property
    def hand(self) -> Sequence[float]:
        """The chances of each number of liberals in the next three cards."""
        if self._hand is None:
            self._hand = self._weigher.predict_hand(self._weights)
        return self._hand

    @property
    def convicted(self) -> frozenset[Seat]:
        """Seats that can't be truthful liberals."""
        if self._convicted is None:
            common = self._common
            self._convicted = frozenset() if common is None else find_convicted(self._proven, common)
        return self._convicted

    @property
    def hitler_to_people(self) -> tuple[float, ...]:
        """The chances to be Hitler for people with the same knowledge who read votes as people do."""
        if self._hitler_to_people is None:
            common, weigher = self._common, self._weigher
            read = (
                []
                if common is None
                else weigher.weigh(common.happened, common.sorted_claims, common.as_people_read)
            )
            weights = read if any(read) else self._weights
            self._hitler_to_people = weigher.assignments.hitler_chances(weights)
        return self._hitler_to_people

    def get_role_chances(self, seat: Seat) -> list[float]:
        """Return the chances of each role in this seat."""
        found = [0.0, 0.0, 0.0]
        for role, weight in zip(self.assignments.columns[seat], self._weights, strict=True):
            found[role] += weight
        total = sum(found)
        return [each / total for each in found]


class SeatEstimate(RoleEstimate):
    """The estimate of one seat with its own knowledge."""

    def __init__(self, players: int, insider: Insider) -> None:
        super().__init__(
            AssignmentWeigher(players, insider, LIKELY_HABITS),
            AssignmentWeigher(players, insider, PROVEN_HABITS),
        )
        self._insider = insider

    def update_knowledge(self, common: CommonKnowledge, insider: Insider) -> None:
        """Update the estimate to this public knowledge and the seat's own."""
        if insider != self._insider:
            self._weigher.learn(insider)
            self._proven.learn(insider)
            self._insider, self._common = insider, None
        if common is not self._common:
            self.update(common)


def imagine_liberal(seat: Seat, claims: Sequence[Claim]) -> Insider:
    """Return the knowledge of a liberal in this seat who saw what the seat claims to have seen."""
    memory: list[Memory] = []
    for claim in claims:
        if claim.seat == seat:
            memory += _list_memories(claim)
    return Insider(seat, Role.LIBERAL, (), tuple(memory))


def _list_memories(claim: Claim) -> list[Memory]:
    match claim:
        case DrewClaim(_, number, cards):
            away = Policy.FASCIST if Policy.FASCIST in cards else Policy.LIBERAL
            return [knowledge.Drew(number, cards), PutAway(number, away)]
        case ReceivedClaim(_, number, cards):
            return [knowledge.Received(number, cards)]
        case PartyClaim(_, target, party):
            return [SawParty(0, target, party)]
        case PeekedClaim(_, number, cards):
            return [knowledge.Peeked(number, cards)]
