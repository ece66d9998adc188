"""The contents of the page on which phones join, as plain data."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

Squares = Sequence[Sequence[bool]]


class SeatPlace(Enum):
    """The way in which a player plays."""

    PHONE = "phone"
    AWAY = "away"
    """The phone isn't connected now."""
    SCREEN = "screen"
    BOT = "bot"
    """A bot plays."""


@dataclass(frozen=True, slots=True)
class Code:
    """The things with which a phone joins."""

    squares: tuple[tuple[bool, ...], ...]
    """The rows of the code, True for black, without its margin."""
    host: str
    """The address and port to type."""
    word: str


@dataclass(frozen=True, slots=True)
class NetworkScene:
    address: str
    kind: str
    name: str
    """The system's name for it."""


@dataclass(frozen=True, slots=True)
class JoinedSeat:
    name: str
    language: str
    """The language's own name."""
    where: SeatPlace
    phone: bytes | None = None
    """The phone with which the player joined the new table."""


@dataclass(frozen=True, slots=True)
class RequestScene:
    """A phone that waits for a seat."""

    word: str
    """The word that this phone shows, and no other one."""
    name: str
    """The name of the player in that seat."""


@dataclass(frozen=True, slots=True)
class JoiningScene:
    code: Code | None = None
    """None while the network isn't open."""
    networks: tuple[NetworkScene, ...] = ()
    chosen: str = ""
    """The address of the network that is open."""
    seats: tuple[JoinedSeat, ...] = ()
    """The taken seats, in order."""
    trouble: str = ""
    """The reason why the network isn't open: a code of `shgui.words.phone_texts.TROUBLES`."""
    misses_phones: bool = False
    """The network has been open for a while without a phone."""
    in_game: bool = False
    seat: str = ""
    """The player whose seat the word opens to another phone, during a game; "" if it lets any phone in."""
    requests: tuple[RequestScene, ...] = ()
    holds_back: bool = False
    """Players were refused since too many sat down from one address."""
