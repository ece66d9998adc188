"""Plays the seats of the program's at one table: by the same doors as a person, and nothing but what each is
asked.

A seat acts only on what all have seen. What it is asked is thought of elsewhere, while its pause runs; and it
acts when the pause is over, never when the thinking is. First what there is to say is said, then somebody
goes on.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from weakref import ref

from PySide6.QtCore import QObject

from shgui.bots.seats.bot_process import BotThoughts, Said, Thought
from shgui.bots.seats.claims import claims_to_make, seen_by_seat, to_note, told_of, waits_for_person
from shgui.bots.seats.clock import Clock, QtClock
from shgui.bots.seats.pace import Asked, BotTempo, PauseWeight, hurried_pause, listening, pause, seed
from shgui.bots.seats.talk import RemarkQueue, commenting, moved_on, said_already, said_just_now, said_last
from shgui.bots.seats.tasks import QUESTIONS, BotTask, RunningTask, TaskType
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotSituation, Decision, StandingClaims
from shgui.engine.events import Event
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.open_tasks import open_tasks
from shgui.reasoning.claim_values import Claim
from shgui.table.answers import Accepted, Answer, Change, NotSaved
from shgui.table.log_lines import Remark, SlipTakenBack, StandInSat
from shgui.table.table import Table

MOST_ACTS = 2
"""Times that a seat acts while nothing new happens at the table: it votes, and may vote again once."""
STEP = 300
"""Milliseconds. A pause that is over before the thinking goes on by steps of this length."""


class BotSeats(QObject):
    def __init__(
        self,
        thoughts: BotThoughts,
        pace: Callable[[], BotTempo],
        say_failure: Callable[[Answer | None], None],
        parent: QObject | None = None,
        *,
        clock: Clock | None = None,
    ) -> None:
        """`pace` asks the settings. `say_failure` is told what the table couldn't keep; nothing, when nobody
        thinks any more.
        """
        super().__init__(parent)
        self._thoughts = thoughts
        self._pace = pace
        self._say_failure = say_failure
        self._clock = clock or QtClock(self)
        self._table: Table | None = None
        self._unsubscribe: Callable[[], None] | None = None
        self._shown: tuple[Event, ...] | None = None
        """The history as all have seen it; None while they see nothing of the game."""
        self._watched = True
        self._awake = False
        """Somebody thinks for them."""
        self._failed = False
        self._running: dict[BotTask, RunningTask] = {}
        self._sayings = RemarkQueue()
        self._silent: set[tuple[BotTask, int]] = set()
        """What had nothing to say, when so much had been said."""
        self._voted: dict[Seat, tuple[int, int]] = {}
        """After how many events a seat voted last, and behind which line the claims stood that it knew."""
        self._acted: Counter[tuple[Seat, int]] = Counter()
        """How often a seat has acted behind so many lines."""
        self._last_table: ref[Table] | None = None
        self._told: tuple[int, tuple[StandingClaims, ...]] = (-1, ())
        """What stood, after so many lines."""

    # Whoever leads the game

    def begin(self, table: Table) -> None:
        self.leave()
        if self._last_table is None or self._last_table() is not table:
            self._last_table = ref(table)
            self._voted.clear()
            self._acted.clear()
        self._table = table
        self._sayings = RemarkQueue(each for each in table.pending_remarks if each[1].seat in table.bots)
        self._unsubscribe = table.subscribe(self._hear)

    def leave(self) -> None:
        """The game lies in the journal: whoever takes it up again is asked the same."""
        self._drop_all()
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        self._table = self._shown = None
        self._sayings = RemarkQueue()
        self._silent.clear()
        self._told = (-1, ())
        self._failed = False
        if self._awake:
            self._awake = False
            self._thoughts.rest()

    def show(self, history: tuple[Event, ...] | None) -> None:
        """What of the game all have seen now."""
        self._shown = history
        self._look()

    def watch(self, watched: bool) -> None:
        """Nothing is done while nobody could see it. Whoever comes back sees pauses from their beginning."""
        if watched != self._watched:
            self._watched = watched
            self._look()

    @property
    def failed(self) -> bool:
        """Nobody thinks for them any more, until the game is taken up again."""
        return self._failed

    def hurry(self) -> None:
        """The pauses that run are nearly over."""
        for running in self._running.values():
            if not running.hurried and self._table is not None:
                running.hurried = True
                running.stop_pause()
                left = hurried_pause(self._table.bot_chance(running.task.asked.seat), running.task.asked)
                running.stop_pause = self._clock.call(left, partial(self._ring, running.task))

    # What is due

    def _hear(self, change: Change) -> None:
        for line in change.lines:
            if isinstance(line, SlipTakenBack):
                self._sayings = RemarkQueue()
            elif isinstance(line, StandInSat):
                self._sayings.leave(line.seat)
                self._save_remarks()
        self._look()

    def _look(self) -> None:
        table = self._table
        if table is None:
            return
        wanted = list(self._wanted(table)) if self._watched and not self._failed and table.bots else []
        for task in [task for task in self._running if task not in wanted]:
            self._running.pop(task).drop()
        if wanted and not self._awake:
            self._awake = True
            self._thoughts.begin()
        for task in wanted:
            if task not in self._running:
                self._begin(table, task)
        for running in list(self._running.values()):
            self._think(table, running)

    def _wanted(self, table: Table) -> Iterator[BotTask]:
        tasks = open_tasks(table, self._shown, table.bots)
        due = [(seat, task.kind) for seat, task in tasks.private.items() if task.is_due]
        if not (due or tasks.public or tasks.may_talk):
            return
        view = table.view(None)
        for seat, kind in due:
            if kind.is_look:
                asked = Asked(seat, view.round, view.phase, kind)
                yield BotTask(TaskType.LOOK, asked, view.history, PauseWeight.LOOK)
        talk = [*self._talk(table, view)] if tasks.may_talk else []
        explaining = {task.asked.seat for task in talk if task.what is TaskType.REMARK}
        for occasion in claims_to_make(table) if tasks.may_talk else ():
            if occasion.seat in explaining:
                # Why somebody looked is said before what was seen.
                continue
            question = f"{occasion.kind} {occasion.target}"
            asked = Asked(occasion.seat, occasion.round, TaskType.CLAIM, question)
            weight = PauseWeight.ANSWER if waits_for_person(table, occasion) else PauseWeight.WORD
            talk.append(BotTask(TaskType.CLAIM, asked, weight=weight, occasion=occasion))
        talk = [task for task in talk if (task, said_last(table.chronicle)) not in self._silent]
        yield from talk
        if not talk:
            lines = len(table.chronicle)
            acts = [seat for seat, kind in due if not kind.is_look]
            for seat in (*acts, *tasks.public, *self._seats_to_vote_again(table, view)):
                if self._acted[seat, lines] < MOST_ACTS:
                    asked = Asked(seat, view.round, view.phase, TaskType.ACT)
                    yield BotTask(TaskType.ACT, asked, view.history, PauseWeight.ACT)

    def _seats_to_vote_again(self, table: Table, view: PlayerView) -> tuple[Seat, ...]:
        """Return the seats that voted before the last claim: they may change their ballots, unnoticed."""
        lines = table.chronicle
        said = said_last(lines)
        if any(isinstance(line, Event) for line in lines[said:]):
            # They all knew the claims when they voted.
            return ()
        now = len(view.history), said
        return tuple(seat for seat in view.voted if seat in table.bots and self._voted.get(seat) != now)

    def _talk(self, table: Table, view: PlayerView) -> Iterator[BotTask]:
        """Reasons for what all have seen, and what there is to say of what was claimed last."""
        self._sayings.forget(partial(moved_on, view.history))
        for events, remark in self._sayings.due(view):
            asked = Asked(remark.seat, view.round, view.phase, f"{TaskType.REMARK} {events}")
            yield BotTask(TaskType.REMARK, asked, events, remark=remark)
        for seat, said in commenting(table.chronicle, view, table.bots):
            asked = Asked(seat, view.round, view.phase, f"{TaskType.COMMENT} {said}")
            yield BotTask(TaskType.COMMENT, asked, said)

    def _begin(self, table: Table, task: BotTask) -> None:
        people = [seat for seat in table.view(None).alive if seat not in table.bots]
        pace = self._pace() if people else BotTempo.QUICK
        left = pause(table.bot_chance(task.asked.seat), pace, task.weight, task.asked)
        if task.what is TaskType.ACT and task.asked.phase != Phase.VOTE:
            # A ballot puts nothing away that is being read.
            left += listening(pace, said_just_now(table.chronicle, table.bots))
        self._running[task] = RunningTask(task, self._clock.call(left, partial(self._ring, task)))

    # Thinking

    def _think(self, table: Table, running: RunningTask) -> None:
        """Anew, when something was claimed meanwhile."""
        kind, said = QUESTIONS.get(running.task.what), said_last(table.chronicle)
        if kind is None or running.said == said:
            return
        running.stop_thinking()
        running.said, running.thought = said, None
        occasion = running.task.occasion
        about = None if occasion is None else seen_by_seat(occasion)
        situation = self._situation(table, running.task)
        running.cancel_question = self._thoughts.ask(kind, situation, about, partial(self._take, running))

    def _situation(self, table: Table, task: BotTask) -> BotSituation:
        seat = task.asked.seat
        view, legal = table.view(seat), table.legal(seat) if task.what is TaskType.ACT else ()
        if view.phase is Phase.VOTE:
            # Who has voted already is no reason to vote otherwise.
            view = replace(view, on_move=view.alive, ballot=None)
        if self._told[0] != len(table.chronicle):
            self._told = len(table.chronicle), told_of(table.chronicle)
        bot = table.players[seat].bot
        return BotSituation(
            view, legal, self._told[1], str(bot), seed(table.bot_chance(task.asked.seat), task.asked)
        )

    def _take(self, running: RunningTask, thought: Thought) -> None:
        running.thought = thought
        if thought.failed and running.task.what is TaskType.ACT:
            self._fail()

    def _fail(self) -> None:
        self._failed = True
        self._drop_all()
        self._say_failure(None)

    def _drop_all(self) -> None:
        for running in self._running.values():
            running.drop()
        self._running.clear()

    # Acting

    def _ring(self, task: BotTask) -> None:
        running, table = self._running.get(task), self._table
        if running is None or table is None:
            return
        if task.what in QUESTIONS and running.thought is None:
            running.stop_pause = self._clock.call(STEP, partial(self._ring, task))
            return
        del self._running[task]
        answer = self._do(table, task, None if running.thought is None else running.thought.content)
        if isinstance(answer, NotSaved):
            # It is asked still, and takes its time again.
            self._say_failure(answer)
        elif not isinstance(answer, Accepted) and task.what is TaskType.ACT:
            self._fail()
        self._look()

    def _do(self, table: Table, task: BotTask, said: Said) -> Answer:
        seat = task.asked.seat
        match task.what:
            case TaskType.LOOK:
                return table.secret_shown(seat)
            case TaskType.ACT if isinstance(said, Decision):
                return self._act(table, seat, said)
            case TaskType.REMARK if task.remark is not None:
                self._sayings.said(task.remark)
                self._save_remarks()
                return table.note_remark(task.remark)
            case TaskType.COMMENT if isinstance(said, BotReason):
                self._silent.add((task, said_last(table.chronicle)))
                remark = Remark(seat, said.code, said.about)
                return Accepted() if said_already(table.chronicle, remark) else table.note_remark(remark)
            case TaskType.CLAIM if task.occasion is not None and isinstance(said, Claim):
                answer = table.note_claim(to_note(said, task.occasion))
                if not isinstance(answer, Accepted | NotSaved):
                    self._silent.add((task, said_last(table.chronicle)))
                return answer
            case _:
                self._silent.add((task, said_last(table.chronicle)))
                return Accepted()

    def _act(self, table: Table, seat: Seat, decision: Decision) -> Answer:
        events = len(table.view(None).history)
        self._voted[seat] = events, said_last(table.chronicle)
        lines = len(table.chronicle)
        before = self._sayings.waiting
        if decision.reason is not None:
            self._sayings.keep(events, Remark(seat, decision.reason.code, decision.reason.about))
            self._save_remarks()
        answer = table.submit(seat, decision.action)
        if isinstance(answer, Accepted):
            self._acted[seat, lines] += 1
        else:
            self._sayings = RemarkQueue(before)
            self._save_remarks()
        return answer

    def _save_remarks(self) -> None:
        """Have the next save of the table keep what still has to be said."""
        if self._table is not None:
            self._table.pending_remarks = self._sayings.waiting
