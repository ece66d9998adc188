"""Silence grows with the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shgui.narrator.narration import NarrationPace, estimate_reading_time
from shgui.narrator.opening_script import OpeningAction, list_actions

LANGUAGES = ("en", "pl", "pt_BR", "it", "nb", "ru")


def silences(language: str, players: int) -> list[float]:
    pace = NarrationPace(language, players)
    following = (*list_actions(language, players)[1:], None)
    return [pace.get_silence(*pair) for pair in zip(list_actions(language, players), following, strict=True)]


@pytest.mark.parametrize("sizes", [(5, 6), (7, 8), (8, 9), (9, 10)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_silence_grows_with_the_number_of_players(language: str, sizes: tuple[int, int]) -> None:
    fewer, more = (silences(language, players) for players in sizes)
    assert all(less < longer for less, longer in zip(fewer, more, strict=True))


def test_a_book_that_asks_for_a_few_seconds_has_the_shorter_pause() -> None:
    short, long = (
        NarrationPace(language, 8).get_silence(OpeningAction.PAUSE, OpeningAction.CLOSE_AGAIN)
        for language in ("it", "pl")
    )
    assert 2 < short < long < 12


@pytest.mark.parametrize("players", [5, 7])
def test_a_book_without_a_pause_leaves_time_to_look_before_eyes_are_closed(players: int) -> None:
    looks = [
        silence
        for (_, following), silence in zip(
            pairwise((*list_actions("ru", players), None)), silences("ru", players), strict=True
        )
        if following is OpeningAction.FASCISTS_CLOSE
    ]
    assert looks
    assert min(looks) > NarrationPace("ru", players).get_silence(OpeningAction.FASCISTS_OPEN, None)


def test_a_language_without_a_book_has_the_official_pauses() -> None:
    assert NarrationPace("eo", 7).get_silence(OpeningAction.PAUSE, None) == NarrationPace(
        "en", 7
    ).get_silence(OpeningAction.PAUSE, None)


def test_a_long_line_stands_longer_than_a_short_one() -> None:
    assert (
        1.0
        < estimate_reading_time("Look, now.")
        < estimate_reading_time("Look, now. And then look again, all of you.")
    )
