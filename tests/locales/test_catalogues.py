"""The six catalogues may ship: complete, current, in the rulebooks' words, well set."""

from __future__ import annotations

from catalogue_tools.checks.run import check
from catalogue_tools.project import Project


def test_the_checker_finds_nothing() -> None:
    assert check(Project.here()) == []
