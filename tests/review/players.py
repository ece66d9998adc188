"""Small players who play as people might: liberals by suspicion, fascists for each other."""

from __future__ import annotations

from random import Random

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
)
from shgui.engine.knowledge import Drew, Peeked, Received, SawParty, Sight
from shgui.engine.types import Party, Phase, Policy, Role, Seat
from shgui.engine.view import PlayerView
from shgui.table.log_lines import Claim, ClaimKind, Occasion

L, F = Policy.LIBERAL, Policy.FASCIST
HITLER_ZONE = 3


class SmallPlayer:
    """Counts points of suspicion from what everybody hears; sees its own view and nothing else."""

    def __init__(self, view: PlayerView, rng: Random) -> None:
        seat = view.seat
        assert seat is not None
        assert view.role is not None
        self.seat, self.role = seat, view.role
        self.rng = rng
        self.suspicion = [0.0] * view.players
        self.team = {seat, *(ally for ally, _ in view.allies)} if self.role is not Role.LIBERAL else {seat}
        self.hitler = next((ally for ally, role in view.allies if role is Role.HITLER), None)

    @property
    def liberal(self) -> bool:
        return self.role is Role.LIBERAL

    def act(self, view: PlayerView, legal: tuple[Action, ...]) -> Action:
        match view.phase:
            case Phase.NOMINATE:
                return self._one_of(legal, Nominate, trusted=True)
            case Phase.PRESIDENT_DISCARD:
                return Discard(self._unwanted(view))
            case Phase.CHANCELLOR_ENACT:
                return self._enact(view, legal)
            case Phase.VETO_ANSWER:
                return AnswerVeto(self.liberal)
            case Phase.INVESTIGATE:
                return self._one_of(legal, Investigate, trusted=False)
            case Phase.SPECIAL_ELECTION:
                return self._one_of(legal, CallSpecialElection, trusted=True)
            case Phase.EXECUTE:
                return self._one_of(legal, Execute, trusted=False)
            case _:
                return EndPeek()

    def votes(self, view: PlayerView) -> bool:
        chancellor = view.chancellor
        assert chancellor is not None
        if self.seat in (view.president, chancellor):
            return True
        if not self.liberal and self.team & {view.president, chancellor}:
            return True
        limit = 1.2 + 0.8 * (view.tracker == 2) - 0.5 * (view.fascist >= HITLER_ZONE)
        worst = max(self.suspicion[view.president], self.suspicion[chancellor])
        return worst + self.rng.random() * 0.6 - 0.3 < limit

    def says(self, occasion: Occasion, seen: Sight) -> Claim | None:
        """Return a claim about a look: the truth from liberals, from fascists that they had no choice."""
        if self.rng.random() < 0.08:
            return None
        if isinstance(seen, SawParty):
            party = seen.party
            if not self.liberal and self.rng.random() < 0.7:
                party = Party.LIBERAL if seen.target in self.team else Party.FASCIST
            return Claim(occasion, party=party)
        cards = seen.cards
        if not self.liberal and self.rng.random() < 0.75:
            cards = self._story(seen)
        return Claim(occasion, cards)

    def hears_policy(self, policy: Policy, president: Seat, chancellor: Seat) -> None:
        for seat in (president, chancellor):
            self.suspicion[seat] += -0.7 if policy is L else 0.8

    def hears_dispute(self, one: Seat, other: Seat) -> None:
        for seat, beside in ((one, other), (other, one)):
            self.suspicion[seat] += 9 if self.seat == beside else 1.5

    def hears_party(self, president: Seat, target: Seat, party: Party) -> None:
        weight = 2 if self.suspicion[president] < 1.5 else 0.5
        self.suspicion[target] += weight if party is Party.FASCIST else -weight

    def _enact(self, view: PlayerView, legal: tuple[Action, ...]) -> Action:
        if self.liberal and L not in view.hand and ProposeVeto() in legal:
            return ProposeVeto()
        hides = self.role is Role.HITLER and view.fascist < 5
        wanted = L if self.liberal or hides else F
        return Enact(wanted if wanted in view.hand else view.hand[0])

    def _unwanted(self, view: PlayerView) -> Policy:
        hides = self.role is Role.HITLER and view.fascist < 4
        unwanted = F if self.liberal or hides else L
        return unwanted if unwanted in view.hand else view.hand[0]

    def _one_of(
        self,
        legal: tuple[Action, ...],
        kind: type[Nominate | Investigate | CallSpecialElection | Execute],
        *,
        trusted: bool,
    ) -> Action:
        open_to = [action.target for action in legal if isinstance(action, kind)]
        if not self.liberal:
            fellows = [target for target in open_to if target in self.team]
            others = [target for target in open_to if target not in self.team]
            if not trusted:
                open_to = others or open_to
            elif fellows and self.rng.random() < 0.4:
                open_to = fellows
        chosen = min if trusted else max
        return kind(chosen(open_to, key=lambda target: self.suspicion[target] + self.rng.random() * 0.4))

    def _story(self, seen: Drew | Received | Peeked) -> tuple[Policy, ...]:
        if isinstance(seen, Received):
            return (F, F) if self.rng.random() < 0.8 else seen.cards
        return self.rng.choice(((F, F, F), (F, F, F), (L, F, F)))


def occasion_of(seat: Seat, seen: Sight) -> Occasion:
    """The occasion at which a seat saw this."""
    if isinstance(seen, SawParty):
        return Occasion(seen.round, seat, ClaimKind.SAW_PARTY, seen.target)
    kinds = {Drew: ClaimKind.DREW, Received: ClaimKind.RECEIVED, Peeked: ClaimKind.PEEKED}
    return Occasion(seen.round, seat, kinds[type(seen)])
