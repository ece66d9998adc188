"""Claims beside what players saw."""

from __future__ import annotations

import pytest

from shgui.engine import knowledge
from shgui.engine.types import Party
from shgui.table.claim_checks import find_claimed_memory
from shgui.table.log_lines import ClaimKind
from shgui.words.catalogue import Catalogue
from shgui.words.claim_texts import (
    compare_with_truth,
    format_claim,
    format_claim_question,
    format_occasion,
    format_withdrawn_claim,
)
from shgui.words.memory_texts import describe_own_memory
from tests.words import samples
from tests.words.samples import CLAIMS, NAMES, F, L


@pytest.mark.parametrize("kind", ClaimKind)
def test_every_kind_of_claim_can_be_asked_for_and_told(words: Catalogue, kind: ClaimKind) -> None:
    claim = CLAIMS[kind]
    name = NAMES[claim.occasion.seat]
    assert name in format_claim(words, claim, NAMES)
    assert name in format_claim_question(words, claim.occasion, NAMES)
    assert name in format_withdrawn_claim(words, claim, NAMES)


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        (ClaimKind.DREW, "Round 1. President: Ola"),
        (ClaimKind.RECEIVED, "Round 1. Chancellor: Piotr"),
        (ClaimKind.PEEKED, "Round 1. Top three Policies seen. President: Ola"),
        (ClaimKind.SAW_PARTY, "Round 1. Investigated: Marta"),
    ],
)
def test_in_a_list_it_is_told_when_and_what(words: Catalogue, kind: ClaimKind, row: str) -> None:
    assert format_occasion(words, CLAIMS[kind].occasion, NAMES) == row


def test_cards_may_be_claimed_in_any_order(words: Catalogue) -> None:
    told = compare_with_truth(words, CLAIMS[ClaimKind.DREW], knowledge.Drew(1, (L, F, F)))
    assert told == "That was true."


def test_on_top_of_the_deck_the_order_counts(words: Catalogue) -> None:
    told = compare_with_truth(words, CLAIMS[ClaimKind.PEEKED], knowledge.Peeked(1, (L, F, F)))
    assert told == "That was not true. Actually: Liberal, Fascist, Fascist"


@pytest.mark.parametrize(
    ("party", "told"),
    [(Party.FASCIST, "That was true."), (Party.LIBERAL, "That was not true. Actually: Liberal")],
)
def test_a_party_is_told_truly_or_not(words: Catalogue, party: Party, told: str) -> None:
    seen = knowledge.SawParty(1, 3, party)
    assert compare_with_truth(words, CLAIMS[ClaimKind.SAW_PARTY], seen) == told


def test_the_truth_is_what_was_seen_on_that_very_occasion() -> None:
    wanted = knowledge.Drew(1, (F, F, F))
    memories = (knowledge.PutAway(1, F), knowledge.Drew(2, (L, L, L)), knowledge.Peeked(1, (L, L, L)), wanted)
    assert find_claimed_memory(CLAIMS[ClaimKind.DREW].occasion, memories) is wanted


def test_of_what_was_never_seen_there_is_no_truth() -> None:
    assert find_claimed_memory(CLAIMS[ClaimKind.DREW].occasion, ()) is None


@pytest.mark.parametrize(
    ("kind", "memory"),
    [
        (ClaimKind.DREW, knowledge.Drew(1, (F, F, L))),
        (ClaimKind.RECEIVED, knowledge.Received(1, (F, L))),
        (ClaimKind.PEEKED, knowledge.Peeked(1, (F, F, L))),
        (ClaimKind.SAW_PARTY, knowledge.SawParty(1, 3, Party.FASCIST)),
    ],
)
def test_what_was_seen_makes_its_claim_true(
    words: Catalogue, kind: ClaimKind, memory: knowledge.Memory
) -> None:
    truth = find_claimed_memory(CLAIMS[kind].occasion, (memory,))
    assert truth is memory
    assert compare_with_truth(words, CLAIMS[kind], truth) == "That was true."


def test_every_memory_has_a_sample() -> None:
    assert samples.without_sample(knowledge.Memory, samples.MEMORIES) == set()


@pytest.mark.parametrize(
    ("memory", "told"),
    [
        (knowledge.Drew(2, (F, L, F)), "Round 2. You drew: Fascist, Liberal, Fascist"),
        (knowledge.PutAway(2, L), "Round 2. You discarded: Liberal"),
        (knowledge.Received(2, (F, L)), "Round 2. You received: Fascist, Liberal"),
        (knowledge.SawParty(2, 3, Party.LIBERAL), "Round 2. You investigated: Marta. Party: Liberal"),
        (knowledge.Peeked(2, (L, F, F)), "Round 2. You saw on top of the deck: Liberal, Fascist, Fascist"),
    ],
)
def test_a_seat_reads_what_it_has_learnt(words: Catalogue, memory: knowledge.Memory, told: str) -> None:
    assert describe_own_memory(words, memory, NAMES) == told
