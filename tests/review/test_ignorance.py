"""Shown values never depend on what the table couldn't know, bit for bit."""

from __future__ import annotations

from random import Random

import pytest

from shgui.engine.types import Role
from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Reading
from tests.review.games import Played, played
from tests.review.laid import LaidGame, told
from tests.review.sitting import replay_entries


def shown(game: FinishedGame) -> list[object]:
    """Return everything on the page that what everyone saw and heard decides."""
    review = told(game)
    return [
        review.moments,
        review.rounds,
        review.list_conclusions(),
        review.list_beliefs(Reading.LIKELY),
        [curve.chances for curve in review.list_curves()],
    ]


def swapped(game: Played, rng: Random) -> tuple[Role, ...]:
    """The roles, a Liberal and a Fascist exchanged."""
    roles = list(game.rigging.roles or ())
    one = rng.choice([seat for seat, role in enumerate(roles) if role is Role.LIBERAL])
    other = rng.choice([seat for seat, role in enumerate(roles) if role is Role.FASCIST])
    roles[one], roles[other] = roles[other], roles[one]
    return tuple(roles)


@pytest.mark.parametrize("size", [5, 7, 10])
def test_roles_that_nobody_could_know_change_no_curve(size: int) -> None:
    game = played(size, 1)
    other = replay_entries(size, game.entries, game.with_roles(swapped(game, Random(size))))
    assert other.roles != game.game.roles
    assert shown(other) == shown(game.game)


def quiet_session(roles: str, deck: str, discard: str, kept: str) -> FinishedGame:
    """Seats 0 and 1 enact a Fascist Policy out of whatever they hold, and say that they held nothing else."""
    game = LaidGame(roles, deck)
    game.round(1, discard, "F")
    game.drew(1, 0, "FFF")
    game.received(1, 1, kept)
    game.round(2, "F", "F")
    return game.finished()


def test_hands_that_nobody_else_saw_change_no_curve() -> None:
    one = quiet_session("LLLLFFH", "FFFFFF", "F", "FF")
    other = quiet_session("FHLLLFL", "LFLFFF", "L", "FF")
    assert shown(one) == shown(other)
