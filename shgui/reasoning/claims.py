"""What players say that they saw. Only liberals are bound by it, and only where they keep their word."""

from dataclasses import dataclass

from shgui.engine.types import Party, Policy, Seat


@dataclass(frozen=True, slots=True)
class DrewClaim:
    """As President of that round: these three cards, in whatever order."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class ReceivedClaim:
    """As Chancellor of that round: these two cards, in whatever order."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class Saw:
    """The party of another player."""

    seat: Seat
    target: Seat
    party: Party


@dataclass(frozen=True, slots=True)
class PeekedClaim:
    """The three cards on top of the deck, top first."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


Claim = DrewClaim | ReceivedClaim | Saw | PeekedClaim
