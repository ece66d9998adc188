"""The legislative session: three cards, two cards, one policy, or a veto."""

from shgui.engine.actions import AnswerVeto, Discard, Enact, ProposeVeto
from shgui.engine.chance import shuffled
from shgui.engine.editions import TermLimitBasis
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
from shgui.engine.phases.deck import reshuffle_if_short
from shgui.engine.phases.enactment import advance_tracker, lay, settle
from shgui.engine.phases.powers import grant_power
from shgui.engine.phases.rounds import remember
from shgui.engine.state import State
from shgui.engine.types import Phase, Policy, Seat


def check_card(state: State, action: Discard | Enact) -> Reason | None:
    if not isinstance(action.card, Policy):
        return Reason.NOT_AN_ACTION
    return None if action.card in state.hand else Reason.CARD_NOT_IN_HAND


def discard(state: State, seat: Seat, action: Discard, events: list[Event]) -> None:
    """The two cards that go on lie in sorted order, so that their order tells nothing.

    Draw order would: with two equal cards in a hand of three, the place of the odd one among the two
    that are left is twice as likely to be one than the other, and which depends on the card put away.
    """
    assert state.chancellor is not None
    passed = tuple(sorted(_without(state.hand, action.card)))
    if state.setup.edition.shuffle_before_pass:
        passed = shuffled(state.setup.seed, f"pass {state.round}", passed)
    state.hand = passed
    state.discards += (action.card,)
    state.phase = Phase.CHANCELLOR_ENACT
    state.on_move = (state.chancellor,)
    remember(state, seat, PutAway(state.round, action.card))
    remember(state, state.chancellor, Received(state.round, passed))
    events.append(PoliciesPassed(seat, state.chancellor))


def _without(cards: tuple[Policy, ...], card: Policy) -> tuple[Policy, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def enact(state: State, seat: Seat, action: Enact, events: list[Event]) -> None:
    policy = action.card
    state.discards += _without(state.hand, policy)
    state.hand = ()
    edition = state.setup.edition
    if edition.term_limit_basis is TermLimitBasis.LAST_ENACTING:
        state.limits = (state.president, seat)
    events.append(PolicyEnacted(policy, lay(state, policy), state.president, seat))
    if state.tracker:
        state.tracker = 0
        events.append(TrackerReset())
    settle(state, policy, events)
    if state.outcome is None:
        reshuffle_if_short(state, edition.session_reshuffle_at_most, events)
        grant_power(state, policy, events)


def check_propose_veto(state: State, _action: ProposeVeto) -> Reason | None:
    """Five fascist policies lie since an earlier session, for this one has enacted nothing yet."""
    if not state.veto_unlocked:
        return Reason.VETO_LOCKED
    return Reason.VETO_REFUSED if state.veto_refused else None


def propose_veto(state: State, seat: Seat, _action: ProposeVeto, events: list[Event]) -> None:
    state.phase = Phase.VETO_ANSWER
    state.on_move = (state.president,)
    events.append(VetoProposed(seat))


def check_answer_veto(_state: State, action: AnswerVeto) -> Reason | None:
    return None if type(action.consent) is bool else Reason.NOT_AN_ACTION


def answer_veto(state: State, seat: Seat, action: AnswerVeto, events: list[Event]) -> None:
    """A refused Chancellor must enact; agreed, the session ends before the tracker advances."""
    assert state.chancellor is not None
    if not action.consent:
        state.veto_refused = True
        state.phase = Phase.CHANCELLOR_ENACT
        state.on_move = (state.chancellor,)
        events.append(VetoRefused(seat))
        return
    state.discards += state.hand
    state.hand = ()
    events.append(VetoAgreed(seat))
    reshuffle_if_short(state, state.setup.edition.session_reshuffle_at_most, events)
    advance_tracker(state, events)
