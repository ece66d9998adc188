"""Tasks of bots: a question to think about, and a pause that hides how long that takes."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, QTimer

from shgui.bots.seats.bot_process import ThinkingResult
from shgui.bots.seats.pace import PauseWeight, QuestionFacts
from shgui.bots.thinking.bot_messages import QuestionKind
from shgui.table.log_lines import Occasion, Remark


class TaskType(StrEnum):
    LOOK = "look"
    ACT = "act"
    CLAIM = "claim"
    COMMENT = "comment"
    REMARK = "remark"


QUESTION_KINDS = {
    TaskType.ACT: QuestionKind.DECIDE,
    TaskType.CLAIM: QuestionKind.CLAIM,
    TaskType.COMMENT: QuestionKind.COMMENT,
}
"""The tasks that need thinking."""


@dataclass(frozen=True, slots=True)
class BotTask:
    """A task of a bot. Tasks that are listed again are equal, and keep their pause."""

    what: TaskType
    asked: QuestionFacts
    about: object = None
    """The part of the game that the task depends on."""
    weight: PauseWeight = PauseWeight.WORD
    occasion: Occasion | None = None
    remark: Remark | None = None


@dataclass(slots=True, eq=False)
class RunningTask:
    """A task during its pause, with the answer as soon as it is there."""

    task: BotTask
    stop_pause: Callable[[], None]
    cancel_question: Callable[[], None] | None = None
    said: int = -1
    """The line of the last claim when the question was asked."""
    thought: ThinkingResult | None = None
    hurried: bool = False

    def stop_thinking(self) -> None:
        if self.cancel_question is not None:
            self.cancel_question()
            self.cancel_question = None

    def drop(self) -> None:
        self.stop_pause()
        self.stop_thinking()


CallLater = Callable[[QObject, int, Callable[[], None]], Callable[[], None]]


def call_later(parent: QObject, after: int, callback: Callable[[], None]) -> Callable[[], None]:
    """Call back once after this many milliseconds; return a function that stops it."""
    timer = QTimer(parent, singleShot=True)
    timer.timeout.connect(timer.deleteLater)
    timer.timeout.connect(callback)
    timer.start(after)

    def stop() -> None:
        timer.stop()
        timer.deleteLater()

    return stop
