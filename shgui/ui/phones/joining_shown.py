"""What the page of the code shows: plain data."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

Squares = Sequence[Sequence[bool]]


class Where(Enum):
    """How somebody plays."""

    PHONE = "phone"
    AWAY = "away"
    """By a phone that is not connected just now."""
    SCREEN = "screen"
    BOT = "bot"
    """The program plays."""


@dataclass(frozen=True, slots=True)
class Code:
    """What a phone needs to come to the table."""

    squares: tuple[tuple[bool, ...], ...]
    """Rows of the code, True where a square is black, without its margin."""
    host: str
    """Address and port, as they are typed."""
    word: str


@dataclass(frozen=True, slots=True)
class NetworkShown:
    address: str
    kind: str
    name: str
    """As the system calls it."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    name: str
    language: str
    """By its own name."""
    where: Where
    phone: bytes | None = None
    """By which phone the player came to a new table."""


@dataclass(frozen=True, slots=True)
class RequestShown:
    """A phone that waits until somebody confirms that it takes a seat."""

    word: str
    """Shown by this phone alone."""
    name: str
    """Of the player whose seat it is."""


@dataclass(frozen=True, slots=True)
class JoiningShown:
    code: Code | None = None
    """None as long as the network isn't open."""
    networks: tuple[NetworkShown, ...] = ()
    chosen: str = ""
    """The address of one of them."""
    seats: tuple[SeatTaken, ...] = ()
    """In their order; those that nobody has come behind them."""
    trouble: str = ""
    """Why it isn't open, or no more: a code of `shgui.words.joining_texts.TROUBLES`."""
    nobody_comes: bool = False
    """It has been open for a while, and there is no phone."""
    in_game: bool = False
    seat: str = ""
    """Whose seat the word opens to another phone, in the middle of a game; else the word opens the door."""
    requests: tuple[RequestShown, ...] = ()
    holds_back: bool = False
    """Phones wait for somebody to let more players sit down from one address."""
