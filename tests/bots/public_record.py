"""What all have seen and heard, asked as somebody at the table would ask: who governed, and who says what."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from shgui.bots.situation import Told
from shgui.engine.events import (
    ChancellorCleared,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GovernmentElected,
    PoliciesDrawn,
    PolicyEnacted,
    RoundBegan,
    VotesRevealed,
)
from shgui.engine.types import Party, Policy, Seat
from shgui.reasoning.claims import Claim, Drew, Peeked, Received, Saw
from tests.bots.baselines import liberals
from tests.bots.knowing import standing


@dataclass
class Government:
    round: int
    president: Seat
    chancellor: Seat
    ayes: tuple[Seat, ...]
    enacted: Policy | None = None
    top_moved: bool = False
    """Since the session before cards have come or gone in another way."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return self.president, self.chancellor


@dataclass
class PublicRecord:
    governments: list[Government] = field(default_factory=list)
    cleared: set[Seat] = field(default_factory=set)
    claims: tuple[Claim, ...] = ()

    @classmethod
    def of(cls, history: Sequence[Event], told: tuple[Told, ...]) -> "PublicRecord":
        record = cls(claims=standing(told))
        number, ayes, moved = 0, tuple[Seat, ...](), False
        for event in history:
            match event:
                case RoundBegan(number):
                    pass
                case VotesRevealed(ballots):
                    ayes = tuple(seat for seat, ja in ballots if ja)
                case GovernmentElected(president, chancellor):
                    record.governments.append(Government(number, president, chancellor, ayes))
                case PoliciesDrawn():
                    record.governments[-1].top_moved, moved = moved, False
                case PolicyEnacted(policy):
                    record.governments[-1].enacted = policy
                case ChancellorCleared(chancellor):
                    record.cleared.add(chancellor)
                case ChaosBroke() | DeckReshuffled():
                    moved = True
                case _:
                    pass
        return record

    def brought(self, seat: Seat, policy: Policy) -> bool:
        """Whether this came of a government of that seat."""
        return any(each.enacted is policy and seat in each.seats for each in self.governments)

    def said_ja_to_fascist(self, seat: Seat) -> bool:
        return any(each.enacted is Policy.FASCIST and seat in each.ayes for each in self.governments)

    def says(self, seat: Seat, target: Seat, party: Party) -> bool:
        return Saw(seat, target, party) in self.claims

    def accused(self, seat: Seat) -> bool:
        return any(
            isinstance(claim, Saw) and claim.target == seat and claim.party is Party.FASCIST
            for claim in self.claims
        )

    def speaks_of_their_government(self, seat: Seat, other: Seat) -> bool:
        rounds = {each.round for each in self.governments if {seat, other} == set(each.seats)}
        return any(
            isinstance(claim, Drew | Received) and claim.seat == seat and claim.round in rounds
            for claim in self.claims
        )

    def conflict(self, one: Seat, other: Seat) -> bool:
        """Whether both can't be honest liberals, by what they say of cards and of each other."""
        pair = {one, other}
        accusation = any(self.says(a, b, Party.FASCIST) for a, b in ((one, other), (other, one)))
        return accusation or any({a, b} == pair for a, b in self._of_cards())

    def _of_cards(self) -> Iterator[tuple[Seat, Seat]]:
        drew = {claim.round: claim for claim in self.claims if isinstance(claim, Drew)}
        received = {claim.round: claim for claim in self.claims if isinstance(claim, Received)}
        for number in drew.keys() & received.keys():
            if min(liberals(drew[number].cards), 2) != liberals(received[number].cards):
                yield drew[number].seat, received[number].seat
        for claim in self.claims:
            if isinstance(claim, Peeked):
                following = next((each for each in self.governments if each.round > claim.round), None)
                if following is None or following.top_moved:
                    continue
                seen, told = liberals(claim.cards), drew.get(following.round)
                got = received.get(following.round)
                if told is not None and liberals(told.cards) != seen:
                    yield claim.seat, told.seat
                if got is not None and liberals(got.cards) != min(seen, 2):
                    yield claim.seat, got.seat
