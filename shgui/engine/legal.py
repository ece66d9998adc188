"""What a seat can do now, each distinct action once."""

from collections.abc import Callable, Mapping
from functools import cache

from shgui.engine.actions import PROPOSE_VETO, VETO_ANSWERS, VOTES, Action, Discard, Enact, Nominate
from shgui.engine.phases.powers import POWERS
from shgui.engine.phases.targets import each_of
from shgui.engine.state import State
from shgui.engine.types import Phase, Policy, Seat

Options = Callable[[State], tuple[Action, ...]]

_VOTE = Phase.VOTE


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action that `apply` would accept from this seat; none if it isn't on move."""
    if seat not in state.on_move:
        return ()
    phase = state.phase
    return VOTES if phase is _VOTE else _OPTIONS[phase](state)


@cache
def _each_card(action: type[Discard] | type[Enact], hand: tuple[Policy, ...]) -> tuple[Action, ...]:
    return tuple(action(card) for card in sorted(set(hand)))


def _nominations(state: State) -> tuple[Action, ...]:
    return each_of(Nominate, state.eligible)


def _discards(state: State) -> tuple[Action, ...]:
    return _each_card(Discard, state.hand)


def _enactments(state: State) -> tuple[Action, ...]:
    cards = _each_card(Enact, state.hand)
    may_veto = state.veto_unlocked and not state.veto_refused
    return (*cards, PROPOSE_VETO) if may_veto else cards


def _veto_answers(_state: State) -> tuple[Action, ...]:
    return VETO_ANSWERS


_OPTIONS: Mapping[Phase, Options] = {
    Phase.NOMINATE: _nominations,
    Phase.PRESIDENT_DISCARD: _discards,
    Phase.CHANCELLOR_ENACT: _enactments,
    Phase.VETO_ANSWER: _veto_answers,
    **{power.phase: rule.options for power, rule in POWERS.items()},
}
