"""The content of the page after a game."""

from __future__ import annotations

import pytest

from shgui.ui.after_game.build_story import build_story
from shgui.words.catalogue import load_catalogue
from tests.review.laid import LaidGame

EN = load_catalogue("en")


@pytest.mark.parametrize(
    ("discarded", "drew", "received", "note"),
    [
        ("L", "LFF", "FF", "Both told the truth"),
        ("F", "LFF", "FF", "Their stories don’t match"),
        ("F", "LLF", "FF", "One of them lies"),
        ("F", "LFF", "LF", ""),
        ("F", "LFF", "", ""),
    ],
)
def test_a_round_says_how_the_two_claims_go_together(
    discarded: str, drew: str, received: str, note: str
) -> None:
    game = LaidGame("FLLLH", "LFF")
    game.round(1, discarded, "F")
    game.drew(1, 0, drew)
    if received:
        game.received(1, 1, received)
    assert build_story(EN, game.story()).rounds[0].clash.replace("\xa0", " ") == note
