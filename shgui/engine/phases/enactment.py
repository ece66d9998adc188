"""Policies that come onto a board: enacted by a government, or by chaos."""

from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES, TRACKER_FIELDS, VETO_ZONE
from shgui.engine.errors import Reason
from shgui.engine.events import ChaosBroke, Event, TrackerAdvanced, VetoUnlocked
from shgui.engine.phases.deck import reshuffle_if_short
from shgui.engine.phases.rounds import end_game, next_round
from shgui.engine.state import State
from shgui.engine.types import Outcome, Policy


def lay(state: State, policy: Policy) -> int:
    """Put a policy onto its board and return how many it holds now."""
    if policy is Policy.LIBERAL:
        state.liberal += 1
        return state.liberal
    state.fascist += 1
    return state.fascist


def settle(state: State, policy: Policy, events: list[Event]) -> None:
    """End the game, or unlock the veto, where this policy does so."""
    if state.liberal == LIBERAL_SPACES:
        end_game(state, Outcome.FIVE_LIBERAL_POLICIES, events)
    elif state.fascist == FASCIST_SPACES:
        end_game(state, Outcome.SIX_FASCIST_POLICIES, events)
    elif state.fascist == VETO_ZONE and policy is Policy.FASCIST:
        events.append(VetoUnlocked())


def advance_tracker(state: State, events: list[Event]) -> Reason | None:
    """Advance the election tracker, with chaos at the third field, and begin the next round."""
    state.tracker += 1
    events.append(TrackerAdvanced(state.tracker))
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
