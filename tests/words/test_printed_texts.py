"""Steps with printed cards follow the chosen rulebook, in any language."""

from __future__ import annotations

from gettext import NullTranslations

import pytest

from shgui.engine.editions import get_edition, list_edition_names
from shgui.engine.types import Office
from shgui.words import printed_texts
from shgui.words.catalogue import Catalogue


@pytest.fixture(params=list_edition_names())
def rules(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_president_shuffles_where_the_book_says_so(words: Catalogue, rules: str) -> None:
    told = printed_texts.describe_printed_step(words, "policy", rules)
    assert ("shuffle the other two" in told) == get_edition(rules).shuffle_before_pass


def test_whoever_lays_the_card_is_named_where_it_is_not_the_chancellor(words: Catalogue, rules: str) -> None:
    told = printed_texts.describe_printed_step(words, "policy", rules)
    assert ("President lays" in told) == (get_edition(rules).tile_laid_by is Office.PRESIDENT)


def test_hitlers_card_is_shown_where_the_book_says_so(words: Catalogue, rules: str) -> None:
    told = printed_texts.describe_printed_step(words, "was_hitler", rules)
    assert ("role card is shown" in told) == get_edition(rules).role_card_shown_on_hitler_death


def test_the_books_differ_in_each_of_this() -> None:
    told = [
        {
            printed_texts.describe_printed_step(Catalogue("en", NullTranslations()), ask, rules)
            for rules in list_edition_names()
        }
        for ask in ("policy", "was_hitler")
    ]
    assert [len(sentences) for sentences in told] == [3, 2]


def test_a_chancellor_who_may_propose_a_veto_reads_how(words: Catalogue, rules: str) -> None:
    told = [printed_texts.describe_printed_step(words, "policy", rules, veto=veto) for veto in (False, True)]
    assert ["I wish to veto this agenda" in sentences for sentences in told] == [False, True]


def test_a_president_reads_how_to_agree(words: Catalogue, rules: str) -> None:
    assert "I agree to the veto" in printed_texts.describe_printed_step(words, "veto_answer", rules)
