"""The cards of a game followed from happening to happening, for one observer."""

from collections.abc import Sequence
from dataclasses import dataclass

from shgui.engine.types import Seat
from shgui.reasoning.assignments import ROLES, Assignments
from shgui.reasoning.habits import Habits, SessionFacts, session_weights
from shgui.reasoning.happenings import Chaos, OfCards, Peek, Reshuffle, Session
from shgui.reasoning.heard import ClaimsHeard
from shgui.reasoning.insider import OwnFacts
from shgui.reasoning.piles import (
    Cards,
    PeekWeights,
    Piles,
    after_chaos,
    after_peek,
    after_session,
    new_piles,
    next_hand,
    shuffled,
    weigh,
    weigh_session,
)


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A peek, with what is claimed of it and what the observer saw."""

    seat: Seat
    claims: tuple[Cards, ...]
    seen: Cards = ()


Step = tuple[Session, SessionFacts] | LookedAt | Chaos | Reshuffle


def steps(cards: Sequence[OfCards], heard: ClaimsHeard, own: OwnFacts) -> list[Step]:
    """What happened to the cards, each with all that this observer knows and has heard of it."""
    return [_step(each, heard, own) for each in cards]


def _step(happening: OfCards, heard: ClaimsHeard, own: OwnFacts) -> Step:
    match happening:
        case Session(number):
            claims = heard.drew.get(number, ()), heard.received.get(number, ())
            return happening, SessionFacts(*claims, *own.hand(happening))
        case Peek(number, seat):
            return LookedAt(seat, heard.peeked.get(number, ()), own.on_top.get(number, ()))
        case _:
            return happening


class DeckLine:
    """Follows the cards. What has been reckoned is kept as long as nothing changes before it."""

    def __init__(self, assignments: Assignments, habits: Habits) -> None:
        self._assignments = assignments
        self._habits = habits
        self._steps: list[Step] = []
        self._before: list[Piles | None] = [new_piles(len(assignments))]
        """Before each step, and after all once somebody asked; None where a reshuffle follows at once."""
        self._weighed: list[float] = [1.0] * len(assignments)

    def weigh(self, steps: list[Step]) -> list[float]:
        """How well each assignment explains what happened to the cards."""
        if steps == self._steps:
            return self._weighed
        same = min(_common(steps, self._steps), max(0, len(steps) - 1))
        del self._before[same + 1 :]
        self._steps = steps
        if not steps:
            self._weighed = [1.0] * len(self._assignments)
            return self._weighed
        for place in range(len(self._before) - 1, len(steps) - 1):
            shuffled_next = isinstance(steps[place + 1], Reshuffle)
            self._before.append(None if shuffled_next else self._after(place))
        self._weighed = self._weigh_after(len(steps) - 1)
        return self._weighed

    def next_hand(self, weights: Sequence[float]) -> list[float]:
        """How likely each number of liberals is among the next three cards, now that this was weighed.

        `weights` are those of everything that is known, by assignment.
        """
        if len(self._before) == len(self._steps):
            self._before.append(self._after(len(self._steps) - 1))
        piles = self._before[-1]
        if piles is None:
            raise ValueError("weigh first what has happened")
        return next_hand(piles, weights)

    def _weigh_after(self, place: int) -> list[float]:
        """With all that happened up to this step."""
        step, piles = self._steps[place], self._before[place]
        if piles is not None and isinstance(step, tuple):
            session, facts = step
            weights = session_weights(self._habits, session, facts)
            return weigh_session(piles, self._pairs(session), weights)
        return weigh(self._after(place))

    def _after(self, place: int) -> Piles:
        step, piles = self._steps[place], self._before[place]
        if isinstance(step, Reshuffle):
            return shuffled(step, self._weigh_after(place - 1))
        if piles is None:
            raise ValueError("only a reshuffle forgets where cards were")
        match step:
            case (session, facts):
                weights = session_weights(self._habits, session, facts)
                return after_session(piles, self._pairs(session), weights)
            case LookedAt(seat):
                roles = self._assignments.columns[seat]
                return after_peek(piles, roles, _peek_weights(self._habits, step))
            case Chaos():
                return after_chaos(piles, step)

    def _pairs(self, session: Session) -> Sequence[int]:
        return self._assignments.pairs(session.president, session.chancellor)


def _common(one: Sequence[Step], other: Sequence[Step]) -> int:
    """How many steps at the beginning of both are the same."""
    same = 0
    for first, second in zip(one, other, strict=False):
        if first != second:
            break
        same += 1
    return same


def _peek_weights(habits: Habits, peek: LookedAt) -> PeekWeights:
    """By the role of who looked, which cards may lie on top, and how well they explain what is claimed."""
    return tuple(_seen_by(habits.tells_peeked[role], peek) for role in range(ROLES))


def _seen_by(tells: tuple[float, float], peek: LookedAt) -> tuple[tuple[Cards, float], ...]:
    truly, anything = tells

    def explains(cards: Cards) -> float:
        chance = 1.0
        for claim in peek.claims:
            chance *= anything + truly * (claim == cards)
        return chance

    if peek.seen:
        return ((peek.seen, explains(peek.seen)),)
    claimed = tuple(dict.fromkeys(peek.claims))
    other = anything ** len(peek.claims)
    # Any cards at all explain the claims a little; those that are claimed, better by so much.
    better = tuple((cards, explains(cards) - other) for cards in claimed)
    return tuple((cards, weight) for cards, weight in (((), other), *better) if weight > 0.0)
