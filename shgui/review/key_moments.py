"""The moments at which knowledge can change: the dealt roles, votes, sessions, powers and claims."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from shgui.engine.events import ChancellorNominated, PolicyEnacted, PowerUsed, VetoAgreed, VotesRevealed
from shgui.review.course import Course


@dataclass(frozen=True, slots=True)
class KeyMoment:
    step: int
    """The step of the game."""
    round: int
    """The round; 0 for the deal. Claims before a nomination belong to the round before."""


def list_moments(course: Course) -> tuple[KeyMoment, ...]:
    """List the moments from the deal to the end."""
    nominated = [each.step for each in course.events if isinstance(each.event, ChancellorNominated)]
    return tuple(
        KeyMoment(step, bisect_right(nominated, step)) for step in sorted({0, *_yield_steps(course)})
    )


def _yield_steps(course: Course) -> Iterator[int]:
    for timed in course.events:
        if isinstance(timed.event, VotesRevealed | PolicyEnacted | VetoAgreed | PowerUsed):
            yield timed.step
    for made in course.claims:
        yield made.step
        if made.until is not None:
            yield made.until
