"""A sample of the games that `random_games` plays by the hundred."""

from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests.review.random_games import faults, stories


def test_every_game_has_one_to_seven_headlines_in_every_language() -> None:
    languages = [load_catalogue(language) for language in list_languages()]
    assert [fault for story in stories(18) for fault in faults(story, languages)] == []
