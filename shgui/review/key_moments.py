"""The moments at which knowledge can change: each is a step of the strips."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.events import ChancellorNominated, PolicyEnacted, PowerUsed, VetoAgreed, VotesRevealed
from shgui.review.course import Course

_COLUMN = 0.86
"""So much of a column its moments take up."""


class MomentKind(StrEnum):
    DEAL = "deal"
    VOTE = "vote"
    SESSION = "session"
    POWER = "power"
    CLAIM = "claim"
    """Something was claimed, corrected or withdrawn."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    step: int
    """Of the game."""
    round: int
    """In which it was; 0 for the deal. Until somebody is nominated all talk is of the round before."""
    kind: MomentKind
    at: float
    """On a strip, in rounds from the beginning: evenly in the column of its round, short of its end."""


def moments_of(course: Course) -> tuple[KeyMoment, ...]:
    """From the deal to the end, in order."""
    kinds = {0: MomentKind.DEAL}
    for said in course.said:
        kinds[said.step] = MomentKind.CLAIM
        if said.until is not None:
            kinds[said.until] = MomentKind.CLAIM
    kinds |= dict(_of_the_game(course))
    nominated = [each.step for each in course.happened if isinstance(each.event, ChancellorNominated)]
    rounds = {step: bisect_right(nominated, step) for step in sorted(kinds)}
    in_round = Counter(rounds.values())
    come: Counter[int] = Counter()
    moments = []
    for step, number in rounds.items():
        come[number] += 1
        at = number - 1 + _COLUMN * come[number] / in_round[number] if number else 0.0
        moments.append(KeyMoment(step, number, kinds[step], at))
    return tuple(moments)


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
