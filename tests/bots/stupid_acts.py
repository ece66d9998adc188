"""Looks at what players do, knowing the whole truth, and counts what would look stupid."""

from collections.abc import Callable, Mapping
from typing import Any

from shgui.bots.thinking.reasons import BotReason, ReasonCode
from shgui.bots.thinking.situation import BotSituation, Decision
from shgui.engine.actions import (
    PROPOSE_VETO,
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.components import HITLER_ZONE, LIBERAL_SPACES, TRACKER_FIELDS, VETO_ZONE
from shgui.engine.state import State
from shgui.engine.types import Policy, Role, Seat
from shgui.reasoning.beliefs import Belief, Reading
from tests.bots.baselines import liberals
from tests.bots.knowing import Knowing, is_fascist, is_known, is_not_hitler
from tests.bots.play import Watcher
from tests.bots.scenarios import Counted

L, F = Policy.LIBERAL, Policy.FASCIST
LAST_LIBERAL = LIBERAL_SPACES - 1
LIKELY_HITLER = 0.5
HARMLESS = 0.25
"""A better choice than somebody who is likely Hitler."""
TRUSTED = 0.5
"""Rather liberal than not: a better choice than somebody convicted."""


class StupidActs(Watcher):
    """Counts acts. A seat is judged by what it could have known, and by what it is."""

    def __init__(self, knowing: Knowing, counted: Counted, game: str) -> None:
        self._knowing = knowing
        self._counted = counted
        self._game = game
        self._looks: Mapping[type[Action], Callable[[State, BotSituation, Any], None]] = {
            Nominate: self._nominates,
            Vote: self._votes,
            Discard: self._discards,
            Enact: self._enacts,
            ProposeVeto: self._proposes,
            AnswerVeto: self._answers,
            Investigate: self._investigates,
            Execute: self._executes,
            CallSpecialElection: self._calls,
        }
        self._reason: BotReason | None = None

    def decided(self, state: State, situation: BotSituation, decision: Decision) -> None:
        self._reason = decision.reason
        look = self._looks.get(type(decision.action))
        if look is not None:
            look(state, situation, decision.action)

    def _note(self, name: str, so: bool, situation: BotSituation) -> None:
        view = situation.view
        self._counted.note(name, so, f"{self._game} round {view.round} seat {view.seat} {view.phase}")

    def _own(self, situation: BotSituation, reading: Reading) -> Belief:
        return self._knowing.own(situation.view, situation.claim_history, reading)

    def _nominates(self, state: State, situation: BotSituation, action: Nominate) -> None:
        if not _liberal(state, situation):
            return
        proven = self._own(situation, Reading.PROVEN)
        likely = self._own(situation, Reading.LIKELY)
        eligible = situation.view.eligible
        if state.fascist >= HITLER_ZONE and likely.ways:
            harmless = any(likely.hitler[seat] < HARMLESS for seat in eligible)
            reckless = harmless and likely.hitler[action.target] > LIKELY_HITLER
            self._note("liberal_nominates_likely_hitler_in_zone", reckless, situation)
        convicted = [seat for seat in eligible if is_fascist(proven, seat)]
        others = [seat for seat in eligible if seat not in convicted]
        better = likely.ways > 0 and any(likely.fascist[seat] < TRUSTED for seat in others)
        said_why = self._reason is not None and self._reason.code is ReasonCode.NOMINATES_NOT_HITLER
        excused = not better or (state.fascist >= HITLER_ZONE and said_why)
        self._note("liberal_nominates_proven_fascist", action.target in convicted and not excused, situation)

    def _votes(self, state: State, situation: BotSituation, action: Vote) -> None:
        seat, (president, chancellor) = situation.view.seat, state.government()
        zone = state.fascist >= HITLER_ZONE
        if seat == president:
            self._note("president_votes_nein_to_own_government", not action.ja, situation)
        role = _role(state, situation)
        if role is Role.FASCIST and zone and state.setup.roles[chancellor] is Role.HITLER:
            self._note("fascist_nein_to_hitler_in_zone", not action.ja, situation)
        if role is not Role.LIBERAL:
            return
        if zone and seat not in (president, chancellor):
            likely = self._own(situation, Reading.LIKELY)
            if likely.ways and likely.hitler[chancellor] > LIKELY_HITLER:
                self._note("liberal_ja_to_likely_hitler_in_zone", action.ja, situation)
        if seat != president and state.tracker < TRACKER_FIELDS - 1:
            proven = self._own(situation, Reading.PROVEN)
            if any(is_fascist(proven, each) for each in (president, chancellor)):
                self._note("liberal_ja_to_proven_fascist", action.ja, situation)

    def _discards(self, state: State, situation: BotSituation, action: Discard) -> None:
        drawn = liberals(state.hand)
        if drawn in (0, len(state.hand)):
            return
        if _liberal(state, situation):
            self._note("liberal_buries_L", action.card is L, situation)
            return
        last = state.fascist == VETO_ZONE or state.liberal == LAST_LIBERAL
        if drawn == 2 and not last:
            self._note("breaks_LLF_openly", action.card is L, situation)
        fellows = {seat for seat, _ in situation.view.allies}
        if drawn == 1 and state.fascist == VETO_ZONE and state.chancellor not in fellows:
            self._note("fascist_misses_sixth", action.card is F, situation)
        if drawn == 2 and state.liberal == LAST_LIBERAL:
            self._note("fascist_enacts_fifth_liberal", action.card is F, situation)

    def _enacts(self, state: State, situation: BotSituation, action: Enact) -> None:
        received, liberal = liberals(state.hand), _liberal(state, situation)
        if liberal and received == 1:
            self._note("liberal_buries_L", action.card is F, situation)
        if liberal and PROPOSE_VETO in situation.legal and received:
            self._note("veto_with_L_in_hand", False, situation)
        if not liberal and state.fascist == VETO_ZONE and received == 1:
            self._note("fascist_misses_sixth", action.card is L, situation)
        if not liberal and state.liberal == LAST_LIBERAL:
            could_help_it = received == 1 or PROPOSE_VETO in situation.legal
            if received and could_help_it:
                self._note("fascist_enacts_fifth_liberal", action.card is L, situation)

    def _proposes(self, state: State, situation: BotSituation, _action: ProposeVeto) -> None:
        received = liberals(state.hand)
        if _liberal(state, situation):
            if received:
                self._note("veto_with_L_in_hand", True, situation)
        elif received < 2:
            self._note("fascist_misses_sixth", True, situation)

    def _answers(self, state: State, situation: BotSituation, action: AnswerVeto) -> None:
        passed = liberals(state.hand)
        if _liberal(state, situation):
            if not passed:
                self._note("liberal_refuses_veto_on_FF", not action.consent, situation)
            return
        if not passed:
            self._note("fascist_misses_sixth", action.consent, situation)
        if passed == 2 and state.liberal == LAST_LIBERAL:
            self._note("fascist_enacts_fifth_liberal", not action.consent, situation)

    def _investigates(self, state: State, situation: BotSituation, action: Investigate) -> None:
        if not _liberal(state, situation):
            return
        proven = self._own(situation, Reading.PROVEN)
        known = [seat for seat in _targets(situation) if is_known(proven, seat)]
        if 0 < len(known) < len(situation.legal):
            self._note("liberal_investigates_known", action.target in known, situation)

    def _executes(self, state: State, situation: BotSituation, action: Execute) -> None:
        role, target = _role(state, situation), action.target
        if role is Role.FASCIST:
            self._note("fascist_shoots_hitler", state.setup.roles[target] is Role.HITLER, situation)
        if role is not Role.LIBERAL:
            return
        certain = self._own(situation, Reading.CERTAIN)
        cleared = [seat for seat in _targets(situation) if is_not_hitler(certain, seat)]
        if 0 < len(cleared) < len(situation.legal):
            self._note("liberal_shoots_cleared_player", target in cleared, situation)

    def _calls(self, state: State, situation: BotSituation, action: CallSpecialElection) -> None:
        if not _liberal(state, situation):
            return
        proven = self._own(situation, Reading.PROVEN)
        convicted = [seat for seat in _targets(situation) if is_fascist(proven, seat)]
        if 0 < len(convicted) < len(situation.legal):
            self._note("trusts_proven_liar", action.target in convicted, situation)


def _role(state: State, situation: BotSituation) -> Role:
    assert situation.view.seat is not None
    return state.setup.roles[situation.view.seat]


def _liberal(state: State, situation: BotSituation) -> bool:
    return _role(state, situation) is Role.LIBERAL


def _targets(situation: BotSituation) -> list[Seat]:
    return [
        action.target
        for action in situation.legal
        if isinstance(action, Investigate | Execute | CallSpecialElection)
    ]
