"""What one seat alone has seen or done. A seat's knowledge only ever grows."""

from collections.abc import Sequence

from shgui.engine.types import Party, Policy, Seat
from shgui.engine.values import value


@value
class Drew:
    """As President: the three cards from the deck."""

    round: int
    cards: tuple[Policy, ...]


@value
class PutAway:
    """As President: the card that was not passed on."""

    round: int
    card: Policy


@value
class Received:
    """As Chancellor: the two cards that the President passed."""

    round: int
    cards: tuple[Policy, ...]


@value
class SawParty:
    """As investigating President: a player's party, never the role."""

    round: int
    target: Seat
    party: Party


@value
class Peeked:
    """As peeking President: the top three cards, top first."""

    round: int
    cards: tuple[Policy, ...]


Memory = Drew | PutAway | Received | SawParty | Peeked

Sight = Drew | Received | SawParty | Peeked
"""What was seen, and can be told truly or not; what was done with it was nobody else's to see."""


def is_as_told(seen: Sight, cards: Sequence[Policy], party: Party | None) -> bool:
    """Whether these cards, or this party, are what was seen. Only on top of the deck the order counts."""
    if isinstance(seen, SawParty):
        return party is seen.party
    if isinstance(seen, Peeked):
        return tuple(cards) == seen.cards
    return sorted(cards) == sorted(seen.cards)
