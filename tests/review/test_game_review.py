"""A review comes in slices, and what it tells of rounds and hands is what was."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from shgui.engine.knowledge import Drew, Peeked, Received, SawParty
from shgui.engine.types import Party, Policy
from shgui.reasoning.beliefs import Reading, Reasoner
from shgui.review.accounts import list_accounts
from shgui.review.claim_conversion import to_reasoning_claim
from shgui.review.game_review import GameReview
from tests.review.games import played
from tests.review.laid import LaidGame, cards, told
from tests.review.sitting import replay_entries

L, F = Policy.LIBERAL, Policy.FASCIST
READINGS = (Reading.PROVEN, Reading.LIKELY)


def disputed() -> LaidGame:
    """A game of seven: seat 0 draws LFF and discards the Liberal card; then seat 1 investigates seat 5, a
    Fascist."""
    game = LaidGame("FLLLLFH", "LFFFFF")
    game.round(1, "L", "F", nein=(3,))
    game.drew(1, 0, "FFF")
    game.received(1, 1, "FF")
    game.round(2, "F", "F", nein=(3, 4), target=5)
    game.saw(2, 1, 5, Party.LIBERAL)
    return game


def test_a_slice_ends_when_its_time_is_over() -> None:
    seconds: Iterator[int] = count()
    review = GameReview(played(7, 2).game, lambda: float(next(seconds)))
    assert review.advance(3000)
    assert 0 < len(review.list_beliefs(Reading.LIKELY)) < len(review.moments)
    assert (review.choose_verdicts(), review.list_curves(), review.list_conclusions()) == ((), (), ())


def test_slice_by_slice_comes_what_comes_at_once() -> None:
    game = played(5, 2).game
    whole = told(game)
    seconds: Iterator[int] = count()
    review = GameReview(game, lambda: float(next(seconds)))
    while review.advance(1500):
        pass
    for reading in READINGS:
        assert review.list_beliefs(reading) == whole.list_beliefs(reading)


def test_readings_are_those_of_one_who_followed_every_step() -> None:
    game = played(5, 4).game
    review = told(game)
    at = {moment.step: place for place, moment in enumerate(review.moments)}
    reasoner = Reasoner(5)
    for step in game.steps:
        reasoner.follow(step.view.history, [to_reasoning_claim(claim) for claim in step.claims])
        if step.number in at:
            for reading in READINGS:
                assert review.list_beliefs(reading)[at[step.number]] == reasoner.get_belief(reading, None)


def test_a_round_is_told_as_all_saw_it() -> None:
    first, second, *_ = disputed().story().rounds
    assert (first.president, first.chancellor, first.ja, first.nein, first.policy) == (0, 1, 6, 1, F)
    assert (second.president, second.target) == (1, 5)


def test_truth_stands_beside_the_claims() -> None:
    review = disputed().story()
    drew, received = review.secrets[0].checked_claims
    assert (drew.honest, drew.seen.cards) == (False, cards("LFF"))  # type: ignore[union-attr]
    assert received.honest
    assert [checked.honest for checked in review.secrets[1].checked_claims] == [False]


def test_accounts_go_from_the_deck_to_the_look() -> None:
    review = disputed().story()
    first, second = (
        [(each.seat, each.seen, each.claim is not None) for each in list_accounts(*pair)]
        for pair in zip(review.rounds[:2], review.secrets[:2], strict=True)
    )
    assert first == [(0, Drew(1, cards("LFF")), True), (1, Received(1, cards("FF")), True)]
    assert second == [
        (1, Drew(2, cards("FFF")), False),
        (2, Received(2, cards("FF")), False),
        (1, SawParty(2, 5, Party.FASCIST), True),
    ]


def test_what_was_on_top_is_told_of_whoever_peeked() -> None:
    game = LaidGame("LLLFH", "F" * 9 + "LFF")
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.peeked(3, 2, "LFF")
    review = game.story()
    account = list_accounts(review.rounds[2], review.secrets[2])[-1]
    assert (account.seat, account.seen) == (2, Peeked(3, cards("LFF")))
    assert account.claim is not None


def test_an_elected_hitler_draws_nothing() -> None:
    game = LaidGame("LLLFH", "F" * 9)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(4)
    review = game.story()
    assert list_accounts(review.rounds[-1], review.secrets[-1]) == ()


@pytest.mark.parametrize("size", [5, 7])
def test_a_game_that_was_ended_anywhere_can_be_told(size: int) -> None:
    whole = played(size, 6)
    for place in range(0, len(whole.entries), 3):
        review = told(replay_entries(size, whole.entries[:place], whole.rigging))
        assert len(review.choose_verdicts()) == len(review.list_curves()) == size
        review.list_conclusions()
