"""Facts about cards and roles in the public history, moment by moment."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shgui.engine.components import LIBERAL_POLICIES, VETO_ZONE
from shgui.engine.events import (
    ChancellorCleared,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GovernmentElected,
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesDrawn,
    PoliciesPassed,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    VetoProposed,
)
from shgui.engine.types import Policy, Power, Seat


@dataclass(frozen=True, slots=True)
class Session:
    """A legislative session as far as it has come: cards passed on, a veto proposed, a policy enacted."""

    round: int
    president: Seat
    chancellor: Seat
    liberal: int
    fascist: int
    """Policies on the boards when it began."""
    passed: bool = False
    proposed: bool = False
    enacted: Policy | None = None

    @property
    def may_veto(self) -> bool:
        return self.fascist >= VETO_ZONE

    def apply(self, event: Event) -> "Session":
        match event:
            case PoliciesPassed():
                return replace(self, passed=True)
            case VetoProposed():
                return replace(self, proposed=True)
            case PolicyEnacted(policy):
                return replace(self, enacted=policy)
            case _:
                return self


@dataclass(frozen=True, slots=True)
class Chaos:
    """The policy of the top card, enacted by chaos."""

    policy: Policy


@dataclass(frozen=True, slots=True)
class Peek:
    """A President's look at the top three cards."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """A new deck of all cards not on the boards."""

    cards: int
    liberals: int


CardEvent = Session | Chaos | Peek | Reshuffle


@dataclass(frozen=True, slots=True)
class GameFacts:
    """All that matters for roles, up to one moment of the game."""

    round: int = 0
    liberal: int = 0
    fascist: int = 0
    government: tuple[Seat, Seat] = (0, 0)
    cards: tuple[CardEvent, ...] = ()
    not_hitler: tuple[Seat, ...] = ()
    executed: Seat | None = None
    """The player just executed, before it is known whether the game continues."""
    investigations: tuple[tuple[Seat, Seat], ...] = ()
    """Pairs of an investigating President and the target."""

    def apply(self, event: Event) -> "GameFacts":
        match event:
            case RoundBegan(number):
                spared = () if self.executed is None else (self.executed,)
                return replace(self, round=number, executed=None, not_hitler=self.not_hitler + spared)
            case GovernmentElected(president, chancellor):
                return replace(self, government=(president, chancellor))
            case ChancellorCleared(chancellor):
                return replace(self, not_hitler=(*self.not_hitler, chancellor))
            case PlayerExecuted(_, target):
                return replace(self, executed=target)
            case PlayerInvestigated(president, target):
                return replace(self, investigations=(*self.investigations, (president, target)))
            case _:
                return self._apply_to_cards(event)

    def _apply_to_cards(self, event: Event) -> "GameFacts":
        match event:
            case PowerGranted(Power.PEEK, president):
                return self._add_card_event(Peek(self.round, president))
            case DeckReshuffled(cards):
                return self._add_card_event(Reshuffle(cards, LIBERAL_POLICIES - self.liberal))
            case ChaosBroke(policy):
                return self._add_card_event(Chaos(policy))._count_policy(policy)
            case PoliciesDrawn():
                return self._add_card_event(Session(self.round, *self.government, self.liberal, self.fascist))
            case PolicyEnacted(policy):
                return self._continue_session(event)._count_policy(policy)
            case PoliciesPassed() | VetoProposed():
                return self._continue_session(event)
            case _:
                return self

    def _add_card_event(self, happening: CardEvent) -> "GameFacts":
        return replace(self, cards=(*self.cards, happening))

    def _continue_session(self, event: Event) -> "GameFacts":
        *before, session = self.cards
        if not isinstance(session, Session):
            raise ValueError("no session is under way")
        return replace(self, cards=(*before, session.apply(event)))

    def _count_policy(self, policy: Policy) -> "GameFacts":
        if policy is Policy.LIBERAL:
            return replace(self, liberal=self.liberal + 1)
        return replace(self, fascist=self.fascist + 1)


BEGINNING = GameFacts()


def count_common_prefix(one: Sequence[object], other: Sequence[object]) -> int:
    """Count the equal values at the beginning of both."""
    shorter = min(len(one), len(other))
    return next((at for at in range(shorter) if one[at] != other[at]), shorter)
