"""The rulebook files of all languages hold the same facts, short, and the engine can play by each."""

from __future__ import annotations

from gettext import c2py

import pytest
from catalogue_tools.book_text import WORD
from catalogue_tools.project import Project
from catalogue_tools.rulebook import Rulebook
from catalogue_tools.verify import LONGEST_QUOTATION

from shgui.engine.editions import OFFICIAL, edition_from_switches, get_edition

LANGUAGES = ("en", "pl", "pt_BR", "it", "nb", "ru")
STEPS = frozenset(
    (
        *("all_close", "all_close_with_fist", "fascists_and_hitler_open", "fascists_open", "hitler_signals"),
        *("hitler_thumb", "fascists_note_hitler", "pause", "close_again", "close_again_hands_down"),
        *("fascists_close", "all_open", "speak_up"),
    )
)


@pytest.fixture(params=LANGUAGES)
def rulebook(request: pytest.FixtureRequest) -> Rulebook:
    return Project.here().rulebook(request.param)


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return Project.here().rulebook("en")


def test_there_are_six_languages() -> None:
    assert Project.here().languages() == LANGUAGES


def test_a_book_names_every_concept(rulebook: Rulebook, english: Rulebook) -> None:
    assert set(rulebook.terms) == set(english.terms)
    assert set(rulebook.headings) == set(english.headings)
    assert set(rulebook.contents) == set(english.contents)
    assert set(rulebook.formulas) == set(english.formulas)
    assert set(rulebook.numbers) == set(english.numbers)
    assert set(rulebook.wording) == set(english.wording)


def test_what_the_program_says_differently_by_a_book_it_reads(english: Rulebook) -> None:
    """A ruling that nobody reads is forgotten by the next translator, and so is what it ruled."""
    rooms = "".join(
        path.read_text(encoding="utf-8") for path in (Project.here().root / "shgui").rglob("*.py")
    )
    assert [name for name in english.wording if f'["{name}"]' not in rooms] == []


def test_every_concept_that_messages_must_name_has_a_word(rulebook: Rulebook, english: Rulebook) -> None:
    nameless = [key for key, term in english.terms.items() if term.held and not rulebook.terms[key].term]
    assert nameless == []


def test_nothing_is_left_undecided(rulebook: Rulebook) -> None:
    assert [term.key for term in rulebook.terms.values() if term.source == "undecided"] == []


def test_the_switches_are_those_that_the_engine_plays_by(rulebook: Rulebook) -> None:
    name = OFFICIAL if rulebook.language == "en" else rulebook.language
    written = {switch: ruling.value for switch, ruling in rulebook.switches.items()}
    assert edition_from_switches(name, written) == get_edition(name)


def test_a_number_differs_from_the_official_rules_nowhere(rulebook: Rulebook, english: Rulebook) -> None:
    assert {name: ruling.value for name, ruling in rulebook.numbers.items()} == {
        name: ruling.value for name, ruling in english.numbers.items()
    }


@pytest.mark.parametrize(
    ("language", "groups"),
    [
        ("pl", [{1}, {2, 3, 4, 22, 34}, {0, 5, 11, 12, 14, 21, 112}]),
        ("ru", [{1, 21, 101}, {2, 3, 4, 22}, {0, 5, 11, 12, 14, 20, 111}]),
        ("pt_BR", [{0, 1}, {2, 5, 21}]),
        ("it", [{1}, {0, 2, 21}]),
        ("nb", [{1}, {0, 2, 21}]),
        ("en", [{1}, {0, 2, 21}]),
    ],
)
def test_numbers_take_the_plural_form_of_the_language(language: str, groups: list[set[int]]) -> None:
    writing = Project.here().rulebook(language).writing
    form = c2py(writing.plural.partition("plural=")[2].rstrip(";"))
    assert writing.plural_count == len(groups)
    assert [{number for number in group if form(number) == at} for at, group in enumerate(groups)] == groups


def test_the_narrator_knows_every_step(rulebook: Rulebook) -> None:
    assert set(rulebook.narrator) == {"small_game", "large_game"}
    assert {step.do for steps in rulebook.narrator.values() for step in steps} <= STEPS


def test_nothing_but_a_few_words_is_quoted(rulebook: Rulebook) -> None:
    quoted = [form for term in rulebook.terms.values() for form in term.printed]
    quoted += [entry.place.says for entry in rulebook.headings.values() if entry.place]
    quoted += [place.says for ruling in rulebook.switches.values() for place in ruling.places]
    assert [words for words in quoted if len(WORD.findall(words)) > LONGEST_QUOTATION] == []


def test_a_slip_is_never_the_programs_own_word(rulebook: Rulebook) -> None:
    own = {form for term in rulebook.terms.values() for form in (term.term, *term.all_cases.values())}
    assert own & {form for term in rulebook.terms.values() for form in term.slips} == set()
