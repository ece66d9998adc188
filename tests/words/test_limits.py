"""Who can't be nominated, and why."""

from __future__ import annotations

from shgui.engine.types import Office
from shgui.words import term_limits
from shgui.words.catalogue import Catalogue
from tests.words.samples import NAMES


def test_officially_those_elected_last_are_limited(words: Catalogue) -> None:
    held = ((0, Office.PRESIDENT), (1, Office.CHANCELLOR))
    assert term_limits.lines(words, held, NAMES, "official") == (
        "Ana – Term limit: last elected President.",
        "Ola – Term limit: last elected Chancellor.",
    )


def test_by_the_portuguese_book_those_who_enacted_last_are_limited(words: Catalogue) -> None:
    told = term_limits.reason(words, Office.CHANCELLOR, "pt_BR")
    assert told == "Term limit: Chancellor when a Policy was last enacted."
