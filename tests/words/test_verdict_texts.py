"""The sentences of verdicts: numbers, chances, and Hitler's two sentences."""

from __future__ import annotations

import pytest

from shgui.engine.types import Party
from shgui.review.verdicts import Verdict
from shgui.review.verdicts import VerdictKind as Kind
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.curve_texts import format_percent
from shgui.words.verdict_texts import describe_verdict
from tests.words.samples import NAMES

EN, PL = load_catalogue("en"), load_catalogue("pl")


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "Made one claim, and it was true."),
        (2, "Made two claims. All of them were true."),
        (13, "Made thirteen claims. All of them were true."),
        (14, "Made 14 claims. All of them were true."),
    ],
)
def test_english_writes_numbers_to_thirteen_as_words(count: int, told: str) -> None:
    assert describe_verdict(EN, Verdict(0, Kind.HONEST, count=count), NAMES).replace("\xa0", " ") == told


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "Jedna deklaracja, i to prawdziwa."),
        (2, "2 deklaracje, wszystkie prawdziwe."),
        (5, "5 deklaracji, wszystkie prawdziwe."),
    ],
)
def test_other_languages_have_their_own_plurals(count: int, told: str) -> None:
    assert describe_verdict(PL, Verdict(0, Kind.HONEST, count=count), NAMES).replace("\xa0", " ") == told


def test_hitlers_deed_is_told_before_the_end() -> None:
    deed = Verdict(0, Kind.FRAMED, other=2)
    end = Verdict(0, Kind.HITLER_ELECTED, count=1, of=4, deed=deed)
    told = describe_verdict(EN, end, NAMES).replace("\xa0", " ")
    assert (
        told
        == "Called Piotr a Fascist, then shot Piotr. Elected Chancellor with four Ja!, one from a Liberal."
    )


def test_a_lie_about_a_party_is_told_with_what_was_seen(words: Catalogue) -> None:
    told = {
        describe_verdict(words, Verdict(0, Kind.LIED_ABOUT_PARTY, other=1, party=party), NAMES)
        for party in Party
    }
    assert len(told) == len(Party)
    assert all("Ola" in text for text in told)


@pytest.mark.parametrize(
    ("chance", "told"), [(0.0, "0%"), (0.001, "1%"), (0.285, "28%"), (0.999, "99%"), (1.0, "100%")]
)
def test_a_chance_is_0_or_100_only_where_it_is_certain(chance: float, told: str) -> None:
    assert format_percent(EN, chance) == told
