"""Games of one group, as its players change."""

from datetime import UTC, datetime, timedelta

from shgui.library.groups import PlayedGroup, find_played_groups
from shgui.library.library import SavedGame
from shgui.storage.journal import GameId

TEN = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")


def played(number: int, *names: str) -> SavedGame:
    """The greater the number, the later."""
    began = datetime(2026, 1, 1, 20, 0, tzinfo=UTC) + timedelta(days=number)
    return SavedGame(GameId(f"{number:032x}"), began, names, None, None, None, set_aside=True)


def groups_of(*tables: tuple[str, ...]) -> list[list[int]]:
    """Numbers of the games of each group, as they are handed out; the first table is game 0."""
    games = [played(number, *names) for number, names in enumerate(tables)][::-1]
    return [[int(game.game, 16) for game in group.games] for group in find_played_groups(games)]


def test_no_games_are_no_groups() -> None:
    assert find_played_groups(()) == ()


def test_the_same_players_in_any_order_and_spelling_are_one_group() -> None:
    assert groups_of(TEN[:5], ("IGOR", "marta", "Piotr", "Ola", "Ana")) == [[1, 0]]


def test_a_guest_and_somebody_who_is_ill_make_no_new_group() -> None:
    assert groups_of(TEN[:7], TEN[:6], (*TEN[:5], "Guest"), TEN[:7]) == [[3, 2, 1, 0]]


def test_half_of_the_players_are_not_more_than_half() -> None:
    assert groups_of(TEN, TEN[:5]) == [[1], [0]]
    assert groups_of(TEN, TEN[:6]) == [[1, 0]]


def test_two_groups_that_share_players_stay_two() -> None:
    cousins = ("Ana", "Igor", "Lucia", "Marta", "Bea", "Zoe")
    assert groups_of(TEN[:8], cousins, TEN[:8], cousins) == [[3, 1], [2, 0]]


def test_a_slow_change_of_faces_is_one_group() -> None:
    tables = [TEN[start : start + 6] for start in range(5)]
    assert groups_of(*tables) == [[4, 3, 2, 1, 0]]


def test_the_last_table_that_fits_counts() -> None:
    one, other = ("a", "b", "c", "d", "e", "f"), ("a", "b", "c", "x", "y", "z")
    assert groups_of(one, other, ("a", "b", "c", "d", "e", "x"), ("a", "b", "c", "d", "x", "y")) == [
        [3, 2, 0],
        [1],
    ]


def test_the_group_that_played_last_comes_first() -> None:
    assert groups_of(TEN[:5], TEN[5:], TEN[:5]) == [[2, 0], [1]]


def test_players_come_by_the_seats_of_the_last_game() -> None:
    group = PlayedGroup((played(1, "Ola", "ANA", "Max"), played(0, "Ana", "Piotr", "Ola")))
    assert group.names == ("Ola", "ANA", "Max", "Piotr")
    assert group.founded_by == played(0).game
