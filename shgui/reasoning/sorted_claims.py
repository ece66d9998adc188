"""Claims sorted by subject: a session, a peek, a party, or nothing that ever happened."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from shgui.engine.types import Seat
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from shgui.reasoning.game_facts import CardEvent, Peek, Session
from shgui.reasoning.habits import count_liberals
from shgui.reasoning.piles import Cards

T = TypeVar("T")
_OccasionKey = tuple[type[Claim], Seat, int]


@dataclass(slots=True)
class SortedClaims:
    """Claims by what they are about. A hand is given by its number of liberal cards."""

    drew: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Claims of each round's President."""
    received: dict[int, tuple[int, ...]] = field(default_factory=dict)
    peeked: dict[int, tuple[Cards, ...]] = field(default_factory=dict)
    parties: list[PartyClaim] = field(default_factory=list)
    of_nothing: list[Seat] = field(default_factory=list)
    """Seats that claim cards they never had."""

    def add(self, claim: Claim) -> None:
        match claim:
            case DrewClaim(_, number, hand):
                _add_claim(self.drew, number, count_liberals(hand))
            case ReceivedClaim(_, number, hand):
                _add_claim(self.received, number, count_liberals(hand))
            case PeekedClaim(_, number, hand):
                _add_claim(self.peeked, number, hand)
            case PartyClaim():
                self.parties.append(claim)


def _add_claim(by_round: dict[int, tuple[T, ...]], number: int, what: T) -> None:
    """Add a claim; one that is repeated counts once."""
    known = by_round.get(number, ())
    if what not in known:
        by_round[number] = (*known, what)


def sort_claims(claims: Iterable[Claim], cards: Sequence[CardEvent]) -> SortedClaims:
    occasions = set(_yield_occasions(cards))
    found = SortedClaims()
    for claim in dict.fromkeys(claims):
        if isinstance(claim, PartyClaim) or (type(claim), claim.seat, claim.round) in occasions:
            found.add(claim)
        elif claim.seat not in found.of_nothing:
            found.of_nothing.append(claim.seat)
    return found


def _yield_occasions(cards: Iterable[CardEvent]) -> Iterable[_OccasionKey]:
    for each in cards:
        if isinstance(each, Session):
            yield DrewClaim, each.president, each.round
            if each.passed:
                yield ReceivedClaim, each.chancellor, each.round
        elif isinstance(each, Peek):
            yield PeekedClaim, each.seat, each.round
