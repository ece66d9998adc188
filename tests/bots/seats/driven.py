"""A table whose bots are driven without a process and without waiting: time and thoughts are a test's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from heapq import heappop, heappush
from itertools import count

from PySide6.QtCore import QObject

from shgui.bots.seats.bot_process import OnAnswer, ThinkingResult
from shgui.bots.seats.bot_seats import BotSeats
from shgui.bots.seats.pace import BotTempo
from shgui.bots.thinking.bot_messages import QuestionKind
from shgui.bots.thinking.situation import BotOccasion, BotSituation
from shgui.engine.types import Phase, Seat
from shgui.storage.journal import Journal
from shgui.table.answers import Accepted, Answer, TableChange
from shgui.table.options import Options, Voting, enable_claims_for_bots
from shgui.table.seating import Player as Sitting
from shgui.table.seating import Temperament
from shgui.table.table import Table
from tests.bots.play import Player
from tests.bots.seats.quick import QuickMind
from tests.table.play import done, group, options

ALL = frozenset(range(10))


class ClockByHand:
    """Rings when a test says that time goes on."""

    def __init__(self) -> None:
        self.now = 0
        self._numbers = count()
        self._due: list[tuple[int, int]] = []
        self._rings: dict[int, Callable[[], None]] = {}

    def call_later(self, _parent: QObject, after: int, ring: Callable[[], None]) -> Callable[[], None]:
        number = next(self._numbers)
        self._rings[number] = ring
        heappush(self._due, (self.now + after, number))
        return partial(self._stop, number)

    def _stop(self, number: int) -> None:
        self._rings.pop(number, None)

    @property
    def waiting(self) -> int:
        return len(self._rings)

    @property
    def next_at(self) -> int | None:
        """The time of the next ring."""
        return min((at for at, number in self._due if number in self._rings), default=None)

    def go_on(self) -> bool:
        """Advance to the next ring; return False where nothing waits."""
        while self._due:
            self.now, number = heappop(self._due)
            ring = self._rings.pop(number, None)
            if ring is not None:
                ring()
                return True
        return False


class ThoughtsAtOnce:
    """Thinks here, and says it later (`answer`), as a process does. Who thinks is quick, unless a test asks
    for the real ones (`Thinker`).
    """

    def __init__(
        self,
        fails: Callable[[QuestionKind], bool] = lambda _: False,
        make_player: Callable[[int], Player] = lambda _players: QuickMind(),
    ) -> None:
        self.asked: list[tuple[QuestionKind, BotSituation, BotOccasion | None]] = []
        self.running = False
        self.late = False
        """If set, questions wait for `answer`."""
        self._fails = fails
        self._make_player = make_player
        self._thinker: Player | None = None
        self._waiting: dict[int, tuple[QuestionKind, BotSituation, BotOccasion | None, OnAnswer]] = {}
        self._numbers = count()

    def begin(self) -> None:
        self.running, self._thinker = True, None

    def rest(self) -> None:
        self.running = False
        self._waiting.clear()

    def ask(
        self, kind: QuestionKind, situation: BotSituation, about: BotOccasion | None, on_answer: OnAnswer
    ) -> Callable[[], None]:
        self.asked.append((kind, situation, about))
        number = next(self._numbers)
        self._waiting[number] = kind, situation, about, on_answer
        if not self.late:
            self.answer()
        return partial(self._forget, number)

    def _forget(self, number: int) -> None:
        self._waiting.pop(number, None)

    def answer(self) -> None:
        """Answer all questions."""
        while self._waiting:
            number = next(iter(self._waiting))
            kind, situation, about, on_answer = self._waiting.pop(number)
            on_answer(self._thought(kind, situation, about))

    def _thought(
        self, kind: QuestionKind, situation: BotSituation, about: BotOccasion | None
    ) -> ThinkingResult:
        if self._fails(kind):
            return ThinkingResult(None, failed=True)
        thinker = self._thinker = self._thinker or self._make_player(situation.view.players)
        match kind:
            case QuestionKind.DECIDE:
                return ThinkingResult(thinker.decide(situation))
            case QuestionKind.COMMENT:
                return ThinkingResult(thinker.choose_comment(situation))
            case QuestionKind.CLAIM:
                assert about is not None
                return ThinkingResult(thinker.choose_claim(situation, about))


class Driven:
    """Bots at a table where everyone sees everything at once, unless `shows` is False."""

    def __init__(
        self, table: Table, thoughts: ThoughtsAtOnce | None = None, pace: BotTempo = BotTempo.HUMAN
    ) -> None:
        self.table = table
        self.clock = ClockByHand()
        self.thoughts = thoughts or ThoughtsAtOnce()
        self.failures: list[Answer | None] = []
        self.pace = pace
        self.shows = True
        self.seats = BotSeats(
            self.thoughts, lambda: self.pace, self.failures.append, call_later=self.clock.call_later
        )
        self.seats.begin(table)
        self._end_hearing = table.subscribe(self._show)
        self.show()

    def show(self) -> None:
        self.seats.show(None if self.table.may_add_words else self.table.view(None).history)

    def _show(self, _change: TableChange) -> None:
        if self.shows:
            self.show()

    def end(self) -> None:
        self._end_hearing()
        self.seats.leave()

    @property
    def is_over(self) -> bool:
        return self.table.view(None).phase is Phase.OVER

    def play(self, person: Callable[[Table], bool] = lambda _: False, most: int = 20_000) -> None:
        """Play to the end, or until no one acts. `person` acts for people if there is something to do."""
        for _ in range(most):
            if self.is_over or not (self.clock.go_on() or person(self.table)):
                return
        raise AssertionError("a game without an end")


def bots_at(seats: frozenset[Seat], size: int) -> list[Sitting]:
    tempers = list(Temperament)
    return [
        replace(player, bot=tempers[seat % len(tempers)]) if seat in seats else player
        for seat, player in enumerate(group(size))
    ]


def table_of(
    journal: Journal,
    size: int = 5,
    seats: frozenset[Seat] = ALL,
    *,
    voting: Voting = Voting.HANDS,
    book: str = "official",
    seed: bytes = bytes(32),
) -> Table:
    rules: Options = enable_claims_for_bots(options(voting, book))
    return same_chance(Table.start(bots_at(seats, size), rules, journal, seed=seed), b"of a test")


def same_chance(table: Table, chance: bytes) -> Table:
    """Chance for bots that a test chooses, as if an earlier version had drawn it."""
    table._drawn_for_bots = chance
    return table


def person_plays(table: Table) -> bool:
    """The first thing that somebody who is no bot may do."""
    people = [seat for seat in range(len(table.players)) if seat not in table.bots]
    for seat in people:
        if seat in table.newcomers or seat in table.unseen:
            done(table.note_secret_shown(seat))
            return True
    view = table.view(None)
    if view.phase is Phase.VOTE:
        waiting = [seat for seat in view.on_move if seat in people]
        if table.options.voting is Voting.HANDS and waiting and set(view.on_move) == set(waiting):
            return isinstance(table.reveal_votes(dict.fromkeys(waiting, True)), Accepted)
        if table.options.voting is Voting.BALLOTS and waiting:
            done(table.cast_ballot(waiting[0], True))
            return True
        return False
    for seat in view.on_move:
        if seat in people:
            done(table.submit(seat, table.list_legal_actions(seat)[0]))
            return True
    return False
