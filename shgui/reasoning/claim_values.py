"""Claims about what players saw. They bind only liberals, and only as far as these keep their word."""

from dataclasses import dataclass

from shgui.engine.types import Party, Policy, Seat


@dataclass(frozen=True, slots=True)
class DrewClaim:
    """A claim to have drawn these three cards as President, in any order."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class ReceivedClaim:
    """A claim to have received these two cards as Chancellor, in any order."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class PartyClaim:
    seat: Seat
    target: Seat
    party: Party


@dataclass(frozen=True, slots=True)
class PeekedClaim:
    """A claim about the three cards on top of the deck, top first."""

    seat: Seat
    round: int
    cards: tuple[Policy, ...]


Claim = DrewClaim | ReceivedClaim | PartyClaim | PeekedClaim
