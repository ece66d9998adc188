"""Rows of saved games: their texts and their actions."""

from dataclasses import replace

import pytest

from shgui.engine.types import Outcome, Policy, Team
from shgui.library.recap import GameRecap
from shgui.storage.journal_errors import JournalProblem
from shgui.ui.saved_games.saved_game_rows import HeadingRow, ListPosition, SavedGameRow, build_rows
from shgui.words.catalogue import load_catalogue
from tests.ui.saved_games.listed import saved

EN = load_catalogue("en")
OVER = {"outcome": Outcome.HITLER_EXECUTED, "rounds": 9, "set_aside": True}


def may(row: SavedGameRow) -> set[str]:
    ways = ("can_continue", "can_review", "can_set_aside", "can_offer_again")
    return {way for way in ways if getattr(row, way)}


def test_a_game_that_is_over_tells_who_won_and_is_reviewed() -> None:
    row = SavedGameRow(EN, saved(1, **OVER))
    assert row.names == "Ana, Ola, Piotr, Marta, Igor, Lucia"
    assert row.state == "The Liberals win: Hitler is executed."
    assert row.facts == "Official rules · 6\u00a0players · 9\u00a0rounds"
    assert (row.position, row.winner) == (ListPosition.OVER, Team.LIBERALS)
    assert may(row) == {"can_review"}
    assert row.state_beside_winner == "Hitler is executed."
    assert row.told == f"{row.names}\n{row.state}\n{row.moment}\n{row.facts}"


def test_a_game_whose_end_nobody_left_looks_like_any_that_waits() -> None:
    """The plug may have been pulled while the table still held its breath."""
    at_its_end = saved(1, **(OVER | {"set_aside": False}))
    assert SavedGameRow(EN, at_its_end).told == SavedGameRow(EN, saved(1)).told
    assert SavedGameRow(EN, at_its_end).winner is None
    assert (
        may(SavedGameRow(EN, at_its_end))
        == may(SavedGameRow(EN, saved(1)))
        == {"can_continue", "can_set_aside"}
    )


def test_a_game_that_its_table_ended_early_says_so_and_is_reviewed() -> None:
    row = SavedGameRow(EN, saved(1, ended_early=True, rounds=3, set_aside=True))
    assert row.state == "The game was ended early. Nobody has won."
    assert row.facts.endswith("3\u00a0rounds")
    assert row.winner is None
    assert may(row) == {"can_review"}


def test_a_game_set_aside_can_be_offered_again_or_gone_on_with() -> None:
    row = SavedGameRow(EN, saved(1, set_aside=True))
    assert row.position is ListPosition.SET_ASIDE
    assert may(row) == {"can_continue", "can_offer_again"}


def test_nobody_knows_the_roles_of_printed_cards() -> None:
    row = SavedGameRow(EN, saved(1, **OVER, printed=True))
    assert row.facts.endswith("9\u00a0rounds · With the printed game")
    assert may(row) == set()


def test_a_damaged_game_is_listed_as_such_and_opens_no_more() -> None:
    damaged = saved(1, problem=JournalProblem.DAMAGED_GAME, names=(), started=None, rulebook=None)
    row = SavedGameRow(EN, damaged)
    assert row.position is ListPosition.SHUT
    assert row.told.startswith("The saved data of this game has been altered or is incomplete.")
    assert may(row) == set()


@pytest.mark.parametrize("known", [{}, OVER])
def test_a_game_without_its_key_says_so_and_is_tried_all_the_same(known: dict[str, object]) -> None:
    row = SavedGameRow(EN, saved(1, problem=JournalProblem.KEY_MISSING, **known))
    assert row.state.startswith("The key to this game is gone")
    assert row.winner is None
    assert may(row) & {"can_continue", "can_review"}


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
    assert date in SavedGameRow(load_catalogue(language), saved(0)).moment.replace("\u00a0", " ")


def test_a_row_says_the_policies_that_were_enacted_and_where_it_came_from() -> None:
    recap = GameRecap((), (Policy.FASCIST, Policy.LIBERAL))
    row = SavedGameRow(EN, saved(1, **OVER, recap=recap, from_elsewhere=True))
    assert row.policies == recap.policies
    assert row.told.endswith("Imported\nPolicies enacted: Fascist, Liberal")
    assert SavedGameRow(EN, saved(1, **(OVER | {"set_aside": False}), recap=recap)).policies == ()


def test_the_year_stands_where_it_is_another_one() -> None:
    row = SavedGameRow(EN, saved(1))
    started = row.game.started
    assert started is not None
    assert row.time_or_year(started.date()) == row.words.time(started.astimezone())
    assert row.time_or_year(started.date().replace(year=2031)) == "2026"


class TestWhatIsListed:
    def test_what_is_to_be_gone_on_with_stands_above_the_groups(self) -> None:
        games = (saved(0), saved(1, **OVER), saved(2, **OVER), saved(3, set_aside=True))
        rows = build_rows(EN, games)
        assert [row.key for row in rows] == [
            "Not finished",
            games[0].game,
            games[3].game,
            f"group {games[2].game}",
            games[1].game,
            games[2].game,
        ]
        heading = rows[3]
        assert isinstance(heading, HeadingRow)
        assert heading.told == "Ana, Ola, Piotr, Marta, Igor, Lucia\n2\u00a0games"
        assert heading.has_statistics
        assert [row.named for row in rows if isinstance(row, SavedGameRow)] == [True, True, False, False]

    def test_a_group_that_met_once_has_no_numbers(self) -> None:
        heading, _game = build_rows(EN, (saved(1, **OVER),))
        assert isinstance(heading, HeadingRow)
        assert not heading.has_statistics

    def test_without_groups_finished_games_stand_by_date_alone(self) -> None:
        heading, game = build_rows(EN, (saved(1, **OVER),), by_group=False)
        assert isinstance(heading, HeadingRow)
        assert (heading.title, heading.group, heading.has_statistics) == ("Finished games", None, False)
        assert isinstance(game, SavedGameRow)
        assert game.named

    def test_no_games_are_no_rows(self) -> None:
        assert build_rows(EN, ()) == ()


def test_a_row_says_which_names_were_bots_and_how_many() -> None:
    row = SavedGameRow(EN, replace(saved(1, **OVER), bots=frozenset({1, 5})))
    assert row.names == "Ana, Ola (bot), Piotr, Marta, Igor, Lucia (bot)"
    assert row.facts == "Official rules · 6\u00a0players · 2\u00a0bots · 9\u00a0rounds"
