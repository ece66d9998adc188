"""A game in which a test lays roles and cards, and then plays the rounds that it speaks of."""

from collections.abc import Collection, Sequence
from typing import TypeVar

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
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.chance import seed_from_text
from shgui.engine.components import POLICIES, list_roles
from shgui.engine.deal import new_game
from shgui.engine.editions import Edition, get_edition
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import Event
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Policy, Role, Seat
from tests.engine.random_play import moved

FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL
EITHER_POLICY = "FFL FFL FFL FFL FFL FL"
"""A deck from which five sessions can enact what they like, and the reshuffle falls after the fifth."""

Kind = TypeVar("Kind", bound=Event)


def cards(text: str) -> tuple[Policy, ...]:
    return tuple(Policy(letter) for letter in text.replace(" ", ""))


def deck(top: str) -> tuple[Policy, ...]:
    """These cards on top, and the rest of the seventeen below: fascist ones first."""
    rest = list(POLICIES)
    for card in cards(top):
        rest.remove(card)
    return cards(top) + tuple(rest)


class Stage:
    """Liberals sit from seat 0 on, fascists after them, Hitler last; seat 0 is the first candidate."""

    def __init__(
        self,
        players: int = 5,
        rules: str | Edition = "official",
        *,
        roles: Sequence[Role] | None = None,
        top: str = EITHER_POLICY,
        first: Seat = 0,
        shuffles: Sequence[str] = (),
    ) -> None:
        rigging = Rigging(
            roles=tuple(roles or list_roles(players)),
            deck=deck(top),
            first=first,
            shuffles=tuple(cards(order) for order in shuffles),
        )
        played = get_edition(rules) if isinstance(rules, str) else rules
        self.state, self.events = new_game(players, played, seed_from_text("stage"), rigging)

    @property
    def hitler(self) -> Seat:
        return self.state.setup.roles.index(Role.HITLER)

    def do(self, seat: Seat, action: Action) -> "Stage":
        self.state, self.events = moved(self.state, seat, action)
        return self

    def refusal(self, seat: Seat, action: Action) -> Reason:
        """Return why this action is refused, which must change nothing."""
        assert action not in list_legal_actions(self.state, seat)
        answer = apply(self.state, seat, action)
        assert isinstance(answer, Refusal), f"seat {seat} {action} was taken"
        return answer.reason

    def mismatch(self, seat: Seat, action: Action) -> Reason:
        """Return why a possible action is refused because the rigging doesn't fit it."""
        answer = apply(self.state, seat, action)
        assert isinstance(answer, Refusal)
        return answer.reason

    def may(self, seat: Seat, action: Action) -> bool:
        """Return whether the action is offered; `apply` must agree."""
        offered = action in list_legal_actions(self.state, seat)
        assert offered is not isinstance(apply(self.state, seat, action), Refusal)
        return offered

    def happened(self, kind: type[Kind]) -> list[Kind]:
        """The events of this kind that the last action brought."""
        return [event for event in self.events if isinstance(event, kind)]

    def nominate(self, target: Seat) -> "Stage":
        return self.do(self.state.president, Nominate(target))

    def vote(self, ayes: Collection[Seat]) -> "Stage":
        """Let everyone on move vote, ja where named; the events are those of the last ballot."""
        for seat in self.state.on_move:
            self.do(seat, Vote(seat in ayes))
        return self

    def elect(self, target: Seat) -> "Stage":
        return self.nominate(target).vote(self.state.alive)

    def reject(self, target: Seat | None = None) -> "Stage":
        return self.nominate(self.state.eligible[0] if target is None else target).vote(())

    def discard(self, card: Policy) -> "Stage":
        return self.do(self.state.president, Discard(card))

    def pass_on(self, kept: Policy) -> "Stage":
        """The President puts a card away so that at least one of the kind is passed on."""
        other = LIBERAL if kept is FASCIST else FASCIST
        return self.discard(other if other in self.state.hand else kept)

    def enact(self, card: Policy) -> "Stage":
        return self.do(self._chancellor, Enact(card))

    def govern(self, card: Policy, chancellor: Seat | None = None) -> "Stage":
        """A whole government: elected, enacts; its power, if it has one, is not used yet."""
        self.elect(self.harmless if chancellor is None else chancellor)
        return self.pass_on(card).enact(card)

    def govern_on(self, *policies: Policy) -> "Stage":
        """Governments that enact these in turn, and use their powers where that ends nothing."""
        for card in policies:
            self.govern(card)
            if self.state.phase not in (Phase.NOMINATE, Phase.OVER):
                self.use_power()
        return self

    def use_power(self, target: Seat | None = None) -> "Stage":
        """Uses the power; without a target on the last possible player, never on Hitler."""
        options = list_legal_actions(self.state, self.state.president)
        wanted = [option for option in options if self._is_at(option, target)]
        return self.do(self.state.president, wanted[-1])

    def _is_at(self, option: Action, target: Seat | None) -> bool:
        match option:
            case Investigate(seat) | CallSpecialElection(seat) | Execute(seat):
                return seat == target if target is not None else seat != self.hitler
            case _:
                return isinstance(option, EndPeek)

    def propose_veto(self) -> "Stage":
        return self.do(self._chancellor, ProposeVeto())

    def answer_veto(self, consent: bool) -> "Stage":
        return self.do(self.state.president, AnswerVeto(consent))

    def veto(self, chancellor: Seat | None = None) -> "Stage":
        """A whole government that ends in an agreed veto."""
        self.elect(self.harmless if chancellor is None else chancellor)
        self.discard(self.state.hand[0])
        return self.propose_veto().answer_veto(True)

    @property
    def harmless(self) -> Seat:
        """The first seat that may be nominated and is not Hitler."""
        return next(seat for seat in self.state.eligible if seat != self.hitler)

    @property
    def _chancellor(self) -> Seat:
        assert self.state.chancellor is not None
        return self.state.chancellor
