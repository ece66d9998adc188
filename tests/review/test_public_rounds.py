"""Rounds of every kind: what became of them, and who used which power."""

from __future__ import annotations

from shgui.engine.types import Party, Policy, Power
from shgui.review.public_rounds import RoundSecrets, Veto
from tests.review.laid import LaidGame, before_a_veto, cards

L, F = Policy.LIBERAL, Policy.FASCIST


def powers() -> LaidGame:
    """A game of seven: seat 1 investigates seat 5, seat 2 calls seat 4, whose government fails."""
    game = LaidGame("LLLLFFH", "F" * 9)
    game.round(1, "F", "F")
    game.round(2, "F", "F", target=5)
    game.saw(2, 1, 5, Party.FASCIST)
    game.round(3, "F", "F", target=4)
    game.round(0, nein=range(7))
    return game


def test_each_power_is_told_with_its_target_and_when_it_was_used() -> None:
    rounds = powers().story().rounds
    assert [(each.president, each.power, each.target) for each in rounds] == [
        (0, None, None),
        (1, Power.INVESTIGATE, 5),
        (2, Power.SPECIAL_ELECTION, 4),
        (4, None, None),
        (3, None, None),
    ]
    assert [each.power_at is not None for each in rounds] == [False, True, True, False, False]


def test_what_nobody_saw_is_not_hidden_either() -> None:
    assert powers().story().secrets[3] == RoundSecrets()


def test_a_rejected_government_and_chaos_are_told() -> None:
    game = LaidGame("LLLFH", "L")
    for chancellor in (1, 2, 3):
        game.round(chancellor, nein=range(5))
    last = game.story().rounds[2]
    assert (last.elected, last.policy, last.chaos) == (False, None, L)


def test_an_agreed_veto_enacts_nothing() -> None:
    game = before_a_veto()
    game.veto(3, "F", consent=True)
    review = game.story()
    assert (review.rounds[5].veto, review.rounds[5].policy) == (Veto.AGREED, None)
    assert review.secrets[5].received == cards("FF")


def test_a_refused_veto_enacts_a_policy() -> None:
    game = before_a_veto()
    game.veto(3, "F", consent=False, enact="F")
    told = game.story().rounds[5]
    assert (told.veto, told.policy) == (Veto.REFUSED, F)
