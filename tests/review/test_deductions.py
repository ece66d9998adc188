"""Conclusions from what everyone saw and heard."""

from __future__ import annotations

import pytest

from shgui.engine.types import Party
from shgui.review.deductions import Conclusion, ConclusionKind
from tests.review.laid import LaidGame

Kind = ConclusionKind


def found(game: LaidGame, *kinds: ConclusionKind) -> list[tuple[ConclusionKind, int, tuple[int, ...]]]:
    conclusions: tuple[Conclusion, ...] = game.story().list_conclusions()
    return [(each.kind, each.round, each.seats) for each in conclusions if each.kind in kinds]


def session(drew: str, received: str, roles: str = "LFLLLFH") -> LaidGame:
    game = LaidGame(roles, "LFF")
    game.round(1, "F", "F")
    game.drew(1, 0, drew)
    game.received(1, 1, received)
    return game


def test_two_claims_that_both_may_be_true_show_a_fascist_if_liberals_are_honest() -> None:
    conclusions = found(session("LFF", "FF"), Kind.ONE_LIED, Kind.ONE_IS_FASCIST)
    assert conclusions == [(Kind.ONE_IS_FASCIST, 1, (0, 1))]


def test_two_claims_that_cannot_both_be_true_show_a_lie_to_everyone() -> None:
    conclusions = found(session("LLF", "FF"), Kind.ONE_LIED, Kind.ONE_IS_FASCIST)
    assert conclusions == [(Kind.ONE_LIED, 1, (0, 1))]


def test_a_corrected_claim_leads_to_nothing() -> None:
    game = session("LLF", "FF")
    game.drew(1, 0, "FFF")
    assert found(game, *Kind) == []


@pytest.mark.parametrize(("party", "number"), [(Party.FASCIST, 1), (Party.LIBERAL, 0)])
def test_of_two_players_one_is_a_fascist_if_one_calls_the_other_so(party: Party, number: int) -> None:
    game = LaidGame("LLLLFFH", "F" * 6)
    game.round(1, "F", "F")
    game.round(2, "F", "F", target=4)
    game.saw(2, 1, 4, party)
    assert found(game, Kind.ACCUSED) == [(Kind.ACCUSED, 2, (1, 4))] * number


def test_an_election_after_three_fascist_policies_clears_the_chancellor_once() -> None:
    game = LaidGame("LLLFH", "F" * 11)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(1, "F", "F", target=0)
    game.round(2, nein=range(5))
    cleared = found(game, Kind.ELECTION_CLEARED, Kind.EXECUTION_CLEARED)
    assert cleared == [(Kind.ELECTION_CLEARED, 4, (1,)), (Kind.EXECUTION_CLEARED, 4, (0,))]


def test_an_executed_hitler_is_not_cleared() -> None:
    game = LaidGame("LLLFH", "F" * 11)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(1, "F", "F", target=4)
    assert found(game, Kind.EXECUTION_CLEARED) == []


def test_what_a_player_must_be_is_said_in_the_round_that_left_nothing_else() -> None:
    game = LaidGame("LLLFH", "LFF" * 3)
    for number, (president, chancellor) in enumerate(((0, 3), (1, 4), (2, 3)), 1):
        game.round(chancellor, "F", "F")
        game.drew(number, president, "LFF")
        game.received(number, chancellor, "FF")
    proven = found(game, Kind.FASCIST, Kind.LIBERAL, Kind.NOTHING_FITS)
    assert proven == [(Kind.LIBERAL, 2, (2,)), (Kind.FASCIST, 3, (3,)), (Kind.LIBERAL, 3, (0,))]


def test_nothing_fits_once_too_many_players_contradict_each_other() -> None:
    """Of three players who all contradict each other two are Fascists, and so is one of the other two."""
    game = LaidGame("HLLFL", "LFF" * 4)
    for number, (president, chancellor) in enumerate(((0, 1), (1, 2), (2, 0), (3, 4)), 1):
        game.round(chancellor, "F", "F")
        game.drew(number, president, "LFF")
        game.received(number, chancellor, "FF")
    assert found(game, Kind.FASCIST, Kind.LIBERAL, Kind.NOTHING_FITS) == [(Kind.NOTHING_FITS, 4, ())]
