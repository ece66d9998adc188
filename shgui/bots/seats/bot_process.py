"""Has questions answered by another process: no thread, no waiting, and never more than one at a time.

The process is begun when it is first wanted, and anew when it dies. It ends when its input does, whatever
becomes of this one.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QTimer

from shgui.bots.thinking.bot_messages import (
    BotAnswer,
    BotQuestion,
    InvalidMessage,
    MessageWriter,
    QuestionKind,
    parse_answer,
)
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.reasoning.claim_values import Claim

MOST_FAILURES = 3
PATIENCE = 20_000
"""Milliseconds. No answer takes a hundredth of it."""
_UNTIL_KILLED = 500

Said = Decision | Claim | BotReason | None


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a question."""

    content: Said
    failed: bool = False
    """Nobody could answer it."""


Hear = Callable[[Thought], None]


class BotThoughts(Protocol):
    """Whoever thinks for the seats of one game after another."""

    def begin(self) -> None:
        """Another game. Nobody waits for what was asked before."""

    def ask(
        self, kind: QuestionKind, situation: BotSituation, about: BotOccasion | None, hear: Hear
    ) -> Callable[[], None]:
        """`hear` is told later, once; the answer to this says that nobody waits for it any more."""

    def rest(self) -> None:
        """Nobody waits for anything, and nothing runs."""


@dataclass(slots=True, eq=False)
class _Waiting:
    question: BotQuestion
    hear: Hear | None
    """None as soon as nobody waits for it."""


class BotProcess(QObject):
    def __init__(
        self,
        program: Sequence[str],
        parent: QObject | None = None,
        *,
        patience: int = PATIENCE,
    ) -> None:
        super().__init__(parent)
        self._program = program
        self._writer = MessageWriter()
        self._numbers = count()
        self._games = count()
        self._game = next(self._games)
        self._waiting: deque[_Waiting] = deque()
        self._asked: _Waiting | None = None
        """Whose answer is awaited."""
        self._failures = 0
        """Of this question."""
        self._process: QProcess | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(patience)
        self._clock.timeout.connect(self._fail)

    @property
    def process_id(self) -> int | None:
        """Of the process that thinks, while there is one."""
        return None if self._process is None else self._process.processId() or None

    def begin(self) -> None:
        self._forget()
        self._game = next(self._games)
        self._writer = MessageWriter()
        self._running()

    def ask(
        self, kind: QuestionKind, situation: BotSituation, about: BotOccasion | None, hear: Hear
    ) -> Callable[[], None]:
        waiting = _Waiting(BotQuestion(next(self._numbers), self._game, kind, situation, about), hear)
        self._waiting.append(waiting)
        self._ask_next()
        return partial(self._leave_unasked, waiting)

    def rest(self) -> None:
        self._forget()
        self._end()

    def _leave_unasked(self, waiting: _Waiting) -> None:
        waiting.hear = None
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def _forget(self) -> None:
        self._waiting.clear()
        self._asked = None
        self._clock.stop()

    def _ask_next(self) -> None:
        if self._asked is None and self._waiting:
            self._asked = self._waiting.popleft()
            self._failures = 0
            self._send(self._asked)

    def _send(self, waiting: _Waiting) -> None:
        self._clock.start()
        process = self._running()
        if process is self._process:  # else it couldn't even be started
            process.write(self._writer.write_line(waiting.question))

    def _running(self) -> QProcess:
        process = self._process
        if process is None:
            process = self._process = QProcess(self)
            process.setProgram(self._program[0])
            process.setArguments(list(self._program[1:]))
            process.setStandardErrorFile(QProcess.nullDevice())
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._fail)
            process.errorOccurred.connect(self._fail)
            process.start()
        return process

    def _end(self) -> None:
        """At once: whatever it thinks of nobody waits for."""
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect()
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.kill()
            process.waitForFinished(_UNTIL_KILLED)
            process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            try:
                answer = parse_answer(bytes(self._process.readLine().data()))
            except InvalidMessage:
                self._fail()
                return
            self._hear(answer)

    def _hear(self, answer: BotAnswer) -> None:
        asked = self._asked
        if asked is None or answer.number != asked.question.number:
            # Nobody waits for it any more.
            return
        if answer.failed:
            self._fail()
        else:
            self._finish(asked, Thought(answer.content))

    def _finish(self, asked: _Waiting, thought: Thought) -> None:
        self._asked = None
        self._clock.stop()
        if asked.hear is not None:
            asked.hear(thought)
        self._ask_next()

    def _fail(self, *_: object) -> None:
        """The process has died, says nothing, or nonsense. Another one is asked the same."""
        self._end()
        asked = self._asked
        if asked is None:
            return
        self._clock.stop()
        self._failures += 1
        if self._failures < MOST_FAILURES:
            # Out of the way of whoever told of it.
            QTimer.singleShot(0, self, self._ask_again)
        else:
            self._finish(asked, Thought(None, failed=True))

    def _ask_again(self) -> None:
        if self._asked is not None:
            self._send(self._asked)
