"""`legal` offers exactly what `apply` takes; everything else is refused for the right reason."""

from __future__ import annotations

from typing import Any

import pytest

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    EndPeek,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.apply import apply, list_legal_actions, why_not_on_move
from shgui.engine.errors import OUT_OF_TURN, Reason, Refusal
from shgui.engine.state import State
from shgui.engine.types import Office, Phase, Policy, Seat
from tests.engine.random_play import EDITIONS, SIZES, conceivable_actions, game, states
from tests.engine.stage import Stage

PHASES: dict[type[Action], Phase] = {
    Nominate: Phase.NOMINATE,
    Vote: Phase.VOTE,
    Discard: Phase.PRESIDENT_DISCARD,
    Enact: Phase.CHANCELLOR_ENACT,
    ProposeVeto: Phase.CHANCELLOR_ENACT,
    AnswerVeto: Phase.VETO_ANSWER,
    Investigate: Phase.INVESTIGATE,
    CallSpecialElection: Phase.SPECIAL_ELECTION,
    EndPeek: Phase.PEEK,
    Execute: Phase.EXECUTE,
}
BAD_TARGETS: list[Any] = ["1", None, 1.0, True, [1], {}, float("nan")]
BAD_CARDS: list[Any] = ["L", "F", None, 0, ["L"]]
BAD_FLAGS: list[Any] = ["ja", None, 1, 0, []]
MALFORMED: dict[Phase, list[Action]] = {
    Phase.NOMINATE: [Nominate(target) for target in BAD_TARGETS],
    Phase.VOTE: [Vote(ja) for ja in BAD_FLAGS],
    Phase.PRESIDENT_DISCARD: [Discard(card) for card in BAD_CARDS],
    Phase.CHANCELLOR_ENACT: [Enact(card) for card in BAD_CARDS],
    Phase.VETO_ANSWER: [AnswerVeto(consent) for consent in BAD_FLAGS],
    Phase.INVESTIGATE: [Investigate(target) for target in BAD_TARGETS],
    Phase.SPECIAL_ELECTION: [CallSpecialElection(target) for target in BAD_TARGETS],
    Phase.PEEK: [],
    Phase.EXECUTE: [Execute(target) for target in BAD_TARGETS],
}
NO_ACTIONS: list[Any] = [None, "vote", 7, ["nominate", 1], {"type": "end_peek"}, object(), Vote, Phase.VOTE]
NO_SEATS: list[Any] = [-1, 10, 99, None, "0", 0.5, [0], (0,)]


def expected_refusal(state: State, seat: Seat, action: Action) -> Reason | None:
    """The reason as the rules have it, told once more in other words; None for what is allowed."""
    if state.outcome is not None:
        return Reason.GAME_OVER
    if not 0 <= seat < state.setup.players:
        return Reason.NO_SUCH_SEAT
    if seat not in state.alive:
        return Reason.EXECUTED
    if seat not in state.on_move:
        return Reason.ALREADY_VOTED if state.phase is Phase.VOTE else Reason.NOT_ON_MOVE
    if PHASES[type(action)] is not state.phase:
        return Reason.WRONG_PHASE
    match action:
        case Discard(card) | Enact(card):
            return None if card in state.hand else Reason.CARD_NOT_IN_HAND
        case ProposeVeto():
            if state.fascist < 5:
                return Reason.VETO_LOCKED
            return Reason.VETO_REFUSED if state.veto_refused else None
        case Nominate(target) | Investigate(target) | CallSpecialElection(target) | Execute(target):
            return expected_at(state, action, target)
        case _:
            return None


def expected_at(state: State, action: Action, target: Seat) -> Reason | None:
    if not 0 <= target < state.setup.players:
        return Reason.TARGET_UNKNOWN
    if target == state.president:
        return Reason.TARGET_SELF
    if target not in state.alive:
        return Reason.TARGET_EXECUTED
    if isinstance(action, Investigate) and target in state.investigated:
        return Reason.TARGET_INVESTIGATED
    if isinstance(action, Nominate):
        barred = dict(state.term_limits)
        if target in barred:
            president = barred[target] is Office.PRESIDENT
            return Reason.TARGET_LAST_PRESIDENT if president else Reason.TARGET_LAST_CHANCELLOR
    return None


def one_of_each_phase() -> dict[Phase, State]:
    found: dict[Phase, State] = {}
    for players in (5, 9):
        for seed in range(12):
            for state in states(game(players, "official", seed)):
                found.setdefault(state.phase, state)
    assert set(found) == set(Phase)
    return found


@pytest.mark.lengthy(daily=12)
@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_legal_is_what_apply_takes_and_the_rest_has_its_reason(players: int, rules: str) -> None:
    """Every conceivable action of every seat, at every moment of a game."""
    conceivable = conceivable_actions(players)
    for state in states(game(players, rules, seed=3)):
        for seat in range(-1, players + 1):
            offered = list_legal_actions(state, seat)
            assert len(set(offered)) == len(offered)
            assert set(offered) <= set(conceivable)
            for action in conceivable if seat in state.on_move else conceivable[:: len(conceivable) // 5]:
                answer = apply(state, seat, action)
                reason = answer.reason if isinstance(answer, Refusal) else None
                assert reason is expected_refusal(state, seat, action), (seat, action)
                assert (reason is None) is (action in offered)


@pytest.mark.parametrize("phase", Phase)
def test_whoever_is_not_on_move_is_told_why_whatever_he_tries(phase: Phase) -> None:
    state = one_of_each_phase()[phase]
    for seat in set(range(-1, state.setup.players + 1)) - set(state.on_move):
        for action in conceivable_actions(state.setup.players):
            answer = apply(state, seat, action)
            assert isinstance(answer, Refusal)
            assert answer.reason is expected_refusal(state, seat, action)
            assert answer.reason is why_not_on_move(state, seat)
            assert answer.reason in OUT_OF_TURN or answer.reason is Reason.GAME_OVER


@pytest.mark.parametrize("phase", MALFORMED)
def test_a_malformed_action_is_refused(phase: Phase) -> None:
    state = one_of_each_phase()[phase]
    seat = state.on_move[0]
    assert why_not_on_move(state, seat) is None
    for action in MALFORMED[phase] + NO_ACTIONS:
        answer = apply(state, seat, action)
        assert isinstance(answer, Refusal)
        targeting = isinstance(action, Nominate | Investigate | CallSpecialElection | Execute)
        assert answer.reason is (Reason.TARGET_UNKNOWN if targeting else Reason.NOT_AN_ACTION)


@pytest.mark.parametrize("phase", Phase)
def test_who_sits_nowhere_is_refused(phase: Phase) -> None:
    state = one_of_each_phase()[phase]
    for seat in NO_SEATS:
        answer = apply(state, seat, EndPeek())
        assert isinstance(answer, Refusal)
        assert answer.reason is (Reason.GAME_OVER if phase is Phase.OVER else Reason.NO_SUCH_SEAT)
        assert list_legal_actions(state, seat) == ()


def test_a_refusal_names_the_target_it_speaks_of() -> None:
    stage = Stage(5)
    answer = apply(stage.state, 0, Nominate(0))
    assert answer == Refusal(Reason.TARGET_SELF, 0)
    assert apply(stage.state, 0, EndPeek()) == Refusal(Reason.WRONG_PHASE, None)


def test_equal_cards_are_offered_once() -> None:
    stage = Stage(5, top="FFF").elect(1)
    assert list_legal_actions(stage.state, 0) == (Discard(Policy.FASCIST),)
    stage = Stage(5, top="FLF").elect(1)
    assert list_legal_actions(stage.state, 0) == (Discard(Policy.FASCIST), Discard(Policy.LIBERAL))


def test_every_living_seat_may_vote_once_in_any_order() -> None:
    stage = Stage(6).nominate(1)
    for seat in (3, 5, 0, 2, 4):
        assert stage.may(seat, Vote(True))
        stage.do(seat, Vote(True))
        assert stage.refusal(seat, Vote(False)) is Reason.ALREADY_VOTED
    assert stage.state.on_move == (1,)
    assert stage.events == ()
