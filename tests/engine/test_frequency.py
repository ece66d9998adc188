"""Random play wins as often as three independent engines found: a sample small enough for every run."""

from __future__ import annotations

import pytest

from shgui.engine.apply import list_legal_actions
from tests.bench import bench_frequency
from tests.bench.bench_frequency import KNOWN, Sample, sample

GAMES = 2_500
MOST_ERRORS_OFF = 3.5


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("players", KNOWN)
def test_liberals_win_as_often_as_they_should(players: int) -> None:
    assert abs(sample(players, GAMES).errors_off) < MOST_ERRORS_OFF


@pytest.mark.lengthy(daily=0)
def test_play_that_is_a_little_different_would_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a liberal policy among two fascist ones is put away as often as one of those."""
    monkeypatch.setattr(bench_frequency, "choices", list_legal_actions)
    assert abs(sample(5, 4 * GAMES).errors_off) > MOST_ERRORS_OFF


def test_a_sample_knows_how_far_off_it_is() -> None:
    assert Sample(players=5, games=10_000, liberal_wins=2_385).errors_off == pytest.approx(0)
    assert Sample(players=5, games=10_000, liberal_wins=2_513).errors_off == pytest.approx(3.0, abs=0.01)
