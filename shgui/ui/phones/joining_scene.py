"""The contents of the page on which phones join, as plain data."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shgui.phones.server.networks import Network

Squares = Sequence[Sequence[bool]]


class SeatPlace(Enum):
    PHONE = "phone"
    AWAY = "away"
    """The phone isn't connected now."""
    SCREEN = "screen"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class JoiningCode:
    squares: tuple[tuple[bool, ...], ...]
    """The rows of the code, True for black, without its margin."""
    host: str
    """The address and port to type."""
    word: str


@dataclass(frozen=True, slots=True)
class JoinedSeat:
    name: str
    language: str
    """The language's own name."""
    where: SeatPlace
    phone: bytes | None = None
    """The phone with which the player joined the new table."""


@dataclass(frozen=True, slots=True)
class SeatRequestScene:
    word: str
    """The word that this phone shows, and no other one."""
    name: str


@dataclass(frozen=True, slots=True)
class JoiningScene:
    code: JoiningCode | None = None
    """None while the network isn't open."""
    networks: tuple["Network", ...] = ()
    chosen: str = ""
    """The address of the network that is open."""
    seats: tuple[JoinedSeat, ...] = ()
    trouble: str = ""
    """The reason why the network isn't open: a code of `shgui.words.phone_texts.TROUBLES`."""
    misses_phones: bool = False
    """The network has been open for a while without a phone."""
    in_game: bool = False
    seat: str = ""
    """The player whose seat the word opens to another phone, during a game; "" if it lets any phone in."""
    requests: tuple[SeatRequestScene, ...] = ()
    holds_back: bool = False
    """Players were refused since too many sat down from one address."""
