"""Answers questions in a process of its own, line by line, until the input ends. It knows what it is sent and
nothing else: no file, no network, no other seat."""

import os
from typing import BinaryIO

from shgui.bots.thinking.bot_messages import (
    BotAnswer,
    BotQuestion,
    MessageWriter,
    QuestionKind,
    parse_message,
)
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import Decision
from shgui.bots.thinking.thinker import Thinker
from shgui.reasoning.claim_values import Claim

_NICENESS = 5
"""The niceness of the process, so that the window comes first."""


def main(questions: BinaryIO, answers: BinaryIO) -> int:
    """Answer questions; return 0 when the input ends or the answers aren't read any more."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    worker, writer = BotWorker(), MessageWriter()
    try:
        for line in questions:
            answers.write(writer.write_line(worker.answer(parse_message(BotQuestion, line))))
            answers.flush()
    except BrokenPipeError:
        return 0
    return 0


class BotWorker:
    def __init__(self) -> None:
        self._game: int | None = None
        self._thinker: Thinker | None = None

    def answer(self, question: BotQuestion) -> BotAnswer:
        thinker = self._thinker
        if thinker is None or question.game != self._game:
            thinker = Thinker(question.situation.view.players)
            self._game, self._thinker = question.game, thinker
        try:
            return BotAnswer(question.number, _ask_thinker(thinker, question))
        except Exception as error:  # noqa: BLE001 - any failure has to be reported
            # Intermediate results may be wrong now. The text of the error stays here: it may quote a seat's
            # view.
            self._thinker = None
            return BotAnswer(question.number, failed=type(error).__name__)


def _ask_thinker(thinker: Thinker, question: BotQuestion) -> Decision | Claim | BotReason | None:
    match question.kind:
        case QuestionKind.DECIDE:
            return thinker.decide(question.situation)
        case QuestionKind.COMMENT:
            return thinker.choose_comment(question.situation)
        case QuestionKind.CLAIM if question.about is not None:
            return thinker.choose_claim(question.situation, question.about)
        case _:
            raise ValueError("a claim is about something")
