"""The clock that nobody sets."""

import time
from pathlib import Path

import pytest

from shgui.storage import deal_marks as module
from shgui.storage.deal_marks import measure_uptime


def test_it_goes_on_within_one_start_of_the_computer() -> None:
    first, second = measure_uptime(), measure_uptime()
    assert first.boot == second.boot != ""
    assert 0 <= first.seconds <= second.seconds


def test_where_the_system_names_no_start_this_process_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "_BOOT_ID", tmp_path / "none")
    own = measure_uptime().boot
    (tmp_path / "odd").write_bytes(b"\xff")
    monkeypatch.setattr(module, "_BOOT_ID", tmp_path / "odd")
    assert own == measure_uptime().boot
    assert len(own) == 32


@pytest.mark.parametrize("lacking", [["CLOCK_BOOTTIME"], ["CLOCK_BOOTTIME", "CLOCK_MONOTONIC"]])
def test_any_clock_that_only_goes_on_will_do(monkeypatch: pytest.MonkeyPatch, lacking: list[str]) -> None:
    for name in lacking:
        monkeypatch.delattr(time, name, raising=False)
    assert 0 <= measure_uptime().seconds <= measure_uptime().seconds
