"""The project's judgement of coverage."""

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
    files = {"shgui/engine/apply.py": summary(100, 100), "shgui/engine/phases/vote.py": summary(100, 92)}
    assert checks._covered({"files": files})
    assert capsys.readouterr().out == "coverage of engine/: 96.0 % of branches, 100.0 % of lines\n"


def test_one_room_below_the_limit_fails_whatever_the_others_reach(checks: ModuleType) -> None:
    files = {"shgui/engine/apply.py": summary(1000, 1000), "shgui/bots/thinking/thinker.py": summary(100, 94)}
    assert not checks._covered({"files": files})


@pytest.mark.parametrize(
    ("selection", "needed"),
    [
        ([], True),
        (["-k", "help"], True),
        (["tests/phones"], True),
        (["tests/phones/browsers/test_games.py::test_a_game"], True),
        (["tests/ui/x_server", "-x"], True),
        (["tests/engine/test_deal.py::test_roles"], False),
        (["tests/phones/test_phone_server.py", "tests/words"], False),
    ],
)
def test_browsers_are_installed_only_for_their_tests(
    checks: ModuleType, selection: list[str], needed: bool
) -> None:
    assert checks._needs_hands(selection) is needed


def test_tests_in_browsers_are_left_out_aloud_where_a_browser_is_missing(
    checks: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    every = checks.missing_browsers.__globals__["BROWSERS"]
    monkeypatch.setattr(checks, "missing_browsers", lambda: [every[0]])
    assert checks._real_time() == ["tests/ui/x_server"]
    said = "This system has no package of Chromium, so the tests of phones in real browsers are left out.\n"
    assert capsys.readouterr().out == said
    monkeypatch.setattr(checks, "missing_browsers", list)
    assert checks._real_time() == ["tests/phones/browsers", "tests/ui/x_server"]
