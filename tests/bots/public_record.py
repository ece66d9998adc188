"""Public facts; contradictions are computed independently of the bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shgui.bots.thinking.public_memory import PastGovernment, PublicMemory
from shgui.bots.thinking.situation import StandingClaims
from shgui.engine.events import Event
from shgui.engine.types import Party, Policy, Seat
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from tests.bots.baselines import liberals
from tests.bots.knowing import standing


@dataclass(frozen=True)
class PublicRecord:
    past: PublicMemory
    claims: tuple[Claim, ...]

    @classmethod
    def of(cls, history: Sequence[Event], told: tuple[StandingClaims, ...]) -> "PublicRecord":
        return cls(PublicMemory.from_history(history), standing(told))

    @property
    def governments(self) -> list[PastGovernment]:
        return self.past.governments

    @property
    def cleared(self) -> set[Seat]:
        return self.past.cleared

    def has_enacted(self, seat: Seat, policy: Policy) -> bool:
        return self.past.has_enacted(seat, policy)

    def said_ja_to_fascist(self, seat: Seat) -> bool:
        return any(each.enacted is Policy.FASCIST and seat in each.ayes for each in self.governments)

    def says(self, seat: Seat, target: Seat, party: Party) -> bool:
        return PartyClaim(seat, target, party) in self.claims

    def accused(self, seat: Seat) -> bool:
        return any(
            isinstance(claim, PartyClaim) and claim.target == seat and claim.party is Party.FASCIST
            for claim in self.claims
        )

    def speaks_of_their_government(self, seat: Seat, other: Seat) -> bool:
        rounds = {each.round for each in self.governments if {seat, other} == set(each.seats)}
        return any(
            isinstance(claim, DrewClaim | ReceivedClaim) and claim.seat == seat and claim.round in rounds
            for claim in self.claims
        )

    def contradict(self, one: Seat, other: Seat) -> bool:
        """Return whether both can't have told the truth about the cards."""
        return any({a, b} == {one, other} for a, b in self._of_cards())

    def _of_cards(self) -> Iterator[tuple[Seat, Seat]]:
        drew = {claim.round: claim for claim in self.claims if isinstance(claim, DrewClaim)}
        received = {claim.round: claim for claim in self.claims if isinstance(claim, ReceivedClaim)}
        for number in drew.keys() & received.keys():
            if min(liberals(drew[number].cards), 2) != liberals(received[number].cards):
                yield drew[number].seat, received[number].seat
        for claim in self.claims:
            if isinstance(claim, PeekedClaim):
                following = next((each for each in self.governments if each.round > claim.round), None)
                if following is None or following.top_moved:
                    continue
                seen, told = liberals(claim.cards), drew.get(following.round)
                got = received.get(following.round)
                if told is not None and liberals(told.cards) != seen:
                    yield claim.seat, told.seat
                if got is not None and not seen - 1 <= liberals(got.cards) <= seen:
                    yield claim.seat, got.seat
