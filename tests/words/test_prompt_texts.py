"""The prompt: who is on move, and what to do."""

from __future__ import annotations

import pytest

from shgui.engine.types import Phase
from shgui.presentation.scenes import PromptScene, TableScene
from shgui.presentation.screens import PromptKind
from shgui.table.private_tasks import TaskKind
from shgui.words import bot_texts, prompt_texts
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.prompt_texts import PromptText, build_prompt, build_waiting_prompt
from tests.words.samples import NAMES, view, view_in


def prompt_of(words: Catalogue, prompt: PromptScene) -> PromptText:
    return build_prompt(words, TableScene(view(), NAMES, prompt))


@pytest.mark.parametrize(
    ("ask", "seat", "who", "what"),
    [
        (PromptKind.NOMINATE, 0, "Presidential Candidate: Ana", "Nominate a Chancellor."),
        (PromptKind.COUNT_HANDS, None, "Everybody", "Talk it over, then vote on the government."),
        (PromptKind.EXECUTE, 2, "President: Piotr", "Choose whom to execute."),
    ],
)
def test_the_table_says_who_and_what(
    words: Catalogue, ask: PromptKind, seat: int | None, who: str, what: str
) -> None:
    assert prompt_of(words, PromptScene(ask, seat)) == (who, what)


@pytest.mark.parametrize("ask", [ask for ask in PromptKind if ask is not PromptKind.HAND_OVER])
def test_every_question_of_the_table_has_a_line(words: Catalogue, ask: PromptKind) -> None:
    assert prompt_texts.get_request_text(words, ask, view())


@pytest.mark.parametrize("purpose", TaskKind)
def test_the_table_says_who_takes_the_screen_and_what_for(words: Catalogue, purpose: TaskKind) -> None:
    who, what = prompt_of(words, PromptScene(PromptKind.HAND_OVER, 1, purpose))
    assert (who, what.startswith("Take the screen")) == ("Pass the screen to: Ola", True)


def test_after_a_refused_veto_the_table_says_so(words: Catalogue) -> None:
    refused = view()
    refused.veto_refused = True
    told = prompt_texts.get_request_text(words, PromptKind.HAND_OVER, refused, TaskKind.ENACT)
    assert told == "Take the screen: the veto is refused, and a Policy must be enacted."


def test_at_the_end_the_table_says_who_has_won(words: Catalogue) -> None:
    told = prompt_texts.get_request_text(words, PromptKind.FINISH, view_in(Phase.OVER))
    assert told == "The Liberals win: Hitler is executed."


@pytest.mark.parametrize("phase", Phase)
def test_who_only_looks_on_reads_what_everybody_waits_for(words: Catalogue, phase: Phase) -> None:
    assert all(build_waiting_prompt(words, view_in(phase), NAMES))


def test_who_only_looks_on_reads_whose_votes_are_missing(words: Catalogue) -> None:
    assert build_waiting_prompt(words, view_in(Phase.VOTE), NAMES).who == "Piotr and Marta"


def test_before_the_first_ballot_the_table_waits_for_everybody(words: Catalogue) -> None:
    voting = view_in(Phase.VOTE)
    voting.on_move = voting.alive
    assert build_waiting_prompt(words, voting, NAMES).who == "Everybody"


def test_the_count_goes_from_three_to_now(words: Catalogue) -> None:
    assert [prompt_texts.get_countdown_call(words, left) for left in (3, 2, 1, 0)] == [
        "Three",
        "Two",
        "One",
        "Now!",
    ]


def test_ballots_that_are_in_are_counted(words: Catalogue) -> None:
    assert prompt_texts.format_ballots_in(words, view_in(Phase.VOTE)) == "Votes in: 3 of 5"


def test_the_government_that_is_voted_on_is_named(words: Catalogue) -> None:
    told = prompt_texts.format_proposed_government(words, view_in(Phase.VOTE), NAMES)
    assert told == "Proposed government: Ana and Ola"


def test_before_the_nomination_there_is_no_government_to_name(words: Catalogue) -> None:
    assert prompt_texts.format_proposed_government(words, view(), NAMES) == ""


def test_one_who_is_waited_for_is_not_called_players() -> None:
    words = load_catalogue("pl")
    assert prompt_texts.format_waiting_for(words, (0,), NAMES) == "Czekamy na gracza: Ana"
    assert prompt_texts.format_waiting_for(words, (0, 1), NAMES) == "Czekamy na graczy: Ana, Ola"


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("en", 1, "Ola is thinking."),
        ("en", bot_texts.MOST_NAMED, "Ola, Piotr and Marta are thinking."),
        ("en", bot_texts.MOST_NAMED + 1, "4~bots are thinking."),
        ("pl", 4, "4~boty myślą."),
        ("ru", 5, "5~ботов думают."),
    ],
)
def test_of_many_bots_it_is_told_how_many_they_are(language: str, count: int, told: str) -> None:
    assert bot_texts.format_thinking(load_catalogue(language), range(1, 1 + count), NAMES) == told.replace(
        "~", "\u00a0"
    )
