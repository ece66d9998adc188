"""What one seat alone has seen or done. A seat's knowledge only ever grows."""

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
