from dataclasses import replace

import pytest

from shgui.engine.actions import (
    AnswerVeto,
    Discard,
    Enact,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.events import (
    PlayerInvestigated,
    PoliciesPassed,
    PoliciesPeeked,
    RoundBegan,
    VetoProposed,
    VotesRevealed,
)
from shgui.engine.state import State
from shgui.engine.types import Phase, Policy
from shgui.presentation.screens import (
    EndScreen,
    HandOverScreen,
    PromptKind,
    ReturnScreen,
    Situation,
    TableScreen,
    ends_in_private,
    find_due_screen,
    must_be_seen_by_all,
    stays_with_players,
)
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from tests.ui.games import after, elected, game, table_view

FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL
SEEN = Situation()
DEALT = Situation(unseen=frozenset(range(7)))
ROUND = replace(SEEN, passing_round=True)


def test_the_table_sees_the_fingerprint_before_the_first_role_is_looked_at() -> None:
    assert find_due_screen(table_view(game(first=4)), DEALT) == TableScreen(
        PromptKind.HAND_OVER, 4, TaskKind.ROLE
    )


def test_roles_are_looked_at_clockwise_from_the_first_candidate() -> None:
    view = table_view(game(first=4))
    order = []
    progress = replace(DEALT, passing_round=True)
    while isinstance(screen := find_due_screen(view, progress), HandOverScreen):
        assert screen.purpose is TaskKind.ROLE
        order.append(screen.seat)
        progress = replace(progress, unseen=progress.unseen - {screen.seat})
    assert order == [4, 5, 6, 0, 1, 2, 3]
    assert screen == TableScreen(PromptKind.NOMINATE, 4)


def test_hands_are_counted_at_the_table() -> None:
    view = table_view(after(game(), (0, Nominate(1))))
    assert find_due_screen(view, ROUND) == TableScreen(PromptKind.COUNT_HANDS)


def test_secret_ballots_wait_until_the_table_has_talked_and_then_go_round() -> None:
    state = after(game(), (0, Nominate(1)))
    ballots = replace(SEEN, voting=Voting.BALLOTS)
    assert find_due_screen(table_view(state), ballots) == TableScreen(PromptKind.OPEN_BALLOTS)
    ballots = replace(ballots, passing_round=True)
    assert find_due_screen(table_view(state), ballots) == HandOverScreen(0, TaskKind.BALLOT)
    state = after(state, (0, Vote(True)), (1, Vote(False)))
    assert find_due_screen(table_view(state), ballots) == HandOverScreen(2, TaskKind.BALLOT)


def test_the_votes_are_looked_at_before_the_president_takes_the_screen() -> None:
    view = table_view(elected(game(), 1))
    progress = replace(ROUND, passing_round=stays_with_players((VotesRevealed(()),)))
    assert find_due_screen(view, progress) == TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD)
    assert find_due_screen(view, ROUND) == HandOverScreen(0, TaskKind.DISCARD)


def test_the_two_cards_go_straight_to_the_chancellor() -> None:
    view = table_view(after(elected(game(cards="FFL"), 1), (0, Discard(LIBERAL))))
    progress = replace(ROUND, passing_round=stays_with_players((PoliciesPassed(0, 1),)))
    assert find_due_screen(view, progress) == HandOverScreen(1, TaskKind.ENACT)


def fascist_rounds(players: int, rounds: int) -> State:
    """So many Fascist policies enacted; the powers on the way are used at once, on nobody important."""
    state = game(players, cards="F" * 11)
    for _ in range(rounds):
        state = elected(state, state.eligible[-1])
        state = after(state, (state.president, Discard(FASCIST)))
        assert state.chancellor is not None
        state = after(state, (state.chancellor, Enact(FASCIST)))
    return state


def test_an_investigation_is_shown_before_the_next_round() -> None:
    state = fascist_rounds(9, 1)
    assert find_due_screen(table_view(state), SEEN) == TableScreen(PromptKind.INVESTIGATE, 0)
    state = after(state, (0, Investigate(3)))
    assert state.phase is Phase.NOMINATE
    due = replace(SEEN, unseen=frozenset({0}))
    assert find_due_screen(table_view(state), due) == TableScreen(PromptKind.HAND_OVER, 0, TaskKind.PARTY)
    assert find_due_screen(table_view(state), replace(due, passing_round=True)) == HandOverScreen(
        0, TaskKind.PARTY
    )
    assert find_due_screen(table_view(state), SEEN) == TableScreen(PromptKind.NOMINATE, 1)


def test_a_veto_is_answered_at_the_table_and_its_refusal_looked_at() -> None:
    state = game(cards="FFF")
    state.fascist = 5
    state = after(elected(state, 3), (0, Discard(FASCIST)), (3, ProposeVeto()))
    assert find_due_screen(table_view(state), SEEN) == TableScreen(PromptKind.ANSWER_VETO, 0)
    state = after(state, (0, AnswerVeto(False)))
    assert find_due_screen(table_view(state), SEEN) == TableScreen(PromptKind.HAND_OVER, 3, TaskKind.ENACT)


def test_the_last_act_is_looked_at_before_the_roles_turn() -> None:
    state = game(cards="LLL")
    state.liberal = 4
    state = after(elected(state, 1), (0, Discard(LIBERAL)), (1, Enact(LIBERAL)))
    assert state.phase is Phase.OVER
    assert find_due_screen(table_view(state), SEEN) == TableScreen(PromptKind.FINISH)
    assert find_due_screen(table_view(state), replace(SEEN, roles_revealed=True)) == EndScreen()


@pytest.mark.parametrize("purpose", [TaskKind.ROLE, TaskKind.BALLOT])
def test_whoever_asks_gets_the_screen_and_then_it_goes_on_as_before(purpose: TaskKind) -> None:
    view = table_view(game())
    asked = HandOverScreen(5, purpose)
    assert find_due_screen(view, replace(SEEN, asked=asked)) == asked
    assert find_due_screen(view, SEEN) == TableScreen(PromptKind.NOMINATE, 0)


def test_what_waits_to_be_laid_open_goes_before_everything_else() -> None:
    view = table_view(elected(game(), 1))
    waiting = replace(ROUND, return_screen=ReturnScreen(), asked=HandOverScreen(5, TaskKind.ROLE))
    assert find_due_screen(view, waiting) == ReturnScreen()


ELECTED = elected(game(cards="FFF"), 1)
ENACTED = after(ELECTED, (0, Discard(FASCIST)), (1, Enact(FASCIST)))


@pytest.mark.parametrize(
    ("state", "voting", "waits"),
    [
        (game(), Voting.BALLOTS, False),
        (after(game(), (0, Nominate(1))), Voting.BALLOTS, False),
        (ELECTED, Voting.HANDS, False),
        (ELECTED, Voting.BALLOTS, True),
        (after(ELECTED, (0, Discard(FASCIST))), Voting.BALLOTS, False),
        (ENACTED, Voting.HANDS, True),
        (after(ENACTED, (1, Nominate(3))), Voting.HANDS, False),
    ],
)
def test_what_was_done_last_in_private_may_not_have_been_seen(
    state: State, voting: Voting, waits: bool
) -> None:
    assert ends_in_private(table_view(state).history, voting) is waits


def test_that_a_look_is_over_is_no_news() -> None:
    assert not must_be_seen_by_all((PoliciesPeeked(2), RoundBegan(4, 3, special=False)))
    assert must_be_seen_by_all((PlayerInvestigated(1, 3), RoundBegan(3, 2, special=False)))
    assert must_be_seen_by_all((VetoProposed(3),))
