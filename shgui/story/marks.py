"""What stands under the strips: the marks of a seat in a round, and the head of the round's column."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Outcome, Policy, Power, Seat
from shgui.story.rounds import RoundHidden, RoundTold, Tested, Veto


class Mark(StrEnum):
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
    result: Mark | None
    """None where a round came to nothing, and for the last government where the end isn't told."""
    chaos: Policy | None
    power: Power | None


def heads(rounds: Iterable[RoundTold], *, the_end: bool = True) -> tuple[ColumnHead, ...]:
    return tuple(
        ColumnHead(told.number, result(told, the_end=the_end), told.chaos, told.power) for told in rounds
    )


def result(told: RoundTold, *, the_end: bool = True) -> Mark | None:
    """What became of the government of a round."""
    if told.policy is not None:
        return Mark.LIBERAL if told.policy is Policy.LIBERAL else Mark.FASCIST
    if told.veto is Veto.AGREED:
        return Mark.VETOED
    if told.elected:
        return Mark.HITLER if the_end and told.outcome is Outcome.HITLER_CHANCELLOR else None
    return Mark.REJECTED if told.ballots else None


def marks(
    rounds: Sequence[RoundTold], players: int, hidden: Sequence[RoundHidden] = ()
) -> tuple[tuple[tuple[Mark, ...], ...], ...]:
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
                *(() if (seat, told.number) not in lies else (Mark.SAID_OTHERWISE,)),
                *(() if (seat, told.number) not in excluded else (Mark.EXCLUDED,)),
                *_fate(told, seat),
            )
            for told in rounds
        )
        for seat in range(players)
    )


def _dishonest(hidden: Iterable[RoundHidden]) -> Iterator[Tested]:
    return (tested for each in hidden for tested in each.tested if not tested.honest)


def _offices(told: RoundTold, seat: Seat, *, the_end: bool) -> Iterator[Mark]:
    if told.chancellor is None or seat not in told.government:
        return
    yield Mark.PRESIDENT if seat == told.president else Mark.CHANCELLOR
    came = result(told, the_end=the_end)
    if came is not None:
        yield came


def _fate(told: RoundTold, seat: Seat) -> Iterator[Mark]:
    if told.target == seat and told.power is Power.INVESTIGATE:
        yield Mark.LOOKED_AT
    if told.executed == seat:
        yield Mark.EXECUTED
