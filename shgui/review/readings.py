"""What one observer could have known, moment by moment: the table, or one seat with all that it saw.

Of a bot's seat the likely reading is what the bot believed, wherever it played there.
"""

from collections.abc import Iterator, Sequence

from shgui.engine.types import Seat
from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Belief, Reading, Reasoner
from shgui.reasoning.insider import insider_of
from shgui.review.bot_minds import MindOfBots
from shgui.review.claims_made import heard
from shgui.review.course import Course
from shgui.review.key_moments import KeyMoment
from shgui.table.public_log import PublicStep

Observer = Seat | None
"""None is the table."""


class Readings:
    """Computed moment by moment with `go_on`: one reading of it each time, or what a bot believed then."""

    def __init__(
        self,
        game: FinishedGame,
        course: Course,
        moments: Sequence[KeyMoment],
        observer: Observer,
        mind: MindOfBots | None = None,
    ) -> None:
        """`mind` is that of the bot in the observer's seat."""
        self.by_reading: dict[Reading, list[Belief]] = {reading: [] for reading in Reading}
        self.complete = False
        self._game, self._course, self._moments = game, course, moments
        self._observer = observer
        self._mind = mind
        insider = None if observer is None else insider_of(game.seen_by(len(game.steps) - 1, observer))
        self._reasoner = Reasoner(len(game.players), () if insider is None else (insider,))
        self._work = self._one_by_one()

    def go_on(self) -> None:
        self.complete = next(self._work, True)

    def _one_by_one(self) -> Iterator[bool]:
        for place, moment in enumerate(self._moments, 1):
            step = self._game.steps[moment.step]
            believed: Belief | None = None
            if self._mind is not None and self._observer is not None:
                # Followed before it sat down, too: else it had all of that to catch up with at once.
                mine = self._mind.belief(self._game.seen_by(step.number, self._observer), step.lines)
                believed = mine if step.players[self._observer].bot is not None else None
                yield False
            self._follow(step)
            for reading, beliefs in self.by_reading.items():
                if reading is Reading.LIKELY and believed is not None:
                    beliefs.append(believed)
                else:
                    beliefs.append(self._reasoner.belief(reading, self._observer))
                yield place == len(self._moments) and reading is list(Reading)[-1]

    def _follow(self, step: PublicStep) -> None:
        standing = (heard(said.claim) for said in self._course.standing(step.number))
        self._reasoner.follow(step.view.history, tuple(standing))
