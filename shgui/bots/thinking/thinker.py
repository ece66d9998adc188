"""A bot's thinking: its acts, claims and remarks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from shgui.bots.thinking import election_choices, power_choices, remark_choice, session_choices
from shgui.bots.thinking.moment import BotMoment, Estimators
from shgui.bots.thinking.public_knowledge import PublicKnowledge
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine import actions, knowledge
from shgui.engine.actions import END_PEEK, Action
from shgui.engine.types import Party, Phase, Policy, Seat
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from shgui.reasoning.habits import count_liberals


class Thinker:
    """Thinks for any seats of one game; keeps intermediate results and remembers nothing else. Every answer
    depends on the situation alone: a new thinker gives the same."""

    def __init__(self, players: int) -> None:
        self._public = PublicKnowledge(players)
        self._estimators: Estimators = {}

    def decide(self, situation: BotSituation) -> Decision:
        moment = self.build_moment(situation)
        action = _choose_action(moment, situation.legal)
        return Decision(action, remark_choice.choose_reason(moment, action))

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        """Choose a claim about an occasion; None where the seat saw nothing of the kind."""
        moment = self.build_moment(situation)
        claim = _choose_claim(moment, about)
        return claim if claim is None or moment.is_liberal else make_believable(moment, claim)

    def choose_comment(self, situation: BotSituation) -> BotReason | None:
        """Choose a remark about the newest claim; mostly none."""
        return remark_choice.choose_reply(situation, self.build_moment)

    def build_moment(self, situation: BotSituation) -> BotMoment:
        return BotMoment(self._public, self._estimators, situation)


def _choose_claim(moment: BotMoment, about: BotOccasion) -> Claim | None:
    for memory in moment.view.memory:
        match memory:
            case knowledge.Drew(number, cards) if about.kind is DrewClaim and number == about.round:
                if moment.is_liberal:
                    return DrewClaim(moment.seat, number, cards)
                return session_choices.choose_session_claim(moment, number, True)
            case knowledge.Received(number, cards) if about.kind is ReceivedClaim and number == about.round:
                if moment.is_liberal:
                    return ReceivedClaim(moment.seat, number, cards)
                return session_choices.choose_session_claim(moment, number, False)
            case knowledge.Peeked(number, cards) if about.kind is PeekedClaim and number == about.round:
                if moment.is_liberal:
                    return PeekedClaim(moment.seat, number, cards)
                return power_choices.choose_peek_claim(moment, memory)
            case knowledge.SawParty(_, target, party) if about.kind is PartyClaim and target == about.target:
                if moment.is_liberal:
                    return PartyClaim(moment.seat, target, party)
                return power_choices.choose_party_claim(moment, target, party)
    return None


def make_believable(moment: BotMoment, claim: Claim) -> Claim:
    """Return the claim, or the nearest one that doesn't expose its speaker; the claim if all do."""
    if not _exposes_speaker(moment, claim):
        return claim
    return next(
        (other for other in _yield_nearest_claims(claim) if not _exposes_speaker(moment, other)), claim
    )


def _exposes_speaker(moment: BotMoment, claim: Claim) -> bool:
    return not moment.public.may_be_liberal(moment.common, moment.seat, claim)


def _yield_nearest_claims(claim: Claim) -> Iterator[Claim]:
    if isinstance(claim, PartyClaim):
        yield from (replace(claim, party=party) for party in Party if party is not claim.party)
        return
    size, claimed = len(claim.cards), count_liberals(claim.cards)
    for number in sorted(range(size + 1), key=lambda number: abs(number - claimed)):
        yield replace(claim, cards=(Policy.FASCIST,) * (size - number) + (Policy.LIBERAL,) * number)


def _choose_action(moment: BotMoment, legal: Sequence[Action]) -> Action:
    match moment.view.phase:
        case Phase.NOMINATE:
            return election_choices.choose_nominee(moment)
        case Phase.VOTE:
            return election_choices.choose_vote(moment)
        case Phase.PRESIDENT_DISCARD:
            return session_choices.choose_discard(moment)
        case Phase.CHANCELLOR_ENACT:
            return session_choices.choose_enactment(moment, legal)
        case Phase.VETO_ANSWER:
            return session_choices.choose_veto_answer(moment)
        case Phase.INVESTIGATE:
            return actions.Investigate(power_choices.choose_investigation(moment, _list_targets(legal)))
        case Phase.SPECIAL_ELECTION:
            return actions.CallSpecialElection(
                power_choices.choose_special_election(moment, _list_targets(legal))
            )
        case Phase.EXECUTE:
            return actions.Execute(power_choices.choose_execution(moment, _list_targets(legal)))
        case Phase.PEEK | Phase.OVER:
            return END_PEEK


def _list_targets(legal: Sequence[Action]) -> list[Seat]:
    return [
        action.target
        for action in legal
        if isinstance(action, actions.Investigate | actions.CallSpecialElection | actions.Execute)
    ]
