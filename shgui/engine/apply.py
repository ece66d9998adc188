"""The one way a game moves on."""

from collections.abc import Callable, Mapping
from typing import Any

from shgui.engine.actions import Action, AnswerVeto, Discard, Enact, Nominate, ProposeVeto, Vote
from shgui.engine.eligibility import others
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import Event
from shgui.engine.phases import election, legislation
from shgui.engine.phases.election import reveal
from shgui.engine.phases.powers import POWERS
from shgui.engine.state import State
from shgui.engine.types import Phase, Seat

Moved = tuple[State, tuple[Event, ...]]

_Perform = Callable[[State, Seat, Any, list[Event]], Reason | None]
"""Changes the copy it is given, or leaves it to be thrown away and says why."""

_VOTE = Phase.VOTE

_RULES: Mapping[type[Action], tuple[Phase, _Perform]] = {
    Nominate: (Phase.NOMINATE, election.nominate),
    Discard: (Phase.PRESIDENT_DISCARD, legislation.discard),
    Enact: (Phase.CHANCELLOR_ENACT, legislation.enact),
    ProposeVeto: (Phase.CHANCELLOR_ENACT, legislation.propose_veto),
    AnswerVeto: (Phase.VETO_ANSWER, legislation.answer_veto),
    **{rule.action: (power.phase, rule.use) for power, rule in POWERS.items()},
}


def apply(state: State, seat: Seat, action: Action) -> Moved | Refusal:
    """The state after the action and what the table saw; or why not, and nothing has changed."""
    if seat not in state.on_move:
        return Refusal(_why_waiting(state, seat))
    if type(action) is Vote:
        if state.phase is not _VOTE:
            return Refusal(Reason.WRONG_PHASE)
        ja: object = action.ja
        if type(ja) is not bool:
            return Refusal(Reason.NOT_AN_ACTION)
        after = state.copy()
        after.ballots += ((seat, ja),)
        after.on_move = waiting = others(state.on_move, seat)
        if waiting:
            return after, ()
        happened: list[Event] = []
        reason = reveal(after, happened)
    else:
        try:
            phase, perform = _RULES[type(action)]
        except KeyError:
            return Refusal(Reason.NOT_AN_ACTION)
        if state.phase is not phase:
            return Refusal(Reason.WRONG_PHASE)
        happened = []
        after = state.copy()
        reason = perform(after, seat, action, happened)
    if reason is not None:
        return Refusal(reason, getattr(action, "target", None))
    events = tuple(happened)
    after.history += events
    return after, events


def why_not_on_move(state: State, seat: Seat) -> Reason | None:
    """Why nothing that this seat does would count now; None if it is on move."""
    return None if seat in state.on_move else _why_waiting(state, seat)


def _why_waiting(state: State, seat: Seat) -> Reason:
    if state.phase is Phase.OVER:
        return Reason.GAME_OVER
    if type(seat) is not int or not 0 <= seat < state.setup.players:
        return Reason.NO_SUCH_SEAT
    if seat not in state.alive:
        return Reason.EXECUTED
    return Reason.ALREADY_VOTED if state.phase is Phase.VOTE else Reason.NOT_ON_MOVE
