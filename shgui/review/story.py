"""A finished game's story: what the pages, the printed pages and the picture for the chat are drawn from.

What needs no sums is there at once. Readings are computed in slices by `advance`, the table's first, so that
whoever shows them stays alive meanwhile; headlines are there as soon as the table's readings are.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from time import perf_counter

from shgui.engine.types import Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Belief, Reading
from shgui.review.bot_minds import MakeMind
from shgui.review.chat_strip import SpokenStrip, lane, levels, verdict, ways_left
from shgui.review.course import course_of
from shgui.review.evidence import Evidence
from shgui.review.headline import Headline
from shgui.review.headline_choice import headlines
from shgui.review.key_moments import KeyMoment, moments_of
from shgui.review.marks import ColumnHead, ReviewMark, heads, marks
from shgui.review.readings import Observer, Readings
from shgui.review.rounds import PublicRound, RoundSecrets, hidden_of, rounds_of
from shgui.review.trust import TrustTable, trust_of
from shgui.table.seating import bots_among


class GameReview:
    def __init__(
        self,
        game: FinishedGame,
        clock: Callable[[], float] = perf_counter,
        *,
        make_mind: MakeMind | None = None,
    ) -> None:
        """Without a mind to ask bots are read like people."""
        self.game = game
        self.course = course_of(game.steps)
        self.rounds: tuple[PublicRound, ...] = rounds_of(self.course)
        self.moments: tuple[KeyMoment, ...] = moments_of(self.course)
        self.bots = bots_among(game.steps[-1].players)
        """Seats that the program played at the end."""
        self._clock = clock
        self._make_mind = make_mind
        self._readings: dict[Observer, Readings] = {}

    @cached_property
    def hidden(self) -> tuple[RoundSecrets, ...]:
        """What only single seats knew of each round."""
        last = len(self.game.steps) - 1
        memories = [self.game.seen_by(last, seat).memory for seat in range(len(self.game.players))]
        return tuple(hidden_of(told, memories) for told in self.rounds)

    @cached_property
    def trust(self) -> TrustTable:
        return trust_of(self.rounds, self.game.roles)

    def heads(self, *, roles_open: bool) -> tuple[ColumnHead, ...]:
        """Of the columns of all strips, by round."""
        return heads(self.rounds, the_end=roles_open)

    def marks(self, *, roles_open: bool) -> tuple[tuple[tuple[ReviewMark, ...], ...], ...]:
        """Below the strips: by seat, then by round."""
        return marks(self.rounds, len(self.game.players), self.hidden if roles_open else ())

    def readings(self, observer: Observer, reading: Reading) -> Sequence[Belief]:
        """One for each moment, as far as they are computed: `advance` goes on with it."""
        return self._of(observer).by_reading[reading]

    def tells_beliefs(self, observer: Observer) -> bool:
        """Whether the likely reading is what a bot believed, at every moment at which it played there."""
        return self._make_mind is not None and observer in self.bots

    def bot_since(self, seat: Seat) -> int:
        """The round in which the program last sat down there; 0 where it had the seat from the deal on."""
        by_people = [step for step in self.game.steps if step.players[seat].bot is None]
        return by_people[-1].view.round if by_people else 0

    def complete(self, observer: Observer) -> bool:
        return self._of(observer).complete

    def advance(self, milliseconds: float, observer: Observer = None) -> bool:
        """Computes for about so long, the table's readings first; whether anything is left to do for both."""
        until = self._clock() + milliseconds / 1000
        for each in dict.fromkeys((None, observer)):
            readings = self._of(each)
            while not readings.complete:
                if self._clock() >= until:
                    return True
                readings.go_on()
        return False

    def headlines(self, *, roles_open: bool) -> tuple[Headline, ...]:
        """Nothing before the table's readings are complete."""
        if not self.complete(None):
            return ()
        return self._open_headlines if roles_open else self._hidden_headlines

    @cached_property
    def _open_headlines(self) -> tuple[Headline, ...]:
        return headlines(self._evidence(self.game.roles, self.hidden))

    @cached_property
    def _hidden_headlines(self) -> tuple[Headline, ...]:
        return headlines(self._evidence((), ()))

    def chances(
        self, seat: Seat, observer: Observer, reading: Reading, *, of_hitler: bool = False
    ) -> tuple[float | None, ...]:
        """A seat's strip, as far as it is computed: by moment, and None where no way is left."""
        found = self.readings(observer, reading)
        return tuple(
            None if not belief.ways else (belief.hitler if of_hitler else belief.fascist)[seat]
            for belief in found
        )

    def spoken(
        self, seat: Seat, observer: Observer, *, roles_open: bool, of_hitler: bool = False
    ) -> SpokenStrip | None:
        """A strip as a screen reader tells it; None before the observer's readings are complete."""
        if not self.complete(observer):
            return None
        likely = self.chances(seat, observer, Reading.LIKELY, of_hitler=of_hitler)
        found, since = verdict(
            self.moments, self.chances(seat, observer, Reading.PROVEN, of_hitler=of_hitler)
        )
        certain = self.chances(seat, observer, Reading.CERTAIN, of_hitler=of_hitler)
        return SpokenStrip(
            seat,
            self.game.roles[seat] if roles_open else None,
            of_hitler,
            levels(self.moments, [chance or 0.0 for chance in likely]),
            found,
            since,
            ways_left(self.moments, self.readings(observer, Reading.PROVEN)),
            self.readings(observer, Reading.CERTAIN)[0].ways,
            certain[-1] or 0.0,
            lane(self.rounds, self.marks(roles_open=roles_open)[seat], seat),
        )

    def _evidence(self, roles: tuple[Role, ...], hidden: tuple[RoundSecrets, ...]) -> Evidence:
        likely = self.readings(None, Reading.LIKELY)
        proven = self.readings(None, Reading.PROVEN)
        return Evidence(self.course, self.rounds, self.moments, likely, proven, roles, hidden)

    def _of(self, observer: Observer) -> Readings:
        if observer not in self._readings:
            mind = None
            if self._make_mind is not None and observer in self.bots:
                mind = self._make_mind(len(self.game.players))
            self._readings[observer] = Readings(self.game, self.course, self.moments, observer, mind)
        return self._readings[observer]
