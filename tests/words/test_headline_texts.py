"""Headlines: a few words without a name, and facts."""

from __future__ import annotations

from itertools import chain

import pytest

from shgui.engine.types import Outcome
from shgui.review.headline import EndFacts, Facts, Headline, HeadlineCode, SaidAndSeen
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.headline_texts import (
    describe_headline,
    format_chance,
    get_headline,
    round_to_hundredths,
)
from shgui.words.languages import list_languages
from tests.words.everything_story import FACTS
from tests.words.samples import NAMES

MOST_WORDS = 4


def told(words: Catalogue, code: HeadlineCode, place: int = 0) -> str:
    return describe_headline(words, Headline(code, FACTS[code][place], ()), NAMES)


@pytest.mark.parametrize(
    ("code", "place", "text"),
    [
        (
            HeadlineCode.TWO_ACCOUNTS,
            0,
            "Ola says: 1 Liberal Policy drawn. Piotr says: no Liberal Policy received.",
        ),
        (
            HeadlineCode.TWO_ACCOUNTS,
            1,
            "Ola says: on top Liberal, Fascist, Fascist. Piotr says: drawn Fascist, Fascist, Fascist.",
        ),
        (HeadlineCode.SAID_AND_SEEN, 0, "Ola said: 1 Liberal Policy. Drawn: no Liberal Policy."),
        (HeadlineCode.SAID_AND_SEEN, 3, "Investigated: Marta. Ola said: Fascist. Seen: Liberal."),
        (HeadlineCode.LIBERALS_EXECUTED, 0, "Executed: Ana (round 8, Liberal), Igor (round 9, Liberal)."),
        (
            HeadlineCode.LEAST_SUSPECTED,
            0,
            "Piotr, elected President in round 8. Likely a Fascist: 17 in 100.",
        ),
        (HeadlineCode.HITLER_REFUSED, 0, "Igor, Chancellor Candidate in round 7: Ja! 2, Nein! 8."),
        (
            HeadlineCode.HITLER_REFUSED,
            1,
            "Igor, Chancellor Candidate in round 7: Ja! 4, Nein! 4."
            " One ballot the other way elects the government.",
        ),
        (
            HeadlineCode.PROVEN_BEFORE,
            0,
            "Round 5 proved it: Marta, Fascist. In the government of round 8: Marta.",
        ),
        (HeadlineCode.MOST_NEIN, 0, "Ana: 5 Nein! to 7 governments with a Fascist."),
        (
            HeadlineCode.VETO,
            1,
            "Chancellor: Piotr. President: Ola. The Policy that followed: Fascist.",
        ),
        (HeadlineCode.CHAOS, 0, "Enacted from the top of the deck: Liberal (round 3), Fascist (round 7)."),
        (HeadlineCode.QUIET, 0, "No claim spoke against another."),
    ],
)
def test_facts_become_a_sentence(words: Catalogue, code: HeadlineCode, place: int, text: str) -> None:
    assert told(words, code, place) == text


def test_the_end_names_the_liberals_who_made_it_possible(words: Catalogue) -> None:
    facts = EndFacts(
        Outcome.HITLER_CHANCELLOR,
        11,
        0,
        4,
        None,
        chaos=False,
        elected=True,
        ja=5,
        nein=3,
        one_ballot=True,
        liberal_ja=(3,),
    )
    headline = Headline(HeadlineCode.END, facts, ())
    assert get_headline(words, headline) == "The vote that decided"
    assert describe_headline(words, headline, NAMES) == (
        "Igor, Chancellor Candidate: Ja! 5, Nein! 3. One ballot the other way rejects the government."
        " Ja! from one Liberal alone: Marta."
    )


@pytest.mark.parametrize("language", list_languages())
def test_a_title_has_at_most_four_words_and_no_name(language: str) -> None:
    spoken = load_catalogue(language)
    titles = {
        get_headline(spoken, Headline(code, facts, ()))
        for code, of_code in FACTS.items()
        for facts in of_code
    }
    assert {text for text in titles if len(text.split(" ")) > MOST_WORDS or "{" in text} == set()


def test_every_kind_of_fact_has_a_sample() -> None:
    assert set(FACTS) == set(HeadlineCode)
    kinds = {type(facts) for facts in chain.from_iterable(FACTS.values())}
    assert {kind.__name__ for kind in Facts.__args__} == {kind.__name__ for kind in kinds}


def test_a_claim_about_cards_is_counted_by_its_liberal_ones(words: Catalogue) -> None:
    assert all(isinstance(facts, SaidAndSeen) for facts in FACTS[HeadlineCode.SAID_AND_SEEN])
    assert "no Liberal Policy" in told(words, HeadlineCode.SAID_AND_SEEN, 1)


@pytest.mark.parametrize(
    ("chance", "told_as"), [(0, 0), (1, 100), (0.001, 1), (0.999, 99), (0.424, 42), (0.5, 50)]
)
def test_only_what_is_sure_is_0_or_100(words: Catalogue, chance: float, told_as: int) -> None:
    assert round_to_hundredths(chance) == told_as
    assert format_chance(words, chance) == f"{told_as} in 100"
