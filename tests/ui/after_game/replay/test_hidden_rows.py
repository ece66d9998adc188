"""Hidden cards beside the claims about them, each from its own step on."""

import pytest

from shgui.engine.types import Party, Policy
from shgui.presentation.round_scene import HandScene
from shgui.ui.after_game.hidden_rounds import HiddenFacts, build_hidden_facts
from shgui.words.catalogue import load_catalogue
from tests.ui.after_game.replay.evenings import ROLES, told_game

L, F = Policy.LIBERAL, Policy.FASCIST


def at(step: int, round_: int) -> HiddenFacts:
    return build_hidden_facts(load_catalogue("en"), told_game(), step, round_)


def hands(step: int, round_: int) -> tuple[HandScene, ...]:
    (shown,) = at(step, round_).rounds
    assert bool(shown.hands) is not bool(shown.note)
    return shown.hands


def test_roles_are_there_from_the_deal_on() -> None:
    assert at(0, 1).roles == ROLES
    assert hands(0, 1) == ()


@pytest.mark.parametrize(
    ("step", "wanted"),
    [
        (3, []),
        (4, [("drew", (L, F, F), [])]),
        (5, [("drew", (L, F, F), [F]), ("got", (L, F), [])]),
        (6, [("drew", (L, F, F), [F]), ("got", (L, F), [L])]),
    ],
)
def test_cards_come_as_they_were_seen_and_put_away(
    step: int, wanted: list[tuple[str, tuple[Policy, ...], list[Policy]]]
) -> None:
    shown = hands(step, 2)
    assert [(hand.label, hand.cards, [hand.cards[at] for at in hand.away]) for hand in shown] == wanted


def test_a_claim_stands_beside_it_from_its_own_step_on() -> None:
    assert [hand.honest for hand in hands(6, 2)] == [None, None]
    drew, received = hands(7, 2)
    assert (drew.said_cards, drew.honest) == ((L, L, F), False)
    assert received.honest is None


def test_a_look_at_a_party_and_what_was_said_of_it() -> None:
    looked = hands(12, 3)[-1]
    assert (looked.label, looked.party, looked.cards) == ("Investigation: Ana", Party.LIBERAL, ())
    assert looked.honest is None
    told = hands(13, 3)[-1]
    assert (told.said_party, told.honest) == (Party.LIBERAL, True)


def test_what_is_said_of_an_earlier_round_brings_that_round_along() -> None:
    shown = at(7, 3)
    assert [part.heading.replace("\N{NO-BREAK SPACE}", " ") for part in shown.rounds] == [
        "Round 3",
        "Round 2",
    ]
