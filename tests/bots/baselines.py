"""Simple players to measure others by. Each sits at one seat and sees no more than its own situation."""

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine import knowledge
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
    Vote,
)
from shgui.engine.components import HITLER_ZONE, LIBERAL_SPACES, VETO_ZONE
from shgui.engine.events import ChancellorCleared, Event, PlayerInvestigated, PolicyEnacted, RoundBegan
from shgui.engine.types import Party, Phase, Policy, Role, Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, ReceivedClaim

L, F = Policy.LIBERAL, Policy.FASCIST
Memory = TypeVar("Memory", knowledge.Drew, knowledge.Received, knowledge.PutAway, knowledge.SawParty)


def liberals(cards: Sequence[Policy]) -> int:
    return sum(card is L for card in cards)


def hand(liberal: int, cards: int) -> tuple[Policy, ...]:
    return (L,) * liberal + (F,) * (cards - liberal)


def last(view: PlayerView, kind: type[Memory]) -> Memory:
    """Return the seat's newest memory of this kind."""
    return [memory for memory in view.memory if isinstance(memory, kind)][-1]


class Random:
    """Any legal action is as likely as any other; of cards, each physical one. Says nothing."""

    def decide(self, situation: BotSituation) -> Decision:
        return Decision(self.act(situation, random.Random(situation.seed)), None)

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        return None

    def choose_comment(self, situation: BotSituation) -> BotReason | None:
        return None

    def act(self, situation: BotSituation, chance: random.Random) -> Action:
        view = situation.view
        if view.phase is Phase.PRESIDENT_DISCARD:
            return Discard(chance.choice(view.hand))
        if view.phase is Phase.CHANCELLOR_ENACT:
            vetoes = [action for action in situation.legal if action == PROPOSE_VETO]
            options: list[Action] = [*map(Enact, view.hand), *vetoes]
            return chance.choice(options)
        return chance.choice(situation.legal)


class Selfish(Random):
    """Cards of the own party; everything else at random, and in silence."""

    def act(self, situation: BotSituation, chance: random.Random) -> Action:
        view = situation.view
        own, other = (L, F) if view.party is Party.LIBERAL else (F, L)
        if view.phase is Phase.PRESIDENT_DISCARD:
            return Discard(other if other in view.hand else own)
        if view.phase is Phase.CHANCELLOR_ENACT:
            return Enact(own if own in view.hand else other)
        return chance.choice(situation.legal)


class CoverSelfish(Selfish):
    """Selfish, and talks: liberals tell the truth, the others never had a choice."""

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None:
        view = situation.view
        assert view.seat is not None
        if about.kind is DrewClaim:
            drawn, passed = self._passed_on(view)
            if view.role is not Role.LIBERAL:
                drawn = 0 if enacted(view) is F else max(1, passed)
            return DrewClaim(view.seat, about.round, hand(drawn, 3))
        if about.kind is ReceivedClaim:
            received = liberals(last(view, knowledge.Received).cards)
            if view.role is not Role.LIBERAL:
                received = 0 if enacted(view) is F else 2 if self._told_drawn(situation, about) >= 2 else 1
            return ReceivedClaim(view.seat, about.round, hand(received, 2))
        if about.kind is PartyClaim:
            assert about.target is not None
            party = last(view, knowledge.SawParty).party
            if view.role is not Role.LIBERAL:
                party = Party.LIBERAL if party is Party.FASCIST else Party.FASCIST
            return PartyClaim(view.seat, about.target, party)
        return None

    def _passed_on(self, view: PlayerView) -> tuple[int, int]:
        """Liberal cards that this President drew, and passed on."""
        drawn = liberals(last(view, knowledge.Drew).cards)
        return drawn, drawn - liberals((last(view, knowledge.PutAway).card,))

    def _told_drawn(self, situation: BotSituation, about: BotOccasion) -> int:
        """Liberal cards that the President says to have drawn; 0 if he keeps silent."""
        for claim in situation.claim_history[-1].claims if situation.claim_history else ():
            if isinstance(claim, DrewClaim) and claim.round == about.round:
                return liberals(claim.cards)
        return 0


def enacted(view: PlayerView) -> Policy | None:
    """The policy of the session just ended; None after a veto."""
    for event in reversed(view.history):
        if isinstance(event, PolicyEnacted):
            return event.policy
        if isinstance(event, RoundBegan) and event.round < view.round:
            break
    return None


class Rule(CoverSelfish):
    """Counts points of suspicion, and reckons no chances. Fascists know and help one another, in measure."""

    def __init__(self, seat: Seat, players: int) -> None:
        self._seat = seat
        self._points = [0.0] * players
        self._cleared: set[Seat] = set()
        self._weighed = 0

    def act(self, situation: BotSituation, chance: random.Random) -> Action:
        self._weigh(situation)
        view = situation.view

        def points(seat: Seat) -> float:
            return self._points[seat] + chance.random() * 0.3

        match view.phase:
            case Phase.PRESIDENT_DISCARD | Phase.CHANCELLOR_ENACT:
                return self._legislate(situation, chance)
            case Phase.VETO_ANSWER:
                return AnswerVeto(view.role is Role.LIBERAL)
            case Phase.VOTE:
                return Vote(self._says_ja(view))
            case Phase.NOMINATE:
                return Nominate(self._nominee(view, points))
            case Phase.EXECUTE:
                return Execute(self._victim(situation, points))
            case Phase.INVESTIGATE:
                return Investigate(max(targets(situation), key=points))
            case Phase.SPECIAL_ELECTION:
                found = targets(situation)
                own = [seat for seat in found if seat in team(view)] if view.role is Role.FASCIST else []
                return CallSpecialElection(min(own or found, key=points))
            case _:
                return chance.choice(situation.legal)

    def _legislate(self, situation: BotSituation, chance: random.Random) -> Action:
        view = situation.view
        enacts = view.phase is Phase.CHANCELLOR_ENACT
        if enacts and view.role is Role.LIBERAL and PROPOSE_VETO in situation.legal and L not in view.hand:
            return PROPOSE_VETO
        hides = view.fascist < VETO_ZONE and view.liberal < LIBERAL_SPACES - 1
        if view.role is Role.HITLER and hides:
            if enacts:
                return Enact(L if L in view.hand else F)
            return Discard(F if F in view.hand else L)
        return super().act(situation, chance)

    def _nominee(self, view: PlayerView, points: Callable[[Seat], float]) -> Seat:
        hitler = known_hitler(view)
        if view.role is Role.FASCIST and view.fascist >= HITLER_ZONE and hitler in view.eligible:
            return hitler
        return min(view.eligible, key=points)

    def _says_ja(self, view: PlayerView) -> bool:
        president, chancellor = view.president, view.chancellor
        assert chancellor is not None
        government = {president, chancellor}
        zone = view.fascist >= HITLER_ZONE
        if view.role is Role.FASCIST and government & team(view):
            return True
        if self._seat in government:
            return True
        limit = 1.2 + 0.8 * (view.tracker == 2)
        danger = 0.7 * (zone and chancellor not in self._cleared)
        return self._points[president] < limit and self._points[chancellor] < limit - danger

    def _victim(self, situation: BotSituation, points: Callable[[Seat], float]) -> Seat:
        found, view = targets(situation), situation.view
        if view.role is Role.LIBERAL:
            return max(found, key=lambda seat: points(seat) - 50 * (seat in self._cleared))
        if view.role is Role.FASCIST:
            found = [seat for seat in found if seat not in team(view)]
        return min(found, key=points)

    def _weigh(self, situation: BotSituation) -> None:
        """Weigh the events since this seat decided last, with the claims about them."""
        view = situation.view
        claims = situation.claim_history[-1].claims if situation.claim_history else ()
        number = self._round_before(view)
        for event in view.history[self._weighed :]:
            match event:
                case RoundBegan(round_):
                    number = round_
                case PolicyEnacted():
                    self._weigh_session(event, number, claims)
                case PlayerInvestigated(president, target) if president == self._seat:
                    saw = next(
                        memory
                        for memory in view.memory
                        if isinstance(memory, knowledge.SawParty) and memory.target == target
                    )
                    self._points[target] += 20 if saw.party is Party.FASCIST else -20
                case PlayerInvestigated(president, target):
                    self._weigh_word(president, target, claims)
                case ChancellorCleared(chancellor):
                    self._cleared.add(chancellor)
                case _:
                    pass
        self._weighed = len(view.history)

    def _round_before(self, view: PlayerView) -> int:
        begun: list[Event] = [e for e in view.history[: self._weighed] if isinstance(e, RoundBegan)]
        return len(begun)

    def _weigh_session(self, event: PolicyEnacted, number: int, claims: Sequence[Claim]) -> None:
        president, chancellor = event.president, event.chancellor
        if event.policy is L:
            self._points[president] -= 0.7
            self._points[chancellor] -= 0.7
            return
        self._points[president] += 1
        self._points[chancellor] += 0.7
        drawn = [
            liberals(each.cards) for each in claims if isinstance(each, DrewClaim) and each.round == number
        ]
        got = [
            liberals(each.cards)
            for each in claims
            if isinstance(each, ReceivedClaim) and each.round == number
        ]
        if not drawn or not got or min(drawn[0], 2) == got[0]:
            return
        if self._seat == president:
            self._points[chancellor] += 9
        elif self._seat == chancellor:
            self._points[president] += 9
        else:
            self._points[president] += 1.5
            self._points[chancellor] += 1.5

    def _weigh_word(self, president: Seat, target: Seat, claims: Sequence[Claim]) -> None:
        for claim in claims:
            if isinstance(claim, PartyClaim) and (claim.seat, claim.target) == (president, target):
                accuses = claim.party is Party.FASCIST
                weight = 2 if self._points[president] < 1.5 else 0.5
                self._points[target] += weight if accuses else -weight
                self._points[president] += accuses


def targets(situation: BotSituation) -> list[Seat]:
    return [
        action.target
        for action in situation.legal
        if isinstance(action, Nominate | Investigate | CallSpecialElection | Execute)
    ]


def team(view: PlayerView) -> set[Seat]:
    """Return the seats known to be on the same side, its own included; empty for a liberal."""
    if view.role is Role.LIBERAL or view.seat is None:
        return set()
    return {view.seat, *(seat for seat, _ in view.allies)}


def known_hitler(view: PlayerView) -> Seat | None:
    if view.role is Role.HITLER:
        return view.seat
    return next((seat for seat, role in view.allies if role is Role.HITLER), None)
