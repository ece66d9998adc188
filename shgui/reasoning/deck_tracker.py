"""The cards of a game, followed from event to event for one observer."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from shgui.engine.types import Seat
from shgui.reasoning.assignments import ROLES, Assignments
from shgui.reasoning.game_facts import CardEvent, Chaos, Peek, Reshuffle, Session, count_common_prefix
from shgui.reasoning.habits import Habits, SessionFacts, weigh_session_draws
from shgui.reasoning.insider import OwnFacts
from shgui.reasoning.piles import (
    Cards,
    PeekWeights,
    Piles,
    apply_chaos,
    apply_peek,
    apply_reshuffle,
    apply_session,
    create_piles,
    predict_hand,
    weigh_assignments,
    weigh_session,
)
from shgui.reasoning.sorted_claims import SortedClaims


@dataclass(frozen=True, slots=True)
class PeekStep:
    seat: Seat
    claims: tuple[Cards, ...]
    seen: Cards = ()


DeckStep = tuple[Session, SessionFacts] | PeekStep | Chaos | Reshuffle


def list_deck_steps(cards: Sequence[CardEvent], claims: SortedClaims, own: OwnFacts) -> list[DeckStep]:
    """List what happened to the cards, each with all that this observer knows and heard about it."""
    return [_build_deck_step(each, claims, own) for each in cards]


def _build_deck_step(event: CardEvent, claims: SortedClaims, own: OwnFacts) -> DeckStep:
    match event:
        case Session(number):
            of_session = claims.drew.get(number, ()), claims.received.get(number, ())
            return event, SessionFacts(*of_session, *own.get_hand(event))
        case Peek(number, seat):
            return PeekStep(seat, claims.peeked.get(number, ()), own.on_top.get(number, ()))
        case _:
            return event


class DeckTracker:
    """Follows the cards for one observer. Results are kept as long as nothing changes before them."""

    def __init__(self, assignments: Assignments, habits: Habits) -> None:
        self._assignments = assignments
        self._habits = habits
        self._steps: list[DeckStep] = []
        self._before: list[Piles | None] = [create_piles(len(assignments))]
        """Piles before each step, and after all once asked for; None where a reshuffle follows at once."""
        self._weighed: list[float] = [1.0] * len(assignments)

    def weigh(self, steps: list[DeckStep]) -> list[float]:
        """Return how well each assignment explains what happened to the cards."""
        if steps == self._steps:
            return self._weighed
        same = min(count_common_prefix(steps, self._steps), max(0, len(steps) - 1))
        del self._before[same + 1 :]
        self._steps = steps
        if not steps:
            self._weighed = [1.0] * len(self._assignments)
            return self._weighed
        for place in range(len(self._before) - 1, len(steps) - 1):
            shuffled_next = isinstance(steps[place + 1], Reshuffle)
            self._before.append(None if shuffled_next else self._compute_piles_after(place))
        self._weighed = self._weigh_after(len(steps) - 1)
        return self._weighed

    def predict_hand(self, weights: Sequence[float]) -> list[float]:
        """Return the chances of each number of liberals in the next three cards, after `weigh`. `weights` are
        those of everything known, by assignment."""
        if len(self._before) == len(self._steps):
            self._before.append(self._compute_piles_after(len(self._steps) - 1))
        piles = self._before[-1]
        if piles is None:
            raise ValueError("weigh first what has happened")
        return predict_hand(piles, weights)

    def _weigh_after(self, place: int) -> list[float]:
        """Return the weights with all that happened up to this step."""
        step, piles = self._steps[place], self._before[place]
        if piles is not None and isinstance(step, tuple):
            session, facts = step
            weights = weigh_session_draws(self._habits, session, facts)
            return weigh_session(piles, self._list_government_role_pairs(session), weights)
        return weigh_assignments(self._compute_piles_after(place))

    def _compute_piles_after(self, place: int) -> Piles:
        step, piles = self._steps[place], self._before[place]
        if isinstance(step, Reshuffle):
            return apply_reshuffle(step, self._weigh_after(place - 1))
        if piles is None:
            raise ValueError("only a reshuffle forgets where cards were")
        match step:
            case (session, facts):
                weights = weigh_session_draws(self._habits, session, facts)
                return apply_session(piles, self._list_government_role_pairs(session), weights)
            case PeekStep(seat):
                roles = self._assignments.columns[seat]
                return apply_peek(piles, roles, _weigh_peek(self._habits, step))
            case Chaos():
                return apply_chaos(piles, step)

    def _list_government_role_pairs(self, session: Session) -> Sequence[int]:
        return self._assignments.list_role_pairs(session.president, session.chancellor)


def _weigh_peek(habits: Habits, peek: PeekStep) -> PeekWeights:
    """Return, by the role of the looker, which cards may lie on top and how well they explain the claims."""
    return tuple(_weigh_peeked_cards(habits.tells_peeked[role], peek) for role in range(ROLES))


def _weigh_peeked_cards(tells: tuple[float, float], peek: PeekStep) -> tuple[tuple[Cards, float], ...]:
    truly, anything = tells

    def explains(cards: Cards) -> float:
        return prod(anything + truly * (claim == cards) for claim in peek.claims)

    if peek.seen:
        return ((peek.seen, explains(peek.seen)),)
    claimed = tuple(dict.fromkeys(peek.claims))
    other = anything ** len(peek.claims)
    # Any cards at all explain the claims a little; those that are claimed, better by so much.
    better = tuple((cards, explains(cards) - other) for cards in claimed)
    return tuple((cards, weight) for cards, weight in (((), other), *better) if weight > 0.0)
