"""What players say, against what they saw."""

from __future__ import annotations

import pytest

from shgui.engine import knowledge
from shgui.engine.types import Party
from shgui.table.lines import Claim, ClaimKind, honest_claim
from shgui.words.catalogue import Catalogue
from shgui.words.claims import claim_against_truth, claim_line, occasion_question
from shgui.words.memories import memory_line
from tests.words import samples
from tests.words.samples import CLAIMS, NAMES, F, L


@pytest.mark.parametrize("kind", ClaimKind)
def test_every_kind_of_claim_can_be_asked_for_and_told(words: Catalogue, kind: ClaimKind) -> None:
    claim = CLAIMS[kind]
    name = NAMES[claim.occasion.seat]
    assert name in claim_line(words, claim, NAMES)
    assert name in occasion_question(words, claim.occasion, NAMES)


def test_cards_may_be_claimed_in_any_order(words: Catalogue) -> None:
    truth = CLAIMS[ClaimKind.DREW]
    said = Claim(truth.occasion, tuple(reversed(truth.cards)))
    assert claim_against_truth(words, said, truth) == "That was true."


def test_on_top_of_the_deck_the_order_counts(words: Catalogue) -> None:
    truth = CLAIMS[ClaimKind.PEEKED]
    said = Claim(truth.occasion, tuple(reversed(truth.cards)))
    told = claim_against_truth(words, said, truth)
    assert told == "That was not true. In truth: Fascist, Fascist, Liberal"


def test_a_lie_about_a_party_is_told_with_the_party(words: Catalogue) -> None:
    truth = honest_claim(1, knowledge.SawParty(1, 3, Party.LIBERAL))
    assert truth is not None
    told = claim_against_truth(words, CLAIMS[ClaimKind.SAW_PARTY], truth)
    assert told == "That was not true. In truth: Liberal"


def test_every_memory_has_a_sample() -> None:
    assert samples.without_sample(knowledge.Memory, samples.MEMORIES) == set()


@pytest.mark.parametrize(
    ("memory", "told"),
    [
        (knowledge.Drew(2, (F, L, F)), "Round 2. You drew: Fascist, Liberal, Fascist"),
        (knowledge.PutAway(2, L), "Round 2. You put away: Liberal"),
        (knowledge.Received(2, (F, L)), "Round 2. You received: Fascist, Liberal"),
        (knowledge.SawParty(2, 3, Party.LIBERAL), "Round 2. You investigated: Marta. Party: Liberal"),
        (knowledge.Peeked(2, (L, F, F)), "Round 2. You saw on top of the deck: Liberal, Fascist, Fascist"),
    ],
)
def test_a_seat_reads_what_it_has_learnt(words: Catalogue, memory: knowledge.Memory, told: str) -> None:
    assert memory_line(words, memory, NAMES) == told
