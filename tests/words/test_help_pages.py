"""Every help topic under every edition, and the search."""

from __future__ import annotations

import pytest

from shgui.engine.editions import find_differences, list_edition_names
from shgui.words.catalogue import load_catalogue
from shgui.words.help_pages import build_help_page, find_topics
from shgui.words.help_topics import Topic
from shgui.words.languages import list_languages

ENGLISH = load_catalogue("en")


@pytest.mark.parametrize("rules", list_edition_names())
@pytest.mark.parametrize("topic", Topic)
def test_every_topic_has_a_title_and_something_to_tell(topic: Topic, rules: str) -> None:
    page = build_help_page(ENGLISH, topic, rules)
    assert page.title
    assert len(page.paragraphs) >= 2
    assert not any("{" in text for text in page.paragraphs)


@pytest.mark.parametrize("rules", list_edition_names())
def test_every_difference_of_an_edition_stands_at_one_topic(rules: str) -> None:
    told = [each for topic in Topic for each in build_help_page(ENGLISH, topic, rules).differences]
    assert len(told) == len(find_differences(rules)) == len(set(told))


@pytest.mark.parametrize("rules", list_edition_names())
def test_above_the_differences_stands_which_of_the_two_rules_holds(rules: str) -> None:
    for page in (build_help_page(ENGLISH, topic, rules) for topic in Topic):
        assert bool(page.above_differences) is bool(page.differences)
        assert all("(official rules: " in told for told in page.differences)


def test_the_rulebook_that_holds_is_named() -> None:
    page = build_help_page(ENGLISH, Topic.LEGISLATION, "it")
    assert page.above_differences.startswith("Italian rulebook: this holds in your game.")


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize(
    ("topic", "explained_in"),
    [
        (Topic.NOMINATION, Topic.TERM_LIMITS),
        (Topic.TERM_LIMITS, Topic.VETO),
        (Topic.TERM_LIMITS, Topic.TRACKER),
        (Topic.VOTE, Topic.TRACKER),
        (Topic.TRACKER, Topic.VETO),
        (Topic.LEGISLATION, Topic.VETO),
    ],
)
def test_a_word_used_before_its_topic_names_that_topic(
    topic: Topic, explained_in: Topic, language: str
) -> None:
    words = load_catalogue(language)
    told = " ".join(build_help_page(words, topic, "official").paragraphs)
    title = build_help_page(words, explained_in, "official").title
    assert any(f"{opening}{title}{closing}" in told for opening, closing in ("“”", "„”", "«»"))


def test_the_text_itself_follows_the_edition() -> None:
    official = build_help_page(ENGLISH, Topic.TRACKER, "official").paragraphs
    portuguese = build_help_page(ENGLISH, Topic.TRACKER, "pt_BR").paragraphs
    assert official != portuguese
    assert (
        build_help_page(ENGLISH, Topic.LEGISLATION, "it").paragraphs
        != build_help_page(ENGLISH, Topic.LEGISLATION, "official").paragraphs
    )


def test_a_search_finds_words_without_regard_to_case_and_accents() -> None:
    assert Topic.VETO in find_topics(ENGLISH, "VÉTO", "official")
    assert find_topics(ENGLISH, "veto propose", "official") == (Topic.VETO,)


def test_a_search_finds_words_that_are_kept_on_one_line() -> None:
    assert "кто\u2011нибудь" in " ".join(
        build_help_page(load_catalogue("ru"), Topic.VOTE, "official").paragraphs
    )
    assert Topic.VOTE in find_topics(load_catalogue("ru"), "кто-нибудь", "official")


def test_what_has_the_word_in_its_title_comes_first() -> None:
    assert find_topics(ENGLISH, "chaos", "official")[0] is Topic.TRACKER


def test_no_word_finds_everything_and_nonsense_nothing() -> None:
    assert find_topics(ENGLISH, "  ", "official") == tuple(Topic)
    assert find_topics(ENGLISH, "submarine", "official") == ()


def test_the_powers_of_every_number_of_players_are_told_in_words() -> None:
    told = build_help_page(ENGLISH, Topic.POWERS, "official").pictured
    assert told.splitlines() == [
        "5 or 6 players, space by space: no power, no power, Policy Peek, Execution,"
        " Execution (Veto possible), Fascists win.",
        "7 or 8 players, space by space: no power, Investigation, Special Election, Execution,"
        " Execution (Veto possible), Fascists win.",
        "9 or 10 players, space by space: Investigation, Investigation, Special Election, Execution,"
        " Execution (Veto possible), Fascists win.",
    ]


def test_what_only_a_picture_tells_is_found_too() -> None:
    assert Topic.POWERS in find_topics(ENGLISH, "special election space", "official")
