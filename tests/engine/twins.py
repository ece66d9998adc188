"""Two games that differ in whatever one seat cannot have seen, and in nothing else.

The twin of a game has other roles, other cards and other secret choices wherever they were hidden from a seat
(or, for None, from the table in the middle), and everything that this seat saw is the same in both.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from shgui.engine.actions import Action, Discard, Vote
from shgui.engine.deal import new_game
from shgui.engine.events import (
    ChancellorCleared,
    ChaosBroke,
    DeckReshuffled,
    Event,
    PlayerExecuted,
    PoliciesDrawn,
    PolicyEnacted,
    PowerGranted,
)
from shgui.engine.knowledge import SawParty
from shgui.engine.state import Rigging, State
from shgui.engine.types import Phase, Policy, Power, Role, Seat
from tests.engine.random_play import Step, game, moved

Place = tuple[int, int]
"""Where a card lay: in which deck, counted by reshuffles, and how far from its top."""


@dataclass
class Session:
    """Three cards that a government drew, and what came of them."""

    places: list[Place]
    president: Seat
    chancellor: Seat
    passed: tuple[Policy, ...] = ()
    enacted: Policy | None = None


@dataclass
class Cards:
    """Every deck of a game, and which of its cards showed where."""

    decks: list[list[Policy]]
    sessions: list[Session] = field(default_factory=list)
    chaos: set[Place] = field(default_factory=set)
    peeks: list[tuple[Seat, list[Place]]] = field(default_factory=list)

    def at(self, places: Sequence[Place]) -> Counter[Policy]:
        return Counter(self.decks[deck][depth] for deck, depth in places)


def cards_of(steps: Sequence[Step]) -> Cards:
    """Follows the cards of a game from deck to deck."""
    start, last = steps[0].before, steps[-1].after
    cards = Cards([list(start.deck), *(list(order) for order in last.reshuffles)])
    deck, depth = 0, 0
    for step in steps:
        for event in step.events:
            top = [(deck, depth + number) for number in range(3)]
            match event:
                case PoliciesDrawn(president):
                    assert step.after.chancellor is not None
                    cards.sessions.append(Session(top, president, step.after.chancellor))
                    depth += 3
                case PolicyEnacted(policy):
                    cards.sessions[-1].enacted = policy
                case ChaosBroke():
                    cards.chaos.add(top[0])
                    depth += 1
                case PowerGranted(Power.PEEK, president):
                    cards.peeks.append((president, top))
                case DeckReshuffled():
                    deck, depth = deck + 1, 0
                case _:
                    pass
        if isinstance(step.action, Discard):
            cards.sessions[-1].passed = step.after.hand
    return cards


def needed(session: Session, seat: Seat | None) -> Counter[Policy]:
    """Return the cards that this seat knows to be among the three that another President drew."""
    if seat == session.chancellor:
        return Counter(session.passed)
    return Counter(() if session.enacted is None else (session.enacted,))


def shuffle_unseen(cards: Cards, seat: Seat | None, chance: random.Random) -> Cards:
    """Cards that never showed to this seat change places, as far as what did show allows."""
    fixed = set(cards.chaos)
    for peeker, places in cards.peeks:
        fixed |= set(places) if peeker == seat else set()
    for session in cards.sessions:
        fixed |= set(session.places) if session.president == seat else set()
    twin = Cards([list(order) for order in cards.decks], cards.sessions, cards.chaos, cards.peeks)
    for number, order in enumerate(twin.decks):
        free = [depth for depth in range(len(order)) if (number, depth) not in fixed]
        for _ in range(3 * len(free)):
            one, other = chance.choice(free), chance.choice(free)
            order[one], order[other] = order[other], order[one]
            if not all(needed(session, seat) <= twin.at(session.places) for session in cards.sessions):
                order[one], order[other] = order[other], order[one]
    return twin


def shuffle_unknown_roles(
    steps: Sequence[Step], seat: Seat | None, chance: random.Random
) -> tuple[Role, ...]:
    """Roles that this seat cannot tell from the true ones before the game is over."""
    last = steps[-1].before
    setup = last.setup
    roles = list(setup.roles)
    known = dict(setup.allies[seat]) | {seat: roles[seat]} if seat is not None else {}
    parties = {
        memory.target: memory.party
        for memory in (last.memories[seat] if seat is not None else ())
        if isinstance(memory, SawParty)
    }
    surely_not_hitler = {
        event.chancellor if isinstance(event, ChancellorCleared) else event.target
        for event in last.history
        if isinstance(event, ChancellorCleared | PlayerExecuted)
    }
    if len(known) > 1:
        return setup.roles  # Who knows one fascist from the start knows all of them.
    unknown = [other for other in range(setup.players) if other not in known]
    for _ in range(100):
        dealt = [roles[other] for other in unknown]
        chance.shuffle(dealt)
        guess = dict(zip(unknown, dealt, strict=True))
        if all(guess[other] is not Role.HITLER for other in surely_not_hitler if other in guess) and all(
            guess[other].party is party for other, party in parties.items()
        ):
            return tuple(guess.get(other, roles[other]) for other in range(setup.players))
    return setup.roles


def rigging_with(start: State, roles: tuple[Role, ...], cards: Cards) -> Rigging:
    first, *later = (tuple(order) for order in cards.decks)
    return Rigging(roles=roles, deck=first, first=start.president, shuffles=tuple(later))


@dataclass(frozen=True)
class Pair:
    """The same moment of both games, and what the table has just seen in each."""

    state: State
    twin: State
    events: tuple[Event, ...] = ()
    twin_events: tuple[Event, ...] = ()


class Twins:
    """A random game and its twin for one seat, up to the action that would end it and show all roles."""

    def __init__(self, players: int, rules: str, seed: int, seat: Seat | None) -> None:
        self.steps = game(players, rules, seed)
        self.seat = seat
        self._chance = random.Random(f"{players} {rules} {seed} {seat}")
        start = self.steps[0].before
        cards = cards_of(self.steps)
        self._sessions = iter(cards.sessions)
        unseen = shuffle_unseen(cards, seat, self._chance)
        roles = shuffle_unknown_roles(self.steps, seat, self._chance)
        self.riggings = (
            rigging_with(start, start.setup.roles, cards),
            rigging_with(start, roles, unseen),
        )
        self.state, self.twin = (
            new_game(start.setup.players, start.setup.edition, start.setup.seed, rigging)[0]
            for rigging in self.riggings
        )
        self.differences = Counter(
            roles=sum(one is not other for one, other in zip(start.setup.roles, roles, strict=True)),
            decks=sum(one != other for one, other in zip(cards.decks, unseen.decks, strict=True)),
        )

    def actions(self) -> Iterator[tuple[Seat, Action, Action]]:
        """Yield the actions in the game and in its twin."""
        twin = self.twin
        for step in self.steps[:-1]:
            hidden = self._hidden_choice(twin, step)
            twin, _ = moved(twin, step.seat, hidden)
            yield step.seat, step.action, hidden

    def pairs(self) -> Iterator[Pair]:
        state, twin = self.state, self.twin
        yield Pair(state, twin)
        for step in self.steps[:-1]:
            state, events = moved(state, step.seat, step.action)
            twin, twin_events = moved(twin, step.seat, self._hidden_choice(twin, step))
            yield Pair(state, twin, events, twin_events)
            if state.phase is Phase.VOTE and state.ballots:
                yield Pair(state, self._other_ballots(twin))

    def _hidden_choice(self, twin: State, step: Step) -> Action:
        """Return the action in the twin: another discard, where no one could notice it."""
        action = step.action
        if not isinstance(action, Discard):
            return action
        session = next(self._sessions)
        if step.seat == self.seat:
            return action
        left = needed(session, self.seat)
        possible = [card for card in twin.hand if left <= Counter(twin.hand) - Counter((card,))]
        chosen = Discard(self._chance.choice(possible))
        self.differences["discards"] += chosen != action
        return chosen

    def _other_ballots(self, twin: State) -> State:
        """The vote under way with the ballots of all others turned round."""
        voted = dict(twin.ballots)
        before = replace(twin, ballots=(), on_move=twin.alive)
        for seat, ja in voted.items():
            before, _ = moved(before, seat, Vote(ja if seat == self.seat else not ja))
            self.differences["ballots"] += seat != self.seat
        return before
