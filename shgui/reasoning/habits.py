"""How cards and words depend on roles: tables that a reading of the game is made of.

Hands are numbers here: how many liberal cards are in them. Tables have the role first.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from shgui.engine.types import Policy
from shgui.reasoning.assignments import ROLES
from shgui.reasoning.happenings import Session

PASSED = 3
"""Hands of a Chancellor: 0, 1 or 2 liberal cards."""
DRAWN = 4

Table = tuple[tuple[float, ...], ...]
Weights = tuple[tuple[float, ...], ...]
"""By the President's and the Chancellor's role as one number, how well each draw explains what was seen."""


@dataclass(frozen=True, eq=False)
class Habits:
    """What each role does with cards and says of them."""

    discards: Callable[[Session], Table]
    """By the liberal cards drawn: the chance that a liberal one is put away."""
    enacts: Callable[[Session], Table]
    """By the liberal cards received: the chance that a liberal one is enacted."""
    vetoes: Callable[[Session], Table]
    """By the liberal cards received: the chance that a veto is proposed where it can be."""
    tells_drawn: Callable[[int, int, int, int, Policy | None], float]
    """By role, claim, cards drawn, cards passed and what was enacted."""
    tells_received: Callable[[int, int, int, Policy | None], float]
    """By role, claim, cards received and what was enacted."""
    tells_party: tuple[tuple[tuple[float, ...], ...], ...]
    """By role, the other's role, and whether the fascist party is claimed."""
    tells_peeked: tuple[tuple[float, float], ...]
    """By role: how often the claim is what was seen, and how often any order whatever, seen or not."""
    claims_nothing_seen: tuple[float, ...]
    """By role: how often something is claimed that the seat never had before its eyes."""


@dataclass(frozen=True, slots=True)
class SessionFacts:
    """What is known of a session besides what all saw: claims, and what the observer had in hand."""

    drew: tuple[int, ...] = ()
    received: tuple[int, ...] = ()
    had: int | None = None
    passed: int | None = None


@lru_cache(maxsize=8192)
def session_weights(habits: Habits, session: Session, facts: SessionFacts) -> Weights:
    """How well each number of liberal cards drawn explains the session, by the roles of both."""
    discards, enacts, vetoes = habits.discards(session), habits.enacts(session), habits.vetoes(session)
    found = []
    for president in range(ROLES):
        passing = [
            [
                chance * _told_drawn(habits, president, facts, drawn, passed, session.enacted)
                for passed, chance in enumerate(passes(drawn, discards[president][drawn]))
            ]
            for drawn in range(DRAWN)
        ]
        for chancellor in range(ROLES):
            ends = [
                _ends(session, passed, enacts[chancellor][passed], vetoes[chancellor][passed])
                * _told_received(habits, chancellor, facts, passed, session.enacted)
                for passed in range(PASSED)
            ]
            found.append(
                tuple(
                    _sum_over_passed(passing[drawn], ends, facts) if facts.had in (None, drawn) else 0.0
                    for drawn in range(DRAWN)
                )
            )
    return tuple(found)


def passes(drawn: int, discarding: float) -> list[float]:
    """How likely 0, 1 and 2 liberal cards are passed on out of so many drawn."""
    chances = [0.0] * PASSED
    if drawn:
        chances[drawn - 1] += discarding
    if drawn < PASSED:
        chances[drawn] += 1 - discarding
    return chances


def _ends(session: Session, passed: int, enacting: float, vetoing: float) -> float:
    """The chance of what the Chancellor was seen to do with these cards."""
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
    return sum(passing[passed] * ends[passed] for passed in range(PASSED) if facts.passed in (None, passed))


def _told_drawn(
    habits: Habits, role: int, facts: SessionFacts, drawn: int, passed: int, enacted: Policy | None
) -> float:
    chance = 1.0
    for claim in facts.drew:
        chance *= habits.tells_drawn(role, claim, drawn, passed, enacted)
    return chance


def _told_received(
    habits: Habits, role: int, facts: SessionFacts, passed: int, enacted: Policy | None
) -> float:
    chance = 1.0
    for claim in facts.received:
        chance *= habits.tells_received(role, claim, passed, enacted)
    return chance


def liberals(cards: Sequence[Policy]) -> int:
    return cards.count(Policy.LIBERAL)
