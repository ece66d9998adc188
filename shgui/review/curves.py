"""The curve of each player: how far the table could suspect that player after each round."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from shgui.engine.types import Party, Role, Seat
from shgui.review.key_moments import KeyMoment
from shgui.review.public_rounds import PublicRound

LARGE_STEP = 0.12


@dataclass(frozen=True, slots=True)
class SuspicionCurve:
    seat: Seat
    chances: tuple[float, ...]
    """The chance to be a Fascist, Hitler included, when the roles were dealt and after each round. For an
    executed player the last one is that before the shot."""
    executed_in: int | None
    turning: int | None
    """The round with the largest step, if it was a large one."""
    ja: int
    """The Ja! to other players' governments with a Fascist."""
    of: int
    """All ballots on such governments."""


def build_curves(
    rounds: Sequence[PublicRound],
    moments: Sequence[KeyMoment],
    chances: Sequence[Sequence[float | None]],
    roles: Sequence[Role],
) -> tuple[SuspicionCurve, ...]:
    """Build all curves by seat from the chances by seat and moment; where no way was left, the chance stays
    what it was before."""
    return tuple(_build_curve(seat, rounds, moments, of_seat, roles) for seat, of_seat in enumerate(chances))


def _build_curve(
    seat: Seat,
    rounds: Sequence[PublicRound],
    moments: Sequence[KeyMoment],
    chances: Sequence[float | None],
    roles: Sequence[Role],
) -> SuspicionCurve:
    execution = next((each for each in rounds if each.executed == seat), None)
    shot_at = None if execution is None else execution.power_at
    now, place = chances[0] or 0.0, 0
    points = [now]
    for number in range(1, 1 + (execution or rounds[-1]).number):
        while place < len(moments) and moments[place].round <= number:
            found = chances[place]
            if found is not None and (shot_at is None or moments[place].step < shot_at):
                now = found
            place += 1
        points.append(now)
    ja, of = count_votes_with_fascists(rounds, roles, seat)
    executed_in = None if execution is None else execution.number
    return SuspicionCurve(seat, tuple(points), executed_in, _find_turning(points), ja, of)


def _find_turning(points: Sequence[float]) -> int | None:
    steps = [abs(after - before) for before, after in pairwise(points)]
    if not steps or max(steps) < LARGE_STEP:
        return None
    return 1 + steps.index(max(steps))


def count_votes_with_fascists(
    rounds: Sequence[PublicRound], roles: Sequence[Role], seat: Seat
) -> tuple[int, int]:
    """Count the Ja! and all ballots of a player on other players' governments with a Fascist."""
    ballots = [
        ja
        for round_ in rounds
        if seat not in round_.government
        and any(roles[each].party is Party.FASCIST for each in round_.government)
        for voter, ja in round_.ballots
        if voter == seat
    ]
    return sum(ballots), len(ballots)
