"""The curve of each player, by rounds."""

from __future__ import annotations

import pytest

from shgui.review.course import build_course
from shgui.review.curves import SuspicionCurve, build_curves
from shgui.review.key_moments import list_moments
from shgui.review.public_rounds import build_rounds
from tests.review.laid import LaidGame


def curves(game: LaidGame, chances: list[float | None]) -> tuple[SuspicionCurve, ...]:
    """Return the curves of a game in which all seats have the same chances."""
    finished = game.finished()
    course = build_course(finished.steps)
    moments = list_moments(course)
    assert len(moments) == len(chances)
    of_seats = [chances for _ in finished.players]
    return build_curves(build_rounds(course), moments, of_seats, finished.roles)


def test_a_curve_has_the_chance_at_the_deal_and_the_last_one_of_every_round() -> None:
    game = LaidGame("LLLFH")
    game.round(1, nein=range(5))
    game.round(2, "F", "F")
    curve = curves(game, [0.4, 0.5, 0.6, 0.7])[0]
    assert curve.chances == (0.4, 0.5, 0.7, 0.7)
    assert (curve.executed_in, curve.turning) == (None, 2)


@pytest.mark.parametrize(("after", "turning"), [(0.51, None), (0.53, 1), (0.27, 1)])
def test_a_turning_point_is_the_largest_step_if_it_is_large(after: float, turning: int | None) -> None:
    game = LaidGame("LLLFH")
    game.round(1, nein=range(5))
    assert curves(game, [0.4, after])[0].turning == turning


def test_where_nothing_fits_the_chance_stays_what_it_was() -> None:
    game = LaidGame("LLLFH")
    game.round(1, nein=range(5))
    assert curves(game, [0.4, None])[0].chances == (0.4, 0.4, 0.4)


def test_the_curve_of_an_executed_player_ends_before_the_shot() -> None:
    game = LaidGame("LLLFH", "F" * 11)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(1, "F", "F", target=2)
    votes_and_sessions = [0.4, *(number / 10 for number in range(1, 8)), 0.8, 0.85, 0.95]
    shot, other = curves(game, list(votes_and_sessions))[2:4]
    assert (shot.chances[-1], shot.executed_in, len(shot.chances)) == (0.85, 4, 5)
    assert (other.chances[4], other.executed_in, len(other.chances)) == (0.95, None, 6)


def test_the_ja_to_fascists_leave_out_the_own_governments() -> None:
    game = LaidGame("LLLFH", "FFF" * 3)
    game.round(3, "F", "F", nein=(2,))
    game.round(2, "F", "F")
    game.round(4, nein=(1, 3, 4))
    counted = [(curve.ja, curve.of) for curve in curves(game, [0.4] * 6)]
    assert counted == [(1, 1), (1, 2), (0, 1), (0, 1), (1, 1)]
