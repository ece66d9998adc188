"""Every refusal code has its sentence."""

from __future__ import annotations

import pytest

from shgui.engine.errors import Reason, Refusal
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import TableReason
from shgui.table.seating import NameProblem
from shgui.words import refusal_texts
from shgui.words.catalogue import Catalogue
from shgui.words.journal_problem_texts import describe_journal_problem
from tests.words.samples import NAMES


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_of_the_rules_has_a_sentence(words: Catalogue, reason: Reason) -> None:
    assert refusal_texts.describe_refusal(words, Refusal(reason, 1), NAMES, "official")


@pytest.mark.parametrize("reason", TableReason)
def test_every_reason_of_the_table_has_a_sentence(words: Catalogue, reason: TableReason) -> None:
    assert refusal_texts.TABLE_REASONS[reason](words)


@pytest.mark.parametrize("problem", NameProblem)
def test_every_problem_with_a_name_has_a_sentence(words: Catalogue, problem: NameProblem) -> None:
    assert refusal_texts.NAME_PROBLEMS[problem](words)


@pytest.mark.parametrize("problem", JournalProblem)
def test_every_problem_with_saved_games_has_a_sentence_and_a_way_on(
    words: Catalogue, problem: JournalProblem
) -> None:
    what, way_on, where = describe_journal_problem(words, problem, "games.db").split("\n")
    assert (bool(what), bool(way_on), where) == (True, True, "Where: games.db")


def test_no_two_codes_have_the_same_sentence(words: Catalogue) -> None:
    told = [refusal_texts.describe_refusal(words, Refusal(reason, 1), NAMES, "official") for reason in Reason]
    told += [refusal_texts.TABLE_REASONS[reason](words) for reason in TableReason]
    told += [refusal_texts.NAME_PROBLEMS[problem](words) for problem in NameProblem]
    told += [describe_journal_problem(words, problem).splitlines()[0] for problem in JournalProblem]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("reason", "rules", "told"),
    [
        (
            Reason.TARGET_LAST_CHANCELLOR,
            "official",
            "Not eligible because of the term limit. Last elected Chancellor: Ola",
        ),
        (
            Reason.TARGET_LAST_PRESIDENT,
            "pt_BR",
            "Not eligible because of the term limit. President when a Policy was last enacted: Ola",
        ),
        (
            Reason.TARGET_INVESTIGATED,
            "pt_BR",
            "Nobody is investigated twice in a game. Already investigated: Ola",
        ),
    ],
)
def test_a_refusal_names_the_player_and_the_rule(
    words: Catalogue, reason: Reason, rules: str, told: str
) -> None:
    assert refusal_texts.describe_refusal(words, Refusal(reason, 1), NAMES, rules) == told


@pytest.mark.parametrize("target", [None, 99, -1])
def test_a_refusal_without_a_known_player_still_has_a_sentence(words: Catalogue, target: int | None) -> None:
    told = refusal_texts.describe_refusal(words, Refusal(Reason.TARGET_EXECUTED, target), NAMES, "official")
    assert told == "Executed and out of the game: ?"


def test_a_problem_gives_the_file_and_what_the_system_said_on_lines_of_their_own(words: Catalogue) -> None:
    told = describe_journal_problem(words, "disk_full", "games.db", "SQLITE_FULL")
    assert told.splitlines()[2:] == ["Where: games.db (SQLITE_FULL)"]


def test_a_problem_without_a_place_has_two_lines(words: Catalogue) -> None:
    assert len(describe_journal_problem(words, "disk_full").splitlines()) == 2
