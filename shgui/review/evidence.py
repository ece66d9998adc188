"""What the headlines are chosen from: the rounds, what was hidden in them, and the table's readings."""

from collections.abc import Sequence
from dataclasses import dataclass

from shgui.engine.types import Role
from shgui.reasoning.beliefs import Belief
from shgui.review.course import Course
from shgui.review.key_moments import KeyMoment
from shgui.review.rounds import PublicRound, RoundSecrets


@dataclass(frozen=True, slots=True)
class Evidence:
    course: Course
    rounds: tuple[PublicRound, ...]
    moments: tuple[KeyMoment, ...]
    likely: Sequence[Belief]
    """The table's, by moment."""
    proven: Sequence[Belief]
    roles: tuple[Role, ...] = ()
    """None where the roles stay hidden."""
    hidden: tuple[RoundSecrets, ...] = ()
    """By round; none where the roles stay hidden."""

    def at(self, step: int) -> int:
        """The moment of that step; StopIteration where it is none."""
        return next(place for place, moment in enumerate(self.moments) if moment.step == step)
