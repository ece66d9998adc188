"""assets/CREDITS.md says of every shipped file who made it and under which licence it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest


class Credit(NamedTuple):
    patterns: tuple[str, ...]
    author: str
    licence: str


def credits_of(text: str) -> list[Credit]:
    """The rows of tables with columns file, author, licence. Files are parted by commas; * is any name."""
    found: list[Credit] = []
    columns: list[str] = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            columns = []
        elif not columns:
            columns = [cell.lower() for cell in cells]
        elif {"file", "author", "licence"} <= set(columns) and set(line) - set("|-: "):
            row = dict(zip(columns, cells, strict=True))
            patterns = tuple(name.strip(" `") for name in row["file"].split(","))
            found.append(Credit(patterns, row["author"], row["licence"]))
    return found


@pytest.fixture
def listed(root: Path) -> list[Credit]:
    return credits_of((root / "assets" / "CREDITS.md").read_text(encoding="utf-8"))


def test_every_asset_is_credited(root: Path, listed: list[Credit]) -> None:
    assets = root / "assets"
    files = {path for path in assets.rglob("*") if path.is_file()} - {assets / "CREDITS.md"}
    credited = {path for credit in listed for pattern in credit.patterns for path in assets.glob(pattern)}
    licence_texts = {assets / name for credit in listed for name in re.findall(r"\S+\.txt", credit.licence)}
    assert sorted(str(path.relative_to(assets)) for path in files - credited - licence_texts) == []


def test_every_licence_text_is_there(root: Path, listed: list[Credit]) -> None:
    names = [name for credit in listed for name in re.findall(r"\S+\.txt", credit.licence)]
    assert [name for name in names if not (root / "assets" / name).is_file()] == []


def test_no_credit_is_given_for_a_file_that_is_gone(root: Path, listed: list[Credit]) -> None:
    patterns = [pattern for credit in listed for pattern in credit.patterns]
    assert [pattern for pattern in patterns if not list((root / "assets").glob(pattern))] == []


def test_every_credit_names_file_author_and_licence(listed: list[Credit]) -> None:
    assert listed
    assert [credit for credit in listed if not all((*credit.patterns, credit.author, credit.licence))] == []


def test_the_rows_of_the_table_are_read() -> None:
    text = (
        "| File | Author | Licence |\n| --- | --- | --- |\n| `*.svg`, a.ttf | Ana |  |\n\n| `b` | c | d |\n"
    )
    assert credits_of(text) == [Credit(("*.svg", "a.ttf"), "Ana", "")]
