"""Claims, each at what it is about: a session, a peek, a party, or nothing that ever was."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from shgui.engine.types import Seat
from shgui.reasoning.claims import Claim, Drew, Peeked, Received, Saw
from shgui.reasoning.habits import liberals
from shgui.reasoning.happenings import OfCards, Peek, Session
from shgui.reasoning.piles import Cards

_Occasion = tuple[type[Claim], Seat, int]


@dataclass(slots=True)
class Heard:
    """What is claimed now. Hands are told by their liberal cards."""

    drew: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By round, of those who were President then."""
    received: dict[int, tuple[int, ...]] = field(default_factory=dict)
    peeked: dict[int, tuple[Cards, ...]] = field(default_factory=dict)
    parties: list[Saw] = field(default_factory=list)
    of_nothing: list[Seat] = field(default_factory=list)
    """Who claims to have had cards that the seat never had."""


def heard(claims: Iterable[Claim], cards: Sequence[OfCards]) -> Heard:
    """The claims, sorted by what they are about."""
    occasions = set(_occasions(cards))
    found = Heard()
    for claim in claims:
        match claim:
            case Saw():
                found.parties.append(claim)
            case _ if (type(claim), claim.seat, claim.round) not in occasions:
                found.of_nothing.append(claim.seat)
            case Drew(_, number, hand):
                found.drew[number] = (*found.drew.get(number, ()), liberals(hand))
            case Received(_, number, hand):
                found.received[number] = (*found.received.get(number, ()), liberals(hand))
            case Peeked(_, number, hand):
                found.peeked[number] = (*found.peeked.get(number, ()), hand)
    return found


def _occasions(cards: Iterable[OfCards]) -> Iterable[_Occasion]:
    for each in cards:
        if isinstance(each, Session):
            yield Drew, each.president, each.round
            if each.passed:
                yield Received, each.chancellor, each.round
        elif isinstance(each, Peek):
            yield Peeked, each.seat, each.round
