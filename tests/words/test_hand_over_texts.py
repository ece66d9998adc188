"""The private sheet."""

from __future__ import annotations

import pytest

from shgui.engine.types import Role
from shgui.table.private_tasks import TaskKind
from shgui.words import hand_over_texts, role_texts
from shgui.words.catalogue import Catalogue
from tests.words.samples import NAMES, F, L


def test_the_cover_shows_a_name_and_nothing_else(words: Catalogue) -> None:
    assert hand_over_texts.format_pass_screen_to(words, "Ana") == "Pass the screen to: Ana"


@pytest.mark.parametrize("purpose", TaskKind)
def test_every_private_moment_has_a_heading_an_instruction_and_a_button(
    words: Catalogue, purpose: TaskKind
) -> None:
    texts = hand_over_texts.TASKS[purpose]
    assert all(text(words) for text in (texts.heading, texts.instruction, texts.confirm))


def test_the_president_reads_what_is_passed_on(words: Catalogue) -> None:
    told = hand_over_texts.list_discard_results(words, (L, F, F))[0].sentence
    assert told == "You discard: Liberal. Passed on: Fascist, Fascist."


def test_the_order_of_the_hand_does_not_show_in_what_is_passed_on(words: Catalogue) -> None:
    hands = ((L, F, F), (F, L, F), (F, F, L))
    results = [hand_over_texts.list_discard_results(words, hand)[hand.index(F)] for hand in hands]
    assert len({result.sentence for result in results}) == 1


def test_the_chancellor_reads_what_is_enacted(words: Catalogue) -> None:
    told = hand_over_texts.list_enactment_results(words, (L, F))[1].sentence
    assert told == "You discard: Fascist. Enacted: Liberal."


def test_after_a_refused_veto_the_chancellor_reads_that_it_is_refused(words: Catalogue) -> None:
    texts = hand_over_texts.get_task_texts(TaskKind.ENACT, veto_refused=True)
    assert texts.instruction(words).startswith("The veto is refused.")


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("players", range(5, 11))
def test_every_role_reads_why_others_are_shown_or_not(words: Catalogue, role: Role, players: int) -> None:
    assert role_texts.get_why_known(words, role, players)


def test_hitler_reads_that_the_size_of_the_game_decides(words: Catalogue) -> None:
    small, large = (role_texts.get_why_known(words, Role.HITLER, players) for players in (6, 7))
    assert small == "With up to six players Hitler and the Fascist know each other."
    assert large == "With seven players or more Hitler does not know the Fascists."


def test_known_others_stand_beside_their_roles_in_one_sentence(words: Catalogue) -> None:
    hitler, fascists = (3, Role.HITLER), ((0, Role.FASCIST), (1, Role.FASCIST))
    told = [
        role_texts.format_allies(words, Role.FASCIST, (*fascists, hitler), NAMES),
        role_texts.format_allies(words, Role.FASCIST, (hitler,), NAMES),
        role_texts.format_allies(words, Role.HITLER, fascists[:1], NAMES),
        role_texts.format_allies(words, Role.LIBERAL, (), NAMES),
    ]
    assert told == [
        "Fascists on your side: Ana and Ola. Hitler: Marta.",
        "Hitler: Marta. There is no other Fascist.",
        "The Fascist on your side: Ana.",
        "You know nobody’s role but your own.",
    ]


@pytest.mark.parametrize("players", range(5, 11))
def test_every_sheet_has_as_many_lines(words: Catalogue, players: int) -> None:
    names = NAMES[:1] * players
    assert len({len(role_texts.list_longest_role_lines(words, role, names)) for role in Role}) == 1
