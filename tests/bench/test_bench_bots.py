"""The benchmark of bots runs, and knows when they think too long."""

from __future__ import annotations

import pytest

from tests.bench import bench_bots


def test_every_question_is_timed_at_every_size(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench_bots", "--games", "1", "--players", "5", "10"])
    assert bench_bots.main() == 0
    told = capsys.readouterr().out
    for question in ("nominate", "vote", "president_discard", "chancellor_enact", "claim", "comment", "anew"):
        assert f"\n  {question:22}" in told


def test_thinking_too_long_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    times = {"vote": [1.0] * 90 + [150.0] * 10, "comment": [500.0]}
    assert not bench_bots.report({10: times}, {10: [1.0]}, loops=1000)
    times["vote"] = [1.0] * 96 + [150.0] * 4
    assert bench_bots.report({10: times}, {10: [1.0]}, loops=1000)
