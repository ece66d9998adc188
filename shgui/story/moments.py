"""The moments at which knowledge can change: each is a step of the strips."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.events import ChancellorNominated, PolicyEnacted, PowerUsed, VetoAgreed, VotesRevealed
from shgui.story.course import Course


class MomentKind(StrEnum):
    DEAL = "deal"
    VOTE = "vote"
    SESSION = "session"
    POWER = "power"
    CLAIM = "claim"
    """Something was claimed, corrected or withdrawn."""


@dataclass(frozen=True, slots=True)
class Moment:
    step: int
    """Of the game."""
    round: int
    """In which it was; 0 for the deal. Until somebody is nominated all talk is of the round before."""
    kind: MomentKind


def moments_of(course: Course) -> tuple[Moment, ...]:
    """From the deal to the end, in order."""
    kinds = {0: MomentKind.DEAL}
    for said in course.said:
        kinds[said.step] = MomentKind.CLAIM
        if said.until is not None:
            kinds[said.until] = MomentKind.CLAIM
    kinds |= dict(_of_the_game(course))
    nominated = [each.step for each in course.happened if isinstance(each.event, ChancellorNominated)]
    return tuple(Moment(step, bisect_right(nominated, step), kinds[step]) for step in sorted(kinds))


def _of_the_game(course: Course) -> Iterator[tuple[int, MomentKind]]:
    for happened in course.happened:
        match happened.event:
            case VotesRevealed():
                yield happened.step, MomentKind.VOTE
            case PolicyEnacted() | VetoAgreed():
                yield happened.step, MomentKind.SESSION
            case event if isinstance(event, PowerUsed):
                yield happened.step, MomentKind.POWER
            case _:
                pass
