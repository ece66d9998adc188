"""Marks below the strips, by seat and round, and the head of each round's column."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Outcome, Policy, Power, Seat
from shgui.review.public_rounds import CheckedClaim, PublicRound, RoundSecrets, Veto


class ReviewMark(StrEnum):
    PRESIDENT = "president"
    CHANCELLOR = "chancellor"
    LIBERAL = "liberal"
    """A Liberal Policy was enacted."""
    FASCIST = "fascist"
    REJECTED = "rejected"
    VETOED = "vetoed"
    HITLER = "hitler"
    """Hitler was elected Chancellor, which ended the game."""
    LOOKED_AT = "looked_at"
    SAID_OTHERWISE = "said_otherwise"
    """The claim differs from what was seen; known when the roles are open."""
    EXCLUDED = "excluded"
    """The claim and another one exclude each other; known to everyone."""
    EXECUTED = "executed"


@dataclass(frozen=True, slots=True)
class ColumnHead:
    round: int
    result: ReviewMark | None
    """None where the round led to nothing, and for the last government where the end stays hidden."""
    chaos: Policy | None
    power: Power | None


def list_column_heads(rounds: Iterable[PublicRound], *, the_end: bool = True) -> tuple[ColumnHead, ...]:
    return tuple(
        ColumnHead(round_.number, get_result(round_, the_end=the_end), round_.chaos, round_.power)
        for round_ in rounds
    )


def get_result(round_: PublicRound, *, the_end: bool = True) -> ReviewMark | None:
    """Return what became of the round's government."""
    if round_.policy is not None:
        return ReviewMark.LIBERAL if round_.policy is Policy.LIBERAL else ReviewMark.FASCIST
    if round_.veto is Veto.AGREED:
        return ReviewMark.VETOED
    if round_.elected:
        return ReviewMark.HITLER if the_end and round_.outcome is Outcome.HITLER_CHANCELLOR else None
    return ReviewMark.REJECTED if round_.ballots else None


def list_marks(
    rounds: Sequence[PublicRound], players: int, hidden: Sequence[RoundSecrets] = ()
) -> tuple[tuple[tuple[ReviewMark, ...], ...], ...]:
    """List marks by seat and then by round, in the order in which they are drawn.

    Without what was hidden there is nothing here that the table didn't see, and no word of the end.
    """
    lies = {
        (checked.made.claim.occasion.seat, checked.made.claim.occasion.round)
        for checked in _find_lies(hidden)
    }
    claims = (claim for round_ in rounds for two in round_.exclusions for claim in (two.earlier, two.later))
    excluded = {(claim.occasion.seat, claim.occasion.round) for claim in claims}
    return tuple(
        tuple(
            (
                *_yield_office_marks(round_, seat, the_end=bool(hidden)),
                *(() if (seat, round_.number) not in lies else (ReviewMark.SAID_OTHERWISE,)),
                *(() if (seat, round_.number) not in excluded else (ReviewMark.EXCLUDED,)),
                *_yield_fate_marks(round_, seat),
            )
            for round_ in rounds
        )
        for seat in range(players)
    )


def _find_lies(hidden: Iterable[RoundSecrets]) -> Iterator[CheckedClaim]:
    return (checked for each in hidden for checked in each.checked_claims if not checked.honest)


def _yield_office_marks(round_: PublicRound, seat: Seat, *, the_end: bool) -> Iterator[ReviewMark]:
    if round_.chancellor is None or seat not in round_.government:
        return
    yield ReviewMark.PRESIDENT if seat == round_.president else ReviewMark.CHANCELLOR
    came = get_result(round_, the_end=the_end)
    if came is not None:
        yield came


def _yield_fate_marks(round_: PublicRound, seat: Seat) -> Iterator[ReviewMark]:
    if round_.target == seat and round_.power is Power.INVESTIGATE:
        yield ReviewMark.LOOKED_AT
    if round_.executed == seat:
        yield ReviewMark.EXECUTED
