"""Bots whose public acts are the same whatever they hold, and whose private ones differ: for two games that
differ in what bots know alone.
"""

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine.actions import AnswerVeto, Discard, Enact, Vote
from shgui.engine.types import Party, Policy
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim

L, F = Policy.LIBERAL, Policy.FASCIST


class ScriptedMind:
    """What all can see of it follows from the question's seed; a Fascist policy is enacted wherever there is
    one. `keeps`: of two Fascist ones and a Liberal one, the Liberal one is passed on.
    """

    def __init__(self, *, keeps: bool) -> None:
        self._keeps = keeps

    def decide(self, situation: BotSituation) -> Decision:
        hand = situation.view.hand
        kinds = {type(action) for action in situation.legal}
        if Vote in kinds:
            return Decision(Vote(situation.seed[0] < 200))
        if Discard in kinds:
            keeps = self._keeps and hand.count(F) == 2
            return Decision(Discard(F if keeps or L not in hand else L))
        if Enact in kinds:
            return Decision(Enact(F if F in hand else L))
        if AnswerVeto in kinds:
            return Decision(AnswerVeto(False))
        return Decision(situation.legal[situation.seed[0] % len(situation.legal)])

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        """The same words of whatever it saw."""
        seat = situation.view.seat
        if seat is None or about.kind is PartyClaim:
            return None if seat is None else PartyClaim(seat, about.target or 0, Party.LIBERAL)
        if about.kind is ReceivedClaim:
            return ReceivedClaim(seat, about.round, (F, F))
        kind = DrewClaim if about.kind is DrewClaim else PeekedClaim
        return kind(seat, about.round, (F, F, F))

    def choose_comment(self, situation: BotSituation) -> BotReason | None:
        return None
