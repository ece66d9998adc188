"""The choice of reasons for acts, and of replies to claims. A reason is chosen as a liberal in this seat
would who saw what the seat claims, so it reveals nothing about the speaker. Nothing is said that is wrong
by public facts."""

from collections.abc import Callable, Iterator, Sequence

from shgui.bots.thinking.moment import BotMoment
from shgui.bots.thinking.public_knowledge import find_convicted_seats
from shgui.bots.thinking.public_memory import PublicMemory, SeatPairs, list_accusations
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.reasons import ReasonCode as Code
from shgui.bots.thinking.situation import BotSituation
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
from shgui.engine.components import HITLER_ZONE, TRACKER_FIELDS
from shgui.engine.types import Party, Policy, Seat
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, ReceivedClaim

_TRUSTED = 0.4
"""No one praises a player who is more likely a Fascist."""
_SUSPECT = 0.45
"""No one blames a player who is less likely a Fascist; between the two, no one says either."""
_BELIEVED = 0.2
"""How much likelier a Fascist one of two must be for the other to be believed."""
_NOT_FOR_NOTHING = 0.08
"""How much likelier than usual a Fascist must be who is distrusted aloud."""
_TRUSTED_MOST = 0.5
"""The share of the usual suspicion below which a player is called trusted."""
_MAYBE_HITLER = 0.1
_SLIGHTLY = 0.01
_WHIM = 0.3
_CAUGHT = 0.8

_SILENT_ACTIONS = Discard | Enact | EndPeek

WeighedReason = tuple[float, BotReason]


class RemarkChooser:
    def __init__(self, moment: BotMoment) -> None:
        self._moment = moment
        self._view = moment.view
        self._me = moment.seat
        self._seen = PublicMemory.from_history(moment.view.history)
        self._claims = moment.common.claims
        self._contradicting = self._seen.find_contradictions(self._claims)
        self._at_odds = self._contradicting | list_accusations(self._claims)
        """Pairs who can't both be honest liberals."""
        estimate = moment.pretended_estimate
        convicted = find_convicted_seats(moment.public.proven, moment.common)
        self._fascist = [
            1.0 if seat in convicted and seat != moment.seat else chance
            for seat, chance in enumerate(estimate.assignments.compute_fascist_chances(estimate.weights))
        ]
        self._hitler = tuple(
            map(max, estimate.assignments.compute_hitler_chances(estimate.weights), estimate.hitler_to_people)
        )
        others = [chance for seat, chance in enumerate(self._fascist) if seat != moment.seat]
        self._usual = sum(others) / len(others)
        public = moment.public.weigher.assignments.compute_fascist_chances(moment.common.weights)
        self._is_credible = public[moment.seat] < _CAUGHT and moment.seat not in convicted
        """A player whom everyone takes for a Fascist stops defending itself."""

    def choose_reason(self, action: Action) -> BotReason | None:
        """Choose the strongest reason for the action."""
        found = max(self._list_reasons(action), key=self._compute_rank, default=None)
        return None if found is None else found[1]

    def _compute_rank(self, weighed: WeighedReason) -> tuple[float, str]:
        """Return a sort key that varies among reasons of about the same weight."""
        weight, reason = weighed
        return weight + _WHIM * self._moment.draw_number(f"say {reason.code} {reason.about}"), reason.code

    def _list_reasons(self, action: Action) -> Iterator[WeighedReason]:
        match action:
            case Vote(True):
                yield from self._list_ja_reasons()
            case Vote():
                yield from self._list_nein_reasons()
            case Nominate(seat):
                yield from self._list_nomination_reasons(seat)
            case Investigate(seat):
                is_suspect = self._fascist[seat] > 0.5
                code = Code.INVESTIGATES_SUSPECT if is_suspect else Code.INVESTIGATES_UNSURE
                yield 1, BotReason(code, (seat,))
            case CallSpecialElection(seat) if self._fascist[seat] < _TRUSTED:
                yield 1, BotReason(Code.CALLS_TRUSTED, (seat,))
            case Execute(seat):
                yield from self._list_execution_reasons(seat)
            case ProposeVeto():
                yield 1, BotReason(Code.VETO_TWO_FASCIST)
            case AnswerVeto(True):
                yield 1, BotReason(Code.VETO_AGREES)

    # Votes

    def _list_other_members(self) -> list[Seat]:
        """List the members of the government other than the speaker."""
        return [
            seat
            for seat in (self._view.president, self._view.chancellor)
            if seat is not None and seat != self._me
        ]

    def _list_ja_reasons(self) -> Iterator[WeighedReason]:
        view, government = self._view, self._list_other_members()
        if self._me == view.president:
            # The candidate gave a reason when nominating.
            return
        trust = 1 - max(self._fascist[seat] for seat in government)
        if view.tracker == TRACKER_FIELDS - 1:
            yield 2 - trust, BotReason(Code.JA_CHAOS)
        for seat in government:
            if seat == view.chancellor and view.fascist >= HITLER_ZONE and seat in self._seen.cleared:
                yield 1.4, BotReason(Code.JA_NOT_HITLER, (seat,))
            if seat != view.chancellor or not self._may_be_hitler(seat):
                yield from self._list_praise(seat, Code.JA_VOUCHED, Code.JA_LIBERAL_POLICY)
        known = any(map(self._seen.has_governed, government))
        judges_others = len(government) == 2
        speaks = self._is_credible or judges_others
        risky = self._may_be_hitler(view.chancellor)
        if known and speaks and trust > 1 - _TRUSTED and not risky:
            yield 0.5 + trust, BotReason(Code.JA_TRUSTS, self._moment.government)
        is_accused = any(self._list_party_claimants(seat, Party.FASCIST) for seat in government)
        if judges_others and not (known or risky or is_accused):
            yield 1, BotReason(Code.JA_NOTHING_KNOWN)

    def _list_nein_reasons(self) -> Iterator[WeighedReason]:
        government = self._list_other_members()
        for seat in government:
            yield from self._list_objections(seat, government)
        for president, _ in self._moment.judgement.ahead[:1]:
            # A player who just made someone candidate doesn't wait for another candidacy.
            if president not in (self._me, *government) and self._me != self._seen.caller:
                better = max(self._fascist[seat] for seat in government) - self._fascist[president]
                if better >= 0 and self._is_as_good_as_any(president):
                    yield 0.7 + better, BotReason(Code.NEIN_OTHERS_BETTER, (president,))

    def _list_objections(self, seat: Seat, government: Sequence[Seat]) -> Iterator[WeighedReason]:
        doubt = self._fascist[seat]
        for witness in self._find_witnesses(seat, Party.FASCIST):
            yield 1.6 + doubt, BotReason(Code.NEIN_ACCUSED, (seat, witness))
        if (self._me, seat) in self._seen.nominees:
            return
        if seat == self._view.chancellor and self._is_too_risky(seat):
            yield 1 + 2 * self._hitler[seat], BotReason(Code.NEIN_MAYBE_HITLER, (seat,))
        if doubt < _SUSPECT:
            return
        for other in self._list_contradicting(seat):
            close = other == self._me or other in government
            yield 1.2 + doubt + close / 2, BotReason(Code.NEIN_CANNOT_BOTH, (seat, other))
        apart = self._seen.has_enacted_without_critic(seat, self._me, Policy.FASCIST)
        if apart and self._seen.has_only_enacted(seat, Policy.FASCIST):
            yield 0.6 + doubt, BotReason(Code.NEIN_FASCIST_POLICY, (seat,))
        if self._seen.was_misled(seat, self._me):
            yield 0.35 + doubt, BotReason(Code.NEIN_VOTES, (seat,))
        if doubt > self._usual + _NOT_FOR_NOTHING and self._has_suspicious_record(seat):
            yield 0.35 + doubt, BotReason(Code.NEIN_DISTRUSTS, (seat,))

    def _may_be_hitler(self, chancellor: Seat | None) -> bool:
        """Return whether it would be bold to let this Chancellor govern."""
        if chancellor is None or chancellor == self._me or chancellor in self._seen.cleared:
            return False
        if next(self._find_witnesses(chancellor, Party.LIBERAL), None) is not None:
            return False
        return self._view.fascist >= HITLER_ZONE and self._hitler[chancellor] > _MAYBE_HITLER

    def _is_too_risky(self, chancellor: Seat) -> bool:
        """Return whether this Chancellor is likelier Hitler than others: someone has to be Chancellor."""
        others = [seat for seat in self._view.alive if seat not in (self._me, *self._seen.cleared)]
        usual = sum(self._hitler[seat] for seat in others) / len(others) if others else 0.0
        return self._may_be_hitler(chancellor) and self._hitler[chancellor] > usual

    def _is_as_good_as_any(self, seat: Seat) -> bool:
        at_odds = self._is_credible and seat in _find_paired_seats(self._me, self._at_odds)
        return not at_odds and self._fascist[seat] <= self._usual + _SLIGHTLY

    def _has_suspicious_record(self, seat: Seat) -> bool:
        """Return whether public facts speak against this seat, and not against the speaker."""
        brought = self._seen.has_enacted_without_critic(seat, self._me, Policy.FASCIST)
        return (
            brought or self._seen.was_misled(seat, self._me) or bool(_find_paired_seats(seat, self._at_odds))
        )

    def _list_nomination_reasons(self, seat: Seat) -> Iterator[WeighedReason]:
        if self._view.fascist >= HITLER_ZONE and seat in self._seen.cleared:
            yield 1.4, BotReason(Code.NOMINATES_NOT_HITLER, (seat,))
        if self._is_too_risky(seat):
            return
        yield from self._list_praise(seat, Code.NOMINATES_VOUCHED, Code.NOMINATES_LIBERAL_POLICY)
        doubt = self._fascist[seat]
        if doubt < _TRUSTED_MOST * self._usual and all(
            doubt <= self._fascist[other] for other in self._view.alive if other != self._me
        ):
            yield 1.4 - doubt, BotReason(Code.NOMINATES_TRUSTED, (seat,))
        is_accused = bool(self._list_party_claimants(seat, Party.FASCIST))
        if not (self._seen.has_governed(seat) or is_accused or self._may_be_hitler(seat)):
            yield 0.9, BotReason(Code.NOMINATES_UNKNOWN, (seat,))

    def _list_praise(self, seat: Seat, vouched: Code, liberal_policy: Code) -> Iterator[WeighedReason]:
        trust = 1 - self._fascist[seat]
        if trust > 1 - _TRUSTED:
            for witness in self._find_witnesses(seat, Party.LIBERAL):
                yield 1.2 + trust, BotReason(vouched, (seat, witness))
            if self._seen.has_only_enacted(seat, Policy.LIBERAL):
                yield 0.5 + trust, BotReason(liberal_policy, (seat,))

    def _list_execution_reasons(self, seat: Seat) -> Iterator[WeighedReason]:
        for witness in self._find_witnesses(seat, Party.FASCIST):
            yield 2, BotReason(Code.EXECUTES_ACCUSED, (seat, witness))
        for other in self._list_contradicting(seat):
            if self._fascist[other] < self._fascist[seat]:
                yield 2 - self._fascist[other], BotReason(Code.EXECUTES_CANNOT_BOTH, (seat, other))
        if self._fascist[seat] >= self._usual - _SLIGHTLY:
            yield 1, BotReason(Code.EXECUTES_SUSPECT, (seat,))

    # What others say

    def choose_reply(self, claim: Claim, known: SeatPairs) -> BotReason | None:
        """Choose a reply to this claim; `known` are the pairs in contradiction before."""
        speaker, me, defends = claim.seat, self._me, self._is_credible
        if isinstance(claim, PartyClaim) and claim.party is Party.FASCIST:
            return self._reply_to_accusation(speaker, claim.target)
        if isinstance(claim, PartyClaim) and claim.target == me:
            return None
        new = self._contradicting - known
        if frozenset((speaker, me)) in new:
            if not defends:
                return None
            if isinstance(claim, DrewClaim | ReceivedClaim) and self._is_about_us(claim):
                return BotReason(Code.CLAIM_CONTRADICTS_ME, (speaker,))
            return BotReason(Code.CANNOT_BOTH, (speaker, me))
        others = sorted(seat for pair in new if speaker in pair for seat in pair - {speaker, me})
        if others:
            return self._judge_between(speaker, others[0])
        if isinstance(claim, DrewClaim | ReceivedClaim) and (
            self._is_about_us(claim) or self._is_confirmed(claim)
        ):
            return None
        return self._reply_with_doubt(speaker)

    def _reply_with_doubt(self, speaker: Seat) -> BotReason | None:
        suspect = self._fascist[speaker] > self._moment.character.sure
        return BotReason(Code.DOUBTS, (speaker,)) if suspect else None

    def _reply_to_accusation(self, accuser: Seat, accused: Seat) -> BotReason | None:
        """Reply to an accusation; the accused hasn't claimed anything that could be true or not."""
        if accused == self._me:
            return BotReason(Code.ACCUSER_LIES, (accuser,)) if self._is_credible else None
        apart = self._fascist[accused] - self._fascist[accuser]
        if apart > _BELIEVED and self._is_believed(accuser):
            return BotReason(Code.BELIEVES, (accuser, accused))
        return self._reply_with_doubt(accuser)

    def _judge_between(self, *two: Seat) -> BotReason | None:
        """Judge between two different stories; a player lied to by one of them needn't ask which is true."""
        one, other = sorted(two, key=self._fascist.__getitem__)
        opponents = [seat for seat in two if frozenset((seat, self._me)) in self._at_odds]
        if opponents:
            if len(opponents) == 2 or not self._is_credible:
                return None
            friend = other if one in opponents else one
            return BotReason(Code.BELIEVES, (friend, opponents[0]))
        apart = self._fascist[other] - self._fascist[one]
        if apart > _BELIEVED and self._fascist[one] < _TRUSTED:
            return BotReason(Code.BELIEVES, (one, other))
        return BotReason(Code.CANNOT_BOTH, (one, other))

    def _is_confirmed(self, claim: DrewClaim | ReceivedClaim) -> bool:
        """Return whether the other member of that government tells the same story."""
        return any(
            isinstance(each, DrewClaim | ReceivedClaim)
            and each.round == claim.round
            and each.seat != claim.seat
            and frozenset((each.seat, claim.seat)) not in self._at_odds
            for each in self._claims
        )

    def _is_about_us(self, claim: DrewClaim | ReceivedClaim) -> bool:
        return any(
            each.round == claim.round and {*each.seats} == {claim.seat, self._me}
            for each in self._seen.governments
        )

    # Opinions of players

    def _list_party_claimants(self, seat: Seat, party: Party) -> list[Seat]:
        """List the players who claim to have seen this party of that seat."""
        claims = (each for each in self._claims if isinstance(each, PartyClaim))
        return [each.seat for each in claims if each.target == seat and each.party is party]

    def _find_witnesses(self, seat: Seat, party: Party) -> Iterator[Seat]:
        """Yield the credible living players who claim to have seen this party; perhaps the speaker."""
        alive = (each for each in self._list_party_claimants(seat, party) if each in self._view.alive)
        return filter(self._is_believed, alive)

    def _is_believed(self, seat: Seat) -> bool:
        if seat == self._me:
            return self._is_credible
        return self._fascist[seat] < _TRUSTED and frozenset((seat, self._me)) not in self._at_odds

    def _list_contradicting(self, seat: Seat) -> list[Seat]:
        """List players with another story, without those who lied to the speaker."""
        others = _find_paired_seats(seat, self._contradicting) & {*self._view.alive}
        liars = _find_paired_seats(self._me, self._at_odds)
        return sorted(others - liars - (set() if self._is_credible else {self._me}))


def _find_paired_seats(seat: Seat, pairs: SeatPairs) -> set[Seat]:
    return {other for pair in pairs if seat in pair for other in pair - {seat}}


def choose_reason(moment: BotMoment, action: Action) -> BotReason | None:
    if isinstance(action, _SILENT_ACTIONS) or moment.draw_number("talk") > moment.character.talk:
        return None
    return RemarkChooser(moment).choose_reason(action)


def choose_reply(
    situation: BotSituation, build_moment: Callable[[BotSituation], BotMoment]
) -> BotReason | None:
    """Choose what is said about the claim made last, if it calls for a reply."""
    claim_history, view = situation.claim_history, situation.view
    if not claim_history or claim_history[-1].events != len(view.history):
        return None
    before: Sequence[Claim] = claim_history[-2].claims if len(claim_history) > 1 else ()
    new = [claim for claim in claim_history[-1].claims if claim not in before and claim.seat != view.seat]
    if not new:
        return None
    moment = build_moment(situation)
    known = PublicMemory.from_history(view.history).find_contradictions(before)
    reply = RemarkChooser(moment).choose_reply(new[-1], known)
    in_own_cause = reply is not None and reply.code in (Code.ACCUSER_LIES, Code.CLAIM_CONTRADICTS_ME)
    quiet = moment.draw_number("talk") > moment.character.talk
    return None if quiet and not in_own_cause else reply
