"""The one way a game moves on."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    EndPeek,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import Event
from shgui.engine.phases import election, legislation, powers
from shgui.engine.phases.deck import ShuffleMismatch
from shgui.engine.state import State
from shgui.engine.types import Phase, Seat

Moved = tuple[State, tuple[Event, ...]]


class _Rule(NamedTuple):
    phase: Phase
    check: Callable[[State, Any], Reason | None]
    perform: Callable[[State, Seat, Any, list[Event]], None]


_RULES: Mapping[type[Action], _Rule] = {
    Vote: _Rule(Phase.VOTE, election.check_vote, election.vote),
    Nominate: _Rule(Phase.NOMINATE, election.check_nominate, election.nominate),
    Discard: _Rule(Phase.PRESIDENT_DISCARD, legislation.check_card, legislation.discard),
    Enact: _Rule(Phase.CHANCELLOR_ENACT, legislation.check_card, legislation.enact),
    ProposeVeto: _Rule(Phase.CHANCELLOR_ENACT, legislation.check_propose_veto, legislation.propose_veto),
    AnswerVeto: _Rule(Phase.VETO_ANSWER, legislation.check_answer_veto, legislation.answer_veto),
    Investigate: _Rule(Phase.INVESTIGATE, powers.check_investigate, powers.investigate),
    CallSpecialElection: _Rule(
        Phase.SPECIAL_ELECTION, powers.check_target, powers.call_special_election
    ),
    EndPeek: _Rule(Phase.PEEK, powers.check_end_peek, powers.end_peek),
    Execute: _Rule(Phase.EXECUTE, powers.check_target, powers.execute),
}


def apply(state: State, seat: Seat, action: Action) -> Moved | Refusal:
    """The state after the action and what the table saw; or why not, and nothing has changed."""
    if seat not in state.on_move:
        return Refusal(_why_not_on_move(state, seat))
    rule = _RULES.get(type(action))
    if rule is None:
        return Refusal(Reason.NOT_AN_ACTION)
    if state.phase is not rule.phase:
        return Refusal(Reason.WRONG_PHASE)
    reason = rule.check(state, action)
    if reason is not None:
        return Refusal(reason, getattr(action, "target", None))
    after = state.copy()
    happened: list[Event] = []
    try:
        rule.perform(after, seat, action, happened)
    except ShuffleMismatch:
        return Refusal(Reason.SHUFFLE_MISMATCH)
    events = tuple(happened)
    after.history += events
    return after, events


def _why_not_on_move(state: State, seat: Seat) -> Reason:
    if state.phase is Phase.OVER:
        return Reason.GAME_OVER
    if type(seat) is not int or not 0 <= seat < state.setup.players:
        return Reason.NO_SUCH_SEAT
    if seat not in state.alive:
        return Reason.EXECUTED
    return Reason.ALREADY_VOTED if state.phase is Phase.VOTE else Reason.NOT_ON_MOVE
