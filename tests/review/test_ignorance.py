"""Shown values never depend on what their observer couldn't know, bit for bit."""

from __future__ import annotations

from random import Random

import pytest

from shgui.engine.types import Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Reading
from shgui.review.accounts import list_accounts
from shgui.review.game_review import GameReview
from shgui.review.marks import ReviewMark
from tests.review.games import Played, played
from tests.review.laid import LaidGame, told
from tests.review.sitting import replay_entries


def shown(story: GameReview, observer: Seat | None) -> list[object]:
    """Return everything that pages may show with the roles hidden."""
    while story.advance(1000, observer):
        pass
    seats = range(len(story.game.players))
    return [
        story.moments,
        story.rounds,
        story.list_column_heads(roles_open=False),
        story.list_marks(roles_open=False),
        story.choose_headlines(roles_open=False),
        story.list_conclusions(),
        *([story.list_beliefs(observer, reading) for reading in Reading]),
        *(story.build_spoken_strip(seat, observer, roles_open=False) for seat in seats),
        *(list_accounts(each, None) for each in story.rounds),
    ]


def swapped(game: Played, observer: Seat, rng: Random) -> tuple[Role, ...] | None:
    """The roles, a Liberal and a Fascist exchanged of whom the observer has no card seen."""
    roles = list(game.rigging.roles or ())
    last = len(game.game.steps) - 1
    looked = {getattr(memory, "target", None) for memory in game.game.seen_by(last, observer).memory}
    open_to = [seat for seat in range(len(roles)) if seat != observer and seat not in looked]
    liberals = [seat for seat in open_to if roles[seat] is Role.LIBERAL]
    fascists = [seat for seat in open_to if roles[seat] is Role.FASCIST]
    if roles[observer] is not Role.LIBERAL or not liberals or not fascists:
        return None
    one, other = rng.choice(liberals), rng.choice(fascists)
    roles[one], roles[other] = roles[other], roles[one]
    return tuple(roles)


@pytest.mark.parametrize("size", [5, 7, 10])
def test_roles_that_nobody_could_know_change_no_strip(size: int) -> None:
    rng = Random(size)
    game = played(size, 1)
    compared = 0
    for observer in range(size):
        roles = swapped(game, observer, rng)
        if roles is not None and not compared:
            other = replay_entries(size, game.entries, game.with_roles(roles))
            assert other.roles != game.game.roles
            for seat in (None, observer):
                assert shown(GameReview(other), seat) == shown(GameReview(game.game), seat)
            compared += 1
    assert compared


def quiet_session(roles: str, deck: str, discard: str, kept: str) -> FinishedGame:
    """Seats 0 and 1 enact a Fascist Policy out of whatever they hold, and say that they held nothing else."""
    game = LaidGame(roles, deck)
    game.round(1, discard, "F")
    game.drew(1, 0, "FFF")
    game.received(1, 1, kept)
    game.round(2, "F", "F")
    return game.finished()


def test_hands_that_nobody_else_saw_change_no_strip() -> None:
    one = quiet_session("LLLLFFH", "FFFFFF", "F", "FF")
    other = quiet_session("FHLLLFL", "LFLFFF", "L", "FF")
    for observer in (None, 2, 3):
        assert shown(GameReview(one), observer) == shown(GameReview(other), observer)


def test_the_chancellor_knows_the_hand_that_came_and_not_the_card_put_away() -> None:
    one = quiet_session("LLLLFFH", "FFFFFF", "F", "FF")
    other = quiet_session("FLLLLFH", "LFFFFF", "L", "FF")
    third = quiet_session("LLLLFFH", "LFLFFF", "L", "FF")
    assert shown(GameReview(one), 1) == shown(GameReview(other), 1)
    assert shown(GameReview(one), 1) != shown(GameReview(third), 1)


def test_what_needs_the_truth_is_shown_with_the_roles_alone() -> None:
    story = told(quiet_session("FHLLLFL", "LFLFFF", "L", "FF"))
    hidden = {mark for seat in story.list_marks(roles_open=False) for marks in seat for mark in marks}
    revealed = {mark for seat in story.list_marks(roles_open=True) for marks in seat for mark in marks}
    assert revealed - hidden == {ReviewMark.SAID_OTHERWISE}
