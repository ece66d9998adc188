"""The review of a finished game, from which pages, printed pages and the picture for a chat are drawn.
Beliefs are computed in slices by `advance`, the table's first, so that the window stays responsive;
headlines follow once the table's beliefs are complete."""

from collections.abc import Callable, Sequence
from functools import cached_property
from time import perf_counter

from shgui.engine.types import Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Belief, Reading
from shgui.review.bot_minds import BotMindFactory
from shgui.review.conclusions import Conclusion, list_conclusions
from shgui.review.course import build_course
from shgui.review.curves import SuspicionCurve, build_curves
from shgui.review.evidence import Evidence
from shgui.review.headline import Headline
from shgui.review.headline_choice import choose_headlines
from shgui.review.key_moments import KeyMoment, list_moments
from shgui.review.marks import ColumnHead, ReviewMark, list_column_heads, list_marks
from shgui.review.public_rounds import PublicRound, RoundSecrets, build_rounds, collect_secrets
from shgui.review.readings import Observer, Readings
from shgui.review.spoken_strip import (
    SpokenStrip,
    find_verdict,
    list_deals_left,
    list_lane,
    list_levels,
)
from shgui.review.trust import TrustTable, build_trust_table
from shgui.review.verdicts import Verdict, VerdictFacts, choose_verdicts
from shgui.table.seating import find_bot_seats


class GameReview:
    def __init__(
        self,
        game: FinishedGame,
        clock: Callable[[], float] = perf_counter,
        *,
        make_mind: BotMindFactory | None = None,
    ) -> None:
        """Review a game; without `make_mind` bots are judged like people."""
        self.game = game
        self.course = build_course(game.steps)
        self.rounds: tuple[PublicRound, ...] = build_rounds(self.course)
        self.moments: tuple[KeyMoment, ...] = list_moments(self.course)
        self.bots = find_bot_seats(game.steps[-1].players)
        """Seats played by bots at the end."""
        self._clock = clock
        self._make_mind = make_mind
        self._readings: dict[Observer, Readings] = {}

    @cached_property
    def secrets(self) -> tuple[RoundSecrets, ...]:
        """The secrets of single seats, by round."""
        last = len(self.game.steps) - 1
        memories = [self.game.seen_by(last, seat).memory for seat in range(len(self.game.players))]
        return tuple(collect_secrets(round_, memories) for round_ in self.rounds)

    @cached_property
    def trust(self) -> TrustTable:
        return build_trust_table(self.rounds, self.game.roles)

    def list_column_heads(self, *, roles_open: bool) -> tuple[ColumnHead, ...]:
        return list_column_heads(self.rounds, the_end=roles_open)

    def list_marks(self, *, roles_open: bool) -> tuple[tuple[tuple[ReviewMark, ...], ...], ...]:
        """List the marks below the strips by seat, then by round."""
        return list_marks(self.rounds, len(self.game.players), self.secrets if roles_open else ())

    def list_beliefs(self, observer: Observer, reading: Reading) -> Sequence[Belief]:
        """Return the beliefs by moment, as far as `advance` has computed them."""
        return self._get_readings(observer).by_reading[reading]

    def shows_beliefs(self, observer: Observer) -> bool:
        """Return whether the likely reading is what a bot believed at the moments when it played there."""
        return self._make_mind is not None and observer in self.bots

    def get_first_bot_round(self, seat: Seat) -> int:
        """Return the round in which a bot last took the seat; 0 if it had it from the deal on."""
        by_people = [step for step in self.game.steps if step.players[seat].bot is None]
        return by_people[-1].view.round if by_people else 0

    def is_complete(self, observer: Observer) -> bool:
        return self._get_readings(observer).complete

    def advance(self, milliseconds: float, observer: Observer = None) -> bool:
        """Compute for about so long, the table's beliefs first, and return whether anything is left."""
        until = self._clock() + milliseconds / 1000
        for each in dict.fromkeys((None, observer)):
            readings = self._get_readings(each)
            while not readings.complete:
                if self._clock() >= until:
                    return True
                readings.advance()
        return False

    def list_curves(self) -> tuple[SuspicionCurve, ...]:
        """List each player's curve by seat; empty before the table's beliefs are complete."""
        if not self.is_complete(None):
            return ()
        seats = range(len(self.game.players))
        chances = [self.list_chances(seat, None, Reading.LIKELY) for seat in seats]
        return build_curves(self.rounds, self.moments, chances, self.game.roles)

    def choose_verdicts(self) -> tuple[Verdict, ...]:
        """Choose a verdict on each player by seat; empty before the table's beliefs are complete."""
        chances = [curve.chances[-1] for curve in self.list_curves()]
        if not chances:
            return ()
        return choose_verdicts(VerdictFacts(self.game.roles, self.rounds, self.secrets, chances))

    def list_conclusions(self) -> tuple[Conclusion, ...]:
        """List what everyone could conclude; empty before the table's beliefs are complete."""
        if not self.is_complete(None):
            return ()
        proven = self.list_beliefs(None, Reading.PROVEN)
        return list_conclusions(self.course, self.rounds, self.moments, proven)

    def choose_headlines(self, *, roles_open: bool) -> tuple[Headline, ...]:
        """Choose the headlines; empty before the table's beliefs are complete."""
        if not self.is_complete(None):
            return ()
        return self._open_headlines if roles_open else self._hidden_headlines

    @cached_property
    def _open_headlines(self) -> tuple[Headline, ...]:
        return choose_headlines(self._evidence(self.game.roles, self.secrets))

    @cached_property
    def _hidden_headlines(self) -> tuple[Headline, ...]:
        return choose_headlines(self._evidence((), ()))

    def list_chances(
        self, seat: Seat, observer: Observer, reading: Reading, *, of_hitler: bool = False
    ) -> tuple[float | None, ...]:
        """List a seat's chances by moment, as far as computed; None where no way is left."""
        found = self.list_beliefs(observer, reading)
        return tuple(
            None if not belief.ways else (belief.hitler if of_hitler else belief.fascist)[seat]
            for belief in found
        )

    def build_spoken_strip(
        self, seat: Seat, observer: Observer, *, roles_open: bool, of_hitler: bool = False
    ) -> SpokenStrip | None:
        """Build a strip for screen readers; None before the observer's beliefs are complete."""
        if not self.is_complete(observer):
            return None
        likely = self.list_chances(seat, observer, Reading.LIKELY, of_hitler=of_hitler)
        found, since = find_verdict(
            self.moments, self.list_chances(seat, observer, Reading.PROVEN, of_hitler=of_hitler)
        )
        certain = self.list_chances(seat, observer, Reading.CERTAIN, of_hitler=of_hitler)
        return SpokenStrip(
            seat,
            self.game.roles[seat] if roles_open else None,
            of_hitler,
            list_levels(self.moments, [chance or 0.0 for chance in likely]),
            found,
            since,
            list_deals_left(self.moments, self.list_beliefs(observer, Reading.PROVEN)),
            self.list_beliefs(observer, Reading.CERTAIN)[0].ways,
            certain[-1] or 0.0,
            list_lane(self.rounds, self.list_marks(roles_open=roles_open)[seat], seat),
        )

    def _evidence(self, roles: tuple[Role, ...], hidden: tuple[RoundSecrets, ...]) -> Evidence:
        likely = self.list_beliefs(None, Reading.LIKELY)
        proven = self.list_beliefs(None, Reading.PROVEN)
        return Evidence(self.course, self.rounds, self.moments, likely, proven, roles, hidden)

    def _get_readings(self, observer: Observer) -> Readings:
        if observer not in self._readings:
            mind = None
            if self._make_mind is not None and observer in self.bots:
                mind = self._make_mind(len(self.game.players))
            self._readings[observer] = Readings(self.game, self.course, self.moments, observer, mind)
        return self._readings[observer]
