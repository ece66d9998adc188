"""Tokens and words that let phones in, and the limits to guessing them."""

import re

import pytest

from shgui.phones.session import join_words
from shgui.phones.session.join_words import (
    GuessCounter,
    GuessLimits,
    GuessResult,
    draw_token,
    draw_word,
    is_same_token,
    is_same_word,
)

WORD = "TOLEBA"


def test_words_have_three_syllables_and_seldom_repeat() -> None:
    words = {draw_word() for _ in range(300)}
    assert all(re.fullmatch("([BDFGKLMNPRSTZ][AEOU]){3}", word) for word in words)
    assert len(words) > 280


def test_rude_words_are_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("TODUPA" + "TOLEBA")
    monkeypatch.setattr(join_words, "choice", lambda _: next(letters))
    assert draw_word() == "TOLEBA"


@pytest.mark.parametrize(
    "typed",
    ["TOLEBA", "toleba", " Toleba ", "to le ba", "TO-LE-BA", "«toleba».", "T0LEBA", "ТОLЕВА", "ＴＯＬＥＢＡ"],
)
def test_a_word_may_be_typed_in_many_ways(typed: str) -> None:
    assert is_same_word(typed, WORD)


@pytest.mark.parametrize("typed", ["", " ", "TOLEB", "TOLEBAA", "TOLEBO", "TOLE BA TOLEBA", "X" * 100_000])
def test_another_word_is_wrong(typed: str) -> None:
    assert not is_same_word(typed, WORD)


def test_an_empty_word_or_token_never_fits() -> None:
    assert not is_same_word("", "")
    assert not is_same_token("", "")


def test_tokens_are_compared_exactly() -> None:
    first, second = draw_token(), draw_token()
    assert re.fullmatch("[A-Za-z0-9_-]{16}", first)
    assert is_same_token(first, first)
    assert not is_same_token(second, first)
    assert not is_same_token(first.lower(), first.upper())
    assert not is_same_token("ż", first)


def test_an_address_waits_after_some_wrong_words() -> None:
    guesses = GuessCounter(GuessLimits(each=3, each_seconds=30))
    assert [guesses.guess("a", "X", WORD, 100) for _ in range(4)] == [
        *[GuessResult.WRONG] * 3,
        GuessResult.TOO_MANY,
    ]
    assert guesses.guess("a", WORD, WORD, 100) is GuessResult.TOO_MANY
    assert guesses.guess("b", WORD, WORD, 100) is GuessResult.RIGHT
    assert guesses.guess("a", WORD, WORD, 129) is GuessResult.TOO_MANY
    assert guesses.guess("a", "X", WORD, 130) is GuessResult.WRONG
    assert guesses.guess("a", WORD, WORD, 130) is GuessResult.TOO_MANY
    assert guesses.guess("a", WORD, WORD, 160) is GuessResult.RIGHT


def test_right_words_are_not_counted() -> None:
    guesses = GuessCounter(GuessLimits(each=3))
    assert {guesses.guess("router", WORD, WORD, 5) for _ in range(20)} == {GuessResult.RIGHT}


def test_wrong_words_of_all_addresses_are_limited() -> None:
    guesses = GuessCounter(GuessLimits(always=0, all=3, all_seconds=5))
    assert [guesses.guess(who, "X", WORD, 100) for who in "abcd"] == [
        *[GuessResult.WRONG] * 3,
        GuessResult.TOO_MANY,
    ]
    assert guesses.guess("e", WORD, WORD, 104) is GuessResult.TOO_MANY
    assert guesses.guess("e", "X", WORD, 105) is GuessResult.WRONG
    assert guesses.guess("e", WORD, WORD, 105) is GuessResult.TOO_MANY
    assert guesses.guess("e", WORD, WORD, 110) is GuessResult.RIGHT


def test_ten_guessing_addresses_keep_no_one_else_out() -> None:
    guesses = GuessCounter()
    for second in range(600):
        for guesser in range(10):
            guesses.guess(guesser, "X", WORD, 100 + second)
        player = f"player {second}"
        assert guesses.guess(player, "TOLEBO", WORD, 100 + second) is GuessResult.WRONG
        assert guesses.guess(player, WORD, WORD, 100 + second) is GuessResult.RIGHT
    assert guesses.guess(1, WORD, WORD, 700) is GuessResult.TOO_MANY


def test_tries_of_an_address_come_back_slowly() -> None:
    guesses = GuessCounter(GuessLimits(always=2, always_seconds=600, each=100, all=1, all_seconds=10_000))
    said = [guesses.guess("a", "X", WORD, 100) for _ in range(4)]
    assert said == [*[GuessResult.WRONG] * 3, GuessResult.TOO_MANY]
    assert guesses.guess("a", WORD, WORD, 699) is GuessResult.TOO_MANY
    assert guesses.guess("a", WORD, WORD, 700) is GuessResult.RIGHT


def test_a_few_addresses_together_cannot_try_out_words_either() -> None:
    guesses = GuessCounter()
    said = [guesses.guess(number % 20, "X", WORD, 100 + number / 100) for number in range(1000)]
    assert said.count(GuessResult.WRONG) < 110
    assert guesses.guess("a", WORD, WORD, 121) is GuessResult.RIGHT


def test_old_wrong_words_are_forgotten() -> None:
    guesses = GuessCounter(GuessLimits(all=10_000))
    for number in range(1000):
        guesses.guess(number, "X", WORD, 1)
    guesses.guess("a", WORD, WORD, 1000)
    assert guesses._wrong == guesses._wrong_always == {}
