"""A player who doesn't think: its acts follow from the question's seed."""

from shgui.bots.thinking.reasons import BotReason, ReasonCode
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine import knowledge
from shgui.engine.types import Seat
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim


class QuickMind:
    def decide(self, situation: BotSituation) -> Decision:
        number = situation.seed[0]
        reason = BotReason(ReasonCode.JA_NOTHING_KNOWN) if number % 2 else None
        return Decision(situation.legal[number % len(situation.legal)], reason)

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        """The truth; once in a while nothing."""
        seat = situation.view.seat
        if seat is None or situation.seed[0] < 30:
            return None
        return next(
            (
                claim
                for claim in (_claim(seat, memory) for memory in situation.view.memory)
                if isinstance(claim, about.kind) and about.round in (0, _round(claim) or about.round)
            ),
            None,
        )

    def choose_comment(self, situation: BotSituation) -> BotReason | None:
        others = [seat for seat in situation.view.alive if seat != situation.view.seat]
        number = situation.seed[0]
        return BotReason(ReasonCode.DOUBTS, (others[number % len(others)],)) if number < 60 else None


def _claim(seat: Seat, memory: knowledge.Memory) -> Claim | None:
    match memory:
        case knowledge.Drew(number, cards):
            return DrewClaim(seat, number, cards)
        case knowledge.Received(number, cards):
            return ReceivedClaim(seat, number, cards)
        case knowledge.Peeked(number, cards):
            return PeekedClaim(seat, number, cards)
        case knowledge.SawParty(_, target, party):
            return PartyClaim(seat, target, party)
        case _:
            return None


def _round(claim: Claim) -> int | None:
    return None if isinstance(claim, PartyClaim) else claim.round
