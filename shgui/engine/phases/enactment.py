"""Policies that come onto a board, by a government or by chaos, and the deck that they come from."""

from shgui.engine.chance import shuffle_items
from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES, TRACKER_FIELDS, VETO_ZONE
from shgui.engine.errors import Reason
from shgui.engine.events import ChaosBroke, DeckReshuffled, Event, TrackerAdvanced, VetoUnlocked
from shgui.engine.phases.rounds import begin_next_round, end_game
from shgui.engine.state import State
from shgui.engine.types import Outcome, Policy


def reshuffle_if_short(state: State, at_most: int, events: list[Event]) -> Reason | None:
    """Shuffle the discards into the deck when that holds at most so many cards.

    At least eight cards are not on the boards while a game goes on, so the new deck always suffices.
    Refuse where a rigged shuffle names other cards than these.
    """
    if len(state.deck) > at_most:
        return None
    cards = tuple(sorted(state.deck + state.discards))
    done = len(state.reshuffles)
    rigged = state.setup.rigging.shuffles
    if done >= len(rigged):
        order = shuffle_items(state.setup.chance, f"reshuffle {done + 1}", cards)
    elif tuple(sorted(rigged[done])) == cards:
        order = rigged[done]
    else:
        return Reason.SHUFFLE_MISMATCH
    state.deck = order
    state.reshuffles += (order,)
    state.discards = ()
    events.append(DeckReshuffled(len(cards)))
    return None


def place_policy(state: State, policy: Policy) -> int:
    """Put a policy onto its board and return how many it holds now."""
    if policy is Policy.LIBERAL:
        state.liberal += 1
        return state.liberal
    state.fascist += 1
    return state.fascist


def end_game_or_unlock_veto(state: State, policy: Policy, events: list[Event]) -> None:
    """Apply what this policy brings at once, if anything; the powers of the board come later."""
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
    reason = _enact_top_policy(state, events) if state.tracker == TRACKER_FIELDS else None
    if reason is None and state.outcome is None:
        begin_next_round(state, events)
    return reason


def _enact_top_policy(state: State, events: list[Event]) -> Reason | None:
    policy, *rest = state.deck
    state.deck = tuple(rest)
    state.tracker = 0
    state.term_limits = ()
    events.append(ChaosBroke(policy, place_policy(state, policy)))
    end_game_or_unlock_veto(state, policy, events)
    if state.outcome is not None:
        return None
    return reshuffle_if_short(state, state.setup.edition.chaos_reshuffle_at_most, events)
