"""Values reach the thinking process unchanged, and nothing else is taken for a question."""

import json
from dataclasses import replace
from itertools import count

import pytest

from shgui.bots.thinking import bot_messages
from shgui.bots.thinking.bot_messages import (
    BotAnswer,
    BotQuestion,
    InvalidMessage,
    MessageWriter,
    QuestionKind,
    parse_message,
)
from shgui.bots.thinking.reasons import BotReason, ReasonCode
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.state import State
from shgui.reasoning.claim_values import Claim
from tests.bots.play import Game, Watcher, dealt

SIZES = (5, 7, 10)


class _Carried(Watcher):
    """Sends everything that is asked and answered over the wire, and keeps what arrived otherwise."""

    def __init__(self) -> None:
        self.lost: list[object] = []
        self.lines: list[bytes] = []
        self._writer = MessageWriter()
        self._numbers = count()

    def decided(self, _state: State, situation: BotSituation, decision: Decision) -> None:
        self._carry(QuestionKind.DECIDE, situation, decision)

    def claimed(
        self, _state: State, situation: BotSituation, about: BotOccasion, claim: Claim | None
    ) -> None:
        self._carry(QuestionKind.CLAIM, situation, claim, about)

    def _carry(
        self,
        kind: QuestionKind,
        situation: BotSituation,
        said: Decision | Claim | None,
        about: BotOccasion | None = None,
    ) -> None:
        number = next(self._numbers)
        question, answer = BotQuestion(number, 1, kind, situation, about), BotAnswer(number, said)
        self.lines.append(self._writer.write_line(question))
        if parse_message(BotQuestion, self.lines[-1]) != question:
            self.lost.append(question)
        if parse_message(BotAnswer, self._writer.write_line(answer)) != answer:
            self.lost.append(answer)


def carried(players: int, rules: str = "official") -> _Carried:
    watcher = _Carried()
    thinkers = [Thinker(players)] * players
    Game(dealt(players, rules, f"wire {players}"), thinkers, ["easy"] * players, b"wire", watcher).play()
    return watcher


@pytest.fixture(scope="module", params=SIZES)
def a_game(request: pytest.FixtureRequest) -> _Carried:
    return carried(request.param)


def test_whole_games_go_over_the_wire_and_lose_nothing(a_game: _Carried) -> None:
    assert a_game.lines
    assert a_game.lost == []


def test_each_question_is_one_line(a_game: _Carried) -> None:
    assert all(line.count(b"\n") == 1 and line.endswith(b"\n") for line in a_game.lines)


def test_what_is_kept_as_text_is_what_is_written_anew(
    a_game: _Carried, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_messages, "MOST_CACHED_TEXTS", 3)
    last = parse_message(BotQuestion, a_game.lines[-1])
    assert MessageWriter().write_line(last) == a_game.lines[-1]


@pytest.mark.parametrize("code", ReasonCode)
def test_every_reason_goes_over_the_wire(code: ReasonCode) -> None:
    answer = BotAnswer(3, BotReason(code, (4, 0)))
    assert parse_message(BotAnswer, MessageWriter().write_line(answer)) == answer


def test_a_failure_is_told_by_its_kind_alone() -> None:
    answer = BotAnswer(3, failed="ZeroDivisionError")
    assert parse_message(BotAnswer, MessageWriter().write_line(answer)) == answer


@pytest.mark.parametrize(
    "damage",
    [
        {"number": True},
        {"kind": "guess"},
        {"seed": "00"},
        {"is": "Answer"},
        {"situation": []},
        {"situation": 5},
    ],
    ids=str,
)
def test_a_damaged_question_is_refused(a_game: _Carried, damage: dict[str, object]) -> None:
    with pytest.raises(InvalidMessage):
        parse_message(BotQuestion, json.dumps(json.loads(a_game.lines[0]) | damage).encode())


@pytest.mark.parametrize(
    "damage",
    [
        {"legal": [{"is": "Win"}]},
        {"seed": "xx"},
        {"view": 5},
        {"character": None},
        {"told": {}},
        {"legal": [[]]},
    ],
    ids=str,
)
def test_a_damaged_situation_is_refused(a_game: _Carried, damage: dict[str, object]) -> None:
    told = json.loads(a_game.lines[0])
    with pytest.raises(InvalidMessage):
        parse_message(BotQuestion, json.dumps(told | {"situation": told["situation"] | damage}).encode())


def test_a_question_that_lacks_something_is_refused(a_game: _Carried) -> None:
    told = json.loads(a_game.lines[0])
    del told["about"]
    with pytest.raises(InvalidMessage):
        parse_message(BotQuestion, json.dumps(told).encode())


@pytest.mark.parametrize("line", [b"", b"\n", b"{", b"\xff\xfe", b"[" * 100_000, b"null", b"[]"])
def test_what_is_no_json_is_refused(line: bytes) -> None:
    with pytest.raises(InvalidMessage):
        parse_message(BotQuestion, line)


def test_a_poisoned_copy_is_not_what_was_sent(a_game: _Carried) -> None:
    question = parse_message(BotQuestion, a_game.lines[0])
    assert (
        parse_message(BotQuestion, MessageWriter().write_line(replace(question, number=question.number + 1)))
        != question
    )


def test_what_should_be_a_list_and_is_none_is_no_value() -> None:
    said = '{"is":"Reason","code":"nein_distrusts","about":"1"}'
    with pytest.raises(InvalidMessage):
        parse_message(BotAnswer, f'{{"is":"Answer","number":1,"said":{said},"failed":""}}'.encode())
