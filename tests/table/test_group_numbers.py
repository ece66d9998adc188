"""Statistics of a group, and the number of games that they need."""

from dataclasses import replace

import pytest

from shgui.engine.types import Outcome, Role, Team
from shgui.library.group_statistics import FEWEST_GAMES, GroupNumbers, WinCounts, build_group_numbers
from shgui.library.groups import PlayedGroup
from shgui.library.recap import GameRecap
from tests.table.test_played_groups import TEN, played

WON, LOST = Outcome.FIVE_LIBERAL_POLICIES, Outcome.HITLER_CHANCELLOR
"""By and for the Liberals."""
ROLES = (Role.LIBERAL, Role.FASCIST, Role.HITLER, Role.LIBERAL, Role.LIBERAL)


def numbers_of(*outcomes: Outcome | None, **known: object) -> GroupNumbers:
    """Return the statistics of a group of five; the first game first."""
    told = {"rulebook": "official", "recap": GameRecap(ROLES, ())} | known
    games = [
        replace(played(number, *TEN[:5]), outcome=outcome, ended_early=outcome is None, **told)  # type: ignore[arg-type]
        for number, outcome in enumerate(outcomes)
    ]
    return build_group_numbers(PlayedGroup(tuple(games[::-1])))


@pytest.mark.parametrize("games", [1, 3, FEWEST_GAMES - 1])
def test_of_few_games_there_is_only_who_won(games: int) -> None:
    numbers = numbers_of(WON, *[LOST] * (games - 1))
    assert numbers == GroupNumbers((Team.LIBERALS, *[Team.FASCISTS] * (games - 1)), undecided=0)
    assert not numbers.has_enough_games
    assert numbers.won == WinCounts(1, games)


def test_a_game_that_nobody_won_counts_for_nothing() -> None:
    numbers = numbers_of(*[WON] * (FEWEST_GAMES - 1), None)
    assert (numbers.undecided, numbers.has_enough_games, numbers.players) == (1, False, ())


def test_from_the_tenth_game_on_players_are_told_in_the_order_of_the_seats() -> None:
    numbers = numbers_of(*[WON] * 6, *[LOST] * 4)
    assert numbers.has_enough_games
    assert [player.name for player in numbers.players] == list(TEN[:5])
    ana, ola, piotr, *_ = numbers.players
    assert ana.as_role == {Role.LIBERAL: (True,) * 6 + (False,) * 4, Role.FASCIST: (), Role.HITLER: ()}
    assert ola.as_role[Role.FASCIST] == (False,) * 6 + (True,) * 4
    assert piotr.as_role[Role.HITLER] == (False,) * 6 + (True,) * 4
    assert all((player.games, player.has_enough_games) == (10, True) for player in numbers.players)


def test_a_player_who_came_late_has_marks_and_no_numbers_yet() -> None:
    games = [
        replace(
            played(number, *(TEN[:5] if number < 4 else (*TEN[:4], "Max"))),
            outcome=WON,
            recap=GameRecap(ROLES, ()),
        )
        for number in range(12)
    ]
    *others, late, gone = build_group_numbers(PlayedGroup(tuple(games[::-1]))).players
    assert all(player.has_enough_games for player in others)
    assert (late.name, late.games, late.has_enough_games) == ("Max", 8, False)
    assert (gone.name, gone.games, gone.has_enough_games) == ("Igor", 4, False)


def test_a_seat_that_changed_hands_counts_for_nobody() -> None:
    ana, *others = numbers_of(*[WON] * 10, recap=GameRecap(ROLES, (), changed=(1,))).players
    assert (ana.name, ana.games) == ("Ana", 10)
    assert [player.name for player in others] == list(TEN[2:5])


@pytest.mark.parametrize("recap", [None, GameRecap((), ())])
def test_where_no_role_is_known_nobody_has_numbers(recap: GameRecap | None) -> None:
    numbers = numbers_of(*[WON] * 10, recap=recap, printed=True)
    assert numbers.has_enough_games
    assert numbers.players == ()
    assert numbers.won == WinCounts(10, 10)


def test_rulebooks_sizes_and_ends_come_with_what_they_were_counted_from() -> None:
    games = [
        replace(
            played(number, *TEN[: 6 + number % 2]),
            outcome=WON if number < 4 else LOST,
            rulebook="pl" if number == 11 else "official",
        )
        for number in range(12)
    ]
    numbers = build_group_numbers(PlayedGroup(tuple(games[::-1])))
    assert numbers.rulebooks == (("pl", WinCounts(0, 1)), ("official", WinCounts(4, 11)))
    assert numbers.sizes == (((5, 6), WinCounts(2, 6)), ((7, 8), WinCounts(2, 6)))
    assert numbers.outcomes == ((WON, 4), (LOST, 8))
    assert numbers.won.fascists == 8
