"""What one observer could have known, moment by moment: the table, or one seat with all that it saw."""

from collections.abc import Iterator, Sequence

from shgui.engine.types import Seat
from shgui.reasoning.beliefs import Belief, Reading, Reasoner
from shgui.reasoning.insider import insider_of
from shgui.story.course import Course
from shgui.story.heard import heard
from shgui.story.moments import Moment
from shgui.table.finished_game import FinishedGame

Observer = Seat | None
"""None is the table."""


class Readings:
    """Computed moment by moment with `go_on`, a moment of one reading each time."""

    def __init__(
        self, game: FinishedGame, course: Course, moments: Sequence[Moment], observer: Observer
    ) -> None:
        self.by_reading: dict[Reading, list[Belief]] = {reading: [] for reading in Reading}
        self.complete = False
        self._game, self._course, self._moments = game, course, moments
        self._observer = observer
        insider = None if observer is None else insider_of(game.seen_by(len(game.steps) - 1, observer))
        self._reasoner = Reasoner(len(game.players), () if insider is None else (insider,))
        self._work = self._one_by_one()

    def go_on(self) -> None:
        self.complete = next(self._work, True)

    def _one_by_one(self) -> Iterator[bool]:
        for place, moment in enumerate(self._moments, 1):
            standing = (heard(said.claim) for said in self._course.standing(moment.step))
            self._reasoner.follow(self._game.steps[moment.step].view.history, tuple(standing))
            for reading, beliefs in self.by_reading.items():
                beliefs.append(self._reasoner.belief(reading, self._observer))
                yield place == len(self._moments) and reading is list(Reading)[-1]
