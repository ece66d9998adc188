"""The spaces of both boards: what lies there and what they bring."""

import pytest

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES
from shgui.engine.state import State
from shgui.engine.types import Policy, Power
from shgui.presentation.scenes import SpaceScene, build_board
from shgui.ui.table.table_view import ScriptProgress
from shgui.words.board_texts import describe_space, format_space_name, get_space_label
from shgui.words.catalogue import load_catalogue
from tests.ui.games import game, table_view
from tests.ui.table.states import second_round
from tests.ui.table.tables import scene

EN = load_catalogue("en")
FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL
NOTHING = "Nothing happens when this space is covered."


def spaces(state: State, policy: Policy, progress: ScriptProgress | None = None) -> tuple[SpaceScene, ...]:
    return build_board(scene(state, progress).view, policy).spaces


def test_a_board_tells_what_lies_there_and_what_is_to_come() -> None:
    state = game(9)
    state.fascist = 2
    board = spaces(state, FASCIST)
    looks = Power.INVESTIGATE
    kills = Power.EXECUTE
    assert [space.filled for space in board] == [True, True, False, False, False, False]
    assert [space.power for space in board] == [looks, looks, Power.SPECIAL_ELECTION, kills, kills, None]
    assert [space.unlocks_veto for space in board] == [number == 5 for number in range(1, 7)]
    assert [space.begins_hitler_zone for space in board] == [number == 3 for number in range(1, 7)]
    assert [space.wins for space in board] == [number == 6 for number in range(1, 7)]


def test_the_liberal_board_has_no_powers() -> None:
    board = spaces(game(), LIBERAL)
    assert [space.power for space in board] == [None] * 5
    assert [get_space_label(EN, space) for space in board] == ["", "", "", "", "Liberals win"]


def test_on_the_spaces_of_the_fascist_board_stands_what_they_bring() -> None:
    board = spaces(game(), FASCIST)
    assert [get_space_label(EN, space) for space in board] == [
        "",
        "Investigation",
        "Special Election",
        "Execution",
        "Execution",
        "Fascists win",
    ]


def test_a_policy_on_the_way_does_not_lie_on_its_board_yet() -> None:
    before = spaces(second_round(), LIBERAL, ScriptProgress(table_view(game())))
    assert [space.filled for space in before] == [False] * 5
    board = spaces(second_round(), LIBERAL)
    assert [space.filled for space in board] == [True, *[False] * 4]
    assert before[1:] == board[1:]


@pytest.mark.parametrize("players", [5, 7, 9])
@pytest.mark.parametrize(("policy", "count"), [(LIBERAL, LIBERAL_SPACES), (FASCIST, FASCIST_SPACES)])
def test_every_space_says_something(players: int, policy: Policy, count: int) -> None:
    board = spaces(game(players), policy)
    assert len({format_space_name(EN, space) for space in board}) == count
    assert all(describe_space(EN, space) for space in board)


@pytest.mark.parametrize(("policy", "name"), [(LIBERAL, "Liberal"), (FASCIST, "Fascist")])
def test_every_space_is_called_by_its_board_and_number(policy: Policy, name: str) -> None:
    board = spaces(game(), policy)
    names = [format_space_name(EN, space) for space in board]
    last = len(board)
    assert names == [
        f"{name} board, space\u00a0{number}\u00a0of\u00a0{last}" for number in range(1, last + 1)
    ]


def test_a_space_tells_in_whole_sentences_what_lies_there_and_what_it_brings() -> None:
    state = game()
    state.liberal = 1
    state.fascist = 1
    liberal, fascist = (spaces(state, policy) for policy in (LIBERAL, FASCIST))
    assert [describe_space(EN, space) for space in liberal] == [
        "Liberal Policy",
        *[NOTHING] * 3,
        "Liberals win",
    ]
    kills = "Execution: The President removes one player from the game."
    assert [describe_space(EN, space) for space in fascist] == [
        "Fascist Policy",
        "Investigate Loyalty: The President sees the party of one player, but not the role.",
        "Special Election: The President chooses who is the next Presidential Candidate.\n"
        "From here on Fascists win if Hitler is elected Chancellor.",
        kills,
        f"{kills}\n"
        "Veto Power: The Chancellor may propose to discard both Policies; this needs the President’s"
        " consent.",
        "Fascists win",
    ]


def test_a_covered_space_still_tells_what_it_brings() -> None:
    state = game()
    state.fascist = 5
    board = spaces(state, FASCIST)
    assert describe_space(EN, board[4]).splitlines() == [
        "Fascist Policy",
        "Execution: The President removes one player from the game.",
        "Veto Power: The Chancellor may propose to discard both Policies; this needs the President’s"
        " consent.",
        "A veto is possible now.",
    ]
