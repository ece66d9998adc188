"""What a seat of the program's is about to do: a question to think of, and a pause that hides thinking."""

from dataclasses import dataclass
from enum import StrEnum

from shgui.bots.seats.bot_process import Thought
from shgui.bots.seats.clock import Ring
from shgui.bots.seats.pace import Asked, PauseWeight
from shgui.bots.thinking.bot_messages import QuestionKind
from shgui.table.log_lines import Occasion, Remark


class TaskType(StrEnum):
    LOOK = "look"
    ACT = "act"
    CLAIM = "claim"
    COMMENT = "comment"
    REMARK = "remark"


QUESTIONS = {
    TaskType.ACT: QuestionKind.DECIDE,
    TaskType.CLAIM: QuestionKind.CLAIM,
    TaskType.COMMENT: QuestionKind.COMMENT,
}
"""What has to be thought of."""


@dataclass(frozen=True, slots=True)
class BotTask:
    """Equal as long as the same is asked."""

    what: TaskType
    asked: Asked
    about: object = None
    """Of the game, what it is asked about."""
    weight: PauseWeight = PauseWeight.WORD
    occasion: Occasion | None = None
    remark: Remark | None = None


@dataclass(slots=True, eq=False)
class RunningTask:
    """A task from the moment it is due."""

    task: BotTask
    stop_pause: Ring
    cancel_question: Ring | None = None
    """Cancels the question that is being thought about."""
    said: int = -1
    """Behind which line the claims stood that whoever thinks of it was told."""
    thought: Thought | None = None
    hurried: bool = False

    def stop_thinking(self) -> None:
        if self.cancel_question is not None:
            self.cancel_question()
            self.cancel_question = None

    def drop(self) -> None:
        self.stop_pause()
        self.stop_thinking()
