"""What a row tells of a saved game, and what can be done with it."""

import pytest

from shgui.engine.types import Outcome, Team
from shgui.table.journal_errors import JournalProblem
from shgui.ui.saved_games.saved_game_rows import SavedGameRow, Standing, row_for
from shgui.words.catalogue import catalogue
from tests.ui.saved_games.listed import saved

EN = catalogue("en")
OVER = {"outcome": Outcome.HITLER_EXECUTED, "rounds": 9, "set_aside": True}


def may(row: SavedGameRow) -> set[str]:
    ways = ("may_go_on", "may_review", "may_set_aside", "may_offer_again")
    return {way for way in ways if getattr(row, way)}


def test_a_game_that_is_over_tells_who_won_and_is_reviewed() -> None:
    row = row_for(EN, saved(1, **OVER))
    assert row.names == "Ana, Ola, Piotr, Marta, Igor, Lucia"
    assert row.state == "The Liberals win: Hitler is executed."
    assert row.facts.endswith("Official rules · 6\u00a0players · 9\u00a0rounds")
    assert (row.standing, row.winner) == (Standing.OVER, Team.LIBERALS)
    assert may(row) == {"may_review"}
    assert row.told == f"{row.names}\n{row.state}\n{row.facts}"


def test_a_game_whose_end_nobody_left_looks_like_any_that_waits() -> None:
    """The plug may have been pulled while the table still held its breath."""
    at_its_end = saved(1, **(OVER | {"set_aside": False}))
    assert row_for(EN, at_its_end).told == row_for(EN, saved(1)).told
    assert row_for(EN, at_its_end).winner is None
    assert may(row_for(EN, at_its_end)) == may(row_for(EN, saved(1))) == {"may_go_on", "may_set_aside"}


def test_a_game_that_its_table_ended_early_says_so_and_is_reviewed() -> None:
    row = row_for(EN, saved(1, ended_early=True, rounds=3, set_aside=True))
    assert row.state == "The game was ended early. Nobody has won."
    assert row.facts.endswith("3\u00a0rounds")
    assert row.winner is None
    assert may(row) == {"may_review"}


def test_a_game_set_aside_can_be_offered_again_or_gone_on_with() -> None:
    row = row_for(EN, saved(1, set_aside=True))
    assert row.standing is Standing.SET_ASIDE
    assert may(row) == {"may_go_on", "may_offer_again"}


def test_nobody_knows_the_roles_of_printed_cards() -> None:
    row = row_for(EN, saved(1, **OVER, printed=True))
    assert row.facts.endswith("9\u00a0rounds · With the printed game")
    assert may(row) == set()


def test_a_damaged_game_is_listed_as_such_and_opens_no_more() -> None:
    damaged = saved(1, problem=JournalProblem.DAMAGED_GAME, names=(), started=None, rulebook=None)
    row = row_for(EN, damaged)
    assert row.standing is Standing.SHUT
    assert row.told.startswith("The saved data of this game has been altered or is incomplete.")
    assert may(row) == set()


@pytest.mark.parametrize("known", [{}, OVER])
def test_a_game_without_its_key_says_so_and_is_tried_all_the_same(known: dict[str, object]) -> None:
    row = row_for(EN, saved(1, problem=JournalProblem.KEY_MISSING, **known))
    assert row.state.startswith("The key to this game is gone")
    assert row.winner is None
    assert may(row) & {"may_go_on", "may_review"}


@pytest.mark.parametrize(
    ("language", "date"),
    [
        ("en", "18 November 2026"),
        ("pl", "18 listopada 2026"),
        ("ru", "18 ноября 2026 г."),
        ("nb", "18. november 2026"),
    ],
)
def test_dates_are_written_as_the_language_wants_them(language: str, date: str) -> None:
    assert date in row_for(catalogue(language), saved(0)).facts.replace("\u00a0", " ")
