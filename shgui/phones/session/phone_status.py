"""Plain values that the window and its phones exchange."""

from dataclasses import dataclass
from enum import Enum, auto

from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.table.log_lines import Line

PhoneKey = bytes
"""A phone's public key, which identifies it."""


class PhoneNews(Enum):
    """Something that phones have changed."""

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
class PhoneStatus:
    """A phone that was let in."""

    phone: PhoneKey
    name: str
    """The name in its row or seat; "" if it has none."""
    language: str
    place: int | None
    """Its row at the new table; in a game its seat."""
    connected: bool
    watches: bool
    """It watches, and doesn't play."""
    stays: bool
    """After a game: it stays for another one with the same group."""


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A phone that gets a seat when its word is confirmed on the main screen."""

    seat: Seat
    phone: PhoneKey
    word: str
    """The word that this phone shows, and no other one."""


@dataclass(frozen=True, slots=True)
class ShownTable:
    """The table as everyone has seen it on the main screen, to the end of its animations."""

    view: PlayerView
    """The public view: `view.seat` is None."""
    chronicle: tuple[Line, ...]
    turned: bool = False
    """All roles have been revealed."""
