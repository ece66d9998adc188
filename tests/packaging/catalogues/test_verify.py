"""A rulebook file is proved against the book's text, and what doesn't stand there is named."""

from __future__ import annotations

from dataclasses import replace

import pytest
from catalogue_tools.book_text import BookText
from catalogue_tools.rulebook import Entry, Place, Rulebook, Ruling, Step, Term
from catalogue_tools.verify import verify


def problems(rulebook: Rulebook, text: BookText) -> str:
    return "\n".join(verify(rulebook, text).problems)


def with_term(rulebook: Rulebook, term: Term) -> Rulebook:
    return replace(rulebook, terms={**rulebook.terms, term.key: term})


def test_a_true_file_is_proved_clean(lunari: Rulebook, lunari_text: BookText) -> None:
    proof = verify(lunari, lunari_text)
    assert proof.problems == []
    assert proof.proved > 1000


def test_a_wrong_line_of_a_form_is_named(lunari: Rulebook, lunari_text: BookText) -> None:
    term = replace(lunari.terms["envelope"], printed={"kuverin": (38,)})
    assert "'kuverin' is not in L38" in problems(with_term(lunari, term), lunari_text)


def test_a_form_with_other_capitals_is_named(lunari: Rulebook, lunari_text: BookText) -> None:
    term = replace(lunari.terms["thumb"], printed={"POLEKO": lunari.terms["thumb"].printed["poleko"]})
    assert "'POLEKO' is printed with other capitals" in problems(with_term(lunari, term), lunari_text)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"source": "book", "term": "blimo"}, "'blimo' is not in the book"),
        ({"source": "coined"}, "'poleko' is in the book, not coined"),
        ({"source": "inflected", "term": "polek", "printed": {}}, "inflected, but no printed form is named"),
        ({"source": "undecided"}, "'poleko' is in the book, not undecided"),
        ({"source": "undecided", "term": "", "printed": {}}, "a human has still to decide"),
        ({"cases": {"pl": "polekin"}}, "pl 'polekin' is not in the book"),
        ({"inferred": {"pl": "poleko"}}, "pl 'poleko' is in the book, not inferred"),
        ({"slips": {"polleko": "poleko"}}, "the slip 'polleko' has no line"),
    ],
)
def test_a_term_that_says_more_than_the_book_is_named(
    lunari: Rulebook, lunari_text: BookText, change: dict[str, object], complaint: str
) -> None:
    term = Term(**{**vars(lunari.terms["thumb"]), **change})
    assert f"terms.thumb: {complaint}" in problems(with_term(lunari, term), lunari_text)


def test_a_number_that_the_table_doesnt_have_is_named(lunari: Rulebook, lunari_text: BookText) -> None:
    assert lunari.player_table is not None
    table = replace(lunari.player_table, liberals=(3, 4, 4, 5, 6, 6))
    assert "player_table: L54" in problems(replace(lunari, player_table=table), lunari_text)


def test_a_component_that_is_counted_otherwise_is_named(lunari: Rulebook, lunari_text: BookText) -> None:
    contents = {**lunari.contents, "policies": replace(lunari.contents["policies"], count=18)}
    assert "contents.policies: L34 doesn't count 18" in problems(
        replace(lunari, contents=contents), lunari_text
    )


def test_headings_out_of_order_are_named(lunari: Rulebook, lunari_text: BookText) -> None:
    headings = {**lunari.headings, "object": Entry("Stratego", Place(172, "STRATEGO"))}
    assert "headings.contents: L32 is out of order" in problems(
        replace(lunari, headings=headings), lunari_text
    )


def test_words_inside_a_line_are_no_heading(lunari: Rulebook, lunari_text: BookText) -> None:
    headings = {**lunari.headings, "veto": Entry("Veto", Place(166, "VETO"))}
    assert "L166 doesn't begin with 'VETO'" in problems(replace(lunari, headings=headings), lunari_text)


def test_a_step_of_the_narrator_at_an_empty_line_is_named(lunari: Rulebook, lunari_text: BookText) -> None:
    narrator = {"small_game": (Step("all_close", 66),)}
    assert "narrator.small_game: all_close is not at L66" in problems(
        replace(lunari, narrator=narrator), lunari_text
    )


def test_a_switch_whose_words_stand_elsewhere_is_named(lunari: Rulebook, lunari_text: BookText) -> None:
    switches = {**lunari.switches, "five_rule": Ruling("alive_le_5", (Place(1, "nur 5 zogarin"),))}
    assert "switches.five_rule: 'nur 5 zogarin' is not in L1" in problems(
        replace(lunari, switches=switches), lunari_text
    )


def test_an_undecided_switch_is_named(lunari: Rulebook, lunari_text: BookText) -> None:
    switches = {**lunari.switches, "five_rule": Ruling("alive_le_5", (), "", "undecided: look there")}
    assert "switches.five_rule: a human has still to decide" in problems(
        replace(lunari, switches=switches), lunari_text
    )


def test_a_long_quotation_is_refused(lunari: Rulebook, lunari_text: BookText) -> None:
    words = "Omin opno okin. Ze io mala fara, dira nuna"
    places = {**lunari.book.places, "script": Place(71, words)}
    changed = replace(lunari, book=replace(lunari.book, places=places))
    assert "book.script" in problems(changed, lunari_text)
