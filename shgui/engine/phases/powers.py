"""The presidential powers. Whoever has one must use it before the next round."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from shgui.engine.actions import (
    END_PEEK,
    Action,
    CallSpecialElection,
    EndPeek,
    Execute,
    Investigate,
    PowerAction,
)
from shgui.engine.components import HAND
from shgui.engine.eligibility import limits_after_execution, others
from shgui.engine.errors import Reason
from shgui.engine.events import (
    Event,
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesPeeked,
    PowerGranted,
    SpecialElectionCalled,
)
from shgui.engine.knowledge import Memory, Peeked, SawParty
from shgui.engine.phases.rounds import begin_round, end_game, next_round, remember
from shgui.engine.phases.targets import each_of, not_investigated, others_alive, why_not_other_player
from shgui.engine.state import State
from shgui.engine.types import Outcome, Policy, Power, Role, Seat

_FASCIST = Policy.FASCIST
_HITLER = Role.HITLER
_PHASES = {power: power.phase for power in Power}


class PowerRule(NamedTuple):
    """A power: how it is used, what can be done with it, and what follows."""

    action: type[PowerAction]
    options: Callable[[State], tuple[Action, ...]]
    use: Callable[[State, Seat, Any, list[Event]], Reason | None]
    shown: Callable[[State], Memory] | None = None
    """What the President alone sees when it is granted."""


def grant_power(state: State, policy: Policy, events: list[Event]) -> None:
    """The power that the policy just covered, or the next round where there is none."""
    power = state.setup.board[state.fascist - 1] if policy is _FASCIST else None
    if power is None:
        next_round(state, events)
        return
    state.phase = _PHASES[power]
    state.on_move = (state.president,)
    shown = POWERS[power].shown
    if shown is not None:
        remember(state, state.president, shown(state))
    events.append(PowerGranted(power, state.president))


def investigate(state: State, seat: Seat, action: Investigate, events: list[Event]) -> Reason | None:
    """Nobody is investigated twice in a game, by whichever President (`it.txt L191`)."""
    target = action.target
    reason = why_not_other_player(state, target)
    if reason is not None:
        return reason
    if target in state.investigated:
        return Reason.TARGET_INVESTIGATED
    state.investigated = tuple(sorted((*state.investigated, target)))
    remember(state, seat, SawParty(state.round, target, state.setup.parties[target]))
    events.append(PlayerInvestigated(seat, target))
    next_round(state, events)
    return None


def call_special_election(
    state: State, seat: Seat, action: CallSpecialElection, events: list[Event]
) -> Reason | None:
    """Afterwards the presidency goes on from the caller's seat: nobody is skipped (`nb.txt L172`)."""
    reason = why_not_other_player(state, action.target)
    if reason is None:
        state.resume = seat
        events.append(SpecialElectionCalled(seat, action.target))
        begin_round(state, action.target, True, events)
    return reason


def _peeked(state: State) -> Memory:
    return Peeked(state.round, state.deck[:HAND])


def end_peek(state: State, seat: Seat, _action: EndPeek, events: list[Event]) -> Reason | None:
    events.append(PoliciesPeeked(seat))
    next_round(state, events)
    return None


def execute(state: State, seat: Seat, action: Execute, events: list[Event]) -> Reason | None:
    target = action.target
    reason = why_not_other_player(state, target)
    if reason is not None:
        return reason
    state.alive = others(state.alive, target)
    limits_after_execution(state)
    events.append(PlayerExecuted(seat, target))
    if state.setup.roles[target] is _HITLER:
        end_game(state, Outcome.HITLER_EXECUTED, events)
    else:
        next_round(state, events)
    return None


POWERS: Mapping[Power, PowerRule] = {
    Power.INVESTIGATE: PowerRule(
        Investigate, lambda state: each_of(Investigate, not_investigated(state)), investigate
    ),
    Power.SPECIAL_ELECTION: PowerRule(
        CallSpecialElection,
        lambda state: each_of(CallSpecialElection, others_alive(state)),
        call_special_election,
    ),
    Power.PEEK: PowerRule(EndPeek, lambda _state: (END_PEEK,), end_peek, shown=_peeked),
    Power.EXECUTE: PowerRule(Execute, lambda state: each_of(Execute, others_alive(state)), execute),
}
