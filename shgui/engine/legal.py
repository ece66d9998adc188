"""What a seat can do now, each distinct action once."""

from collections.abc import Callable, Mapping
from functools import cache

from shgui.engine.actions import (
    END_PEEK,
    PROPOSE_VETO,
    VETO_ANSWERS,
    VOTES,
    Action,
    CallSpecialElection,
    Discard,
    Enact,
    Execute,
    Investigate,
    Nominate,
)
from shgui.engine.eligibility import others
from shgui.engine.state import State
from shgui.engine.types import Phase, Policy, Seat

Options = Callable[[State], tuple[Action, ...]]

_VOTE = Phase.VOTE
_Targeting = Nominate | Investigate | CallSpecialElection | Execute


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action that `apply` would accept from this seat; none if it isn't on move."""
    if seat not in state.on_move:
        return ()
    phase = state.phase
    return VOTES if phase is _VOTE else _OPTIONS[phase](state)


def others_alive(state: State) -> tuple[Seat, ...]:
    """Nobody ever chooses himself or a dead player."""
    return others(state.alive, state.president)


def not_investigated(state: State) -> tuple[Seat, ...]:
    """Nobody is investigated twice in a game, by whomever (`it.txt L191`)."""
    return tuple(seat for seat in others_alive(state) if seat not in state.investigated)


@cache
def _each(action: type[_Targeting], seats: tuple[Seat, ...]) -> tuple[Action, ...]:
    return tuple(action(seat) for seat in seats)


@cache
def _each_card(action: type[Discard] | type[Enact], hand: tuple[Policy, ...]) -> tuple[Action, ...]:
    return tuple(action(card) for card in sorted(set(hand)))


def _nominations(state: State) -> tuple[Action, ...]:
    return _each(Nominate, state.eligible)


def _discards(state: State) -> tuple[Action, ...]:
    return _each_card(Discard, state.hand)


def _enactments(state: State) -> tuple[Action, ...]:
    cards = _each_card(Enact, state.hand)
    may_veto = state.veto_unlocked and not state.veto_refused
    return (*cards, PROPOSE_VETO) if may_veto else cards


def _veto_answers(_state: State) -> tuple[Action, ...]:
    return VETO_ANSWERS


def _investigations(state: State) -> tuple[Action, ...]:
    return _each(Investigate, not_investigated(state))


def _special_elections(state: State) -> tuple[Action, ...]:
    return _each(CallSpecialElection, others_alive(state))


def _end_peek(_state: State) -> tuple[Action, ...]:
    return (END_PEEK,)


def _executions(state: State) -> tuple[Action, ...]:
    return _each(Execute, others_alive(state))


_OPTIONS: Mapping[Phase, Options] = {
    Phase.NOMINATE: _nominations,
    Phase.PRESIDENT_DISCARD: _discards,
    Phase.CHANCELLOR_ENACT: _enactments,
    Phase.VETO_ANSWER: _veto_answers,
    Phase.INVESTIGATE: _investigations,
    Phase.SPECIAL_ELECTION: _special_elections,
    Phase.PEEK: _end_peek,
    Phase.EXECUTE: _executions,
}
