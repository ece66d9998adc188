"""A player's mind: asked what it does, what it claims and whether it has something to say."""

from shgui.bots.chance import Chance
from shgui.bots.minds import Mind
from shgui.bots.public_line import PublicLine
from shgui.bots.reasons import Reason, ReasonCode
from shgui.bots.situation import Decision, Occasion, Situation
from shgui.engine import actions, knowledge
from shgui.engine.actions import Action
from shgui.engine.types import Party, Policy, Role, Seat
from shgui.reasoning.claims import Claim, Drew, Peeked, Received, Saw


class Thinker:
    """Of one game, for any seats in it; keeps what has been reckoned, and remembers nothing else.

    Every answer depends on the situation alone: a new one gives the same.
    """

    def __init__(self, players: int) -> None:
        self._players = players
        self._line = PublicLine(players)
        self._minds: dict[tuple[Seat, Role], Mind] = {}

    def decide(self, situation: Situation) -> Decision:
        """What to do, out of what is legal."""
        chance = Chance(situation.seed)
        mind = self._mind(situation)
        scores = [
            (self._liking(situation, mind, action), chance.number(str(place)))
            for place, action in enumerate(situation.legal)
        ]
        action = situation.legal[scores.index(max(scores))]
        return Decision(action, _reason(action))

    def claim(self, situation: Situation, about: Occasion) -> Claim | None:
        """What it says of what it saw; None where it has nothing to say."""
        view = situation.view
        if view.seat is None:
            return None
        for memory in view.memory:
            match memory:
                case knowledge.Drew(number, cards) if about.kind is Drew and number == about.round:
                    return Drew(view.seat, number, cards)
                case knowledge.Received(number, cards) if about.kind is Received and number == about.round:
                    return Received(view.seat, number, cards)
                case knowledge.Peeked(number, cards) if about.kind is Peeked and number == about.round:
                    return Peeked(view.seat, number, cards)
                case knowledge.SawParty(_, target, party) if about.kind is Saw and target == about.target:
                    return Saw(view.seat, target, party if view.party is Party.LIBERAL else Party.LIBERAL)
        return None

    def comment(self, situation: Situation) -> Reason | None:
        """What it says of what has just been claimed or happened; mostly nothing."""
        return None

    def _mind(self, situation: Situation) -> Mind:
        view = situation.view
        if view.seat is None or view.role is None:
            raise ValueError("only a player thinks")
        mind = self._minds.get((view.seat, view.role))
        if mind is None:
            mind = self._minds[view.seat, view.role] = Mind(self._line)
        mind.attend(view, situation.told)
        return mind

    def _liking(self, situation: Situation, mind: Mind, action: Action) -> float:
        view, fascist = situation.view, mind.fascist
        liberal = view.role is Role.LIBERAL
        sign = 1.0 if liberal else -1.0
        match action:
            case actions.Nominate(target) | actions.CallSpecialElection(target):
                return -sign * fascist[target]
            case actions.Vote(ja):
                if view.seat == view.president:
                    return float(ja)
                in_office = max(fascist[view.president], fascist[view.chancellor or 0])
                return float(ja == (in_office < 0.6))
            case actions.Discard(card) | actions.Enact(card):
                wanted = Policy.LIBERAL if liberal else Policy.FASCIST
                return float((card is wanted) == isinstance(action, actions.Enact))
            case actions.ProposeVeto():
                return 0.5 * sign
            case actions.AnswerVeto(consent):
                return float(consent == liberal)
            case actions.Investigate(target):
                return -abs(fascist[target] - 0.5)
            case actions.Execute(target):
                return sign * fascist[target]
            case actions.EndPeek():
                return 0.0


def _reason(action: Action) -> Reason | None:
    match action:
        case actions.Nominate(target):
            return Reason(ReasonCode.NOMINATES_TRUSTED, (target,))
        case actions.Execute(target):
            return Reason(ReasonCode.EXECUTES_SUSPECT, (target,))
        case actions.Investigate(target):
            return Reason(ReasonCode.INVESTIGATES_UNSURE, (target,))
        case actions.CallSpecialElection(target):
            return Reason(ReasonCode.CALLS_TRUSTED, (target,))
        case _:
            return None
