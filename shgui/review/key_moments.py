"""The moments at which knowledge can change: the steps of the strips."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.events import ChancellorNominated, PolicyEnacted, PowerUsed, VetoAgreed, VotesRevealed
from shgui.review.course import Course

_COLUMN = 0.86
"""The share of a column that its moments take up."""


class MomentKind(StrEnum):
    DEAL = "deal"
    VOTE = "vote"
    SESSION = "session"
    POWER = "power"
    CLAIM = "claim"
    """A claim was made, corrected or withdrawn."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    step: int
    """The step of the game."""
    round: int
    """The round; 0 for the deal. Claims before a nomination belong to the round before."""
    kind: MomentKind
    at: float
    """The place on a strip in rounds: moments are spread evenly in their round's column, short of its end."""


def list_moments(course: Course) -> tuple[KeyMoment, ...]:
    """List the moments from the deal to the end."""
    kinds = {0: MomentKind.DEAL}
    for made in course.claims:
        kinds[made.step] = MomentKind.CLAIM
        if made.until is not None:
            kinds[made.until] = MomentKind.CLAIM
    kinds |= dict(_yield_game_moments(course))
    nominated = [each.step for each in course.events if isinstance(each.event, ChancellorNominated)]
    rounds = {step: bisect_right(nominated, step) for step in sorted(kinds)}
    in_round = Counter(rounds.values())
    come: Counter[int] = Counter()
    moments = []
    for step, number in rounds.items():
        come[number] += 1
        at = number - 1 + _COLUMN * come[number] / in_round[number] if number else 0.0
        moments.append(KeyMoment(step, number, kinds[step], at))
    return tuple(moments)


def _yield_game_moments(course: Course) -> Iterator[tuple[int, MomentKind]]:
    for timed in course.events:
        match timed.event:
            case VotesRevealed():
                yield timed.step, MomentKind.VOTE
            case PolicyEnacted() | VetoAgreed():
                yield timed.step, MomentKind.SESSION
            case event if isinstance(event, PowerUsed):
                yield timed.step, MomentKind.POWER
            case _:
                pass
