"""The beliefs of one observer, moment by moment: of the table, or of a seat with all that it saw. For a bot's
seat the likely reading is what the bot believed while it played there."""

from collections.abc import Iterator, Sequence

from shgui.engine.types import Seat
from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Belief, Reading, Reasoner
from shgui.reasoning.insider import get_insider
from shgui.review.bot_minds import BotMind
from shgui.review.claim_conversion import to_reasoning_claim
from shgui.review.course import Course
from shgui.review.key_moments import KeyMoment
from shgui.table.public_log import PublicStep

Observer = Seat | None
"""A seat, or None for the table."""


class Readings:
    """The beliefs of one observer at all moments, computed one reading at a time."""

    def __init__(
        self,
        game: FinishedGame,
        course: Course,
        moments: Sequence[KeyMoment],
        observer: Observer,
        mind: BotMind | None = None,
    ) -> None:
        """Prepare the beliefs; `mind` is that of a bot in the observer's seat."""
        self.by_reading: dict[Reading, list[Belief]] = {reading: [] for reading in Reading}
        self.complete = False
        self._game, self._course, self._moments = game, course, moments
        self._observer = observer
        self._mind = mind
        insider = None if observer is None else get_insider(game.seen_by(len(game.steps) - 1, observer))
        self._reasoner = Reasoner(len(game.players), () if insider is None else (insider,))
        self._work = self._one_by_one()

    def advance(self) -> None:
        self.complete = next(self._work, True)

    def _one_by_one(self) -> Iterator[bool]:
        for place, moment in enumerate(self._moments, 1):
            step = self._game.steps[moment.step]
            believed: Belief | None = None
            if self._mind is not None and self._observer is not None:
                # Followed before it sat down, too: else it had all of that to catch up with at once.
                mine = self._mind.get_belief(self._game.seen_by(step.number, self._observer), step.lines)
                believed = mine if step.players[self._observer].bot is not None else None
                yield False
            self._follow(step)
            for reading, beliefs in self.by_reading.items():
                if reading is Reading.LIKELY and believed is not None:
                    beliefs.append(believed)
                else:
                    beliefs.append(self._reasoner.get_belief(reading, self._observer))
                yield place == len(self._moments) and reading is list(Reading)[-1]

    def _follow(self, step: PublicStep) -> None:
        standing = (to_reasoning_claim(made.claim) for made in self._course.list_valid(step.number))
        self._reasoner.follow(step.view.history, tuple(standing))
