"""What a seat can do now, each distinct action once."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from shgui.engine import actions
from shgui.engine.actions import Action, Discard, Enact
from shgui.engine.eligibility import others
from shgui.engine.state import State
from shgui.engine.types import Phase, Policy, Seat

Options = Callable[[State], tuple[Action, ...]]


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action that `apply` would accept from this seat; none if it isn't on move."""
    if seat not in state.on_move:
        return ()
    return _OPTIONS[state.phase](state)


def others_alive(state: State) -> tuple[Seat, ...]:
    """Nobody ever chooses himself or a dead player."""
    return others(state.alive, state.president)


def not_investigated(state: State) -> tuple[Seat, ...]:
    """Nobody is investigated twice in a game, by whomever (`it.txt L191`)."""
    return tuple(seat for seat in others_alive(state) if seat not in state.investigated)


def _nominations(state: State) -> tuple[Action, ...]:
    return _nominations_of(state.eligible)


@lru_cache(maxsize=4096)
def _nominations_of(seats: tuple[Seat, ...]) -> tuple[Action, ...]:
    return tuple(actions.NOMINATIONS[seat] for seat in seats)


def _votes(_state: State) -> tuple[Action, ...]:
    return actions.VOTES


def _discards(state: State) -> tuple[Action, ...]:
    return _each_card(Discard, state.hand)


@cache
def _each_card(action: type[Discard] | type[Enact], hand: tuple[Policy, ...]) -> tuple[Action, ...]:
    return tuple(action(card) for card in sorted(set(hand)))


def _enactments(state: State) -> tuple[Action, ...]:
    cards = _each_card(Enact, state.hand)
    may_veto = state.veto_unlocked and not state.veto_refused
    return (*cards, actions.PROPOSE_VETO) if may_veto else cards


def _veto_answers(_state: State) -> tuple[Action, ...]:
    return actions.VETO_ANSWERS


def _investigations(state: State) -> tuple[Action, ...]:
    return tuple(actions.INVESTIGATIONS[seat] for seat in not_investigated(state))


def _special_elections(state: State) -> tuple[Action, ...]:
    return tuple(actions.SPECIAL_ELECTIONS[seat] for seat in others_alive(state))


def _end_peek(_state: State) -> tuple[Action, ...]:
    return (actions.END_PEEK,)


def _executions(state: State) -> tuple[Action, ...]:
    return tuple(actions.EXECUTIONS[seat] for seat in others_alive(state))


_OPTIONS: Mapping[Phase, Options] = {
    Phase.NOMINATE: _nominations,
    Phase.VOTE: _votes,
    Phase.PRESIDENT_DISCARD: _discards,
    Phase.CHANCELLOR_ENACT: _enactments,
    Phase.VETO_ANSWER: _veto_answers,
    Phase.INVESTIGATE: _investigations,
    Phase.SPECIAL_ELECTION: _special_elections,
    Phase.PEEK: _end_peek,
    Phase.EXECUTE: _executions,
}
