"""Messages that are terms get the rulebook's words, in the form that their place needs."""

from __future__ import annotations

import pytest
from catalogue_tools.rulebook import Rulebook
from catalogue_tools.term_book import (
    TermBook,
    UnknownTerm,
    fill_marks,
    is_term,
    translate_counted_term,
    translate_term,
)


@pytest.fixture(scope="session")
def book(english: Rulebook) -> TermBook:
    return TermBook(english)


def test_a_message_is_a_term_by_its_context() -> None:
    assert is_term("term")
    assert is_term("term:round")
    assert not is_term("terminal")
    assert not is_term(None)


def test_a_term_alone_begins_like_its_message(book: TermBook, norwegian: Rulebook) -> None:
    assert translate_term("Chancellor", "term", book, norwegian) == "Kansler"
    assert translate_term("chancellor", "term", book, norwegian) == "kansler"


def test_a_plural_is_a_plural(book: TermBook, polish: Rulebook) -> None:
    assert translate_term("Fascists", "term", book, polish) == "Faszyści"


def test_a_name_follows_a_term_after_a_colon(book: TermBook, polish: Rulebook) -> None:
    assert translate_term("Presidential Candidate: {name}", "term", book, polish) == (
        "Kandydat na Prezydenta: {name}"
    )


def test_a_number_takes_the_form_of_its_language(book: TermBook, polish: Rulebook) -> None:
    forms = translate_counted_term("{count} Fascist Policy", "term", book, polish)
    assert forms == (
        "{count} Faszystowska Ustawa",
        "{count} Faszystowskie Ustawy",
        "{count} Faszystowskich Ustaw",
    )


def test_two_concepts_with_one_word_are_told_apart_by_the_context(book: TermBook) -> None:
    assert book.find("Liberal", "term") == ("liberal", "")
    assert book.find("liberal", "term") == ("liberal_adj", "")
    assert book.find("Liberal", "term:liberal_adj") == ("liberal_adj", "")


@pytest.mark.parametrize("message", ["Blimp", "The {office} enacts", "Chancellor ({name})"])
def test_what_is_no_term_is_refused(book: TermBook, polish: Rulebook, message: str) -> None:
    with pytest.raises(UnknownTerm):
        translate_term(message, "term", book, polish)


def test_marks_in_a_sentence_are_filled(polish: Rulebook) -> None:
    sentence = fill_marks("Zagłosuj na [[chancellor_candidate:acc]]: {name}", polish)
    assert sentence == "Zagłosuj na Kandydata na Kanclerza: {name}"


@pytest.mark.parametrize("mark", ["[[blimp]]", "[[chancellor:vocative]]"])
def test_a_mark_that_names_nothing_is_refused(polish: Rulebook, mark: str) -> None:
    with pytest.raises(UnknownTerm):
        fill_marks(mark, polish)
