"""How the checks of the project judge coverage."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def checks(root: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(root / "packaging")
    spec = importlib.util.spec_from_file_location("checks", root / "packaging" / "test.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def summary(branches: int, covered: int) -> dict[str, dict[str, int]]:
    counts = {
        "num_branches": branches,
        "covered_branches": covered,
        "num_statements": 10,
        "covered_lines": 10,
    }
    return {"summary": counts}


def test_the_branches_of_a_room_are_counted_over_its_files(
    checks: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"shgui/engine/legal.py": summary(100, 100), "shgui/engine/phases/vote.py": summary(100, 92)}
    assert checks._covered({"files": files})
    assert capsys.readouterr().out == "coverage of engine/: 96.0 % of branches, 100.0 % of lines\n"


def test_one_room_below_the_limit_fails_whatever_the_others_reach(checks: ModuleType) -> None:
    files = {"shgui/engine/legal.py": summary(1000, 1000), "shgui/table/seats.py": summary(100, 94)}
    assert not checks._covered({"files": files})
