"""A sample of the games that `random_games` plays by the hundred."""

from shgui.words.catalogue import catalogue
from shgui.words.languages import available
from tests.review.random_games import faults, stories


def test_every_game_has_one_to_seven_headlines_in_every_language() -> None:
    languages = [catalogue(language) for language in available()]
    assert [fault for story in stories(18) for fault in faults(story, languages)] == []
