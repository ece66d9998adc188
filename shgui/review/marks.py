"""What stands under the strips: the marks of a seat in a round, and the head of the round's column."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Outcome, Policy, Power, Seat
from shgui.review.rounds import PublicRound, RoundSecrets, Tested, Veto


class ReviewMark(StrEnum):
    PRESIDENT = "president"
    CHANCELLOR = "chancellor"
    LIBERAL = "liberal"
    """A Policy that was enacted."""
    FASCIST = "fascist"
    REJECTED = "rejected"
    VETOED = "vetoed"
    HITLER = "hitler"
    """Elected Chancellor: the end."""
    LOOKED_AT = "looked_at"
    SAID_OTHERWISE = "said_otherwise"
    """Than seen: known when the roles are open."""
    EXCLUDED = "excluded"
    """One of two claims that exclude each other: public."""
    EXECUTED = "executed"


@dataclass(frozen=True, slots=True)
class ColumnHead:
    round: int
    result: ReviewMark | None
    """None where a round came to nothing, and for the last government where the end isn't told."""
    chaos: Policy | None
    power: Power | None


def heads(rounds: Iterable[PublicRound], *, the_end: bool = True) -> tuple[ColumnHead, ...]:
    return tuple(
        ColumnHead(told.number, result(told, the_end=the_end), told.chaos, told.power) for told in rounds
    )


def result(told: PublicRound, *, the_end: bool = True) -> ReviewMark | None:
    """What became of the government of a round."""
    if told.policy is not None:
        return ReviewMark.LIBERAL if told.policy is Policy.LIBERAL else ReviewMark.FASCIST
    if told.veto is Veto.AGREED:
        return ReviewMark.VETOED
    if told.elected:
        return ReviewMark.HITLER if the_end and told.outcome is Outcome.HITLER_CHANCELLOR else None
    return ReviewMark.REJECTED if told.ballots else None


def marks(
    rounds: Sequence[PublicRound], players: int, hidden: Sequence[RoundSecrets] = ()
) -> tuple[tuple[tuple[ReviewMark, ...], ...], ...]:
    """By seat and then by round, in the order in which they stand in the lane.

    Without what was hidden there is nothing here that the table didn't see, and no word of the end.
    """
    lies = {
        (tested.said.claim.occasion.seat, tested.said.claim.occasion.round) for tested in _dishonest(hidden)
    }
    claims = (claim for told in rounds for two in told.exclusions for claim in (two.earlier, two.later))
    excluded = {(claim.occasion.seat, claim.occasion.round) for claim in claims}
    return tuple(
        tuple(
            (
                *_offices(told, seat, the_end=bool(hidden)),
                *(() if (seat, told.number) not in lies else (ReviewMark.SAID_OTHERWISE,)),
                *(() if (seat, told.number) not in excluded else (ReviewMark.EXCLUDED,)),
                *_fate(told, seat),
            )
            for told in rounds
        )
        for seat in range(players)
    )


def _dishonest(hidden: Iterable[RoundSecrets]) -> Iterator[Tested]:
    return (tested for each in hidden for tested in each.tested if not tested.honest)


def _offices(told: PublicRound, seat: Seat, *, the_end: bool) -> Iterator[ReviewMark]:
    if told.chancellor is None or seat not in told.government:
        return
    yield ReviewMark.PRESIDENT if seat == told.president else ReviewMark.CHANCELLOR
    came = result(told, the_end=the_end)
    if came is not None:
        yield came


def _fate(told: PublicRound, seat: Seat) -> Iterator[ReviewMark]:
    if told.target == seat and told.power is Power.INVESTIGATE:
        yield ReviewMark.LOOKED_AT
    if told.executed == seat:
        yield ReviewMark.EXECUTED
