"""The legislative session: three cards, two cards, one policy, or a veto."""

from shgui.engine.actions import AnswerVeto, Discard, Enact, ProposeVeto
from shgui.engine.chance import shuffle_items
from shgui.engine.editions import TermLimitBasis
from shgui.engine.eligibility import set_term_limits
from shgui.engine.errors import Reason
from shgui.engine.events import (
    Event,
    PoliciesPassed,
    PolicyEnacted,
    TrackerReset,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
)
from shgui.engine.knowledge import PutAway, Received
from shgui.engine.phases.enactment import (
    advance_tracker,
    end_game_or_unlock_veto,
    place_policy,
    reshuffle_if_short,
)
from shgui.engine.phases.powers import grant_power
from shgui.engine.phases.rounds import add_memory
from shgui.engine.state import State
from shgui.engine.types import Phase, Policy, Seat


def discard(state: State, seat: Seat, action: Discard, events: list[Event]) -> Reason | None:
    """Pass two cards to the Chancellor, sorted, so that their order says nothing.

    In the order of drawing it would: with two equal cards in a hand of three, the odd one of the two that
    are left is twice as likely to be first as second, or the other way round, by the card put away.
    """
    president, chancellor = state.government()
    card = action.card
    if type(card) is not Policy or card not in state.hand:
        return _why_not_in_hand(card)
    passed = _sorted_without(state.hand, card)
    if state.setup.edition.shuffle_before_pass:
        passed = shuffle_items(state.setup.chance, f"pass {state.round}", passed)
    state.hand = passed
    state.discards += (card,)
    state.phase = Phase.CHANCELLOR_ENACT
    state.on_move = (chancellor,)
    add_memory(state, president, PutAway(state.round, card))
    add_memory(state, chancellor, Received(state.round, passed))
    events.append(PoliciesPassed(president, chancellor))
    return None


def _why_not_in_hand(card: object) -> Reason:
    return Reason.CARD_NOT_IN_HAND if type(card) is Policy else Reason.NOT_AN_ACTION


def _sorted_without(hand: tuple[Policy, ...], card: Policy) -> tuple[Policy, ...]:
    cards = sorted(hand)
    cards.remove(card)
    return tuple(cards)


def enact(state: State, seat: Seat, action: Enact, events: list[Event]) -> Reason | None:
    policy, edition = action.card, state.setup.edition
    if type(policy) is not Policy or policy not in state.hand:
        return _why_not_in_hand(policy)
    state.discards += _sorted_without(state.hand, policy)
    state.hand = ()
    if edition.term_limit_basis is TermLimitBasis.LAST_ENACTING:
        set_term_limits(state, state.president, seat)
    events.append(PolicyEnacted(policy, place_policy(state, policy), state.president, seat))
    if state.tracker:
        state.tracker = 0
        events.append(TrackerReset())
    end_game_or_unlock_veto(state, policy, events)
    if state.outcome is not None:
        return None
    reason = reshuffle_if_short(state, edition.session_reshuffle_at_most, events)
    if reason is None:
        grant_power(state, policy, events)
    return reason


def propose_veto(state: State, seat: Seat, _action: ProposeVeto, events: list[Event]) -> Reason | None:
    """Ask the President for a veto, which five fascist policies have unlocked."""
    if not state.veto_unlocked:
        return Reason.VETO_LOCKED
    if state.veto_refused:
        return Reason.VETO_REFUSED
    state.phase = Phase.VETO_ANSWER
    state.on_move = (state.president,)
    events.append(VetoProposed(seat))
    return None


def answer_veto(state: State, seat: Seat, action: AnswerVeto, events: list[Event]) -> Reason | None:
    """End the session and advance the tracker, or, without consent, let the Chancellor enact."""
    if type(action.consent) is not bool:
        return Reason.NOT_AN_ACTION
    if not action.consent:
        _, chancellor = state.government()
        state.veto_refused = True
        state.phase = Phase.CHANCELLOR_ENACT
        state.on_move = (chancellor,)
        events.append(VetoRefused(seat))
        return None
    state.discards += state.hand
    state.hand = ()
    events.append(VetoAgreed(seat))
    reason = reshuffle_if_short(state, state.setup.edition.session_reshuffle_at_most, events)
    return reason or advance_tracker(state, events)
