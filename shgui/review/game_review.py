"""The review of a finished game, from which the page after a game, its print and its picture are drawn.
Beliefs are computed in slices by `advance`, so that the window stays responsive; verdicts, curves and
conclusions follow once they are complete."""

from collections.abc import Callable, Sequence
from functools import cached_property
from time import perf_counter

from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Belief, Reading
from shgui.review.course import build_course
from shgui.review.curves import SuspicionCurve, build_curves
from shgui.review.deductions import Conclusion, list_conclusions
from shgui.review.key_moments import KeyMoment, list_moments
from shgui.review.public_rounds import PublicRound, RoundSecrets, build_rounds, collect_secrets
from shgui.review.readings import Readings
from shgui.review.verdicts import Verdict, VerdictFacts, choose_verdicts
from shgui.table.seating import find_bot_seats


class GameReview:
    def __init__(self, game: FinishedGame, clock: Callable[[], float] = perf_counter) -> None:
        self.game = game
        self.course = build_course(game.steps)
        self.rounds: tuple[PublicRound, ...] = build_rounds(self.course)
        self.moments: tuple[KeyMoment, ...] = list_moments(self.course)
        self.bots = find_bot_seats(game.steps[-1].players)
        """Seats played by bots at the end."""
        self._clock = clock
        self._readings = Readings(game, self.course, self.moments)

    @cached_property
    def secrets(self) -> tuple[RoundSecrets, ...]:
        """The secrets of single seats, by round."""
        last = len(self.game.steps) - 1
        memories = [self.game.view_of_seat(last, seat).memory for seat in range(len(self.game.players))]
        return tuple(collect_secrets(round_, memories) for round_ in self.rounds)

    @property
    def complete(self) -> bool:
        return self._readings.complete

    def list_beliefs(self, reading: Reading) -> Sequence[Belief]:
        """Return the table's beliefs by moment, as far as `advance` has computed them."""
        return self._readings.by_reading[reading]

    def advance(self, milliseconds: float) -> bool:
        """Compute for about so long, and return whether anything is left."""
        until = self._clock() + milliseconds / 1000
        while not self.complete:
            if self._clock() >= until:
                return True
            self._readings.advance()
        return False

    def list_curves(self) -> tuple[SuspicionCurve, ...]:
        """List each player's curve by seat; empty before the beliefs are complete."""
        if not self.complete:
            return ()
        likely = self.list_beliefs(Reading.LIKELY)
        seats = range(len(self.game.players))
        chances = [[belief.fascist[seat] if belief.ways else None for belief in likely] for seat in seats]
        return build_curves(self.rounds, self.moments, chances, self.game.roles)

    def choose_verdicts(self) -> tuple[Verdict, ...]:
        """Choose a verdict on each player by seat; empty before the beliefs are complete."""
        chances = [curve.chances[-1] for curve in self.list_curves()]
        if not chances:
            return ()
        return choose_verdicts(VerdictFacts(self.game.roles, self.rounds, self.secrets, chances))

    def list_conclusions(self) -> tuple[Conclusion, ...]:
        """List what everyone could conclude; empty before the beliefs are complete."""
        if not self.complete:
            return ()
        proven = self.list_beliefs(Reading.PROVEN)
        return list_conclusions(self.course, self.rounds, self.moments, proven)
