"""Rulebook file, engine and "How to play" agree on every switch, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from shgui.engine.editions import OFFICIAL, Edition, find_differences, get_edition, list_edition_names
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.edition_texts import describe_difference
from shgui.words.help_pages import build_help_page
from shgui.words.help_topics import Topic
from shgui.words.languages import list_languages

BOOKS = tuple(name for name in list_edition_names() if name != OFFICIAL)

_BY_VALUE: dict[str, tuple[Topic, dict[object, str]]] = {
    "term_limit_basis": (
        Topic.TERM_LIMITS,
        {
            "last_elected": "The President and the Chancellor of the last elected government cannot be"
            " nominated as Chancellor.",
            "last_enacting": "The President and the Chancellor who enacted the last Policy cannot be"
            " nominated as Chancellor.",
        },
    ),
    "five_rule": (
        Topic.TERM_LIMITS,
        {
            "alive_le_5": "When five players or fewer are left, only the last Chancellor is term-limited.",
            "started_with_5": "In a game that began with five players, this holds for the Chancellor only."
            " In a larger game it holds for both, however few players are left.",
        },
    ),
    "tracker_reset": (
        Topic.TRACKER,
        {
            "on_enactment": "The Election Tracker goes back to its beginning whenever a Policy is enacted,"
            " by chaos too.",
            "on_election_or_chaos": (
                "The Election Tracker goes back to its beginning when a government is elected, and after"
                " chaos."
            ),
        },
    ),
}


_RESHUFFLE = "When at most {{count}} Polic{} left in the deck after {}, the discards are shuffled into it."

_RESHUFFLED_AFTER = {
    "session_reshuffle_at_most": (Topic.LEGISLATION, "a session"),
    "chaos_reshuffle_at_most": (Topic.TRACKER, "chaos"),
}


def _told_by_value(words: Catalogue, rules: Edition, switch: str) -> bool:
    topic, sentences = _BY_VALUE[switch]
    told = build_help_page(words, topic, rules.name).paragraphs
    said = [value for value, sentence in sentences.items() if words.gettext(sentence) in told]
    return said == [rules.switches[switch]]


def _told_by_number(words: Catalogue, rules: Edition, switch: str) -> bool:
    topic, after = _RESHUFFLED_AFTER[switch]
    told = build_help_page(words, topic, rules.name).paragraphs
    most = int(rules.switches[switch])
    sentence = words.ngettext(_RESHUFFLE.format("y is", after), _RESHUFFLE.format("ies are", after), most)
    return sentence.format(count=words.number(most)) in told


def _told_as_difference(words: Catalogue, rules: Edition, switch: str) -> bool:
    told = {each for topic in Topic for each in build_help_page(words, topic, rules.name).differences}
    differs = rules.switches[switch] != get_edition(OFFICIAL).switches[switch]
    lines = [text for text in told if text in _difference_lines(words, rules, switch)]
    return bool(lines) is differs


def _difference_lines(words: Catalogue, rules: Edition, switch: str) -> set[str]:
    return {
        describe_difference(words, each) for each in find_differences(rules.name) if each.switch == switch
    }


TOLD: dict[str, Callable[[Catalogue, Edition, str], bool]] = {
    **dict.fromkeys(_BY_VALUE, _told_by_value),
    **dict.fromkeys(_RESHUFFLED_AFTER, _told_by_number),
    "shuffle_before_pass": _told_as_difference,
    "tile_laid_by": _told_as_difference,
    "role_card_shown_on_hitler_death": _told_as_difference,
}


@pytest.mark.parametrize("book", BOOKS)
def test_the_rulebooks_file_and_the_engine_hold_the_same_switches(book: str, root: Path) -> None:
    told = tomllib.loads((root / "locales" / book / "rulebook.toml").read_text(encoding="utf-8"))["switches"]
    assert {switch: ruling["value"] for switch, ruling in told.items()} == get_edition(book).switches


def test_every_switch_is_told_somewhere() -> None:
    assert set(TOLD) == set(get_edition(OFFICIAL).switches)


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("switch", TOLD)
@pytest.mark.parametrize("book", list_edition_names())
def test_how_to_play_tells_what_the_engine_does(book: str, switch: str, language: str) -> None:
    assert TOLD[switch](load_catalogue(language), get_edition(book), switch)
