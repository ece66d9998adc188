"""Nomination and vote."""

from shgui.engine.actions import Nominate, Vote
from shgui.engine.components import HAND_CARDS, HITLER_ZONE
from shgui.engine.editions import TermLimitBasis, TrackerResetRule
from shgui.engine.eligibility import set_term_limits, why_not_other_player
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
from shgui.engine.phases.enactment import advance_tracker
from shgui.engine.phases.rounds import add_memory, end_game
from shgui.engine.state import State
from shgui.engine.types import Office, Outcome, Phase, Role, Seat

_TERM_LIMIT_REASONS = {
    Office.PRESIDENT: Reason.TARGET_LAST_PRESIDENT,
    Office.CHANCELLOR: Reason.TARGET_LAST_CHANCELLOR,
}


def nominate(state: State, seat: Seat, action: Nominate, events: list[Event]) -> Reason | None:
    target = action.target
    if type(target) is not int or target not in state.eligible:
        return why_not_other_player(state, target) or _TERM_LIMIT_REASONS[dict(state.term_limits)[target]]
    state.chancellor = target
    state.phase = Phase.VOTE
    state.on_move = state.alive
    events.append(ChancellorNominated(seat, target))
    return None


def vote(state: State, seat: Seat, action: Vote, events: list[Event]) -> Reason | None:
    """Take a ballot; reveal all once every living player has voted."""
    if type(action.ja) is not bool:
        return Reason.NOT_AN_ACTION
    state.ballots += ((seat, action.ja),)
    state.on_move = tuple(voter for voter in state.on_move if voter != seat)
    return None if state.on_move else _reveal_votes(state, events)


def _reveal_votes(state: State, events: list[Event]) -> Reason | None:
    """Count the ballots: a tie fails."""
    president, chancellor = state.government()
    ballots = tuple(sorted(state.ballots))
    state.ballots = ()
    events.append(VotesRevealed(ballots))
    if sum(ja for _, ja in ballots) * 2 > len(ballots):
        _elect_government(state, president, chancellor, events)
        return None
    events.append(GovernmentRejected(president, chancellor))
    return advance_tracker(state, events)


def _elect_government(state: State, president: Seat, chancellor: Seat, events: list[Event]) -> None:
    edition = state.setup.edition
    events.append(GovernmentElected(president, chancellor))
    if edition.term_limit_basis is TermLimitBasis.LAST_ELECTED:
        set_term_limits(state, president, chancellor)
    if state.tracker and edition.tracker_reset is TrackerResetRule.ON_ELECTION_OR_CHAOS:
        state.tracker = 0
        events.append(TrackerReset())
    if state.fascist >= HITLER_ZONE:
        if state.setup.roles[chancellor] is Role.HITLER:
            end_game(state, Outcome.HITLER_CHANCELLOR, events)
            return
        events.append(ChancellorCleared(chancellor))
    state.hand = state.deck[:HAND_CARDS]
    state.deck = state.deck[HAND_CARDS:]
    state.phase = Phase.PRESIDENT_DISCARD
    state.on_move = (president,)
    add_memory(state, president, Drew(state.round, state.hand))
    events.append(PoliciesDrawn(president))
