"""What a seat of the program's is about to do: a question to think of, and a pause that hides thinking."""

from dataclasses import dataclass
from enum import StrEnum

from shgui.bot_seats.clock import Ring
from shgui.bot_seats.pace import Asked, Weight
from shgui.bot_seats.thoughts import Thought
from shgui.bots.wire import Kind
from shgui.table.lines import Occasion, Remark


class What(StrEnum):
    LOOK = "look"
    ACT = "act"
    CLAIM = "claim"
    COMMENT = "comment"
    REMARK = "remark"


QUESTIONS = {What.ACT: Kind.DECIDE, What.CLAIM: Kind.CLAIM, What.COMMENT: Kind.COMMENT}
"""What has to be thought of."""


@dataclass(frozen=True, slots=True)
class Task:
    """Equal as long as the same is asked."""

    what: What
    asked: Asked
    about: object = None
    """Of the game, what it is asked about."""
    weight: Weight = Weight.WORD
    occasion: Occasion | None = None
    remark: Remark | None = None


@dataclass(slots=True, eq=False)
class Running:
    """A task from the moment it is due."""

    task: Task
    stop: Ring
    """The end of the pause, or of a step after it."""
    forget: Ring
    """Nobody waits for what it was asked."""
    said: int = -1
    """Behind which line the claims stood that whoever thinks of it was told."""
    thought: Thought | None = None
    hurried: bool = False

    def drop(self) -> None:
        self.stop()
        self.forget()
