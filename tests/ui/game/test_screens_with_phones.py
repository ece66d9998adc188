"""What the window shows where some or all players have phones. No Qt."""

from dataclasses import replace

import pytest

from shgui.engine.actions import Discard, Nominate, Vote
from shgui.engine.types import Policy, Seat
from shgui.presentation.screens import (
    HandOverScreen,
    PromptKind,
    Situation,
    TableScreen,
    find_due_screen,
    list_missing_elsewhere,
    list_thumb_voters,
)
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from tests.ui.games import after, elected, game, table_view

ALL = frozenset(range(7))
NOMINATED = after(game(), (0, Nominate(1)))


def phones(*seats: Seat, voting: Voting = Voting.HANDS, passing_round: bool = False) -> Situation:
    return Situation(voting, elsewhere=frozenset(seats), passing_round=passing_round)


def test_roles_go_round_among_those_at_the_screen_alone() -> None:
    view = table_view(game(first=4))
    progress = replace(phones(4, 5, 0), unseen=ALL)
    assert find_due_screen(view, progress) == TableScreen(PromptKind.HAND_OVER, 6, TaskKind.ROLE)
    progress = replace(progress, passing_round=True)
    order = []
    while isinstance(screen := find_due_screen(view, progress), HandOverScreen):
        order.append(screen.seat)
        progress = replace(progress, unseen=progress.unseen - {screen.seat})
    assert order == [6, 1, 2, 3]
    assert screen == TableScreen(PromptKind.ON_PHONES, None, TaskKind.ROLE)
    assert list_missing_elsewhere(view, progress) == (4, 5, 0)


def test_with_all_on_phones_the_screen_waits_for_those_who_have_not_seen_their_roles() -> None:
    view = table_view(game(first=4))
    progress = replace(phones(*ALL), unseen=frozenset({2, 5}), passing_round=True)
    assert find_due_screen(view, progress) == TableScreen(PromptKind.ON_PHONES, None, TaskKind.ROLE)
    assert list_missing_elsewhere(view, progress) == (5, 2)
    assert find_due_screen(view, replace(progress, unseen=frozenset())) == TableScreen(PromptKind.NOMINATE, 4)


def test_who_plays_on_for_somebody_looks_at_the_role_on_the_phone_of_the_seat() -> None:
    progress = replace(phones(3), newcomers=frozenset({3}))
    assert find_due_screen(table_view(game()), progress) == TableScreen(
        PromptKind.ON_PHONES, None, TaskKind.ROLE
    )


@pytest.mark.parametrize("voting", Voting)
def test_with_all_on_phones_all_vote_there_however_the_table_votes(voting: Voting) -> None:
    view = table_view(after(NOMINATED, (2, Vote(True)), (5, Vote(False))))
    progress = phones(*ALL, voting=voting)
    assert find_due_screen(view, progress) == TableScreen(PromptKind.ON_PHONES, None, TaskKind.BALLOT)
    assert list_missing_elsewhere(view, progress) == (0, 1, 3, 4, 6)


def test_thumbs_are_counted_for_those_at_the_screen_while_phones_vote() -> None:
    progress = phones(0, 1, 2)
    view = table_view(NOMINATED)
    assert find_due_screen(view, progress) == TableScreen(PromptKind.COUNT_HANDS)
    assert list_missing_elsewhere(view, progress) == (0, 1, 2)
    assert list_thumb_voters(view, progress.elsewhere) == (3, 4, 5, 6)
    view = table_view(after(NOMINATED, (0, Vote(True)), (1, Vote(True)), (2, Vote(False))))
    assert find_due_screen(view, progress) == TableScreen(PromptKind.COUNT_HANDS)
    assert list_missing_elsewhere(view, progress) == ()


def test_who_voted_by_phone_and_comes_back_to_the_screen_shows_no_thumb() -> None:
    view = table_view(after(NOMINATED, (3, Vote(True))))
    assert list_thumb_voters(view, frozenset({0, 1, 2})) == (4, 5, 6)


def test_without_phones_all_show_their_thumbs() -> None:
    assert list_thumb_voters(table_view(NOMINATED), frozenset()) == (0, 1, 2, 3, 4, 5, 6)


def test_ballots_go_round_among_those_at_the_screen_and_then_the_table_waits() -> None:
    view = table_view(NOMINATED)
    assert find_due_screen(view, phones(0, 1, voting=Voting.BALLOTS)) == TableScreen(PromptKind.OPEN_BALLOTS)
    progress = phones(0, 1, 3, 4, 5, voting=Voting.BALLOTS, passing_round=True)
    assert find_due_screen(view, progress) == HandOverScreen(2, TaskKind.BALLOT)
    view = table_view(after(NOMINATED, (2, Vote(True)), (6, Vote(True)), (1, Vote(True))))
    assert find_due_screen(view, progress) == TableScreen(PromptKind.ON_PHONES, None, TaskKind.BALLOT)
    assert list_missing_elsewhere(view, progress) == (0, 3, 4, 5)


def test_the_screen_waits_for_the_cards_of_a_phone_and_goes_to_whoever_has_none() -> None:
    state = elected(game(cards="FFL"), 1)
    assert find_due_screen(table_view(state), phones(0)) == TableScreen(
        PromptKind.ON_PHONES, None, TaskKind.DISCARD
    )
    state = after(state, (0, Discard(Policy.FASCIST)))
    assert find_due_screen(table_view(state), phones(0)) == TableScreen(
        PromptKind.HAND_OVER, 1, TaskKind.ENACT
    )
    assert find_due_screen(table_view(state), phones(1)) == TableScreen(
        PromptKind.ON_PHONES, None, TaskKind.ENACT
    )


def test_what_is_chosen_before_all_eyes_is_asked_at_the_screen_too() -> None:
    assert find_due_screen(table_view(game()), phones(*ALL)) == TableScreen(PromptKind.NOMINATE, 0)
