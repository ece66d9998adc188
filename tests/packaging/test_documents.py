"""Documents for readers of the sources name things that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted(ROOT.glob(".github/*.md")), *sorted(ROOT.glob("*/README.md"))]
_LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#]+)")
_FILE = re.compile(
    r"`(?:python3? )?((?:packaging|shgui|tests|locales|assets|\.ci|\.github)/[\w./-]*\w)(?![*\w])"
)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files_of_the_tree(document: Path) -> None:
    targets = _LINK.findall(document.read_text("utf-8"))
    assert [target for target in targets if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_that_are_named_exist(document: Path) -> None:
    named = _FILE.findall(document.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []
