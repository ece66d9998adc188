"""The rulebooks, their differences, and the house sheet."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from shgui.engine.editions import find_differences, get_edition, list_edition_names
from shgui.words.catalogue import Catalogue
from shgui.words.edition_texts import (
    describe_difference,
    get_edition_name,
    summarize_differences,
)
from shgui.words.house_sheet import Ruling, list_rulings
from shgui.words.rulebook import read_section
from tests.words.samples import DIFFERENCES


@pytest.mark.parametrize(
    ("rules", "name"),
    [("official", "Official rules"), ("pt_BR", "Brazilian rulebook"), ("nb", "Norwegian rulebook")],
)
def test_an_edition_has_a_name(words: Catalogue, rules: str, name: str) -> None:
    assert get_edition_name(words, rules) == name


def test_no_edition_of_the_engine_is_named_by_its_code(words: Catalogue) -> None:
    assert all("rule" in get_edition_name(words, rules) for rules in list_edition_names())


def test_the_rulebook_of_a_new_language_is_named_by_that_language(words: Catalogue) -> None:
    assert get_edition_name(words, "eo") == "Rulebook: eo"


def test_every_switch_has_a_sentence(words: Catalogue) -> None:
    assert {difference.switch for difference in DIFFERENCES} == set(get_edition("official").switches)
    assert len({describe_difference(words, difference) for difference in DIFFERENCES}) == len(DIFFERENCES)


@pytest.mark.parametrize("rules", list_edition_names())
def test_every_difference_of_an_edition_is_told(words: Catalogue, rules: str) -> None:
    told = tuple(describe_difference(words, difference) for difference in find_differences(rules))
    assert told == tuple(describe_difference(words, each) for each in find_differences(rules))
    assert len(set(told)) == len(told)


def test_a_difference_has_the_numbers_of_both(words: Catalogue) -> None:
    told = describe_difference(words, find_differences("it")[0])
    assert told == (
        "After a Legislative Session the deck is reshuffled if at most 3 Policies are left in it"
        " (official rules: at most 2)."
    )


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("official", "Plays exactly by the official rules."),
        ("ru", "Plays exactly by the official rules."),
        ("nb", "Plays by the official rules; only what is said and shown differs."),
        ("it", "2 rules differ from the official rules."),
        ("pt_BR", "3 rules differ from the official rules."),
    ],
)
def test_an_edition_says_how_far_it_is_from_the_official_rules(
    words: Catalogue, rules: str, told: str
) -> None:
    assert summarize_differences(words, rules) == told


@pytest.mark.parametrize("rules", list_edition_names())
def test_the_house_sheet_has_every_ruling(words: Catalogue, rules: str) -> None:
    told = list_rulings(words, rules)
    assert len(set(told)) == len(told) == len(Ruling)


@pytest.mark.parametrize(
    ("ruling", "official", "portuguese"),
    [
        (Ruling.VETO_TRACKER, "brings chaos at once", "never the third step"),
        (Ruling.VETO_LIMITS, "it is term-limited", "the older term limits stay"),
        (Ruling.CHAOS_FREES, "is elected again", "enacts a Policy again"),
        (Ruling.FEW_LEFT, "With five or fewer players alive", "began with five players"),
    ],
)
def test_the_house_sheet_follows_the_edition(
    words: Catalogue, ruling: Ruling, official: str, portuguese: str
) -> None:
    place = list(Ruling).index(ruling)
    assert official in list_rulings(words, "official")[place]
    assert portuguese in list_rulings(words, "pt_BR")[place]


def test_the_house_sheet_has_the_number_of_the_edition(words: Catalogue) -> None:
    told = list_rulings(words, "it")
    assert "at most 3 Policies" in told[list(Ruling).index(Ruling.DECK_CHECK)]
    assert "at most 2 Policies" in told[list(Ruling).index(Ruling.CHAOS_DECK)]


@pytest.mark.parametrize("name", ["formulas", "writing", "wording"])
@pytest.mark.parametrize("language", ["en", "pl", "pt_BR", "it", "nb", "ru"])
def test_a_part_of_a_rulebook_file_reads_like_the_whole_file(language: str, name: str, root: Path) -> None:
    whole = tomllib.loads((root / "locales" / language / "rulebook.toml").read_text(encoding="utf-8"))
    assert read_section(language, name) == whole[name]


def test_a_language_without_a_rulebook_file_has_no_parts() -> None:
    assert read_section("xx", "formulas") == {}
