"""Habits: how cards and claims depend on roles. Hands are given by their number of liberal cards. Tables have
the role as first index."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod

from shgui.engine.types import Policy
from shgui.reasoning.assignments import ROLES
from shgui.reasoning.game_facts import Session

PASSED_HANDS = 3
"""The number of possible hands of a Chancellor: 0, 1 or 2 liberal cards."""
DRAWN_HANDS = 4

ChanceTable = tuple[tuple[float, ...], ...]
DrawWeights = tuple[tuple[float, ...], ...]
"""By both roles as one number: how well each draw explains what was seen."""


@dataclass(frozen=True, eq=False)
class Habits:
    """The behaviour of each role with cards and claims."""

    discards: Callable[[Session], ChanceTable]
    """Chances to discard a liberal card, by the liberal cards drawn."""
    enacts: Callable[[Session], ChanceTable]
    """Chances to enact a liberal card, by the liberal cards received."""
    vetoes: Callable[[Session], ChanceTable]
    """Chances to propose a possible veto, by the liberal cards received."""
    tells_drawn: Callable[[int, int, int, int, Policy | None], float]
    """The chance of a claim, by role, claim, cards drawn, cards passed and the policy enacted."""
    tells_received: Callable[[int, int, int, Policy | None], float]
    """The chance of a claim, by role, claim, cards received and the policy enacted."""
    tells_party: tuple[tuple[tuple[float, ...], ...], ...]
    """Chances to claim the liberal and the fascist party, by role and the other's role."""
    tells_peeked: tuple[tuple[float, float], ...]
    """Chances by role to claim what was seen, and to claim any given order whatever was seen."""
    claims_nothing_seen: tuple[float, ...]
    """Chances by role to claim cards that the seat never had."""


@dataclass(frozen=True, slots=True)
class SessionFacts:
    """Knowledge about a session beyond the public: claims, and the observer's own cards."""

    drew: tuple[int, ...] = ()
    received: tuple[int, ...] = ()
    had: int | None = None
    passed: int | None = None


@lru_cache(maxsize=8192)
def weigh_session_draws(habits: Habits, session: Session, facts: SessionFacts) -> DrawWeights:
    """Return how well each number of liberal cards drawn explains the session, by both roles."""
    discards, enacts, vetoes = habits.discards(session), habits.enacts(session), habits.vetoes(session)
    found = []
    for president in range(ROLES):
        passing = [
            [
                chance
                * prod(
                    habits.tells_drawn(president, claim, drawn, passed, session.enacted)
                    for claim in facts.drew
                )
                for passed, chance in enumerate(get_passing_chances(drawn, discards[president][drawn]))
            ]
            for drawn in range(DRAWN_HANDS)
        ]
        for chancellor in range(ROLES):
            ends = [
                _get_chancellor_chance(
                    session, passed, enacts[chancellor][passed], vetoes[chancellor][passed]
                )
                * prod(
                    habits.tells_received(chancellor, claim, passed, session.enacted)
                    for claim in facts.received
                )
                for passed in range(PASSED_HANDS)
            ]
            found.append(
                tuple(
                    _sum_over_passed(passing[drawn], ends, facts) if facts.had in (None, drawn) else 0.0
                    for drawn in range(DRAWN_HANDS)
                )
            )
    return tuple(found)


def get_passing_chances(drawn: int, discarding: float) -> list[float]:
    """Return the chances of passing on 0, 1 and 2 liberal cards out of so many drawn."""
    chances = [0.0] * PASSED_HANDS
    if drawn:
        chances[drawn - 1] += discarding
    if drawn < PASSED_HANDS:
        chances[drawn] += 1 - discarding
    return chances


def _get_chancellor_chance(session: Session, passed: int, enacting: float, vetoing: float) -> float:
    """Return the chance of what the Chancellor was seen to do with these cards."""
    chance = 1.0
    if session.proposed:
        chance = vetoing
    elif session.may_veto and session.enacted is not None:
        chance = 1 - vetoing
    if session.enacted is Policy.LIBERAL:
        chance *= enacting
    elif session.enacted is Policy.FASCIST:
        chance *= 1 - enacting
    return chance


def _sum_over_passed(passing: Sequence[float], ends: Sequence[float], facts: SessionFacts) -> float:
    return sum(
        passing[passed] * ends[passed] for passed in range(PASSED_HANDS) if facts.passed in (None, passed)
    )


def count_liberals(cards: Sequence[Policy]) -> int:
    return cards.count(Policy.LIBERAL)
