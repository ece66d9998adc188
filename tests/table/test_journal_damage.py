"""Bits, bytes, values and tables gone wrong: whatever is lost or changed is told, and nothing breaks."""

import sys
from pathlib import Path

import pytest

from tests.table.damage_lab import BYTES, EDITS, FILES, Damage, prepare, try_damages
from tests.table.damage_running import try_removals


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("damage") / "first"
    prepare(folder)
    return folder


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(
    ("damages", "times"),
    [
        pytest.param(BYTES, 120, id="bytes"),
        pytest.param(EDITS, 180, id="edits"),
        pytest.param(FILES, 40, id="files"),
    ],
)
def test_no_damage_is_silent_and_none_breaks_the_program(
    first: Path, tmp_path: Path, damages: list[Damage], times: int
) -> None:
    report = try_damages(first, tmp_path / "place", damages, times, seed=7)
    assert (report.silent, report.uncaught) == ([], [])
    assert report.told > times // 3
    assert report.tried == times


@pytest.mark.skipif(sys.platform == "win32", reason="the system itself keeps open files where they are")
def test_no_loss_is_silent_while_a_game_goes_on(first: Path, tmp_path: Path) -> None:
    report = try_removals(first, tmp_path / "place", 54, seed=7)
    assert (report.silent, report.uncaught) == ([], [])
    assert report.told > 27
    assert report.tried == 54
