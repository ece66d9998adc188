"""Seats that can't be nominated, and the reasons."""

from __future__ import annotations

from shgui.engine.types import Office
from shgui.words import term_limit_texts
from shgui.words.catalogue import Catalogue
from tests.words.samples import NAMES


def test_officially_those_elected_last_are_limited(words: Catalogue) -> None:
    held = ((0, Office.PRESIDENT), (1, Office.CHANCELLOR))
    assert term_limit_texts.list_term_limits(words, held, NAMES, "official") == (
        "Ana – Term limit: last elected President.",
        "Ola – Term limit: last elected Chancellor.",
    )


def test_by_the_portuguese_book_those_who_enacted_last_are_limited(words: Catalogue) -> None:
    told = term_limit_texts.get_term_limit_reason(words, Office.CHANCELLOR, "pt_BR")
    assert told == "Term limit: Chancellor when a Policy was last enacted."
