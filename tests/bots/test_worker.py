"""The process that thinks: by its lines alone."""

import io
import os
from collections.abc import Sequence
from dataclasses import replace

import pytest

from shgui.bots.thinking import worker
from shgui.bots.thinking.bot_messages import (
    BotAnswer,
    BotQuestion,
    MessageWriter,
    QuestionKind,
    parse_message,
)
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.bots.thinking.thinker import Thinker
from shgui.engine import knowledge
from shgui.engine.types import Policy, Role
from shgui.reasoning.claim_values import DrewClaim
from tests.bots.play import Game, Player, dealt


def situation_at_first(players: int = 5) -> BotSituation:
    thinkers: list[Player] = [Thinker(players)] * players
    game = Game(dealt(players, "official", "worker"), thinkers, ["bold"] * players, b"worker")
    return game.situation(game.state.on_move[0], "decide")


def answers_to(questions: Sequence[BotQuestion]) -> list[BotAnswer]:
    writer, answers = MessageWriter(), io.BytesIO()
    assert worker.main(io.BytesIO(b"".join(map(writer.write_line, questions))), answers) == 0
    return [parse_message(BotAnswer, line) for line in answers.getvalue().splitlines()]


@pytest.fixture(autouse=True)
def as_urgent_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_NICENESS", 0)


def test_each_question_is_answered_under_its_number_as_a_thinker_would() -> None:
    situation = situation_at_first()
    questions = [
        BotQuestion(7, 1, QuestionKind.DECIDE, situation),
        BotQuestion(8, 1, QuestionKind.COMMENT, situation),
    ]
    assert answers_to(questions) == [
        BotAnswer(7, Thinker(5).decide(situation)),
        BotAnswer(8, Thinker(5).choose_comment(situation)),
    ]


def test_what_another_game_left_behind_changes_no_answer() -> None:
    five, ten = situation_at_first(5), situation_at_first(10)
    games = [(1, five), (2, ten), (1, five)]
    first, second, third = answers_to(
        [BotQuestion(number, game, QuestionKind.DECIDE, each) for number, (game, each) in enumerate(games)]
    )
    assert first.content == third.content
    assert isinstance(second.content, Decision)


def test_whoever_cant_answer_says_so_without_a_word_of_what_was_asked() -> None:
    about_nothing = BotQuestion(1, 1, QuestionKind.CLAIM, situation_at_first())
    after = BotQuestion(2, 1, QuestionKind.DECIDE, situation_at_first())
    failed, said = answers_to([about_nothing, after])
    assert failed == BotAnswer(1, failed="ValueError")
    assert isinstance(said.content, Decision)


def test_a_claim_is_asked_about_what_was_seen() -> None:
    game = Game(dealt(5, "official", "claim"), [Thinker(5)] * 5, ["careful"] * 5, b"claim")
    president = game.state.president
    view = replace(game.situation(president, "claim").view, role=Role.LIBERAL, allies=())
    drew = knowledge.Drew(1, (Policy.FASCIST, Policy.FASCIST, Policy.LIBERAL))
    situation = BotSituation(replace(view, memory=(drew,)), (), (), "careful", bytes(16))
    (answer,) = answers_to([BotQuestion(3, 1, QuestionKind.CLAIM, situation, BotOccasion(DrewClaim, 1))])
    assert isinstance(answer.content, DrewClaim)
    assert sorted(answer.content.cards) == sorted(drew.cards)


def test_a_system_that_knows_no_urgency_thinks_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "nice", raising=False)
    assert len(answers_to([BotQuestion(1, 1, QuestionKind.DECIDE, situation_at_first())])) == 1


def test_nobody_who_reads_is_the_end() -> None:
    class Gone(io.BytesIO):
        def write(self, _: object) -> int:
            raise BrokenPipeError

    question = MessageWriter().write_line(BotQuestion(1, 1, QuestionKind.DECIDE, situation_at_first()))
    assert worker.main(io.BytesIO(question), Gone()) == 0
