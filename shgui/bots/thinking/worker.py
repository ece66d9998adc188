"""Thinks in a process of its own: a question a line in, an answer a line out, until the input ends.

It knows what it is sent, and nothing else: no file, no network, no other seat.
"""

import os
from typing import BinaryIO

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import Decision
from shgui.bots.thinking.thinker import Thinker
from shgui.bots.thinking.wire import BotAnswer, BotQuestion, QuestionKind, Writer, question_of
from shgui.reasoning.claims import Claim

_LESS_URGENT = 5
"""Than a window that somebody looks at."""


def main(questions: BinaryIO, answers: BinaryIO) -> int:
    """Returns 0 when the input ends or nobody reads the answers."""
    if hasattr(os, "nice"):
        os.nice(_LESS_URGENT)
    worker, writer = Worker(), Writer()
    try:
        for line in questions:
            answers.write(writer.line(worker.answer(question_of(line))))
            answers.flush()
    except BrokenPipeError:
        return 0
    return 0


class Worker:
    """One game at a time."""

    def __init__(self) -> None:
        self._game: int | None = None
        self._thinker: Thinker | None = None

    def answer(self, question: BotQuestion) -> BotAnswer:
        thinker = self._thinker
        if thinker is None or question.game != self._game:
            thinker = Thinker(question.situation.view.players)
            self._game, self._thinker = question.game, thinker
        try:
            return BotAnswer(question.number, _said(thinker, question))
        except Exception as error:  # noqa: BLE001 - whatever ails it, whoever asks has to hear of it
            # What was reckoned so far may be wrong now. No more is told: it may quote what a seat sees.
            self._thinker = None
            return BotAnswer(question.number, failed=type(error).__name__)


def _said(thinker: Thinker, question: BotQuestion) -> Decision | Claim | BotReason | None:
    match question.kind:
        case QuestionKind.DECIDE:
            return thinker.decide(question.situation)
        case QuestionKind.COMMENT:
            return thinker.comment(question.situation)
        case QuestionKind.CLAIM if question.about is not None:
            return thinker.claim(question.situation, question.about)
        case _:
            raise ValueError("a claim is about something")
