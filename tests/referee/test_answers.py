"""Answers of the referee: their content, and when they are written."""

import io
from collections.abc import Iterator
from typing import Any, BinaryIO, cast

import pytest

from shgui.engine.editions import find_differences, list_edition_names
from shgui.engine.errors import Reason
from shgui.referee.referee import Referee, answer_line, main
from tests.referee.driving import NAMES, Driver


def test_it_tells_where_each_book_leaves_the_official_rules_and_where_that_stands() -> None:
    told = Driver().ok(do="editions")["differences"]
    assert list(told) == list(list_edition_names())
    assert told["official"] == []
    for name in list(list_edition_names()):
        assert told[name] == [
            {
                "switch": difference.switch,
                "official": difference.official,
                "own": difference.own,
                "reference": difference.reference,
            }
            for difference in find_differences(name)
        ]


def test_where_no_book_is_named_it_is_the_official_one() -> None:
    driver = Driver()
    driver.ok(do="new", players=NAMES[:5])
    assert driver.ok(do="save")["game"]["edition"]["name"] == "official"


def test_whether_a_seed_was_chosen_follows_from_the_request_having_one() -> None:
    driver = Driver()
    driver.new(seed="chosen")
    assert driver.ok(do="save")["game"]["rigged"]["seed_chosen"] is True
    driver.new(seed_chosen=True)
    assert driver.ok(do="save")["game"]["rigged"] is None


@pytest.mark.parametrize("seat", [None, 0, 4])
def test_a_view_is_all_that_its_answer_tells(seat: int | None) -> None:
    driver = Driver()
    driver.new(first=0)
    answer = driver.ok(do="view", seat=seat)
    assert set(answer) == {"ok", "view"}
    assert answer["view"]["seat"] == seat


def test_an_answer_takes_no_more_room_than_it_must() -> None:
    assert answer_line(Referee(), b"1").startswith(b'{"ok":false,"error":{"code":"bad_request","message":"')


def test_each_answer_is_out_before_the_next_request_is_read() -> None:
    class Answers(io.BytesIO):
        out = 0

        def flush(self) -> None:
            self.out = len(self.getvalue())

    def requests() -> Iterator[bytes]:
        for _ in range(3):
            yield b'{"do":"editions"}\n'
            assert 0 < answers.out == len(answers.getvalue())

    answers = Answers()
    assert main(cast(BinaryIO, requests()), answers) == 0


def test_that_nobody_reads_any_more_is_no_failure() -> None:
    class Answers(io.BytesIO):
        def write(self, _: object) -> int:
            raise BrokenPipeError

    assert main(io.BytesIO(b"{}\n"), Answers()) == 0


@pytest.mark.parametrize("action", [{}, {"type": "win"}, {"type": "nominate", "target": "2"}])
def test_out_of_turn_comes_before_what_is_wrong_with_the_action(action: dict[str, Any]) -> None:
    driver = Driver()
    driver.new(first=0)
    assert driver.refused(do="act", seat=1, action=action) == "not_your_turn"
    assert driver.refused(do="act", seat=0, action=action) == "illegal_action"


def test_a_refusal_says_the_reason_of_the_engine() -> None:
    driver = Driver()
    driver.new(first=0)
    for seat, reason in ((0, Reason.TARGET_SELF), (1, Reason.NOT_ON_MOVE)):
        answer = driver.ask(do="act", seat=seat, action={"type": "nominate", "target": 0})
        assert answer["error"]["message"] == str(reason)
