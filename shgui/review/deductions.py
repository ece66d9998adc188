"""Conclusions from what everyone saw and heard, round by round: what was certain, and what followed if
Liberals keep their word and pass on Liberal Policies when they can."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.events import ChancellorCleared
from shgui.engine.types import Outcome, Party, Seat
from shgui.reasoning.beliefs import Belief
from shgui.review.course import Course
from shgui.review.exclusions import Exclusion
from shgui.review.key_moments import KeyMoment
from shgui.review.public_rounds import PublicRound
from shgui.table.claim_checks import ClaimConflict


class ConclusionKind(StrEnum):
    ONE_LIED = "one_lied"
    """Two claims can't both be true."""
    ELECTION_CLEARED = "election_cleared"
    """The election showed that the Chancellor wasn't Hitler."""
    EXECUTION_CLEARED = "execution_cleared"
    ONE_IS_FASCIST = "one_is_fascist"
    """Two claims can't both come from Liberals."""
    ACCUSED = "accused"
    """A player called another one a Fascist after looking."""
    FASCIST = "fascist"
    LIBERAL = "liberal"
    NOTHING_FITS = "nothing_fits"
    """Someone taken for a Liberal lied or erred."""


CERTAIN = (ConclusionKind.ONE_LIED, ConclusionKind.ELECTION_CLEARED, ConclusionKind.EXECUTION_CLEARED)
"""The kinds that nobody can dispute; the others hold if Liberals keep their word."""


@dataclass(frozen=True, slots=True)
class Conclusion:
    kind: ConclusionKind
    round: int
    seats: tuple[Seat, ...]
    """One or two players, or all who had to be Fascists or Liberals; nobody where nothing fits."""
    exclusion: Exclusion | None = None
    """The two claims, if it follows from two."""

    @property
    def certain(self) -> bool:
        return self.kind in CERTAIN


def list_conclusions(
    course: Course, rounds: Sequence[PublicRound], moments: Sequence[KeyMoment], proven: Sequence[Belief]
) -> tuple[Conclusion, ...]:
    """List the conclusions in the order of the rounds. Claims count as they stood at the end."""
    found = (*_compare_claims(rounds), *_list_cleared(course, rounds), *_list_proven(moments, proven))
    return tuple(sorted(found, key=lambda each: each.round))


def _compare_claims(rounds: Sequence[PublicRound]) -> Iterator[Conclusion]:
    for round_ in rounds:
        for two in round_.exclusions:
            seats = two.earlier.occasion.seat, two.later.occasion.seat
            if seats[0] != seats[1]:
                impossible = two.conflict is ClaimConflict.ONE_LIES
                kind = ConclusionKind.ONE_LIED if impossible else ConclusionKind.ONE_IS_FASCIST
                yield Conclusion(kind, round_.number, seats, two)
        for claim in round_.claims:
            occasion = claim.occasion
            if claim.party is Party.FASCIST and occasion.target is not None:
                yield Conclusion(ConclusionKind.ACCUSED, round_.number, (occasion.seat, occasion.target))


def _list_cleared(course: Course, rounds: Sequence[PublicRound]) -> Iterator[Conclusion]:
    known: set[Seat] = set()
    cleared = {
        each.step: each.event.chancellor
        for each in course.events
        if isinstance(each.event, ChancellorCleared)
    }
    for round_ in rounds:
        elected = cleared.get(round_.voted_at) if round_.voted_at is not None else None
        for seat, kind in (
            (elected, ConclusionKind.ELECTION_CLEARED),
            (round_.executed, ConclusionKind.EXECUTION_CLEARED),
        ):
            if seat is not None and seat not in known and round_.outcome is not Outcome.HITLER_EXECUTED:
                known.add(seat)
                yield Conclusion(kind, round_.number, (seat,))


def _list_proven(moments: Sequence[KeyMoment], proven: Sequence[Belief]) -> Iterator[Conclusion]:
    """Yield what was proven at the end, with the round since which it was."""
    if not proven[-1].ways:
        since = _find_since([not each.ways for each in proven])
        yield Conclusion(ConclusionKind.NOTHING_FITS, moments[since].round, ())
        return
    for kind, chance in ((ConclusionKind.FASCIST, 1.0), (ConclusionKind.LIBERAL, 0.0)):
        in_round: dict[int, list[Seat]] = {}
        for seat, at_the_end in enumerate(proven[-1].fascist):
            if at_the_end == chance:
                since = _find_since([bool(each.ways) and each.fascist[seat] == chance for each in proven])
                in_round.setdefault(moments[since].round, []).append(seat)
        for number, seats in in_round.items():
            yield Conclusion(kind, number, tuple(seats))


def _find_since(holds: Sequence[bool]) -> int:
    """Return the first place from which on it holds to the end."""
    since = len(holds) - 1
    while since and holds[since - 1]:
        since -= 1
    return since
