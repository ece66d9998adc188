"""What players say that they saw. Only liberals are bound by it, and only where they keep their word."""

from shgui.engine.types import Party, Policy, Seat
from shgui.engine.values import value


@value
class DrewClaim:
    """As President of that round: these three cards, in whatever order."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


@value
class ReceivedClaim:
    """As Chancellor of that round: these two cards, in whatever order."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


@value
class Saw:
    """The party of another player."""

    seat: Seat
    target: Seat
    party: Party


@value
class PeekedClaim:
    """The three cards on top of the deck, top first."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


Claim = DrewClaim | ReceivedClaim | Saw | PeekedClaim
