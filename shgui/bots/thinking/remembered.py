"""What all have seen and heard, asked as somebody at the table would ask: who governed, who says what."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from shgui.engine.events import (
    ChancellorCleared,
    ChancellorNominated,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GovernmentElected,
    PoliciesDrawn,
    PolicyEnacted,
    RoundBegan,
    SpecialElectionCalled,
    VotesRevealed,
)
from shgui.engine.types import Party, Policy, Seat
from shgui.reasoning.claims import Claim, DrewClaim, PeekedClaim, ReceivedClaim, Saw

Pairs = frozenset[frozenset[Seat]]


@dataclass
class PastGovernment:
    round: int
    president: Seat
    chancellor: Seat
    ayes: tuple[Seat, ...]
    nays: tuple[Seat, ...]
    enacted: Policy | None = None
    top_moved: bool = False
    """Since the session before cards have come or gone in another way."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return self.president, self.chancellor


@dataclass
class Remembered:
    governments: list[PastGovernment] = field(default_factory=list)
    cleared: set[Seat] = field(default_factory=set)
    """Who is known not to be Hitler."""
    nominees: set[tuple[Seat, Seat]] = field(default_factory=set)
    """Who nominated whom, where nothing has come of a government of the second since."""
    caller: Seat | None = None
    """Who called the special election that is under way."""

    @classmethod
    def of(cls, history: Sequence[Event]) -> "Remembered":
        found = cls(nominees=_nominees(history))
        number, ayes, nays, moved = 0, tuple[Seat, ...](), tuple[Seat, ...](), False
        for event in history:
            match event:
                case RoundBegan(number, _, special):
                    found.caller = found.caller if special else None
                case SpecialElectionCalled(president):
                    found.caller = president
                case VotesRevealed(ballots):
                    ayes = tuple(seat for seat, ja in ballots if ja)
                    nays = tuple(seat for seat, ja in ballots if not ja)
                case GovernmentElected(president, chancellor):
                    found.governments.append(PastGovernment(number, president, chancellor, ayes, nays))
                case PoliciesDrawn():
                    found.governments[-1].top_moved, moved = moved, False
                case PolicyEnacted(policy):
                    found.governments[-1].enacted = policy
                case ChancellorCleared(chancellor):
                    found.cleared.add(chancellor)
                case ChaosBroke() | DeckReshuffled():
                    moved = True
                case _:
                    pass
        return found

    def brought(self, seat: Seat, policy: Policy) -> bool:
        """Whether this came of a government of that seat."""
        return any(each.enacted is policy and seat in each.seats for each in self.governments)

    def only_brought(self, seat: Seat, policy: Policy) -> bool:
        """Whether governments of that seat brought such policies, and no others."""
        others = (other for other in Policy if other is not policy)
        return self.brought(seat, policy) and not any(self.brought(seat, other) for other in others)

    def brought_apart(self, seat: Seat, critic: Seat, policy: Policy) -> bool:
        """Whether this came of a government of that seat in which the critic had no part."""
        return any(
            each.enacted is policy and seat in each.seats and critic not in each.seats
            for each in self.governments
        )

    def governed(self, seat: Seat) -> bool:
        return any(seat in each.seats for each in self.governments)

    def misled(self, seat: Seat, critic: Seat) -> bool:
        """Whether it said Ja to a government of others that enacted a Fascist policy, where that critic and
        somebody else did not; and whether the critic had a hand in fewer of them.
        """
        noticed = any(
            each.enacted is Policy.FASCIST
            and seat in each.ayes
            and seat not in each.seats
            and critic in each.nays
            and len(each.nays) > 1
            for each in self.governments
        )
        return noticed and self._failures(critic) < self._failures(seat)

    def _failures(self, seat: Seat) -> int:
        """In how many governments that enacted a Fascist policy it had a hand, as voter or in office."""
        return sum(
            each.enacted is Policy.FASCIST and seat in (*each.ayes, *each.seats) for each in self.governments
        )

    def contradicting(self, claims: Iterable[Claim]) -> Pairs:
        """Pairs of players who can't both have told the truth of the cards."""
        return frozenset(frozenset(pair) for pair in self._of_cards(tuple(claims)))

    def _of_cards(self, claims: Sequence[Claim]) -> Iterator[tuple[Seat, Seat]]:
        drew = {each.round: each for each in claims if isinstance(each, DrewClaim)}
        received = {each.round: each for each in claims if isinstance(each, ReceivedClaim)}
        for number in drew.keys() & received.keys():
            if min(_liberals(drew[number]), 2) != _liberals(received[number]):
                yield drew[number].seat, received[number].seat
        for claim in claims:
            if isinstance(claim, PeekedClaim):
                yield from self._of_deck(claim, drew, received)

    def _of_deck(
        self, claim: PeekedClaim, drew: dict[int, DrewClaim], received: dict[int, ReceivedClaim]
    ) -> Iterator[tuple[Seat, Seat]]:
        following = next((each for each in self.governments if each.round > claim.round), None)
        if following is None or following.top_moved:
            return
        seen, told, got = _liberals(claim), drew.get(following.round), received.get(following.round)
        if told is not None and _liberals(told) != seen:
            yield claim.seat, told.seat
        # The President between them may have put away a liberal one.
        if got is not None and _liberals(got) not in range(seen - 1, min(seen, 2) + 1):
            yield claim.seat, got.seat


def _nominees(history: Iterable[Event]) -> set[tuple[Seat, Seat]]:
    found, government = set[tuple[Seat, Seat]](), tuple[Seat, ...]()
    for event in history:
        match event:
            case ChancellorNominated(president, chancellor):
                government = president, chancellor
                found.add((president, chancellor))
            case PolicyEnacted():
                found = {pair for pair in found if pair[1] not in government}
            case _:
                pass
    return found


def accusations(claims: Iterable[Claim]) -> Pairs:
    """Who says of whom that this is a Fascist, in pairs."""
    return frozenset(
        frozenset((each.seat, each.target))
        for each in claims
        if isinstance(each, Saw) and each.party is Party.FASCIST
    )


def _liberals(claim: DrewClaim | ReceivedClaim | PeekedClaim) -> int:
    return claim.cards.count(Policy.LIBERAL)
