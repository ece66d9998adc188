"""Seats that can't be nominated, and the reasons."""

from __future__ import annotations

from shgui.engine.types import Office
from shgui.words import refusal_texts
from shgui.words.catalogue import Catalogue


def test_officially_those_elected_last_are_limited(words: Catalogue) -> None:
    reasons = [refusal_texts.get_term_limit_reason(words, office, "official") for office in Office]
    assert reasons == ["Term limit: last elected President.", "Term limit: last elected Chancellor."]


def test_by_the_portuguese_book_those_who_enacted_last_are_limited(words: Catalogue) -> None:
    told = refusal_texts.get_term_limit_reason(words, Office.CHANCELLOR, "pt_BR")
    assert told == "Term limit: Chancellor when a Policy was last enacted."
