"""The reader proposes a rulebook file for a language it has never seen, and says where it is unsure."""

from __future__ import annotations

from dataclasses import replace

import pytest
from catalogue_tools.book_text import BookText
from catalogue_tools.project import Project
from catalogue_tools.reader.likeness import latin, likeness
from catalogue_tools.reader.read import Reader
from catalogue_tools.reader.share import share
from catalogue_tools.rulebook import Rulebook
from catalogue_tools.rulebook_writer import dumps
from catalogue_tools.verify import verify


@pytest.fixture(scope="module")
def proposal(project: Project, lunari_text: BookText) -> Rulebook:
    return Reader("qaa", lunari_text, list(project.rulebooks().values()), "qaa.txt").read()


def test_every_heading_is_matched_to_its_topic(proposal: Rulebook, lunari: Rulebook) -> None:
    found = {topic: entry.place for topic, entry in proposal.headings.items() if entry.place}
    assert found == {topic: entry.place for topic, entry in lunari.headings.items() if entry.place}


def test_what_the_build_of_the_book_shows_is_read(proposal: Rulebook, lunari: Rulebook) -> None:
    assert proposal.player_table == lunari.player_table
    assert proposal.contents == lunari.contents
    assert proposal.narrator == lunari.narrator
    assert proposal.formulas == lunari.formulas


def test_title_credits_and_licence_are_found(proposal: Rulebook) -> None:
    assert proposal.book.title == "Hemla Hitler"
    assert proposal.book.licence == "CC BY-NC-SA 4.0"
    assert proposal.book.places["authors"].line == 181
    assert proposal.book.places["translator"].line == 185


def test_the_numbers_of_the_deck_are_read_off(proposal: Rulebook) -> None:
    assert proposal.numbers["fascist_policies"].places[0].says == "11 fasar"
    assert proposal.numbers["fascist_policies"].note == ""


def test_most_terms_are_found_at_their_place(proposal: Rulebook, lunari: Rulebook) -> None:
    found = share(proposal, lunari)
    assert found.words + found.lines > 0.8 * found.terms


def test_what_is_decided_without_a_human_is_mostly_right(proposal: Rulebook, lunari: Rulebook) -> None:
    found = share(proposal, lunari)
    assert found.decided > 0.3 * found.terms
    assert found.decided_rightly > 0.85 * found.decided


def test_what_is_doubtful_is_left_to_a_human(proposal: Rulebook, lunari_text: BookText) -> None:
    undecided = [term for term in proposal.terms.values() if term.source == "undecided"]
    left = "\n".join(verify(proposal, lunari_text).problems)
    assert undecided
    assert all(f"terms.{term.key}:" in left for term in undecided)
    assert "switches.five_rule: a human has still to decide" in left


def test_every_line_of_a_proposed_form_is_true(proposal: Rulebook, lunari_text: BookText) -> None:
    wrong = [problem for problem in verify(proposal, lunari_text).problems if "is not in L" in problem]
    assert wrong == []


def test_the_language_that_is_read_is_never_its_own_teacher(
    project: Project, lunari: Rulebook, lunari_text: BookText, proposal: Rulebook
) -> None:
    others = [*project.rulebooks().values(), lunari]
    assert dumps(Reader("qaa", lunari_text, others, "qaa.txt").read()) == dumps(proposal)


def test_a_proposal_finds_everything_in_itself(proposal: Rulebook) -> None:
    whole = share(proposal, proposal)
    assert (whole.words, whole.headings_found) == (whole.terms, whole.headings)


def test_a_wrong_word_in_the_right_line_counts_as_a_line(lunari: Rulebook) -> None:
    other = replace(
        lunari.terms["thumb"], term="tena", printed={"tena": lunari.terms["thumb"].printed["poleko"]}
    )
    found = share(replace(lunari, terms={**lunari.terms, "thumb": other}), lunari)
    assert (found.words, found.lines) == (found.terms - 1, 1)


@pytest.mark.parametrize(
    "words",
    [("prezydent", "президент"), ("presidente", "president"), ("kanclerz", "канцлер"), ("veto", "вето")],
)
def test_the_same_word_is_known_in_other_letters(words: tuple[str, str]) -> None:
    assert likeness(*words) > 0.8


@pytest.mark.parametrize("words", [("prezydent", "przynależność"), ("jo", "ja"), ("runda", "tura")])
def test_other_words_are_not_alike(words: tuple[str, str]) -> None:
    assert likeness(*words) < 0.7


def test_letters_are_made_plain() -> None:
    assert latin("Żółw Чащи") == "zolw chasi"
