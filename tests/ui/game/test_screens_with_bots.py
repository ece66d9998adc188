"""What the window shows where the program plays some seats, and where one person practises. No Qt."""

from dataclasses import replace

import pytest

from shgui.engine.actions import Nominate, Vote
from shgui.engine.types import Phase, Seat
from shgui.presentation.screens import (
    HandOverScreen,
    PromptKind,
    Situation,
    TableScreen,
    find_due_screen,
    list_missing_elsewhere,
)
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from tests.ui.games import after, elected, game, table_view

ALL = frozenset(range(7))
NOMINATED = after(game(), (0, Nominate(1)))


def bots(*seats: Seat, phones: tuple[Seat, ...] = (), alone: Seat | None = None) -> Situation:
    return Situation(elsewhere=frozenset((*seats, *phones)), bots=frozenset(seats), alone=alone)


def test_roles_go_round_among_people_alone() -> None:
    progress = replace(bots(1, 2, 3, 4), unseen=ALL, passing_round=True)
    view = table_view(game())
    order = []
    while isinstance(screen := find_due_screen(view, progress), HandOverScreen):
        order.append(screen.seat)
        progress = replace(progress, unseen=progress.unseen - {screen.seat})
    assert order == [0, 5, 6]
    assert screen == TableScreen(PromptKind.ON_BOTS, None, TaskKind.ROLE)
    assert list_missing_elsewhere(view, progress) == (1, 2, 3, 4)


def test_nobody_chooses_for_a_bot() -> None:
    view = table_view(game())
    assert find_due_screen(view, bots(0, 3)) == TableScreen(PromptKind.ON_BOTS, 0)
    assert find_due_screen(view, bots(3)) == TableScreen(PromptKind.NOMINATE, 0)


def test_thumbs_of_people_are_counted_beside_ballots_of_bots() -> None:
    view = table_view(NOMINATED)
    assert find_due_screen(view, bots(1, 2, 3)) == TableScreen(PromptKind.COUNT_HANDS)
    dead = replace(view, alive=(1, 2, 3), on_move=(1, 2, 3))
    assert find_due_screen(dead, bots(1, 2, 3)) == TableScreen(PromptKind.ON_BOTS, None, TaskKind.BALLOT)


def test_with_a_phone_among_those_waited_for_it_is_said_of_phones() -> None:
    view = table_view(after(NOMINATED, *((seat, Vote(True)) for seat in range(1, 5))))
    assert find_due_screen(view, replace(bots(*range(6), phones=(6,)), voting=Voting.BALLOTS)) == TableScreen(
        PromptKind.ON_PHONES, None, TaskKind.BALLOT
    )


def test_a_bot_with_cards_is_waited_for() -> None:
    view = table_view(elected(game(), 1))
    assert view.phase is Phase.PRESIDENT_DISCARD
    assert find_due_screen(view, bots(0)) == TableScreen(PromptKind.ON_BOTS, None, TaskKind.DISCARD)


class TestPractice:
    def test_a_hand_needs_no_hand_over(self) -> None:
        view = table_view(elected(game(), 1))
        practising = bots(1, 2, 3, 4, 5, 6, alone=0)
        assert find_due_screen(view, practising) == HandOverScreen(0, TaskKind.DISCARD)
        roles = replace(practising, unseen=ALL)
        assert find_due_screen(table_view(game()), roles) == HandOverScreen(0, TaskKind.ROLE)

    @pytest.mark.parametrize("voting", Voting)
    def test_the_vote_is_tapped_in_however_the_table_votes(self, voting: Voting) -> None:
        practising = replace(bots(1, 2, 3, 4, 5, 6, alone=0), voting=voting)
        assert find_due_screen(table_view(NOMINATED), practising) == TableScreen(PromptKind.COUNT_HANDS)
        voted = table_view(after(NOMINATED, (0, Vote(True))))
        assert find_due_screen(voted, practising) == TableScreen(PromptKind.ON_BOTS, None, TaskKind.BALLOT)
