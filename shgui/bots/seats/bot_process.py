"""Answers to bots' questions from another process: without threads or waiting, one at a time."""

import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QTimer

from shgui.bots.thinking.bot_messages import (
    BotAnswer,
    BotQuestion,
    InvalidMessage,
    MessageWriter,
    QuestionKind,
    parse_message,
)
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.reasoning.claim_values import Claim

MOST_FAILURES = 3
ANSWER_TIMEOUT = 20_000
"""Milliseconds for an answer. Usually it takes less than a hundredth of that."""
_KILL_TIMEOUT_MS = 500


@dataclass(frozen=True, slots=True)
class ThinkingResult:
    """The answer to a question, or that it failed."""

    content: Decision | Claim | BotReason | None
    failed: bool = False
    """The question couldn't be answered."""


OnAnswer = Callable[[ThinkingResult], None]


class ThinkingService(Protocol):
    """Answers questions for the seats of one game after another."""

    def begin(self) -> None:
        """Start another game, and drop the questions of the last one."""

    def ask(
        self, kind: QuestionKind, situation: BotSituation, about: BotOccasion | None, on_answer: OnAnswer
    ) -> Callable[[], None]:
        """Call `on_answer` later, once. Return a function that cancels the question."""

    def rest(self) -> None:
        """Drop all questions and stop the process."""


@dataclass(slots=True, eq=False)
class _WaitingQuestion:
    question: BotQuestion
    on_answer: OnAnswer | None
    """None once the question was cancelled."""


class BotProcess(QObject):
    """The process is started when it is first needed, and again when it dies. It ends with its input, so it
    never outlives this one."""

    def __init__(
        self, program: Sequence[str], parent: QObject | None = None, *, patience: int = ANSWER_TIMEOUT
    ) -> None:
        super().__init__(parent)
        self._program = program
        self._writer = MessageWriter()
        self._numbers = count()
        self._games = count()
        self._game = next(self._games)
        self._waiting: deque[_WaitingQuestion] = deque()
        self._asked: _WaitingQuestion | None = None
        """The question that is being answered."""
        self._failures = 0
        """Failures of the question that is being answered."""
        self._process: QProcess | None = None
        self._clock = QTimer(self, singleShot=True, interval=patience)
        self._clock.timeout.connect(self._retry_or_give_up)

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.processId() or None

    def begin(self) -> None:
        self._drop_questions()
        self._game = next(self._games)
        self._writer = MessageWriter()
        self._start_process()

    def ask(
        self, kind: QuestionKind, situation: BotSituation, about: BotOccasion | None, on_answer: OnAnswer
    ) -> Callable[[], None]:
        waiting = _WaitingQuestion(
            BotQuestion(next(self._numbers), self._game, kind, situation, about), on_answer
        )
        self._waiting.append(waiting)
        self._ask_next()
        return partial(self._cancel, waiting)

    def rest(self) -> None:
        self._drop_questions()
        self._stop_process()

    def _cancel(self, waiting: _WaitingQuestion) -> None:
        waiting.on_answer = None
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def _drop_questions(self) -> None:
        self._waiting.clear()
        self._asked = None
        self._clock.stop()

    def _ask_next(self) -> None:
        if self._asked is None and self._waiting:
            self._asked = self._waiting.popleft()
            self._failures = 0
            self._send(self._asked)

    def _send(self, waiting: _WaitingQuestion) -> None:
        self._clock.start()
        self._start_process()
        if self._process is not None:  # else it couldn't even be started
            self._process.write(self._writer.write_line(waiting.question))

    def _start_process(self) -> None:
        if self._process is None:
            process = self._process = QProcess(self)
            process.setProgram(self._program[0])
            process.setArguments(list(self._program[1:]))
            process.setStandardErrorFile(QProcess.nullDevice())
            process.readyReadStandardOutput.connect(self._read_answers)
            process.finished.connect(self._retry_or_give_up)
            process.errorOccurred.connect(self._retry_or_give_up)
            process.start()

    def _stop_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect()
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.kill()
            process.waitForFinished(_KILL_TIMEOUT_MS)
            process.deleteLater()

    def _read_answers(self) -> None:
        while self._process is not None and self._process.canReadLine():
            try:
                answer = parse_message(BotAnswer, bytes(self._process.readLine().data()))
            except InvalidMessage:
                self._retry_or_give_up()
                return
            asked = self._asked
            if asked is None or answer.number != asked.question.number:
                # The question was cancelled.
                continue
            if answer.failed:
                self._retry_or_give_up()
            else:
                self._finish(asked, ThinkingResult(answer.content))

    def _finish(self, asked: _WaitingQuestion, thought: ThinkingResult) -> None:
        self._asked = None
        self._clock.stop()
        if asked.on_answer is not None:
            asked.on_answer(thought)
        self._ask_next()

    def _retry_or_give_up(self, *_: object) -> None:
        """Stop the process, which has died, is silent or sends nonsense, and ask another one; after
        `MOST_FAILURES`, report the failure."""
        self._stop_process()
        asked = self._asked
        if asked is None:
            return
        self._clock.stop()
        self._failures += 1
        if self._failures < MOST_FAILURES:
            # Queued, to leave the signal handler of the process first.
            QTimer.singleShot(0, self, self._ask_again)
        else:
            self._finish(asked, ThinkingResult(None, failed=True))

    def _ask_again(self) -> None:
        if self._asked is not None:
            self._send(self._asked)


SUBCOMMAND = "bots"
_START_CODE = "import sys; sys.path.append(sys.argv[1]); from shgui.cli import main; sys.exit(main(['bots']))"
"""The package's folder comes last, so that nothing in it hides a module of the standard library."""


def build_bot_command(executable: str = sys.executable, *, frozen: bool | None = None) -> tuple[str, ...]:
    """Return the program and its arguments. A frozen program and the launcher on Windows are `shgui`
    themselves; a Python is started with itself and this package alone.
    """
    if frozen is None:
        frozen = bool(getattr(sys, "frozen", False))
    if frozen or not Path(executable.replace("\\", "/")).name.lower().startswith("py"):
        return executable, SUBCOMMAND
    return executable, "-I", "-S", "-X", "utf8", "-c", _START_CODE, str(Path(__file__).parents[3])
