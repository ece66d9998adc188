"""The material for headlines: rounds, secrets, and the table's readings."""

from collections.abc import Sequence
from dataclasses import dataclass

from shgui.engine.types import Role
from shgui.reasoning.beliefs import Belief
from shgui.review.course import Course
from shgui.review.key_moments import KeyMoment
from shgui.review.public_rounds import PublicRound, RoundSecrets


@dataclass(frozen=True, slots=True)
class Evidence:
    course: Course
    rounds: tuple[PublicRound, ...]
    moments: tuple[KeyMoment, ...]
    likely: Sequence[Belief]
    """The table's beliefs by moment."""
    proven: Sequence[Belief]
    roles: tuple[Role, ...] = ()
    """Empty where the roles stay hidden."""
    hidden: tuple[RoundSecrets, ...] = ()
    """The secrets by round; empty where the roles stay hidden."""

    def find_moment(self, step: int) -> int:
        """Return the place of that step's moment; StopIteration where it has none."""
        return next(place for place, moment in enumerate(self.moments) if moment.step == step)
