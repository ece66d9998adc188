"""Conclusions the slow way: every deal, every order of the cards and every choice, in fractions. Written
independently of `shgui.reasoning`: roles are tried one after the other, cards are laid one by one and have
a place, discards pick a place, and nothing is summed cleverly. Only the view, the events and the claims
come from shgui."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations

from shgui.engine import events as ev
from shgui.engine import knowledge
from shgui.engine.components import FASCISTS
from shgui.engine.events import Event
from shgui.engine.types import Policy, Power, Role, Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim

L, F = Policy.LIBERAL, Policy.FASCIST
HALF = Fraction(1, 2)
Cards = tuple[Policy, ...]
Roles = tuple[Role, ...]


def every_deal(players: int) -> Iterator[Roles]:
    for fascists in combinations(range(players), FASCISTS[players]):
        for hitler in range(players):
            if hitler not in fascists:
                roles = [Role.FASCIST if seat in fascists else Role.LIBERAL for seat in range(players)]
                roles[hitler] = Role.HITLER
                yield tuple(roles)


@dataclass(frozen=True)
class Answer:
    ways: int
    fascist: tuple[Fraction, ...]
    hitler: tuple[Fraction, ...]


@dataclass(frozen=True)
class Pile:
    """The cards that nobody knows, by kind, and those already decided on top of them."""

    liberal: int = 6
    fascist: int = 11
    on_top: Cards = ()

    def laid(self, number: int) -> Iterator[tuple[Fraction, "Pile"]]:
        """Every way in which that many cards may lie on top."""
        if len(self.on_top) >= number:
            yield Fraction(1), self
            return
        rest = self.liberal + self.fascist
        if self.liberal:
            way = Pile(self.liberal - 1, self.fascist, (*self.on_top, L))
            for chance, pile in way.laid(number):
                yield Fraction(self.liberal, rest) * chance, pile
        if self.fascist:
            way = Pile(self.liberal, self.fascist - 1, (*self.on_top, F))
            for chance, pile in way.laid(number):
                yield Fraction(self.fascist, rest) * chance, pile

    def without(self, number: int) -> "Pile":
        return Pile(self.liberal, self.fascist, self.on_top[number:])


@dataclass(frozen=True)
class Moment:
    """One moment of a way through the game."""

    event: int
    pile: Pile
    hand: Cards = ()
    asked: bool = False
    """A veto was proposed in this session."""


class Enumeration:
    """The enumeration of one observer's game."""

    def __init__(self, view: PlayerView, claims: Sequence[Claim]) -> None:
        self.view = view
        self.claims = claims
        ended = view.history and isinstance(view.history[-1], ev.GameEnded)
        self.history = view.history[:-1] if ended else view.history
        self.rounds = list(_rounds(self.history))
        self.boards = list(_boards(self.history))

    def answer(self) -> Answer:
        players = self.view.players
        weights = {roles: self.likelihood(roles) for roles in every_deal(players) if self.fits(roles)}
        total = sum(weights.values())
        if not total:
            return Answer(0, (), ())
        return Answer(
            sum(1 for weight in weights.values() if weight),
            tuple(
                sum((w for r, w in weights.items() if r[seat] is not Role.LIBERAL), Fraction()) / total
                for seat in range(players)
            ),
            tuple(
                sum((w for r, w in weights.items() if r[seat] is Role.HITLER), Fraction()) / total
                for seat in range(players)
            ),
        )

    def fits(self, roles: Roles) -> bool:
        """Return whether these roles agree with all hard facts and liberal claims but those about cards."""
        return self.are_as_known(roles) and self.hitler_may_be(roles) and self.parties_are_as_told(roles)

    def are_as_known(self, roles: Roles) -> bool:
        view = self.view
        known = {} if view.seat is None else {view.seat: view.role, **dict(view.allies)}
        seen = [each for each in view.memory if isinstance(each, knowledge.SawParty)]
        return all(roles[seat] is role for seat, role in known.items()) and all(
            roles[each.target].party is each.party for each in seen
        )

    def hitler_may_be(self, roles: Roles) -> bool:
        for number, event in enumerate(self.history):
            if isinstance(event, ev.ChancellorCleared) and roles[event.chancellor] is Role.HITLER:
                return False
            survived = number + 1 < len(self.history)
            if isinstance(event, ev.PlayerExecuted) and survived and roles[event.target] is Role.HITLER:
                return False
        return True

    def parties_are_as_told(self, roles: Roles) -> bool:
        for claim in self.claims:
            if roles[claim.seat] is not Role.LIBERAL:
                continue
            if isinstance(claim, PartyClaim):
                if roles[claim.target].party is not claim.party:
                    return False
            elif not self.could_have_seen(claim):
                return False
        return True

    def could_have_seen(self, claim: DrewClaim | ReceivedClaim | PeekedClaim) -> bool:
        for number, event in enumerate(self.history):
            if self.rounds[number] != claim.round:
                continue
            match claim, event:
                case [DrewClaim(seat), ev.PoliciesDrawn(president)] if seat == president:
                    return True
                case [ReceivedClaim(seat), ev.PoliciesPassed(_, chancellor)] if seat == chancellor:
                    return True
                case [PeekedClaim(seat), ev.PowerGranted(Power.PEEK, president)] if seat == president:
                    return True
        return False

    def likelihood(self, roles: Roles) -> Fraction:
        """Return how likely all that was seen is with these roles."""

        @cache
        def onwards(moment: Moment) -> Fraction:
            if moment.event == len(self.history):
                return Fraction(1)
            ways = self.ways(roles, moment, self.history[moment.event])
            return sum((chance * onwards(after) for chance, after in ways if chance), Fraction())

        return onwards(Moment(0, Pile()))

    def ways(self, roles: Roles, at: Moment, event: Event) -> Iterator[tuple[Fraction, Moment]]:
        """Every way in which this event may have come about, and its chance."""
        match event:
            case ev.DeckReshuffled():
                liberal, fascist = self.boards[at.event]
                yield Fraction(1), Moment(at.event + 1, Pile(6 - liberal, 11 - fascist))
            case ev.PoliciesDrawn() | ev.ChaosBroke() | ev.PowerGranted(Power.PEEK):
                yield from self.ways_of_cards(roles, at, event)
            case _:
                yield from self.ways_to_choose(roles, at, event)

    def ways_of_cards(self, roles: Roles, at: Moment, event: Event) -> Iterator[tuple[Fraction, Moment]]:
        number = at.event + 1
        match event:
            case ev.PoliciesDrawn(president):
                for chance, pile in at.pile.laid(3):
                    hand = pile.on_top[:3]
                    if self.true_of_hand(roles, president, hand, DrewClaim, knowledge.Drew, at.event):
                        yield chance, Moment(number, pile.without(3), hand)
            case ev.ChaosBroke(policy):
                for chance, pile in at.pile.laid(1):
                    if pile.on_top[0] is policy:
                        yield chance, Moment(number, pile.without(1))
            case ev.PowerGranted(_, president):
                for chance, pile in at.pile.laid(3):
                    if self.true_of_top(roles, president, pile.on_top[:3], at.event):
                        yield chance, Moment(number, pile)

    def ways_to_choose(self, roles: Roles, at: Moment, event: Event) -> Iterator[tuple[Fraction, Moment]]:
        number = at.event + 1
        match event:
            case ev.PoliciesPassed(president, chancellor):
                for chance, put_away, hand in self.put_away(roles[president], at.hand):
                    if self.saw_put_away(president, put_away, at.event) and self.true_of_hand(
                        roles, chancellor, hand, ReceivedClaim, knowledge.Received, at.event
                    ):
                        yield chance, Moment(number, at.pile, hand)
            case ev.VetoProposed(chancellor):
                yield self.veto(roles[chancellor], at.hand), Moment(number, at.pile, at.hand, asked=True)
            case ev.VetoAgreed():
                yield Fraction(1), Moment(number, at.pile)
            case ev.PolicyEnacted(policy, _, _, chancellor):
                kept = 1 - self.veto(roles[chancellor], at.hand)
                chance = kept if self.boards[at.event][1] >= 5 and not at.asked else Fraction(1)
                yield chance * self.enacts(roles[chancellor], at.hand, policy), Moment(number, at.pile)
            case _:
                yield Fraction(1), Moment(number, at.pile, at.hand, at.asked)

    def put_away(self, role: Role, hand: Cards) -> Iterator[tuple[Fraction, Policy, Cards]]:
        for place, card in enumerate(hand):
            rest = hand[:place] + hand[place + 1 :]
            if role is Role.LIBERAL and F in hand:
                if card is F:
                    yield Fraction(1, hand.count(F)), card, rest
            else:
                yield Fraction(1, 3), card, rest

    def veto(self, role: Role, hand: Cards) -> Fraction:
        return Fraction(0) if role is Role.LIBERAL and L in hand else HALF

    def enacts(self, role: Role, hand: Cards, policy: Policy) -> Fraction:
        if role is Role.LIBERAL and L in hand:
            return Fraction(policy is L)
        return sum((HALF for card in hand if card is policy), Fraction())

    def true_of_hand(
        self,
        roles: Roles,
        seat: Seat,
        hand: Cards,
        claim: type[DrewClaim] | type[ReceivedClaim],
        memory: type[knowledge.Drew] | type[knowledge.Received],
        event: int,
    ) -> bool:
        """Return whether the hand agrees with what the observer saw and a liberal in this seat claims."""
        said = [
            each.cards
            for each in self.claims
            if isinstance(each, claim) and (each.seat, each.round) == (seat, self.rounds[event])
        ]
        seen = [
            each.cards
            for each in self.view.memory
            if isinstance(each, memory) and (self.view.seat, each.round) == (seat, self.rounds[event])
        ]
        bound = seen + said if roles[seat] is Role.LIBERAL else seen
        return all(sorted(cards) == sorted(hand) for cards in bound)

    def saw_put_away(self, seat: Seat, card: Policy, event: int) -> bool:
        if self.view.seat != seat:
            return True
        number = self.rounds[event]
        return knowledge.PutAway(number, card) in self.view.memory

    def true_of_top(self, roles: Roles, seat: Seat, cards: Cards, event: int) -> bool:
        number = self.rounds[event]
        if self.view.seat == seat and knowledge.Peeked(number, cards) not in self.view.memory:
            return False
        said = [each for each in self.claims if isinstance(each, PeekedClaim)]
        ours = [each.cards for each in said if (each.seat, each.round) == (seat, number)]
        return roles[seat] is not Role.LIBERAL or all(each == cards for each in ours)


def _rounds(history: Sequence[Event]) -> Iterator[int]:
    """Return the round of each event."""
    number = 0
    for event in history:
        if isinstance(event, ev.RoundBegan):
            number = event.round
        yield number


def _boards(history: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """The policies that lay on the boards before each event."""
    liberal = fascist = 0
    for event in history:
        yield liberal, fascist
        if isinstance(event, ev.PolicyEnacted | ev.ChaosBroke):
            liberal += event.policy is L
            fascist += event.policy is F


def enumerated(view: PlayerView, claims: Sequence[Claim]) -> Answer:
    """Return what the view's seat could conclude, or the table."""
    return Enumeration(view, claims).answer()
