"""The presidential powers. Whoever has one must use it before the next round."""

from shgui.engine.actions import CallSpecialElection, EndPeek, Execute, Investigate
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
from shgui.engine.knowledge import Peeked, SawParty
from shgui.engine.phases.rounds import begin_round, end_game, next_round, remember
from shgui.engine.phases.targets import why_not_other_player
from shgui.engine.state import State
from shgui.engine.types import Outcome, Phase, Policy, Power, Role, Seat

_FASCIST = Policy.FASCIST
_PEEK = Power.PEEK
_HITLER = Role.HITLER
_PHASES = {
    Power.INVESTIGATE: Phase.INVESTIGATE,
    Power.SPECIAL_ELECTION: Phase.SPECIAL_ELECTION,
    Power.PEEK: Phase.PEEK,
    Power.EXECUTE: Phase.EXECUTE,
}


def grant_power(state: State, policy: Policy, events: list[Event]) -> None:
    """The power that the policy just covered, or the next round where there is none."""
    power = state.setup.board[state.fascist - 1] if policy is _FASCIST else None
    if power is None:
        next_round(state, events)
        return
    state.phase = _PHASES[power]
    state.on_move = (state.president,)
    if power is _PEEK:
        remember(state, state.president, Peeked(state.round, state.deck[:HAND]))
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
