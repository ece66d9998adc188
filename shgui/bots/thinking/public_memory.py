"""Public facts as players recall them: governments, claims, accusations."""

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
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from shgui.reasoning.habits import count_liberals

SeatPairs = frozenset[frozenset[Seat]]


@dataclass
class PastGovernment:
    round: int
    president: Seat
    chancellor: Seat
    ayes: tuple[Seat, ...]
    nays: tuple[Seat, ...]
    enacted: Policy | None = None
    top_moved: bool = False
    """Cards came or went in another way since the session before."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return self.president, self.chancellor


@dataclass
class PublicMemory:
    governments: list[PastGovernment] = field(default_factory=list)
    cleared: set[Seat] = field(default_factory=set)
    """Seats known not to be Hitler."""
    nominees: set[tuple[Seat, Seat]] = field(default_factory=set)
    """Pairs of a President and a nominee who has enacted nothing since."""
    caller: Seat | None = None
    """The President who called the special election under way."""

    @classmethod
    def from_history(cls, history: Sequence[Event]) -> "PublicMemory":
        found = cls(cleared={event.chancellor for event in history if isinstance(event, ChancellorCleared)})
        nominated = tuple[Seat, ...]()
        number, ayes, nays, moved = 0, tuple[Seat, ...](), tuple[Seat, ...](), False
        for event in history:
            match event:
                case RoundBegan(number, _, special):
                    found.caller = found.caller if special else None
                case SpecialElectionCalled(president):
                    found.caller = president
                case ChancellorNominated(president, chancellor):
                    nominated = president, chancellor
                    found.nominees.add((president, chancellor))
                case VotesRevealed(ballots):
                    ayes = tuple(seat for seat, ja in ballots if ja)
                    nays = tuple(seat for seat, ja in ballots if not ja)
                case GovernmentElected(president, chancellor):
                    found.governments.append(PastGovernment(number, president, chancellor, ayes, nays))
                case PoliciesDrawn():
                    found.governments[-1].top_moved, moved = moved, False
                case PolicyEnacted(policy):
                    found.governments[-1].enacted = policy
                    found.nominees = {pair for pair in found.nominees if pair[1] not in nominated}
                case ChaosBroke() | DeckReshuffled():
                    moved = True
        return found

    def has_enacted(self, seat: Seat, policy: Policy) -> bool:
        return any(each.enacted is policy and seat in each.seats for each in self.governments)

    def has_only_enacted(self, seat: Seat, policy: Policy) -> bool:
        others = (other for other in Policy if other is not policy)
        return self.has_enacted(seat, policy) and not any(self.has_enacted(seat, other) for other in others)

    def has_enacted_without_critic(self, seat: Seat, critic: Seat, policy: Policy) -> bool:
        return any(
            each.enacted is policy and seat in each.seats and critic not in each.seats
            for each in self.governments
        )

    def has_governed(self, seat: Seat) -> bool:
        return any(seat in each.seats for each in self.governments)

    def was_misled(self, seat: Seat, critic: Seat) -> bool:
        """Return whether the seat said Ja to a government of others that enacted a Fascist policy while the
        critic and someone else didn't, and the critic had a part in fewer such governments."""
        noticed = any(
            each.enacted is Policy.FASCIST
            and seat in each.ayes
            and seat not in each.seats
            and critic in each.nays
            and len(each.nays) > 1
            for each in self.governments
        )
        return noticed and self._count_supported_fascist_governments(
            critic
        ) < self._count_supported_fascist_governments(seat)

    def _count_supported_fascist_governments(self, seat: Seat) -> int:
        """Count the governments with a Fascist policy that had this seat as a member, or its Ja."""
        return sum(
            each.enacted is Policy.FASCIST and seat in (*each.ayes, *each.seats) for each in self.governments
        )

    def find_contradictions(self, claims: Iterable[Claim]) -> SeatPairs:
        """Return pairs of players whose claims about cards can't both be true."""
        return frozenset(frozenset(pair) for pair in self._find_card_contradictions(tuple(claims)))

    def _find_card_contradictions(self, claims: Sequence[Claim]) -> Iterator[tuple[Seat, Seat]]:
        drew = {each.round: each for each in claims if isinstance(each, DrewClaim)}
        received = {each.round: each for each in claims if isinstance(each, ReceivedClaim)}
        for number in drew.keys() & received.keys():
            if min(count_liberals(drew[number].cards), 2) != count_liberals(received[number].cards):
                yield drew[number].seat, received[number].seat
        for claim in claims:
            if isinstance(claim, PeekedClaim):
                yield from self._find_deck_contradictions(claim, drew, received)

    def _find_deck_contradictions(
        self, claim: PeekedClaim, drew: dict[int, DrewClaim], received: dict[int, ReceivedClaim]
    ) -> Iterator[tuple[Seat, Seat]]:
        following = next((each for each in self.governments if each.round > claim.round), None)
        if following is None or following.top_moved:
            return
        seen, drawn, got = (
            count_liberals(claim.cards),
            drew.get(following.round),
            received.get(following.round),
        )
        if drawn is not None and count_liberals(drawn.cards) != seen:
            yield claim.seat, drawn.seat
        # The President between them may have put away a liberal one.
        if got is not None and count_liberals(got.cards) not in range(seen - 1, min(seen, 2) + 1):
            yield claim.seat, got.seat


def list_accusations(claims: Iterable[Claim]) -> SeatPairs:
    """Return pairs of an accuser and the player accused of being a Fascist."""
    return frozenset(
        frozenset((each.seat, each.target))
        for each in claims
        if isinstance(each, PartyClaim) and each.party is Party.FASCIST
    )
