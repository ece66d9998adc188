"""A policy comes onto a board: through a government, or out of chaos."""

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES, TRACKER_FIELDS, VETO_ZONE
from shgui.engine.errors import Reason
from shgui.engine.events import TRACKER_ADVANCED, ChaosBroke, Event, VetoUnlocked
from shgui.engine.phases.deck import reshuffle_if_short
from shgui.engine.phases.rounds import end_game, next_round
from shgui.engine.state import State
from shgui.engine.types import Outcome, Policy

_LIBERAL = Policy.LIBERAL


def lay(state: State, policy: Policy) -> int:
    """Lays a policy on its board and returns how many lie there now."""
    if policy is _LIBERAL:
        state.liberal += 1
        return state.liberal
    state.fascist += 1
    return state.fascist


def settle(state: State, policy: Policy, events: list[Event]) -> None:
    """What follows from a policy on a board, whoever laid it."""
    if state.liberal == LIBERAL_SPACES:
        end_game(state, Outcome.FIVE_LIBERAL_POLICIES, events)
    elif state.fascist == FASCIST_SPACES:
        end_game(state, Outcome.SIX_FASCIST_POLICIES, events)
    elif state.fascist == VETO_ZONE and policy is not _LIBERAL:
        events.append(VetoUnlocked())


def advance_tracker(state: State, events: list[Event]) -> Reason | None:
    """A government failed or a veto was agreed: one field on; the third brings chaos. Then a new round."""
    state.tracker += 1
    events.append(TRACKER_ADVANCED[state.tracker])
    reason = _break_into_chaos(state, events) if state.tracker == TRACKER_FIELDS else None
    if reason is None and state.outcome is None:
        next_round(state, events)
    return reason


def _break_into_chaos(state: State, events: list[Event]) -> Reason | None:
    policy, *rest = state.deck
    state.deck = tuple(rest)
    state.tracker = 0
    state.term_limits = ()
    events.append(ChaosBroke(policy, lay(state, policy)))
    settle(state, policy, events)
    if state.outcome is not None:
        return None
    return reshuffle_if_short(state, state.setup.edition.chaos_reshuffle_at_most, events)
