"""Private tasks and their order."""

from dataclasses import replace

import pytest

from shgui.engine.events import PlayerInvestigated
from shgui.engine.types import Phase
from shgui.engine.view import PlayerView, view_for
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind, list_private_tasks
from tests.ui.games import game


@pytest.fixture
def view() -> PlayerView:
    return view_for(game(), None)


def test_all_see_their_roles_beginning_with_the_first_candidate(view: PlayerView) -> None:
    first = view.president
    moments = list_private_tasks(view, Voting.HANDS, set(view.alive), ())
    assert [moment.seat for moment in moments] == [(first + n) % view.players for n in range(view.players)]
    assert {moment.purpose for moment in moments} == {TaskKind.ROLE}


def test_whoever_has_sat_down_comes_before_everybody(view: PlayerView) -> None:
    assert list_private_tasks(view, Voting.HANDS, {0, 1, 2}, {2}) == ((2, TaskKind.ROLE),)


def test_an_investigator_is_shown_the_party(view: PlayerView) -> None:
    after = replace(view, history=(*view.history, PlayerInvestigated(1, 3)))
    assert list_private_tasks(after, Voting.HANDS, {1}, ()) == ((1, TaskKind.PARTY),)


@pytest.mark.parametrize(
    ("voting", "elsewhere", "asked"),
    [
        (Voting.HANDS, (), ()),
        (Voting.HANDS, (3,), (3,)),
        (Voting.BALLOTS, (), (2, 3, 4, 5, 6, 0, 1)),
        (Voting.BALLOTS, (3,), (2, 3, 4, 5, 6, 0, 1)),
    ],
)
def test_ballots_are_for_a_table_that_votes_so_and_for_phones(
    view: PlayerView, voting: Voting, elsewhere: tuple[int, ...], asked: tuple[int, ...]
) -> None:
    vote = replace(view, phase=Phase.VOTE, on_move=view.alive, president=2)
    moments = list_private_tasks(vote, voting, (), (), elsewhere)
    assert moments == tuple((seat, TaskKind.BALLOT) for seat in asked)


@pytest.mark.parametrize(
    ("phase", "purpose"),
    [
        (Phase.PRESIDENT_DISCARD, TaskKind.DISCARD),
        (Phase.CHANCELLOR_ENACT, TaskKind.ENACT),
        (Phase.PEEK, TaskKind.PEEK),
    ],
)
def test_cards_are_for_whoever_is_on_move(view: PlayerView, phase: Phase, purpose: TaskKind) -> None:
    moments = list_private_tasks(replace(view, phase=phase, on_move=(4,)), Voting.HANDS, (), ())
    assert moments == ((4, purpose),)


def test_before_all_eyes_nobody_is_alone(view: PlayerView) -> None:
    assert list_private_tasks(view, Voting.BALLOTS, (), ()) == ()
