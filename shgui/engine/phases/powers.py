"""The presidential powers. A power that is granted must be used before the next round."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from shgui.engine import actions, events
from shgui.engine.components import HAND_CARDS
from shgui.engine.eligibility import (
    lift_limits_after_execution,
    list_others_alive,
    why_not_other_player,
)
from shgui.engine.errors import Reason
from shgui.engine.knowledge import Memory, Peeked, SawParty
from shgui.engine.phases.rounds import add_memory, begin_next_round, begin_round, end_game
from shgui.engine.state import State
from shgui.engine.types import Outcome, Policy, Power, Role, Seat

EventList = list[events.Event]


class PowerRule(NamedTuple):
    """The rules of one power: the actions that use it, and their effect."""

    action: type[actions.PowerAction]
    options: Callable[[State], tuple[actions.Action, ...]]
    use: Callable[[State, Seat, Any, EventList], Reason | None]
    shown: Callable[[State], Memory] | None = None
    """The memory that the President alone gains when it is granted."""


def grant_power(state: State, policy: Policy, happened: EventList) -> None:
    """Grant the power that the policy just covered, or begin the next round where there is none."""
    power = state.setup.board[state.fascist - 1] if policy is Policy.FASCIST else None
    if power is None:
        begin_next_round(state, happened)
        return
    state.phase = power.phase
    state.on_move = (state.president,)
    shown = POWERS[power].shown
    if shown is not None:
        add_memory(state, state.president, shown(state))
    happened.append(events.PowerGranted(power, state.president))


def investigate(state: State, seat: Seat, action: actions.Investigate, happened: EventList) -> Reason | None:
    """Show a player's party to the President; each player once in a game (`it.txt L191`)."""
    target = action.target
    reason = why_not_other_player(state, target)
    if reason is not None:
        return reason
    if target in state.investigated:
        return Reason.TARGET_INVESTIGATED
    state.investigated = tuple(sorted((*state.investigated, target)))
    add_memory(state, seat, SawParty(state.round, target, state.setup.parties[target]))
    happened.append(events.PlayerInvestigated(seat, target))
    begin_next_round(state, happened)
    return None


def call_special_election(
    state: State, seat: Seat, action: actions.CallSpecialElection, happened: EventList
) -> Reason | None:
    """Begin a round of the chosen candidate; the next one goes on from the caller's seat (`nb.txt L172`)."""
    reason = why_not_other_player(state, action.target)
    if reason is None:
        state.resume = seat
        happened.append(events.SpecialElectionCalled(seat, action.target))
        begin_round(state, action.target, True, happened)
    return reason


def end_peek(state: State, seat: Seat, _action: actions.EndPeek, happened: EventList) -> Reason | None:
    happened.append(events.PoliciesPeeked(seat))
    begin_next_round(state, happened)
    return None


def execute(state: State, seat: Seat, action: actions.Execute, happened: EventList) -> Reason | None:
    target = action.target
    reason = why_not_other_player(state, target)
    if reason is not None:
        return reason
    state.alive = tuple(seat for seat in state.alive if seat != target)
    lift_limits_after_execution(state)
    happened.append(events.PlayerExecuted(seat, target))
    if state.setup.roles[target] is Role.HITLER:
        end_game(state, Outcome.HITLER_EXECUTED, happened)
    else:
        begin_next_round(state, happened)
    return None


POWERS: Mapping[Power, PowerRule] = {
    Power.INVESTIGATE: PowerRule(
        actions.Investigate,
        lambda state: tuple(
            actions.Investigate(seat) for seat in list_others_alive(state) if seat not in state.investigated
        ),
        investigate,
    ),
    Power.SPECIAL_ELECTION: PowerRule(
        actions.CallSpecialElection,
        lambda state: tuple(map(actions.CallSpecialElection, list_others_alive(state))),
        call_special_election,
    ),
    Power.PEEK: PowerRule(
        actions.EndPeek,
        lambda _state: (actions.END_PEEK,),
        end_peek,
        shown=lambda state: Peeked(state.round, state.deck[:HAND_CARDS]),
    ),
    Power.EXECUTE: PowerRule(
        actions.Execute, lambda state: tuple(map(actions.Execute, list_others_alive(state))), execute
    ),
}
