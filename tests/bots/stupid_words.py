"""Looks at what players say, knowing the whole truth, and counts what would look stupid."""

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.reasons import ReasonCode as Code
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine import knowledge
from shgui.engine.state import State
from shgui.engine.types import Party, Policy, Role, Seat
from shgui.reasoning.beliefs import Belief, Reading
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from tests.bots.baselines import enacted, hand, last, liberals
from tests.bots.knowing import Knowing, is_fascist, left_in_pile, standing
from tests.bots.play import Watcher
from tests.bots.public_record import PublicRecord
from tests.bots.reason_meanings import (
    AS_COMMENTS,
    IN_ONES_OWN_CAUSE,
    ON_ANOTHERS_WORD,
    TRUSTING,
    fits_action,
    is_so,
)
from tests.bots.scenarios import Counted

L, F = Policy.LIBERAL, Policy.FASCIST


class StupidWords(Watcher):
    """Counts claims and reasons. What is proven is proven to all, by what has been said before."""

    def __init__(self, knowing: Knowing, counted: Counted, game: str) -> None:
        self._knowing = knowing
        self._counted = counted
        self._game = game

    def _note(self, name: str, so: bool, situation: BotSituation, what: object = "") -> None:
        view = situation.view
        self._counted.note(name, so, f"{self._game} round {view.round} seat {view.seat} {view.phase} {what}")

    def decided(self, state: State, situation: BotSituation, decision: Decision) -> None:
        if decision.reason is None:
            self._counted.content[f"{situation.view.party} nothing"] += 1
        else:
            fits = fits_action(decision.reason, decision.action)
            self._said(state, situation, decision.reason, fits)

    def commented(self, state: State, situation: BotSituation, reason: BotReason) -> None:
        self._said(state, situation, reason, reason.code in AS_COMMENTS)

    def claimed(self, state: State, situation: BotSituation, about: BotOccasion, claim: Claim | None) -> None:
        if claim is None:
            return
        match claim:
            case DrewClaim() | ReceivedClaim():
                self._of_session(state, situation, claim)
            case PartyClaim():
                self._of_party(state, situation, claim)
            case PeekedClaim():
                pass
        if not isinstance(claim, PartyClaim):
            self._exceeds_pile(situation, claim)
        name = "party_claim_against_public_fact" if isinstance(claim, PartyClaim) else "repeats_broken_story"
        self._note(name, self._gives_itself_away(situation, about, claim), situation, claim)

    def _of_session(self, state: State, situation: BotSituation, claim: DrewClaim | ReceivedClaim) -> None:
        view, told = situation.view, liberals(claim.cards)
        policy, of_president = enacted(view), isinstance(claim, DrewClaim)
        roles, (president, chancellor) = state.setup.roles, _government(situation, claim.round)
        if policy is not None:
            impossible = 0 if policy is L else len(claim.cards)
            self._note("claim_contradicts_enacted_policy", told == impossible, situation, claim)
        if not of_president and policy is F:
            self._note("chancellor_admits_LF_and_enacted_F", told == 1, situation)
        if of_president and roles[president] is not Role.LIBERAL and policy is F:
            one_drawn = liberals(last(view, knowledge.Drew).cards) == 1
            if one_drawn and last(view, knowledge.PutAway).card is L:
                self._note("buries_L_then_claims_LFF", told == 1, situation)
        if not of_president and roles[president] is roles[chancellor] is Role.LIBERAL:
            drawn = [each for each in standing(situation.claim_history) if isinstance(each, DrewClaim)]
            for each in drawn:
                if each.round == claim.round:
                    contradicts = min(liberals(each.cards), 2) != told
                    self._note("liberals_contradict_each_other", contradicts, situation)

    def _of_party(self, state: State, situation: BotSituation, claim: PartyClaim) -> None:
        roles = state.setup.roles
        if roles[claim.seat] is not Role.LIBERAL and roles[claim.target] is not Role.LIBERAL:
            self._note("fascist_denounces_fellow", claim.party is Party.FASCIST, situation)

    def _exceeds_pile(self, situation: BotSituation, claim: DrewClaim | ReceivedClaim | PeekedClaim) -> None:
        drawn, peeked = left_in_pile(situation.view.history)
        left = (peeked if isinstance(claim, PeekedClaim) else drawn)[claim.round]
        exceeds = any(claim.cards.count(policy) > left[policy] for policy in Policy)
        self._note("claim_exceeds_pile", exceeds, situation, claim)

    def _gives_itself_away(self, situation: BotSituation, about: BotOccasion, claim: Claim) -> bool:
        """Return whether a claim exposes the speaker although another one would not."""
        history, told = situation.view.history, situation.claim_history
        if is_fascist(self._knowing.table(history, told), claim.seat):
            return False
        if not self._convicts(situation, claim):
            return False
        return any(not self._convicts(situation, other) for other in _others(claim, about))

    def _convicts(self, situation: BotSituation, claim: Claim) -> bool:
        found = self._knowing.table(situation.view.history, situation.claim_history, claim)
        return not found.ways or is_fascist(found, claim.seat)

    def _said(self, state: State, situation: BotSituation, reason: BotReason, fits: bool) -> None:
        view, told = situation.view, situation.claim_history
        assert view.seat is not None
        self._counted.content[f"{view.party} {reason.code}"] += 1
        record = PublicRecord.of(view.history, told)
        so = fits and is_so(reason, view, record)
        self._note("says_what_is_not_so", not so, situation, reason)
        proven = self._knowing.table(view.history, told)
        beliefs = [proven]
        if state.setup.roles[view.seat] is Role.LIBERAL:
            beliefs.append(self._knowing.own(view, told, Reading.PROVEN))
        code, about = reason.code, reason.about
        if code in TRUSTING:
            trusted = about if code is Code.JA_TRUSTS else about[:1]
            self._note("trusts_proven_liar", _any_fascist(beliefs, trusted), situation, reason)
        if code in ON_ANOTHERS_WORD:
            self._note("repeats_broken_story", _any_fascist(beliefs, about[1:]), situation, reason)
        if code in IN_ONES_OWN_CAUSE:
            self._note("repeats_broken_story", is_fascist(proven, view.seat), situation, reason)


def _any_fascist(beliefs: list[Belief], seats: tuple[Seat, ...]) -> bool:
    return any(is_fascist(belief, seat) for belief in beliefs for seat in seats)


def _government(situation: BotSituation, number: int) -> tuple[Seat, Seat]:
    record = PublicRecord.of(situation.view.history, ())
    return next(each.seats for each in record.governments if each.round == number)


def _others(claim: Claim, about: BotOccasion) -> list[Claim]:
    """Yield the claims that were possible instead."""
    match claim:
        case PartyClaim(seat, target, party):
            return [PartyClaim(seat, target, other) for other in Party if other is not party]
        case DrewClaim(seat, number):
            return [DrewClaim(seat, number, hand(count, 3)) for count in range(4)]
        case ReceivedClaim(seat, number):
            return [ReceivedClaim(seat, number, hand(count, 2)) for count in range(3)]
        case PeekedClaim(seat, number):
            return [PeekedClaim(seat, number, hand(count, 3)) for count in range(4)]
