"""Asked once before what can't be undone."""

from __future__ import annotations

from shgui.engine import actions
from shgui.words import question_texts, spoken_formulas
from shgui.words.catalogue import Catalogue
from shgui.words.question_texts import build_question
from shgui.words.spoken_formulas import SpokenFormula
from tests.words import samples
from tests.words.samples import NAMES


def test_every_action_has_a_sample() -> None:
    assert samples.without_sample(actions.Action, samples.ACTIONS) == set()


def test_every_question_is_asked_with_what_follows(words: Catalogue) -> None:
    assert all(all(build_question(words, action, NAMES)[:3]) for action in samples.ASKED)


def test_the_question_names_whom_it_is_about(words: Catalogue) -> None:
    assert build_question(words, actions.Execute(2), NAMES).ask == "Execute: Piotr"


def test_agreeing_to_a_veto_and_refusing_it_are_different_questions(words: Catalogue) -> None:
    agree, refuse = (build_question(words, answer, NAMES) for answer in actions.VETO_ANSWERS)
    assert (agree.button, refuse.button) == ("Agree to the veto", "Refuse the veto")


def test_votes_are_revealed_after_a_question(words: Catalogue) -> None:
    assert question_texts.build_reveal_question(words).follows == (
        "A mistake can be taken back afterwards, until the next secret is shown."
    )


def test_the_words_of_a_rulebook_are_offered_for_saying_aloud(words: Catalogue) -> None:
    told = spoken_formulas.format_formula_hint(words, SpokenFormula.EXECUTION, "Ana")
    assert told == "The President may say aloud: “I formally execute Ana”"


def test_a_rulebook_without_words_to_say_offers_none(words: Catalogue) -> None:
    assert spoken_formulas.format_formula_hint(words, SpokenFormula.INVESTIGATION, "Ana") == ""


def test_a_language_without_a_rulebook_offers_none() -> None:
    from tests.pseudo import pseudo_catalogue

    assert spoken_formulas.format_formula(pseudo_catalogue(), SpokenFormula.EXECUTION, "Ana") is None
