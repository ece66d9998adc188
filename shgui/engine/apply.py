"""The actions that are possible now, and the only way in which a game goes on."""

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any

from shgui.engine.actions import (
    PROPOSE_VETO,
    VETO_ANSWERS,
    VOTES,
    Action,
    AnswerVeto,
    Discard,
    Enact,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import Event
from shgui.engine.phases import election, legislation
from shgui.engine.phases.powers import POWERS
from shgui.engine.state import State
from shgui.engine.types import Phase, Power, Seat


def list_legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every distinct action that `apply` would accept from this seat; none if it isn't on move."""
    if seat not in state.on_move:
        return ()
    match state.phase:
        case Phase.NOMINATE:
            return tuple(Nominate(target) for target in state.eligible)
        case Phase.VOTE:
            return VOTES
        case Phase.PRESIDENT_DISCARD:
            return tuple(Discard(card) for card in sorted(set(state.hand)))
        case Phase.CHANCELLOR_ENACT:
            cards = tuple(Enact(card) for card in sorted(set(state.hand)))
            may_veto = state.veto_unlocked and not state.veto_refused
            return (*cards, PROPOSE_VETO) if may_veto else cards
        case Phase.VETO_ANSWER:
            return VETO_ANSWERS
        case power:
            return POWERS[Power(power)].options(state)


Moved = tuple[State, tuple[Event, ...]]
"""The state after an action, and the events of the action."""

_Perform = Callable[[State, Seat, Any, list[Event]], Reason | None]
"""Changes the copy it is given, or returns why it can't; then the copy is thrown away."""

_RULES: Mapping[type[Action], tuple[Phase, _Perform]] = {
    Nominate: (Phase.NOMINATE, election.nominate),
    Vote: (Phase.VOTE, election.vote),
    Discard: (Phase.PRESIDENT_DISCARD, legislation.discard),
    Enact: (Phase.CHANCELLOR_ENACT, legislation.enact),
    ProposeVeto: (Phase.CHANCELLOR_ENACT, legislation.propose_veto),
    AnswerVeto: (Phase.VETO_ANSWER, legislation.answer_veto),
    **{rule.action: (power.phase, rule.use) for power, rule in POWERS.items()},
}


def apply(state: State, seat: Seat, action: Action) -> Moved | Refusal:
    """Return the state after the action and the events that everyone saw, or the reason why it is refused.

    The state that was passed in never changes.
    """
    reason = why_not_on_move(state, seat)
    if reason is not None:
        return Refusal(reason)
    if type(action) not in _RULES:
        return Refusal(Reason.NOT_AN_ACTION)
    phase, perform = _RULES[type(action)]
    if state.phase is not phase:
        return Refusal(Reason.WRONG_PHASE)
    after = copy(state)
    events: list[Event] = []
    reason = perform(after, seat, action, events)
    if reason is not None:
        return Refusal(reason, getattr(action, "target", None))
    after.history += tuple(events)
    return after, tuple(events)


def why_not_on_move(state: State, seat: Seat) -> Reason | None:
    """Return why every action of this seat is refused now; None if it is on move."""
    if seat in state.on_move:
        return None
    if state.phase is Phase.OVER:
        return Reason.GAME_OVER
    if type(seat) is not int or not 0 <= seat < state.setup.players:
        return Reason.NO_SUCH_SEAT
    if seat not in state.alive:
        return Reason.EXECUTED
    return Reason.ALREADY_VOTED if state.phase is Phase.VOTE else Reason.NOT_ON_MOVE
