"""Plain values that the window and its phones exchange."""

from dataclasses import dataclass
from enum import Enum, auto

from shgui.engine.types import Seat

PhoneKey = bytes
"""A phone's public key, which identifies it."""


class PhoneNews(Enum):
    ARRIVALS = auto()
    """A phone has come or gone, watches or stays."""
    ROWS = auto()
    """The new table."""
    SEATS = auto()
    """In a game: the seats on phones, and the words that open them."""
    FAULT = auto()
    """Serving a phone failed for the first time, and it was disconnected."""
    SHUT = auto()
    """Serving phones failed several times, and the network was closed."""


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A phone that gets a seat when its word is confirmed on the main screen."""

    seat: Seat
    phone: PhoneKey
    word: str
    """The word that this phone shows, and no other one."""
