"""The votes of each player."""

from __future__ import annotations

import pytest

from shgui.engine.events import VotesRevealed
from shgui.words import vote_texts
from shgui.words.catalogue import Catalogue
from tests.words.samples import NAMES

TIED = VotesRevealed(((0, True), (1, False), (3, True), (4, False)))


@pytest.mark.parametrize(("ja", "told"), [(True, "Ja! – Ana and Marta"), (False, "Nein! – Ola and Igor")])
def test_a_ballot_is_listed_with_those_who_cast_it(words: Catalogue, ja: bool, told: str) -> None:
    assert vote_texts.format_voters(words, TIED, NAMES, ja) == told


def test_a_ballot_that_nobody_cast_says_so(words: Catalogue) -> None:
    assert vote_texts.format_voters(words, VotesRevealed(((0, True),)), NAMES, ja=False) == "Nein! – nobody"


@pytest.mark.parametrize(
    ("ballots", "told"),
    [
        ((True, True, False), "The vote passes: Ja! 2, Nein! 1."),
        ((True, False), "The vote is a tie and fails: Ja! 1, Nein! 1."),
        ((True, False, False), "The vote fails: Ja! 1, Nein! 2."),
    ],
)
def test_the_result_names_a_tie(words: Catalogue, ballots: tuple[bool, ...], told: str) -> None:
    assert vote_texts.describe_vote_result(words, VotesRevealed(tuple(enumerate(ballots)))) == told
