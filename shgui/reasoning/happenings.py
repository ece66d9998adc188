"""What the public history says about cards and roles: the table's own record, one value a moment."""

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
    """Three cards drawn, and as far as it has come: passed on, a veto proposed, a policy enacted."""

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

    def after(self, event: Event) -> "Session":
        """The same one step further."""
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
    """The top card was enacted."""

    policy: Policy


@dataclass(frozen=True, slots=True)
class Peek:
    """A President looked at the three cards on top."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """A new deck of all that isn't on the boards."""

    cards: int
    liberals: int


OfCards = Session | Chaos | Peek | Reshuffle


@dataclass(frozen=True, slots=True)
class GameFacts:
    """All that matters for roles, up to some moment of the game."""

    round: int = 0
    liberal: int = 0
    fascist: int = 0
    government: tuple[Seat, Seat] = (0, 0)
    cards: tuple[OfCards, ...] = ()
    not_hitler: tuple[Seat, ...] = ()
    executed: Seat | None = None
    """Nobody knows yet whether the game goes on after that."""
    investigations: tuple[tuple[Seat, Seat], ...] = ()
    """Who looked at whose party."""

    def after(self, event: Event) -> "GameFacts":
        """The same with one event more."""
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
                return self._after_cards(event)

    def _after_cards(self, event: Event) -> "GameFacts":
        match event:
            case PowerGranted(Power.PEEK, president):
                return self._with(Peek(self.round, president))
            case DeckReshuffled(cards):
                return self._with(Reshuffle(cards, LIBERAL_POLICIES - self.liberal))
            case ChaosBroke(policy):
                return self._with(Chaos(policy))._laid(policy)
            case PoliciesDrawn():
                return self._with(Session(self.round, *self.government, self.liberal, self.fascist))
            case PolicyEnacted(policy):
                return self._session_goes_on(event)._laid(policy)
            case PoliciesPassed() | VetoProposed():
                return self._session_goes_on(event)
            case _:
                return self

    def _with(self, happening: OfCards) -> "GameFacts":
        return replace(self, cards=(*self.cards, happening))

    def _session_goes_on(self, event: Event) -> "GameFacts":
        *before, session = self.cards
        if not isinstance(session, Session):
            raise ValueError("no session is under way")
        return replace(self, cards=(*before, session.after(event)))

    def _laid(self, policy: Policy) -> "GameFacts":
        if policy is Policy.LIBERAL:
            return replace(self, liberal=self.liberal + 1)
        return replace(self, fascist=self.fascist + 1)


BEGINNING = GameFacts()
