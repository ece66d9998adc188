"""A player's mind: asked what it does, what it claims and whether it has something to say."""

from collections.abc import Sequence

from shgui.bots.thinking import electing, legislating, powers, saying
from shgui.bots.thinking.moment import BotMoment, Public
from shgui.bots.thinking.public_line import PublicLine
from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.seen_through import believable
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine import actions, knowledge
from shgui.engine.actions import END_PEEK, Action
from shgui.engine.types import Phase, Seat
from shgui.reasoning.claims import Claim, DrewClaim, PeekedClaim, ReceivedClaim, Saw


class Thinker:
    """Of one game, for any seats in it; keeps what has been reckoned, and remembers nothing else.

    Every answer depends on the situation alone: a new one gives the same.
    """

    def __init__(self, players: int) -> None:
        self._public = Public(PublicLine(players))

    def decide(self, situation: BotSituation) -> Decision:
        """What to do, out of what is legal."""
        moment = self.moment(situation)
        action = _act(moment, situation.legal)
        return Decision(action, saying.why(moment, action))

    def claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        """What it says of what it saw; None where it saw nothing of the kind."""
        moment = self.moment(situation)
        claim = _claim(moment, about)
        return claim if claim is None or moment.liberal else believable(moment, claim)

    def comment(self, situation: BotSituation) -> BotReason | None:
        """What it says of what has just been claimed; mostly nothing."""
        return saying.answer(situation, self.moment)

    def moment(self, situation: BotSituation) -> BotMoment:
        """What there is to think with."""
        return BotMoment(self._public, situation)


def _claim(moment: BotMoment, about: BotOccasion) -> Claim | None:
    for memory in moment.view.memory:
        match memory:
            case knowledge.Drew(number, cards) if about.kind is DrewClaim and number == about.round:
                if moment.liberal:
                    return DrewClaim(moment.seat, number, cards)
                return legislating.speak_of_session(moment, number, True)
            case knowledge.Received(number, cards) if about.kind is ReceivedClaim and number == about.round:
                if moment.liberal:
                    return ReceivedClaim(moment.seat, number, cards)
                return legislating.speak_of_session(moment, number, False)
            case knowledge.Peeked(number, cards) if about.kind is PeekedClaim and number == about.round:
                if moment.liberal:
                    return PeekedClaim(moment.seat, number, cards)
                return powers.speak_of_deck(moment, memory)
            case knowledge.SawParty(_, target, party) if about.kind is Saw and target == about.target:
                if moment.liberal:
                    return Saw(moment.seat, target, party)
                return powers.speak_of_party(moment, target, party)
    return None


def _act(moment: BotMoment, legal: Sequence[Action]) -> Action:
    match moment.view.phase:
        case Phase.NOMINATE:
            return electing.nominate(moment)
        case Phase.VOTE:
            return electing.vote(moment)
        case Phase.PRESIDENT_DISCARD:
            return legislating.discard(moment)
        case Phase.CHANCELLOR_ENACT:
            return legislating.enact(moment, legal)
        case Phase.VETO_ANSWER:
            return legislating.answer_veto(moment)
        case Phase.INVESTIGATE:
            return actions.Investigate(powers.investigate(moment, _targets(legal)))
        case Phase.SPECIAL_ELECTION:
            return actions.CallSpecialElection(powers.call_election(moment, _targets(legal)))
        case Phase.EXECUTE:
            return actions.Execute(powers.execute(moment, _targets(legal)))
        case Phase.PEEK | Phase.OVER:
            return END_PEEK


def _targets(legal: Sequence[Action]) -> list[Seat]:
    return [
        action.target
        for action in legal
        if isinstance(action, actions.Investigate | actions.CallSpecialElection | actions.Execute)
    ]
