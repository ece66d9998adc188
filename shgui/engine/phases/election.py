"""Nomination and vote."""

from operator import itemgetter

from shgui.engine.actions import Nominate
from shgui.engine.components import HAND, HITLER_ZONE
from shgui.engine.editions import TermLimitBasis, TrackerResetRule
from shgui.engine.eligibility import limit
from shgui.engine.errors import Reason
from shgui.engine.events import (
    CHANCELLOR_NOMINATED,
    GOVERNMENT_ELECTED,
    GOVERNMENT_REJECTED,
    POLICIES_DRAWN,
    TRACKER_RESET,
    ChancellorCleared,
    Event,
    VotesRevealed,
)
from shgui.engine.knowledge import Drew
from shgui.engine.phases.enactment import advance_tracker
from shgui.engine.phases.rounds import end_game, remember
from shgui.engine.phases.targets import why_not_other_player
from shgui.engine.state import State
from shgui.engine.types import Office, Outcome, Phase, Role, Seat

_LAST_ELECTED = TermLimitBasis.LAST_ELECTED
_ON_ELECTION_OR_CHAOS = TrackerResetRule.ON_ELECTION_OR_CHAOS
_VOTE, _PRESIDENT_DISCARD = Phase.VOTE, Phase.PRESIDENT_DISCARD
_HITLER = Role.HITLER
_ja = itemgetter(1)
_LIMITED = {
    Office.PRESIDENT: Reason.TARGET_LAST_PRESIDENT,
    Office.CHANCELLOR: Reason.TARGET_LAST_CHANCELLOR,
}


def nominate(state: State, seat: Seat, action: Nominate, events: list[Event]) -> Reason | None:
    target = action.target
    if type(target) is not int or target not in state.eligible:
        return why_not_other_player(state, target) or _LIMITED[dict(state.term_limits)[target]]
    state.chancellor = target
    state.phase = _VOTE
    state.on_move = state.alive
    events.append(CHANCELLOR_NOMINATED[seat][target])
    return None


def reveal(state: State, events: list[Event]) -> Reason | None:
    """The last ballot is in. A tie fails; everybody who lives has voted."""
    president, chancellor = state.government()
    ballots = tuple(sorted(state.ballots))
    state.ballots = ()
    events.append(VotesRevealed(ballots))
    if sum(map(_ja, ballots)) * 2 > len(ballots):
        _elect(state, president, chancellor, events)
        return None
    events.append(GOVERNMENT_REJECTED[president][chancellor])
    return advance_tracker(state, events)


def _elect(state: State, president: Seat, chancellor: Seat, events: list[Event]) -> None:
    edition = state.setup.edition
    events.append(GOVERNMENT_ELECTED[president][chancellor])
    if edition.term_limit_basis is _LAST_ELECTED:
        limit(state, president, chancellor)
    if state.tracker and edition.tracker_reset is _ON_ELECTION_OR_CHAOS:
        state.tracker = 0
        events.append(TRACKER_RESET)
    if state.fascist >= HITLER_ZONE:
        if state.setup.roles[chancellor] is _HITLER:
            end_game(state, Outcome.HITLER_CHANCELLOR, events)
            return
        events.append(ChancellorCleared(chancellor))
    state.hand = hand = state.deck[:HAND]
    state.deck = state.deck[HAND:]
    state.phase = _PRESIDENT_DISCARD
    state.on_move = (president,)
    remember(state, president, Drew(state.round, hand))
    events.append(POLICIES_DRAWN[president])
