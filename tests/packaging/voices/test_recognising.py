"""The errors of a recogniser in words and letters."""

from __future__ import annotations

import pytest
from voice_tools.recognising import NAMES, Errors, edits, plain_words
from voice_tools.voices import VOICES


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("", "", 0), ("eyes", "eyes", 0), ("eyes", "", 4), ("", "eyes", 4), ("kitten", "sitting", 3)],
)
def test_edits_are_counted(one: str, other: str, count: int) -> None:
    assert edits(one, other) == count


def test_capitals_punctuation_and_yo_make_no_difference() -> None:
    assert plain_words("Ещё раз: Гитлер!") == plain_words("еще раз гитлер")


def test_errors_are_parts_of_all_words_and_letters() -> None:
    errors = Errors()
    errors.add("Close your eyes.", "close your ears")
    errors.add("Open them.", "Open them")
    assert errors.word_rate == pytest.approx(1 / 5)
    assert errors.letter_rate == pytest.approx(2 / (len("close your eyes") + len("open them")))


def test_nothing_heard_is_no_error() -> None:
    assert (Errors().word_rate, Errors().letter_rate) == (0.0, 0.0)


def test_the_recogniser_knows_every_language_that_has_a_voice() -> None:
    assert set(VOICES) <= set(NAMES)
