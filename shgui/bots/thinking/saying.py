"""Why a seat does something, and what it says of what others claim.

A reason is picked as a liberal in this seat would pick it, who has seen what the seat says it saw: so it
tells nothing of the speaker. Nothing is said that isn't so by what all have seen and heard.
"""

from collections.abc import Callable, Iterator, Sequence

from shgui.bots.thinking.moment import BotMoment
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.reasons import ReasonCode as Code
from shgui.bots.thinking.remembered import Pairs, Remembered, accusations
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
from shgui.reasoning.claims import Claim, DrewClaim, ReceivedClaim, Saw

_TRUSTED = 0.4
"""Nobody speaks well of a player who is more likely a Fascist."""
_SUSPECT = 0.45
"""Nobody speaks against a player who is less likely a Fascist; between the two nobody says either."""
_BELIEVED = 0.2
"""By so much one of two must be likelier a Fascist for the other to be believed."""
_NOT_FOR_NOTHING = 0.08
"""So much likelier than anybody a Fascist must be who is distrusted aloud."""
_TRUSTED_MOST = 0.5
"""Nobody is trusted most who isn't so much less likely a Fascist than anybody."""
_MAYBE_HITLER = 0.1
_SLIGHTLY = 0.01
_WHIM = 0.3
_CAUGHT = 0.8

_SILENT = Discard | Enact | EndPeek

Weighed = tuple[float, BotReason]


class Saying:
    """What can be said at one moment."""

    def __init__(self, moment: BotMoment) -> None:
        self._moment = moment
        self._view = moment.view
        self._me = moment.seat
        self._seen = Remembered.of(moment.view.history)
        self._claims = moment.common.claims
        self._contradicting = self._seen.contradicting(self._claims)
        self._at_odds = self._contradicting | accusations(self._claims)
        """Who can't both be honest liberals."""
        mind = moment.pretended
        convicted = moment.line.convicted(moment.common)
        self._fascist = [
            1.0 if seat in convicted and seat != moment.seat else chance
            for seat, chance in enumerate(mind.assignments.fascist(mind.weights))
        ]
        self._hitler = tuple(map(max, mind.assignments.hitler(mind.weights), mind.hitler_to_people))
        others = [chance for seat, chance in enumerate(self._fascist) if seat != moment.seat]
        self._usual = sum(others) / len(others)
        public = moment.line.row.assignments.fascist(moment.common.weights)
        self._word_counts = public[moment.seat] < _CAUGHT and moment.seat not in convicted
        """Whom all take for a Fascist, nobody believes: he speaks of himself no more."""

    def why(self, action: Action) -> BotReason | None:
        """The strongest of all that speaks for it."""
        found = max(self._reasons(action), key=self._weight, default=None)
        return None if found is None else found[1]

    def _weight(self, weighed: Weighed) -> tuple[float, str]:
        """Of reasons that are about as good now this one is given, now that one."""
        weight, reason = weighed
        whim = self._moment.chance.number(f"say {reason.code} {reason.about}")
        return weight + _WHIM * whim, reason.code

    def _reasons(self, action: Action) -> Iterator[Weighed]:
        match action:
            case Vote(True):
                yield from self._for_ja()
            case Vote():
                yield from self._for_nein()
            case Nominate(seat):
                yield from self._for_nomination(seat)
            case Investigate(seat):
                suspect = self._fascist[seat] > 0.5
                yield (
                    1,
                    BotReason(Code.INVESTIGATES_SUSPECT if suspect else Code.INVESTIGATES_UNSURE, (seat,)),
                )
            case CallSpecialElection(seat) if self._fascist[seat] < _TRUSTED:
                yield 1, BotReason(Code.CALLS_TRUSTED, (seat,))
            case Execute(seat):
                yield from self._for_execution(seat)
            case ProposeVeto():
                yield 1, BotReason(Code.VETO_TWO_FASCIST)
            case AnswerVeto(True):
                yield 1, BotReason(Code.VETO_AGREES)
            case _:
                pass

    # Votes

    def _government(self) -> list[Seat]:
        """Of whom a voter speaks: nobody of himself."""
        return [
            seat
            for seat in (self._view.president, self._view.chancellor)
            if seat is not None and seat != self._me
        ]

    def _for_ja(self) -> Iterator[Weighed]:
        view, government = self._view, self._government()
        if self._me == view.president:
            # Who nominates has said why already.
            return
        trust = 1 - max(self._fascist[seat] for seat in government)
        if view.tracker == TRACKER_FIELDS - 1:
            yield 2 - trust, BotReason(Code.JA_CHAOS)
        for seat in government:
            if seat == view.chancellor and view.fascist >= HITLER_ZONE and seat in self._seen.cleared:
                yield 1.4, BotReason(Code.JA_NOT_HITLER, (seat,))
            if seat != view.chancellor or not self._maybe_hitler(seat):
                yield from self._speaking_well_of(seat, Code.JA_VOUCHED, Code.JA_LIBERAL_POLICY)
        known = any(map(self._seen.governed, government))
        judges_others = len(government) == 2
        speaks = self._word_counts or judges_others
        if known and speaks and trust > 1 - _TRUSTED and not self._maybe_hitler(view.chancellor):
            yield 0.5 + trust, BotReason(Code.JA_TRUSTS, self._moment.government)
        suspicious = self._maybe_hitler(view.chancellor) or any(map(self._accused, government))
        if judges_others and not known and not suspicious:
            yield 1, BotReason(Code.JA_NOTHING_KNOWN)

    def _for_nein(self) -> Iterator[Weighed]:
        government = self._government()
        for seat in government:
            yield from self._against(seat, government)
        for president, _ in self._moment.judgement.ahead[:1]:
            # Whoever has just made somebody candidate doesn't wait for somebody else's candidacy.
            if president not in (self._me, *government) and self._me != self._seen.caller:
                better = max(self._fascist[seat] for seat in government) - self._fascist[president]
                if better >= 0 and self._is_as_good_as_any(president):
                    yield 0.7 + better, BotReason(Code.NEIN_OTHERS_BETTER, (president,))

    def _against(self, seat: Seat, government: Sequence[Seat]) -> Iterator[Weighed]:
        doubt = self._fascist[seat]
        for witness in self._who_says(seat, Party.FASCIST):
            yield 1.6 + doubt, BotReason(Code.NEIN_ACCUSED, (seat, witness))
        if (self._me, seat) in self._seen.nominees:
            return
        if seat == self._view.chancellor and self._too_risky(seat):
            yield 1 + 2 * self._hitler[seat], BotReason(Code.NEIN_MAYBE_HITLER, (seat,))
        if doubt < _SUSPECT:
            return
        for other in self._contradicted_by(seat):
            close = other == self._me or other in government
            yield 1.2 + doubt + close / 2, BotReason(Code.NEIN_CANNOT_BOTH, (seat, other))
        apart = self._seen.brought_apart(seat, self._me, Policy.FASCIST)
        if apart and self._seen.only_brought(seat, Policy.FASCIST):
            yield 0.6 + doubt, BotReason(Code.NEIN_FASCIST_POLICY, (seat,))
        if self._seen.misled(seat, self._me):
            yield 0.35 + doubt, BotReason(Code.NEIN_VOTES, (seat,))
        if doubt > self._usual + _NOT_FOR_NOTHING and self._has_a_record(seat):
            yield 0.35 + doubt, BotReason(Code.NEIN_DISTRUSTS, (seat,))

    def _maybe_hitler(self, chancellor: Seat | None) -> bool:
        """Whether it would be bold to let this one govern."""
        if chancellor is None or chancellor == self._me or chancellor in self._seen.cleared:
            return False
        if next(self._who_says(chancellor, Party.LIBERAL), None) is not None:
            return False
        return self._view.fascist >= HITLER_ZONE and self._hitler[chancellor] > _MAYBE_HITLER

    def _too_risky(self, chancellor: Seat) -> bool:
        """Somebody has to be Chancellor: it is only said of who is likelier Hitler than others."""
        others = [seat for seat in self._view.alive if seat not in (self._me, *self._seen.cleared)]
        usual = sum(self._hitler[seat] for seat in others) / len(others) if others else 0.0
        return self._maybe_hitler(chancellor) and self._hitler[chancellor] > usual

    def _is_as_good_as_any(self, seat: Seat) -> bool:
        at_odds = self._word_counts and seat in _partners(self._me, self._at_odds)
        return not at_odds and self._fascist[seat] <= self._usual + _SLIGHTLY

    def _has_a_record(self, seat: Seat) -> bool:
        """Whether all have seen or heard something that speaks against it, and not against the speaker."""
        brought = self._seen.brought_apart(seat, self._me, Policy.FASCIST)
        return brought or self._seen.misled(seat, self._me) or bool(_partners(seat, self._at_odds))

    def _for_nomination(self, seat: Seat) -> Iterator[Weighed]:
        if self._view.fascist >= HITLER_ZONE and seat in self._seen.cleared:
            yield 1.4, BotReason(Code.NOMINATES_NOT_HITLER, (seat,))
        if self._too_risky(seat):
            return
        yield from self._speaking_well_of(seat, Code.NOMINATES_VOUCHED, Code.NOMINATES_LIBERAL_POLICY)
        doubt = self._fascist[seat]
        if doubt < _TRUSTED_MOST * self._usual and all(
            doubt <= self._fascist[other] for other in self._view.alive if other != self._me
        ):
            yield 1.4 - doubt, BotReason(Code.NOMINATES_TRUSTED, (seat,))
        if not (self._seen.governed(seat) or self._accused(seat) or self._maybe_hitler(seat)):
            yield 0.9, BotReason(Code.NOMINATES_UNKNOWN, (seat,))

    def _speaking_well_of(self, seat: Seat, vouched: Code, liberal_policy: Code) -> Iterator[Weighed]:
        trust = 1 - self._fascist[seat]
        if trust > 1 - _TRUSTED:
            for witness in self._who_says(seat, Party.LIBERAL):
                yield 1.2 + trust, BotReason(vouched, (seat, witness))
            if self._seen.only_brought(seat, Policy.LIBERAL):
                yield 0.5 + trust, BotReason(liberal_policy, (seat,))

    def _for_execution(self, seat: Seat) -> Iterator[Weighed]:
        for witness in self._who_says(seat, Party.FASCIST):
            yield 2, BotReason(Code.EXECUTES_ACCUSED, (seat, witness))
        for other in self._contradicted_by(seat):
            if self._fascist[other] < self._fascist[seat]:
                yield 2 - self._fascist[other], BotReason(Code.EXECUTES_CANNOT_BOTH, (seat, other))
        if self._fascist[seat] >= self._usual - _SLIGHTLY:
            yield 1, BotReason(Code.EXECUTES_SUSPECT, (seat,))

    # What others say

    def answer(self, claim: Claim, known: Pairs) -> BotReason | None:
        """To what has just been claimed; `known` are those who contradicted each other before."""
        speaker, me, defends = claim.seat, self._me, self._word_counts
        if isinstance(claim, Saw) and claim.party is Party.FASCIST:
            return self._to_accusation(speaker, claim.target)
        if isinstance(claim, Saw) and claim.target == me:
            return None
        new = self._contradicting - known
        if frozenset((speaker, me)) in new:
            if not defends:
                return None
            if isinstance(claim, DrewClaim | ReceivedClaim) and self._was_ours(claim):
                return BotReason(Code.CLAIM_CONTRADICTS_ME, (speaker,))
            return BotReason(Code.CANNOT_BOTH, (speaker, me))
        others = sorted(seat for pair in new if speaker in pair for seat in pair - {speaker, me})
        if others:
            return self._between(speaker, others[0])
        if isinstance(claim, DrewClaim | ReceivedClaim) and (self._was_ours(claim) or self._confirmed(claim)):
            return None
        return self._doubts(speaker)

    def _doubts(self, speaker: Seat) -> BotReason | None:
        suspect = self._fascist[speaker] > self._moment.character.sure
        return BotReason(Code.DOUBTS, (speaker,)) if suspect else None

    def _to_accusation(self, accuser: Seat, accused: Seat) -> BotReason | None:
        """Whoever is accused has not said anything yet that could be true or not."""
        if accused == self._me:
            return BotReason(Code.ACCUSER_LIES, (accuser,)) if self._word_counts else None
        apart = self._fascist[accused] - self._fascist[accuser]
        if apart > _BELIEVED and self._believed(accuser):
            return BotReason(Code.BELIEVES, (accuser, accused))
        return self._doubts(accuser)

    def _between(self, *two: Seat) -> BotReason | None:
        """Of two who tell different stories: who was lied to by one of them doesn't ask which it is."""
        one, other = sorted(two, key=self._fascist.__getitem__)
        opponents = [seat for seat in two if frozenset((seat, self._me)) in self._at_odds]
        if opponents:
            if len(opponents) == 2 or not self._word_counts:
                return None
            friend = other if one in opponents else one
            return BotReason(Code.BELIEVES, (friend, opponents[0]))
        apart = self._fascist[other] - self._fascist[one]
        if apart > _BELIEVED and self._fascist[one] < _TRUSTED:
            return BotReason(Code.BELIEVES, (one, other))
        return BotReason(Code.CANNOT_BOTH, (one, other))

    def _confirmed(self, claim: DrewClaim | ReceivedClaim) -> bool:
        """Whether the other one of that government tells the same story."""
        return any(
            isinstance(each, DrewClaim | ReceivedClaim)
            and each.round == claim.round
            and each.seat != claim.seat
            and frozenset((each.seat, claim.seat)) not in self._at_odds
            for each in self._claims
        )

    def _was_ours(self, claim: DrewClaim | ReceivedClaim) -> bool:
        return any(
            each.round == claim.round and {*each.seats} == {claim.seat, self._me}
            for each in self._seen.governments
        )

    # Of whom

    def _accused(self, seat: Seat | None) -> bool:
        said = (each for each in self._claims if isinstance(each, Saw) and each.target == seat)
        return any(each.party is Party.FASCIST for each in said)

    def _who_says(self, seat: Seat, party: Party) -> Iterator[Seat]:
        """Who claims to have seen this party of that seat, and can be believed; perhaps the speaker. The dead
        say nothing.
        """
        said = (each for each in self._claims if isinstance(each, Saw) and each.target == seat)
        alive = (each for each in said if each.seat in self._view.alive)
        return (each.seat for each in alive if each.party is party and self._believed(each.seat))

    def _believed(self, seat: Seat) -> bool:
        if seat == self._me:
            return self._word_counts
        return self._fascist[seat] < _TRUSTED and frozenset((seat, self._me)) not in self._at_odds

    def _contradicted_by(self, seat: Seat) -> list[Seat]:
        """Who tells another story: by whoever lied to the speaker, too, nobody is condemned."""
        others = _partners(seat, self._contradicting) & {*self._view.alive}
        liars = _partners(self._me, self._at_odds)
        return sorted(others - liars - (set() if self._word_counts else {self._me}))


def _partners(seat: Seat, pairs: Pairs) -> set[Seat]:
    return {other for pair in pairs if seat in pair for other in pair - {seat}}


def why(moment: BotMoment, action: Action) -> BotReason | None:
    """What is said of an act, where this character says anything."""
    if isinstance(action, _SILENT) or moment.chance.number("talk") > moment.character.talk:
        return None
    return Saying(moment).why(action)


def answer(situation: BotSituation, moment_of: Callable[[BotSituation], BotMoment]) -> BotReason | None:
    """What is said of the claim that was made last, where it calls for an answer."""
    told, view = situation.told, situation.view
    if not told or told[-1].events != len(view.history):
        return None
    before: Sequence[Claim] = told[-2].claims if len(told) > 1 else ()
    new = [claim for claim in told[-1].claims if claim not in before and claim.seat != view.seat]
    if not new:
        return None
    moment = moment_of(situation)
    known = Remembered.of(view.history).contradicting(before)
    reply = Saying(moment).answer(new[-1], known)
    in_own_cause = reply is not None and reply.code in (Code.ACCUSER_LIES, Code.CLAIM_CONTRADICTS_ME)
    quiet = moment.chance.number("talk") > moment.character.talk
    return None if quiet and not in_own_cause else reply
