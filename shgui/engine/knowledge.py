"""Memories: what one seat alone has seen or done. They are never removed."""

from collections.abc import Sequence
from dataclasses import dataclass

from shgui.engine.types import Party, Policy, Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """The three cards that a President drew."""

    round: int
    cards: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class PutAway:
    """The card that a President did not pass on."""

    round: int
    card: Policy


@dataclass(frozen=True, slots=True)
class Received:
    """The two cards that a Chancellor was passed."""

    round: int
    cards: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class SawParty:
    """The party, never the role, that an investigating President was shown."""

    round: int
    target: Seat
    party: Party


@dataclass(frozen=True, slots=True)
class Peeked:
    """The top three cards that a peeking President saw, top first."""

    round: int
    cards: tuple[Policy, ...]


Memory = Drew | PutAway | Received | SawParty | Peeked

Sight = Drew | Received | SawParty | Peeked
"""A memory of something that a claim can be about."""


def is_true_claim(seen: Sight, cards: Sequence[Policy], party: Party | None) -> bool:
    """Return whether these cards, or this party, are what was seen.

    The order of cards counts only for those on top of the deck.
    """
    if isinstance(seen, SawParty):
        return party is seen.party
    if isinstance(seen, Peeked):
        return tuple(cards) == seen.cards
    return sorted(cards) == sorted(seen.cards)
