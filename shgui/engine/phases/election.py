"""Nomination and vote."""

from shgui.engine.actions import Nominate, Vote
from shgui.engine.box import HAND, HITLER_ZONE
from shgui.engine.editions import TermLimitBasis, TrackerResetRule
from shgui.engine.eligibility import term_limits
from shgui.engine.errors import Reason
from shgui.engine.events import (
    ChancellorCleared,
    ChancellorNominated,
    Event,
    GovernmentElected,
    GovernmentRejected,
    PoliciesDrawn,
    TrackerReset,
    VotesRevealed,
)
from shgui.engine.knowledge import Drew
from shgui.engine.phases.deck import take
from shgui.engine.phases.enactment import advance_tracker
from shgui.engine.phases.rounds import end_game, remember
from shgui.engine.phases.targets import check_other_player
from shgui.engine.state import State
from shgui.engine.types import Office, Outcome, Phase, Role, Seat

_LIMITED = {
    Office.PRESIDENT: Reason.TARGET_LAST_PRESIDENT,
    Office.CHANCELLOR: Reason.TARGET_LAST_CHANCELLOR,
}


def check_nominate(state: State, action: Nominate) -> Reason | None:
    reason = check_other_player(state, action.target)
    if reason is None:
        for seat, office in term_limits(state):
            if seat == action.target:
                return _LIMITED[office]
    return reason


def nominate(state: State, seat: Seat, action: Nominate, events: list[Event]) -> None:
    state.chancellor = action.target
    state.phase = Phase.VOTE
    state.on_move = state.alive
    events.append(ChancellorNominated(seat, action.target))


def check_vote(_state: State, action: Vote) -> Reason | None:
    return None if type(action.ja) is bool else Reason.NOT_AN_ACTION


def vote(state: State, seat: Seat, action: Vote, events: list[Event]) -> None:
    state.ballots = {**state.ballots, seat: action.ja}
    waiting = state.on_move
    place = waiting.index(seat)
    state.on_move = waiting[:place] + waiting[place + 1 :]
    if not state.on_move:
        _reveal(state, events)


def _reveal(state: State, events: list[Event]) -> None:
    ballots = tuple(sorted(state.ballots.items()))
    ja = sum(state.ballots.values())
    state.ballots = {}
    events.append(VotesRevealed(ballots))
    assert state.chancellor is not None
    if ja * 2 > len(ballots):
        _elect(state, state.president, state.chancellor, events)
    else:
        events.append(GovernmentRejected(state.president, state.chancellor))
        advance_tracker(state, events)


def _elect(state: State, president: Seat, chancellor: Seat, events: list[Event]) -> None:
    edition = state.setup.edition
    events.append(GovernmentElected(president, chancellor))
    if edition.term_limit_basis is TermLimitBasis.LAST_ELECTED:
        state.limits = (president, chancellor)
    if edition.tracker_reset is TrackerResetRule.ON_ELECTION_OR_CHAOS and state.tracker:
        state.tracker = 0
        events.append(TrackerReset())
    if state.fascist >= HITLER_ZONE:
        if state.setup.roles[chancellor] is Role.HITLER:
            end_game(state, Outcome.HITLER_CHANCELLOR, events)
            return
        events.append(ChancellorCleared(chancellor))
    state.hand = take(state, HAND)
    state.phase = Phase.PRESIDENT_DISCARD
    state.on_move = (president,)
    remember(state, president, Drew(state.round, state.hand))
    events.append(PoliciesDrawn(president))
