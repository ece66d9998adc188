"""Who has come to the table by phone, and what the screen shows: plain values between screen and phones."""

from dataclasses import dataclass
from enum import Enum, auto

from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.table.log_lines import Line
from shgui.table.seating import Temperament

PhoneKey = bytes
"""A phone's public key: who it is."""


class PhoneNews(Enum):
    """What phones have changed, to be read anew."""

    ARRIVALS = auto()
    """Who is there, connected, watching, staying."""
    ROWS = auto()
    """The new table."""
    SEATS = auto()
    """In a game: which seats are on phones, and which words open them."""
    FAULT = auto()
    """Serving a phone failed for the first time, and it was disconnected."""
    SHUT = auto()
    """Serving phones failed several times, and the network was closed."""


@dataclass(frozen=True, slots=True)
class NewTableRow:
    """A row of the new table. There is one list of them, that both the screen and the phones change."""

    name: str
    """As it stands there now: it may still be empty, or unfit."""
    language: str
    phone: PhoneKey | None = None
    bot: Temperament | None = None
    """How the program plays here: no phone can have such a row."""

    @property
    def free(self) -> bool:
        """Whether a phone may have it."""
        return self.phone is None and self.bot is None


@dataclass(frozen=True, slots=True)
class PhoneStatus:
    """A phone that has shown that its owner sees the screen."""

    phone: PhoneKey
    name: str
    """Of its row or seat; empty where it has none."""
    language: str
    place: int | None
    """Its row at the new table; in a game its seat."""
    connected: bool
    watches: bool
    """Only looks on."""
    stays: bool
    """After the end: it was said that this phone stays for the same group again."""


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A phone that may take a seat as soon as somebody confirms its word on the main screen."""

    seat: Seat
    phone: PhoneKey
    word: str
    """Shown by this phone alone, and different from all others that wait."""


@dataclass(frozen=True, slots=True)
class ShownTable:
    """What all see on the shared screen now, when its film is over."""

    view: PlayerView
    """The public one: `view.seat` is None."""
    chronicle: tuple[Line, ...]
    turned: bool = False
    """All roles lie open."""
