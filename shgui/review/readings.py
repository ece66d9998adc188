"""What the whole table could conclude, moment by moment."""

from collections.abc import Iterator, Sequence

from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Belief, Reading, Reasoner
from shgui.review.claim_conversion import to_reasoning_claim
from shgui.review.course import Course
from shgui.review.key_moments import KeyMoment


class Readings:
    """The beliefs of the table at all moments, computed one at a time."""

    def __init__(self, game: FinishedGame, course: Course, moments: Sequence[KeyMoment]) -> None:
        self.by_reading: dict[Reading, list[Belief]] = {Reading.PROVEN: [], Reading.LIKELY: []}
        self.complete = False
        self._game, self._course, self._moments = game, course, moments
        self._reasoner = Reasoner(len(game.players), ())
        self._work = self._one_by_one()

    def advance(self) -> None:
        self.complete = next(self._work, True)

    def _one_by_one(self) -> Iterator[bool]:
        for place, moment in enumerate(self._moments, 1):
            step = self._game.steps[moment.step]
            claims = (to_reasoning_claim(made.claim) for made in self._course.list_valid(step.number))
            self._reasoner.follow(step.view.history, tuple(claims))
            for reading, beliefs in self.by_reading.items():
                beliefs.append(self._reasoner.get_belief(reading, None))
                yield place == len(self._moments) and reading is Reading.LIKELY
