"""The thirty-five rulings where no book speaks: each that concerns the rules has a scenario that names it."""

from __future__ import annotations

import re
from pathlib import Path

RULINGS = set(range(1, 36))
NOT_FOR_THE_RULES = {35}
"""Talk between President and Chancellor during a session: there is no chat."""


def rows_named(text: str) -> set[int]:
    named = re.findall(r"[Rr]ows? (\d+(?:(?:, | and )\d+)*)", text)
    return {int(number) for rows in named for number in re.findall(r"\d+", rows)}


def test_every_ruling_has_its_scenario() -> None:
    folder = Path(__file__).parent
    texts = [
        path.read_text(encoding="utf-8")
        for path in folder.glob("test_*.py")
        if path.name != Path(__file__).name
    ]
    named = set().union(*map(rows_named, texts))
    assert named == RULINGS - NOT_FOR_THE_RULES


def test_several_rows_can_be_named_at_once() -> None:
    assert rows_named("Rows 1, 5 and 6: a. Row 7; rows 8 and 9.") == {1, 5, 6, 7, 8, 9}
