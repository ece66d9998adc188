"""The seats that bots play at one table: they use the table's methods like people, and do only their tasks.
A seat acts only on what everyone has seen. Claims and remarks come before actions."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from weakref import ref

from PySide6.QtCore import QObject

from shgui.bots.seats.bot_process import ThinkingResult, ThinkingService
from shgui.bots.seats.pace import (
    BotTempo,
    PauseWeight,
    QuestionFacts,
    compute_reading_pause,
    derive_seed,
    draw_hurried_pause,
    draw_pause,
)
from shgui.bots.seats.seat_claims import (
    list_standing_claims,
    list_unclaimed_occasions,
    to_bot_occasion,
    to_table_claim,
    waits_for_person,
)
from shgui.bots.seats.talk import (
    RemarkQueue,
    count_unread_remarks,
    find_commenters,
    find_last_claim_line,
    was_said_already,
)
from shgui.bots.seats.tasks import QUESTION_KINDS, BotTask, CallLater, RunningTask, TaskType, call_later
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotSituation, Decision, StandingClaims
from shgui.engine.events import Event
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.presentation.open_tasks import list_open_tasks
from shgui.reasoning.claim_values import Claim
from shgui.table.answers import Accepted, Answer, NotSaved, TableChange
from shgui.table.log_lines import Remark, SlipTakenBack, StandInSat
from shgui.table.table import Table

MOST_ACTS = 2
"""Times that a seat acts while nothing new happens at the table: it votes, and may vote again once."""
PAUSE_EXTENSION = 300
"""Milliseconds by which a pause is extended while the thinking isn't finished."""


class BotSeats(QObject):
    def __init__(
        self,
        thoughts: ThinkingService,
        pace: Callable[[], BotTempo],
        say_failure: Callable[[Answer | None], None],
        parent: QObject | None = None,
        *,
        call_later: CallLater = call_later,
    ) -> None:
        """`pace` asks the settings. `say_failure` takes what couldn't be saved, and None when thinking has
        failed for good.
        """
        super().__init__(parent)
        self._thoughts = thoughts
        self._pace = pace
        self._say_failure = say_failure
        self._call_later = partial(call_later, self)
        self._table: Table | None = None
        self._unsubscribe: Callable[[], None] | None = None
        self._shown: tuple[Event, ...] | None = None
        """The history as everyone has seen it; None while nothing of the game shows."""
        self._watched = True
        self._is_thinking = False
        """The thinking process has been started for this game."""
        self.failed = False
        """Whether thinking has failed, until the game is resumed."""
        self._running: dict[BotTask, RunningTask] = {}
        self._remarks = RemarkQueue()
        self._silent: set[tuple[BotTask, int]] = set()
        """Tasks for which there was nothing to say, with the line of the last claim."""
        self._voted: dict[Seat, tuple[int, int]] = {}
        """By seat: the number of events and the line of the last claim when it last voted."""
        self._acted: Counter[tuple[Seat, int]] = Counter()
        """By seat and number of lines: how often it has acted."""
        self._last_table: ref[Table] | None = None
        self._claims: tuple[int, tuple[StandingClaims, ...]] = (-1, ())
        """The claims that stood, and the number of lines by then."""

    # For the session

    def begin(self, table: Table) -> None:
        self.leave()
        if self._last_table is None or self._last_table() is not table:
            self._last_table = ref(table)
            self._voted.clear()
            self._acted.clear()
        self._table = table
        self._remarks = RemarkQueue(each for each in table.pending_remarks if each[1].seat in table.bots)
        self._unsubscribe = table.subscribe(self._on_change)

    def leave(self) -> None:
        """Leave the game. Resumed from the journal, it has the same tasks."""
        self._drop_running_tasks()
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        self._table = self._shown = None
        self._remarks = RemarkQueue()
        self._silent.clear()
        self._claims = (-1, ())
        self.failed = False
        if self._is_thinking:
            self._is_thinking = False
            self._thoughts.rest()

    def show(self, history: tuple[Event, ...] | None) -> None:
        self._shown = history
        self._update_tasks()

    def watch(self, watched: bool) -> None:
        """Pause while no one watches. Pauses start again when someone does."""
        if watched != self._watched:
            self._watched = watched
            self._update_tasks()

    def hurry(self) -> None:
        for running in self._running.values():
            if not running.hurried and self._table is not None:
                running.hurried = True
                running.stop_pause()
                left = draw_hurried_pause(self._table.bot_chance(running.task.asked.seat), running.task.asked)
                running.stop_pause = self._call_later(left, partial(self._on_pause_over, running.task))

    # Tasks

    def _on_change(self, change: TableChange) -> None:
        for line in change.lines:
            if isinstance(line, SlipTakenBack):
                self._remarks = RemarkQueue()
            elif isinstance(line, StandInSat):
                self._remarks.drop_seat(line.seat)
                self._update_pending_remarks()
        self._update_tasks()

    def _update_tasks(self) -> None:
        table = self._table
        if table is None:
            return
        wanted = list(self._list_tasks(table)) if self._watched and not self.failed and table.bots else []
        for task in [task for task in self._running if task not in wanted]:
            self._running.pop(task).drop()
        if wanted and not self._is_thinking:
            self._is_thinking = True
            self._thoughts.begin()
        for task in wanted:
            if task not in self._running:
                self._start_task(table, task)
        for running in list(self._running.values()):
            self._ask_question(table, running)

    def _list_tasks(self, table: Table) -> Iterator[BotTask]:
        tasks = list_open_tasks(table, self._shown, table.bots)
        due = [(seat, task.kind) for seat, task in tasks.private.items() if task.is_due]
        if not (due or tasks.public or tasks.may_talk):
            return
        view = table.view(None)
        for seat, kind in due:
            if kind.is_look:
                asked = QuestionFacts(seat, view.round, view.phase, kind)
                yield BotTask(TaskType.LOOK, asked, view.history, PauseWeight.LOOK)
        talk = [*self._list_remarks(table, view)] if tasks.may_talk else []
        explaining = {task.asked.seat for task in talk if task.what is TaskType.REMARK}
        for occasion in list_unclaimed_occasions(table) if tasks.may_talk else ():
            if occasion.seat in explaining:
                # The reason for a look is given before the claim about it.
                continue
            question = f"{occasion.kind} {occasion.target}"
            asked = QuestionFacts(occasion.seat, occasion.round, TaskType.CLAIM, question)
            weight = PauseWeight.ANSWER if waits_for_person(table, occasion) else PauseWeight.WORD
            talk.append(BotTask(TaskType.CLAIM, asked, weight=weight, occasion=occasion))
        talk = [task for task in talk if (task, find_last_claim_line(table.chronicle)) not in self._silent]
        yield from talk
        if not talk:
            lines = len(table.chronicle)
            acts = [seat for seat, kind in due if not kind.is_look]
            for seat in (*acts, *tasks.public, *self._find_seats_to_vote_again(table, view)):
                if self._acted[seat, lines] < MOST_ACTS:
                    asked = QuestionFacts(seat, view.round, view.phase, TaskType.ACT)
                    yield BotTask(TaskType.ACT, asked, view.history, PauseWeight.ACT)

    def _find_seats_to_vote_again(self, table: Table, view: PlayerView) -> tuple[Seat, ...]:
        """Return the seats that voted before the last claim: they may change their ballots, unnoticed."""
        lines = table.chronicle
        said = find_last_claim_line(lines)
        if any(isinstance(line, Event) for line in lines[said:]):
            # They all knew the claims when they voted.
            return ()
        now = len(view.history), said
        return tuple(seat for seat in view.voted if seat in table.bots and self._voted.get(seat) != now)

    def _list_remarks(self, table: Table, view: PlayerView) -> Iterator[BotTask]:
        self._remarks.drop_stale(view.history)
        for events, remark in self._remarks.list_due(view):
            asked = QuestionFacts(remark.seat, view.round, view.phase, f"{TaskType.REMARK} {events}")
            yield BotTask(TaskType.REMARK, asked, events, remark=remark)
        for seat, said in find_commenters(table.chronicle, view, table.bots):
            asked = QuestionFacts(seat, view.round, view.phase, f"{TaskType.COMMENT} {said}")
            yield BotTask(TaskType.COMMENT, asked, said)

    def _start_task(self, table: Table, task: BotTask) -> None:
        people = [seat for seat in table.view(None).alive if seat not in table.bots]
        pace = self._pace() if people else BotTempo.QUICK
        left = draw_pause(table.bot_chance(task.asked.seat), pace, task.weight, task.asked)
        if task.what is TaskType.ACT and task.asked.phase != Phase.VOTE:
            # A ballot hides no remark that is being read.
            left += compute_reading_pause(pace, count_unread_remarks(table.chronicle, table.bots))
        self._running[task] = RunningTask(task, self._call_later(left, partial(self._on_pause_over, task)))

    # Thinking

    def _ask_question(self, table: Table, running: RunningTask) -> None:
        """Ask the task's question, if it has one; again after another claim."""
        kind, said = QUESTION_KINDS.get(running.task.what), find_last_claim_line(table.chronicle)
        if kind is None or running.said == said:
            return
        running.stop_thinking()
        running.said, running.thought = said, None
        occasion = running.task.occasion
        about = None if occasion is None else to_bot_occasion(occasion)
        situation = self._build_situation(table, running.task)
        running.cancel_question = self._thoughts.ask(
            kind, situation, about, partial(self._on_thought, running)
        )

    def _build_situation(self, table: Table, task: BotTask) -> BotSituation:
        seat = task.asked.seat
        view, legal = table.view(seat), table.list_legal_actions(seat) if task.what is TaskType.ACT else ()
        if view.phase is Phase.VOTE:
            # A vote doesn't depend on who has voted already.
            view = replace(view, on_move=view.alive, ballot=None)
        if self._claims[0] != len(table.chronicle):
            self._claims = len(table.chronicle), list_standing_claims(table.chronicle)
        drawn = derive_seed(table.bot_chance(seat), task.asked)
        return BotSituation(view, legal, self._claims[1], str(table.players[seat].bot), drawn)

    def _on_thought(self, running: RunningTask, thought: ThinkingResult) -> None:
        running.thought = thought
        if thought.failed and running.task.what is TaskType.ACT:
            self._stop_after_failure()

    def _stop_after_failure(self) -> None:
        self.failed = True
        self._drop_running_tasks()
        self._say_failure(None)

    def _drop_running_tasks(self) -> None:
        for running in self._running.values():
            running.drop()
        self._running.clear()

    # Acting

    def _on_pause_over(self, task: BotTask) -> None:
        running, table = self._running.get(task), self._table
        if running is None or table is None:
            return
        if task.what in QUESTION_KINDS and running.thought is None:
            running.stop_pause = self._call_later(PAUSE_EXTENSION, partial(self._on_pause_over, task))
            return
        del self._running[task]
        answer = self._perform_task(table, task, running.thought)
        if isinstance(answer, NotSaved):
            # The task stays open and takes its time again.
            self._say_failure(answer)
        elif not isinstance(answer, Accepted) and task.what is TaskType.ACT:
            self._stop_after_failure()
        self._update_tasks()

    def _perform_task(self, table: Table, task: BotTask, thought: ThinkingResult | None) -> Answer:
        seat, said = task.asked.seat, None if thought is None else thought.content
        match task.what:
            case TaskType.LOOK:
                return table.note_secret_shown(seat)
            case TaskType.ACT if isinstance(said, Decision):
                return self._submit_decision(table, seat, said)
            case TaskType.REMARK if task.remark is not None:
                self._remarks.remove(task.remark)
                self._update_pending_remarks()
                return table.note_remark(task.remark)
            case TaskType.COMMENT if isinstance(said, BotReason):
                self._silent.add((task, find_last_claim_line(table.chronicle)))
                remark = Remark(seat, said.code, said.about)
                return Accepted() if was_said_already(table.chronicle, remark) else table.note_remark(remark)
            case TaskType.CLAIM if task.occasion is not None and isinstance(said, Claim):
                answer = table.note_claim(to_table_claim(said, task.occasion))
                if not isinstance(answer, Accepted | NotSaved):
                    self._silent.add((task, find_last_claim_line(table.chronicle)))
                return answer
            case _:
                self._silent.add((task, find_last_claim_line(table.chronicle)))
                return Accepted()

    def _submit_decision(self, table: Table, seat: Seat, decision: Decision) -> Answer:
        events = len(table.view(None).history)
        self._voted[seat] = events, find_last_claim_line(table.chronicle)
        lines = len(table.chronicle)
        before = self._remarks.waiting
        if decision.reason is not None:
            self._remarks.add(events, Remark(seat, decision.reason.code, decision.reason.about))
            self._update_pending_remarks()
        answer = table.submit(seat, decision.action)
        if isinstance(answer, Accepted):
            self._acted[seat, lines] += 1
        else:
            self._remarks = RemarkQueue(before)
            self._update_pending_remarks()
        return answer

    def _update_pending_remarks(self) -> None:
        """Give the remaining remarks to the table, which saves them with its next step."""
        if self._table is not None:
            self._table.pending_remarks = self._remarks.waiting
