"""Tournaments add up over turns, and know a cell that is not as it must be."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shgui.engine.types import Outcome
from tests.bots import turns
from tests.bots.tournament import TABLE, Cell, Tally, chosen_cells, holds, main, tallies
from tests.bots.turns import Results


def tally(won: int, lost: int) -> Tally:
    return Tally(
        won + lost,
        Counter({Outcome.FIVE_LIBERAL_POLICIES: won, Outcome.SIX_FASCIST_POLICIES: lost}),
    )


def run(path: Path, *more: str) -> int:
    return main(["--results", str(path), "--seeds", "checks", "--processes", "1", *more])


def test_turns_add_up_and_nothing_is_played_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "found" / "bots.jsonl"
    cell = ("--cell", "rule/rule", "--players", "5")
    assert run(path, *cell, "--games", "3") == 0
    first = path.read_text(encoding="utf-8")
    assert run(path, *cell, "--games", "8") == 0
    second = path.read_text(encoding="utf-8")
    assert second.startswith(first)
    assert len(second.splitlines()) == 8
    assert capsys.readouterr().out.splitlines()[-1].split()[:3] == ["rule/rule", "5", "8"]


def test_a_turn_ends_in_time_and_says_that_there_is_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "bots.jsonl", "--cell", "rule/rule", "--minutes", "0", "--games", "50") == 1
    assert "There is more to play" in capsys.readouterr().out


def test_games_of_other_players_and_other_seeds_dont_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bots.jsonl"
    run(path, "--cell", "selfish/selfish", "--players", "5", "--games", "2")
    cells = chosen_cells("selfish/selfish", [5])
    assert tallies(cells, Results(path), "checks", 2)[cells[0]].games == 2
    assert tallies(cells, Results(path), "proof", 2) == {}
    monkeypatch.setattr(turns, "players_now", lambda: "others")
    assert tallies(cells, Results(path), "checks", 2) == {}


def test_a_cell_holds_within_its_bounds_and_nowhere_else() -> None:
    cell = Cell("ours", "ours", 7, least=0.45, most=0.55)
    assert [holds(cell, {cell: tally(won, 100 - won)}) for won in (44, 45, 55, 56)] == [
        False,
        True,
        True,
        False,
    ]
    assert holds(cell, {}) is None


def test_a_cell_below_another_waits_for_it() -> None:
    cell, other = Cell("rule", "ours", 7, below="rule/rule"), Cell("rule", "rule", 7)
    assert holds(cell, {cell: tally(30, 70)}) is None
    assert holds(cell, {cell: tally(30, 70), other: tally(40, 60)}) is True
    assert holds(cell, {cell: tally(40, 60), other: tally(40, 60)}) is False


def test_an_error_is_a_standard_error() -> None:
    assert tally(50, 50).rate == 0.5
    assert tally(50, 50).error == pytest.approx(0.05)


def test_the_table_is_the_whole_proof_and_other_cells_have_names() -> None:
    assert len(TABLE) == len({(cell.name, cell.players) for cell in TABLE}) == 19
    assert [cell.players for cell in chosen_cells("bold/random", None)] == [5, 7, 10]
    with pytest.raises(SystemExit):
        chosen_cells("nobody/rule", None)
