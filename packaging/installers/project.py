"""The sources, the versions and the folders of a build."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cached_property
from pathlib import Path

from shgui.resources import HOME_PAGE

NAME = "shgui"
TITLE = "Secret Hitler"
APP_ID = "org.example.shgui"
"""Names the program among all others (AppStream, macOS): the address of its home page, read from the end."""
PUBLISHER = "The authors of shgui"
MAINTAINER = f"{PUBLISHER} <shgui@example.org>"
"""Debian wants an address here. Nobody reads what is sent to this one; the project has none yet."""
PAGE = HOME_PAGE
PROGRAM_LICENCE = "CC-BY-NC-SA-4.0"
RECORD_TYPE = "application/x-shgui-record+json"
RECORD_SUFFIX = ".shgui"

_HEADING = re.compile(r"^## (?P<version>[0-9][^,\n]*), (?P<date>.+)$", re.MULTILINE)
_NOTE = re.compile(r"\s*\n(?:\s*\n)?- |\s*\n\s*\n")
"""Between paragraphs, and before each point of a list."""


@dataclass(frozen=True)
class Release:
    """One section of the list of changes."""

    version: str
    day: date | None
    """None while it isn't published."""
    notes: tuple[str, ...]
    """Its paragraphs."""


@dataclass(frozen=True)
class Project:
    root: Path

    @classmethod
    def here(cls) -> Project:
        return cls(Path(__file__).resolve().parents[2])

    @cached_property
    def version(self) -> str:
        """The one in shgui/__init__.py: nothing else says which version this is."""
        text = (self.root / "shgui" / "__init__.py").read_text(encoding="utf-8")
        found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
        if found is None:
            raise ValueError("shgui/__init__.py says no version")
        return found[1]

    @cached_property
    def moment(self) -> int:
        """The time of the last commit, which everything built from this tree carries."""
        said = os.environ.get("SOURCE_DATE_EPOCH")
        if said:
            return int(said)
        answer = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=self.root, capture_output=True, text=True, check=True
        )
        return int(answer.stdout)

    @property
    def day(self) -> date:
        return datetime.fromtimestamp(self.moment, UTC).date()

    @cached_property
    def releases(self) -> tuple[Release, ...]:
        """The list of changes, the newest first."""
        return releases((self.root / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8"))

    @property
    def downloads(self) -> Path:
        return self.root / "build" / "downloads"

    @property
    def work(self) -> Path:
        """The folder for intermediate files."""
        return self.root / "build" / "installers"

    @property
    def output(self) -> Path:
        return self.root / "dist"

    def fresh(self, name: str) -> Path:
        """An empty folder to work in."""
        import shutil

        folder = self.work / name
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        return folder


def releases(changes: str) -> tuple[Release, ...]:
    headings = list(_HEADING.finditer(changes))
    ends = [heading.start() for heading in headings[1:]] + [len(changes)]
    found = []
    for heading, end in zip(headings, ends, strict=True):
        text = changes[heading.end() : end].strip()
        notes = tuple(" ".join(part.split()) for part in _NOTE.split(text))
        published = re.fullmatch(r"\d{4}-\d\d-\d\d", heading["date"])
        found.append(
            Release(heading["version"], date.fromisoformat(heading["date"]) if published else None, notes)
        )
    return tuple(found)
