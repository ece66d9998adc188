"""Claims, each at what it is about: a session, a peek, a party, or nothing that ever was."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from shgui.engine.types import Seat
from shgui.reasoning.claims import Claim, DrewClaim, PeekedClaim, ReceivedClaim, Saw
from shgui.reasoning.habits import liberals
from shgui.reasoning.happenings import OfCards, Peek, Session
from shgui.reasoning.piles import Cards

T = TypeVar("T")
_Occasion = tuple[type[Claim], Seat, int]


@dataclass(slots=True)
class ClaimsHeard:
    """What is claimed now. Hands are told by their liberal cards."""

    drew: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By round, of those who were President then."""
    received: dict[int, tuple[int, ...]] = field(default_factory=dict)
    peeked: dict[int, tuple[Cards, ...]] = field(default_factory=dict)
    parties: list[Saw] = field(default_factory=list)
    of_nothing: list[Seat] = field(default_factory=list)
    """Who claims to have had cards that the seat never had."""

    def add(self, claim: Claim) -> None:
        """A claim about something that was."""
        match claim:
            case DrewClaim(_, number, hand):
                _add(self.drew, number, liberals(hand))
            case ReceivedClaim(_, number, hand):
                _add(self.received, number, liberals(hand))
            case PeekedClaim(_, number, hand):
                _add(self.peeked, number, hand)
            case Saw():
                self.parties.append(claim)


def _add(told: dict[int, tuple[T, ...]], number: int, what: T) -> None:
    """Who says the same twice has said it once."""
    said = told.get(number, ())
    if what not in said:
        told[number] = (*said, what)


def heard(claims: Iterable[Claim], cards: Sequence[OfCards]) -> ClaimsHeard:
    """The claims, sorted by what they are about."""
    occasions = set(_occasions(cards))
    found = ClaimsHeard()
    for claim in dict.fromkeys(claims):
        if isinstance(claim, Saw) or (type(claim), claim.seat, claim.round) in occasions:
            found.add(claim)
        elif claim.seat not in found.of_nothing:
            found.of_nothing.append(claim.seat)
    return found


def _occasions(cards: Iterable[OfCards]) -> Iterable[_Occasion]:
    for each in cards:
        if isinstance(each, Session):
            yield DrewClaim, each.president, each.round
            if each.passed:
                yield ReceivedClaim, each.chancellor, each.round
        elif isinstance(each, Peek):
            yield PeekedClaim, each.seat, each.round
