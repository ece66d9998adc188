"""Version, dates and list of changes come from one place each."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from installers.project import APP_ID, MAINTAINER, PAGE, Project, Release, releases
from linux.deb import debian_changelog

from shgui import __version__
from shgui.resources import HOME_PAGE

CHANGES = """# What changed

## 0.2.0, 2027-01-02

Faster.

And
softer.

## 0.1.0, not published yet

The first version.

- One point
  of two.
- Another one - with a dash.
"""


def test_the_version_is_the_programs_own(root: Path) -> None:
    assert Project(root).version == __version__


def test_the_newest_change_is_about_this_version(root: Path) -> None:
    assert Project(root).releases[0].version == __version__


def test_changes_are_read_with_their_days() -> None:
    assert releases(CHANGES) == (
        Release("0.2.0", date(2027, 1, 2), ("Faster.", "And softer.")),
        Release("0.1.0", None, ("The first version.", "One point of two.", "Another one - with a dash.")),
    )


def test_everything_bears_the_time_that_is_handed_in(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert Project(root).day == date(1970, 1, 2)


def test_program_and_packages_name_one_address(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    address = urlsplit(HOME_PAGE)
    assert {PAGE, project["urls"]["Homepage"]} == {HOME_PAGE}
    assert address.scheme == "https"
    assert address.hostname is not None
    assert list(reversed(address.hostname.split("."))) == APP_ID.split(".")
    assert address.hostname.endswith(MAINTAINER.rpartition("@")[2].rstrip(">"))


def test_no_line_of_debians_changelog_is_longer_than_its_checker_takes(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    project = Project(root)
    lines = debian_changelog(project).splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith("  * ") for line in lines) == len(project.releases[0].notes)
