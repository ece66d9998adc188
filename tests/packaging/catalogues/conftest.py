"""A rulebook of a made-up language, written for these tests, and its rulebook file."""

from __future__ import annotations

from pathlib import Path

import pytest
from catalogue_tools.book_text import BookText
from catalogue_tools.project import Project
from catalogue_tools.rulebook import Rulebook, load

LUNARI = Path(__file__).parents[2] / "locales" / "lunari"


@pytest.fixture(scope="session")
def project(root: Path) -> Project:
    return Project(root)


@pytest.fixture(scope="session")
def english(project: Project) -> Rulebook:
    return project.rulebook("en")


@pytest.fixture(scope="session")
def polish(project: Project) -> Rulebook:
    return project.rulebook("pl")


@pytest.fixture(scope="session")
def norwegian(project: Project) -> Rulebook:
    return project.rulebook("nb")


@pytest.fixture(scope="session")
def lunari() -> Rulebook:
    return load(LUNARI / "rulebook.toml")


@pytest.fixture(scope="session")
def lunari_text() -> BookText:
    return BookText.from_file(LUNARI / "qaa.txt")
