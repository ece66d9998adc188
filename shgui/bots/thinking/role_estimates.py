"""Estimates of roles by one seat: public knowledge, and its own."""

from collections.abc import Sequence
from functools import cached_property

from shgui.bots.thinking.public_knowledge import CommonKnowledge, find_convicted_seats
from shgui.engine import knowledge
from shgui.engine.knowledge import Memory, PutAway, SawParty
from shgui.engine.types import Policy, Role, Seat
from shgui.reasoning.assignment_weigher import AssignmentWeigher
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
    """The roles as one observer estimates them at a moment, valid until the weighers learn more."""

    def __init__(
        self, weigher: AssignmentWeigher, proven: AssignmentWeigher, common: CommonKnowledge
    ) -> None:
        self.assignments = weigher.assignments
        self.weights = _sharpen(weigher.weigh(common.happened, common.sorted_claims, common.elections))
        """The weights of assignments; all zero where the seat's knowledge leaves nothing possible."""
        self._weigher = weigher
        self._proven = proven
        self._common = common

    @cached_property
    def hand(self) -> Sequence[float]:
        """The chances of each number of liberals in the next three cards."""
        return self._weigher.predict_hand(self.weights)

    @cached_property
    def convicted(self) -> frozenset[Seat]:
        """Seats that can't be truthful liberals."""
        return find_convicted_seats(self._proven, self._common)

    @cached_property
    def hitler_to_people(self) -> tuple[float, ...]:
        """The chances to be Hitler for people with the same knowledge who read votes as people do."""
        common = self._common
        read = self._weigher.weigh(common.happened, common.sorted_claims, common.as_people_read)
        return self.assignments.compute_hitler_chances(read if any(read) else self.weights)

    def get_role_chances(self, seat: Seat) -> list[float]:
        found = [0.0, 0.0, 0.0]
        for role, weight in zip(self.assignments.columns[seat], self.weights, strict=True):
            found[role] += weight
        total = sum(found)
        return [each / total for each in found]


class SeatEstimator:
    """Makes the estimates of one seat, with its own knowledge."""

    def __init__(self, players: int, insider: Insider) -> None:
        self._weigher = AssignmentWeigher(players, insider, LIKELY_HABITS)
        self._proven = AssignmentWeigher(players, insider, PROVEN_HABITS)
        self._insider = insider
        self._known: tuple[CommonKnowledge, RoleEstimate] | None = None

    def estimate(self, common: CommonKnowledge, insider: Insider) -> RoleEstimate:
        if insider != self._insider:
            self._weigher.learn(insider)
            self._proven.learn(insider)
            self._insider, self._known = insider, None
        if self._known is None or common is not self._known[0]:
            self._known = common, RoleEstimate(self._weigher, self._proven, common)
        return self._known[1]


def imagine_liberal(seat: Seat, claims: Sequence[Claim]) -> Insider:
    """Return the knowledge of a liberal in this seat who saw what the seat claims to have seen."""
    memory: list[Memory] = []
    for claim in claims:
        if claim.seat == seat:
            memory += _list_claimed_memories(claim)
    return Insider(seat, Role.LIBERAL, (), tuple(memory))


def _list_claimed_memories(claim: Claim) -> list[Memory]:
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
