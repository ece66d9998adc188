"""Claims that cannot be true, by what the whole table has seen."""

from collections.abc import Iterable

import pytest

from shgui.engine.events import (
    ChaosBroke,
    DeckReshuffled,
    Event,
    PoliciesDrawn,
    PolicyEnacted,
    RoundBegan,
)
from shgui.engine.types import Party, Policy
from shgui.table.claim_checks import Contradiction, find_contradiction, list_possible_claims
from shgui.table.log_lines import Claim, ClaimKind, Occasion

L, F = Policy.LIBERAL, Policy.FASCIST


def enacted(number: int, policy: Policy) -> tuple[Event, ...]:
    return RoundBegan(number, 0, False), PoliciesDrawn(0), PolicyEnacted(policy, 1, 0, 1)


def cards(number: int, kind: ClaimKind, *told: Policy) -> Claim:
    return Claim(Occasion(number, 0, kind), told)


def test_what_was_enacted_was_among_the_cards() -> None:
    history = enacted(1, L)
    for kind in (ClaimKind.DREW, ClaimKind.RECEIVED):
        assert find_contradiction(cards(1, kind, F, F, F), history) is Contradiction.ENACTED
        assert find_contradiction(cards(1, kind, F, F, L), history) is None


def test_what_another_round_enacted_says_nothing() -> None:
    history = (*enacted(1, F), *enacted(2, L))
    assert find_contradiction(cards(1, ClaimKind.DREW, F, F, F), history) is None


def test_a_deck_has_six_liberal_policies_in_all() -> None:
    history = tuple(event for number in range(1, 5) for event in enacted(number, L))
    now = (*history, *enacted(5, L))
    assert find_contradiction(cards(5, ClaimKind.DREW, L, L, L), now) is Contradiction.TOO_MANY
    assert find_contradiction(cards(5, ClaimKind.DREW, L, L, F), now) is None


def test_who_saw_the_top_of_the_deck_saw_what_came_of_it() -> None:
    history = (*enacted(1, F), *enacted(2, L))
    assert find_contradiction(cards(1, ClaimKind.PEEKED, F, F, F), history) is Contradiction.ENACTED
    assert find_contradiction(cards(1, ClaimKind.PEEKED, F, L, F), history) is None


def test_chaos_turned_the_very_first_of_them() -> None:
    history = (*enacted(1, F), RoundBegan(2, 1, False), ChaosBroke(L, 1), RoundBegan(3, 2, False))
    assert find_contradiction(cards(1, ClaimKind.PEEKED, F, L, L), history) is Contradiction.CHAOS
    assert find_contradiction(cards(1, ClaimKind.PEEKED, L, F, F), history) is None


DREW, PEEKED = ClaimKind.DREW, ClaimKind.PEEKED
FITS = None
ENACTED, CHAOS, TOO_MANY = Contradiction.ENACTED, Contradiction.CHAOS, Contradiction.TOO_MANY


def played(rounds: str) -> tuple[Event, ...]:
    """One word for each: what was enacted (F), a veto (v) or a government that nobody wanted (-), each with
    what chaos turned then (-F); whether the deck was shuffled behind it (~).
    """
    history: list[Event] = []
    for number, word in enumerate(rounds.split(), 1):
        history.append(RoundBegan(number, number, False))
        if word[0] != "-":
            history.append(PoliciesDrawn(number))
        if word[0] in "LF":
            history.append(PolicyEnacted(Policy(word[0]), 1, number, number + 1))
        elif word[1:2] in ("L", "F"):
            history.append(ChaosBroke(Policy(word[1]), 1))
        if word.endswith("~"):
            history.append(DeckReshuffled(9))
    return tuple(history)


@pytest.mark.parametrize(
    ("rounds", "number", "told", "why"),
    [
        pytest.param("L F L", 2, "FFF", FITS, id="other rounds say nothing"),
        pytest.param("F L F", 2, "FFF", ENACTED, id="its own does"),
        pytest.param("L v L", 2, "FFF", FITS, id="a veto leaves all open"),
        pytest.param("L vL L", 2, "FFF", FITS, id="so does chaos after it"),
        pytest.param("L L L L L", 1, "LLL", FITS, id="what was enacted later was there"),
        pytest.param("L L L L", 4, "LLL", FITS, id="three are left, and one of them is enacted"),
        pytest.param("L L L -L L", 5, "LLL", TOO_MANY, id="chaos took one"),
        pytest.param("L L L -L L", 5, "LLF", FITS, id="two are left"),
        pytest.param("L L L L F", 5, "LLL", ENACTED, id="what was enacted is said first"),
        pytest.param("F F F F F F F F v", 9, "FFF", FITS, id="there are eleven Fascist Policies"),
        pytest.param("F F F F F F F F F v", 10, "FFF", TOO_MANY, id="and no twelfth"),
    ],
)
def test_what_was_drawn_is_held_against_all_that_was_enacted(
    rounds: str, number: int, told: str, why: Contradiction | None
) -> None:
    assert find_contradiction(cards(number, DREW, *map(Policy, told)), played(rounds)) is why


@pytest.mark.parametrize(
    ("rounds", "told", "why"),
    [
        pytest.param("F", "LLL", FITS, id="nothing came of them yet"),
        pytest.param("F -", "LLL", FITS, id="nobody drew them"),
        pytest.param("F - L", "FFF", ENACTED, id="the next who draw, draw them"),
        pytest.param("F L", "FFL", FITS, id="in any order"),
        pytest.param("F F L", "FFF", FITS, id="later governments draw others"),
        pytest.param("F v L", "FFF", FITS, id="so they do after a veto"),
        pytest.param("F vL", "FFF", FITS, id="and chaos after a veto turns another"),
        pytest.param("F vL L", "FFF", FITS, id="whatever is enacted then"),
        pytest.param("F -L", "FLL", CHAOS, id="chaos turns the first"),
        pytest.param("F -L", "LFF", FITS, id="and no other"),
        pytest.param("F -L -F", "LLL", CHAOS, id="chaos again turns the second"),
        pytest.param("F -L -F", "LFL", FITS, id="in their order"),
        pytest.param("F -L -F -L", "LFF", CHAOS, id="and again the third"),
        pytest.param("F -L -F -L -F", "LFL", FITS, id="there is no fourth"),
        pytest.param("F -F L", "FFF", FITS, id="behind chaos another is drawn with them"),
        pytest.param("F -F~ -L", "FFF", FITS, id="shuffled, they lie elsewhere"),
        pytest.param("F -~ L", "FFF", FITS, id="for governments, too"),
    ],
)
def test_what_was_seen_on_top_of_the_deck_is_held_against_what_came_of_it(
    rounds: str, told: str, why: Contradiction | None
) -> None:
    assert find_contradiction(cards(1, PEEKED, *map(Policy, told)), played(rounds)) is why


@pytest.mark.parametrize(
    ("rounds", "number", "told", "why"),
    [
        pytest.param("L L L", 3, "LLL", FITS, id="three are left"),
        pytest.param("L L L L", 4, "LLL", TOO_MANY, id="what gave the power lies on the board"),
        pytest.param("L L L L", 4, "LLF", FITS, id="two are left"),
        pytest.param("L L L L L", 3, "LLL", FITS, id="what was enacted later lay on the deck"),
        pytest.param("L L L -L F", 5, "LLF", FITS, id="what gave it was no Liberal Policy"),
        pytest.param("L L L -L F", 5, "LLL", TOO_MANY, id="chaos took one"),
    ],
)
def test_no_more_lie_on_top_of_the_deck_than_are_left(
    rounds: str, number: int, told: str, why: Contradiction | None
) -> None:
    assert find_contradiction(cards(number, PEEKED, *map(Policy, told)), played(rounds)) is why


def test_whether_a_party_was_seen_nobody_else_can_know() -> None:
    claim = Claim(Occasion(1, 0, ClaimKind.SAW_PARTY, 3), party=Party.LIBERAL)
    assert find_contradiction(claim, enacted(1, F)) is None


# All that could be true


def told(claims: Iterable[Claim]) -> list[str]:
    return ["".join(claim.cards) for claim in claims]


def test_hands_are_offered_whatever_their_order_and_tops_of_the_deck_in_every_one() -> None:
    began = (RoundBegan(1, 0, False),)
    drew, received, peeked = (
        told(list_possible_claims(Occasion(1, 0, kind), began))
        for kind in (ClaimKind.DREW, ClaimKind.RECEIVED, ClaimKind.PEEKED)
    )
    assert drew == ["LLL", "LLF", "LFF", "FFF"]
    assert received == ["LL", "LF", "FF"]
    assert len(peeked) == len(set(peeked)) == 8


def test_a_party_is_either() -> None:
    claims = list_possible_claims(Occasion(1, 0, ClaimKind.SAW_PARTY, 3), (RoundBegan(1, 0, False),))
    assert [claim.party for claim in claims] == list(Party)


def test_what_all_know_to_be_untrue_is_not_offered() -> None:
    history = (RoundBegan(1, 0, False), PolicyEnacted(Policy.LIBERAL, 1, 0, 1))
    assert told(list_possible_claims(Occasion(1, 0, ClaimKind.DREW), history)) == ["LLL", "LLF", "LFF"]
