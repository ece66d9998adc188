"""What one seat makes of the game: what all know, and what it alone knows besides."""

from collections.abc import Sequence

from shgui.bots.thinking.public_line import Common, convicted
from shgui.engine import knowledge
from shgui.engine.knowledge import Memory, PutAway, SawParty
from shgui.engine.types import Policy, Role, Seat
from shgui.reasoning.assignments import Assignments
from shgui.reasoning.claims import Claim, DrewClaim, PeekedClaim, ReceivedClaim, Saw
from shgui.reasoning.insider import Insider
from shgui.reasoning.people import LIKELY_HABITS
from shgui.reasoning.proven import PROVEN_HABITS
from shgui.reasoning.row import AssignmentRow

_SHARP = 1.4
"""Tables of habits are soft; whoever plays trusts what they say a little more."""


def _sharpened(weights: Sequence[float]) -> Sequence[float]:
    most = max(weights)
    return [(weight / most) ** _SHARP for weight in weights] if most else weights


class Strategy:
    """Somebody's judgement of a moment, asked by who thinks about it."""

    def __init__(self, row: AssignmentRow, proven: AssignmentRow) -> None:
        """Out of what is likely, and of what is proven, for the same observer."""
        self._row = row
        self._proven = proven
        self._common: Common | None = None
        self._weights: Sequence[float] = ()
        self._hand: Sequence[float] | None = None
        self._convicted: frozenset[Seat] | None = None
        self._hitler_to_people: tuple[float, ...] | None = None

    def attend(self, common: Common) -> None:
        """From now on this is what all have seen and heard."""
        self._common, self._hand = common, None
        self._convicted = self._hitler_to_people = None
        self._weights = _sharpened(self._row.weigh(common.happened, common.heard, common.elections))

    @property
    def assignments(self) -> Assignments:
        return self._row.assignments

    @property
    def weights(self) -> Sequence[float]:
        """All zero where nothing that the seat knows can be."""
        return self._weights

    @property
    def hand(self) -> Sequence[float]:
        """How likely each number of liberals is among the next three cards."""
        if self._hand is None:
            self._hand = self._row.next_hand(self._weights)
        return self._hand

    @property
    def convicted(self) -> frozenset[Seat]:
        """Who can't be a liberal who tells the truth."""
        if self._convicted is None:
            common = self._common
            self._convicted = frozenset() if common is None else convicted(self._proven, common)
        return self._convicted

    @property
    def hitler_to_people(self) -> tuple[float, ...]:
        """How likely each seat is Hitler to people who know the same, and read votes as people do."""
        if self._hitler_to_people is None:
            common, row = self._common, self._row
            read = [] if common is None else row.weigh(common.happened, common.heard, common.as_people_read)
            weights = read if any(read) else self._weights
            self._hitler_to_people = row.assignments.hitler(weights)
        return self._hitler_to_people

    def chances(self, seat: Seat) -> list[float]:
        """How likely this seat has each role."""
        found = [0.0, 0.0, 0.0]
        for role, weight in zip(self.assignments.columns[seat], self._weights, strict=True):
            found[role] += weight
        total = sum(found)
        return [each / total for each in found]


class SeatStrategy(Strategy):
    """Of one seat that knows this."""

    def __init__(self, players: int, insider: Insider) -> None:
        super().__init__(
            AssignmentRow(players, insider, LIKELY_HABITS), AssignmentRow(players, insider, PROVEN_HABITS)
        )
        self._insider = insider

    def know(self, common: Common, insider: Insider) -> None:
        """From now on this is what all have seen and heard, and what the seat knows."""
        if insider != self._insider:
            self._row.learn(insider)
            self._proven.learn(insider)
            self._insider, self._common = insider, None
        if common is not self._common:
            self.attend(common)


def as_liberal(seat: Seat, claims: Sequence[Claim]) -> Insider:
    """Somebody who is liberal in this seat, and has seen what the seat says it saw."""
    memory: list[Memory] = []
    for claim in claims:
        if claim.seat == seat:
            memory += _remembered(claim)
    return Insider(seat, Role.LIBERAL, (), tuple(memory))


def _remembered(claim: Claim) -> list[Memory]:
    match claim:
        case DrewClaim(_, number, cards):
            away = Policy.FASCIST if Policy.FASCIST in cards else Policy.LIBERAL
            return [knowledge.Drew(number, cards), PutAway(number, away)]
        case ReceivedClaim(_, number, cards):
            return [knowledge.Received(number, cards)]
        case Saw(_, target, party):
            return [SawParty(0, target, party)]
        case PeekedClaim(_, number, cards):
            return [knowledge.Peeked(number, cards)]
