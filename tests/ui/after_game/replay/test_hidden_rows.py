"""Hidden cards beside the claims about them, each from its own step on."""

import pytest

from shgui.engine.types import Party, Policy
from shgui.ui.after_game.hidden_rounds import ClaimMade, HiddenFacts, HiddenHandRow, build_hidden_facts
from shgui.ui.after_game.review_rounds import HandStep
from shgui.words.catalogue import load_catalogue
from tests.ui.after_game.replay.evenings import ROLES, told_game

L, F = Policy.LIBERAL, Policy.FASCIST


def at(step: int, round_: int) -> HiddenFacts:
    return build_hidden_facts(load_catalogue("en"), told_game(), step, round_)


def rows(step: int, round_: int) -> tuple[HiddenHandRow, ...]:
    (shown,) = at(step, round_).rounds
    return shown.rows


def test_roles_are_there_from_the_deal_on() -> None:
    assert at(0, 1).roles == ROLES
    assert rows(0, 1) == ()


@pytest.mark.parametrize(
    ("step", "hands"),
    [
        (3, []),
        (4, [HandStep((F, L, F))]),
        (5, [HandStep((F, L, F), (1,)), HandStep((F, L))]),
        (6, [HandStep((F, L, F), (1,)), HandStep((F, L), (0,))]),
    ],
)
def test_cards_come_as_they_were_seen_and_put_away(step: int, hands: list[HandStep]) -> None:
    shown = [row.hand for row in rows(step, 2)]
    assert [sorted(hand.cards) for hand in shown] == [sorted(hand.cards) for hand in hands]
    assert [len(hand.away) for hand in shown] == [len(hand.away) for hand in hands]


def test_a_claim_stands_beside_it_from_its_own_step_on() -> None:
    assert [row.said for row in rows(6, 2)] == [None, None]
    drew, received = rows(7, 2)
    assert drew.said == ClaimMade((L, L, F), None, honest=False)
    assert received.said is None


def test_a_look_at_a_party_and_what_was_said_of_it() -> None:
    looked = rows(12, 3)[-1]
    assert (looked.what, looked.party, looked.hand.cards) == ("party seen (Ana)", Party.LIBERAL, ())
    assert looked.said is None
    assert rows(13, 3)[-1].said == ClaimMade((), Party.LIBERAL, honest=True)


def test_what_is_said_of_an_earlier_round_brings_that_round_along() -> None:
    shown = at(7, 3)
    assert [part.heading.replace("\N{NO-BREAK SPACE}", " ") for part in shown.rounds] == [
        "Round 3",
        "Round 2",
    ]
