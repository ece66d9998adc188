"""The engine's benchmarks run, and know a number that is off."""

from __future__ import annotations

import pytest

from tests.bench import bench_engine, bench_frequency, bench_reasoning


def test_every_kind_of_game_is_measured_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    best, loops = bench_engine.measure(games=2, rounds=1)
    bench_engine.report(best, loops)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:]] == ["5", "7", "10"]
    assert all(speed > 0 for speed in (*best.values(), loops))


def test_the_time_is_told_by_phase(capsys: pytest.CaptureFixture[str]) -> None:
    bench_engine.report_breakdown(players=5, games=3)
    told = capsys.readouterr().out
    for decision in ("deal", "nominate", "vote", "last vote", "president discard", "chancellor enact"):
        assert f"\n{decision:20}" in told


def test_frequencies_are_told_for_every_size(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench_frequency", "--games", "40"])
    assert bench_frequency.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["5", "6", "7", "8", "9", "10"]


def test_a_figure_three_errors_off_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["bench_frequency", "--games", "40"])
    monkeypatch.setitem(bench_frequency.KNOWN, 7, 75.0)
    assert bench_frequency.main() == 1


def test_reasoning_is_measured_for_the_table_and_for_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    games = [bench_reasoning.moments(seed=1, players=5)[:20]]
    best, loops = bench_reasoning.measure(games, rounds=1)
    bench_reasoning.report(best, loops, games)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[3:]] == ["certain,", "proven,", "likely,"] * 2
    assert all(0 < time < float("inf") for times in best.values() for time in times)
