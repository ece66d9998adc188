"""What a phone's page says to the desktop: as the other half, the blocks, it stands in `shgui.phones.blocks`.

Nothing in here is believed: who a phone is and what it may do, its key says and the table.
"""

from typing import Literal, TypedDict


class Sit(TypedDict):
    """Takes a seat: one that is named, or a new one under the own name; or only looks on."""

    wish: Literal["sit"]
    n: int
    name: str
    seat: int | None
    language: str
    word: str
    """What stands on the screen, where the address was typed or a seat is taken over; else nothing."""
    token: str
    """Out of the code; else nothing."""
    watch: bool


class Hello(TypedDict):
    """The first wish of every connection: what the browser speaks, and what it knows of the room."""

    wish: Literal["hello"]
    n: int
    languages: list[str]
    token: str


class Speak(TypedDict):
    wish: Literal["language"]
    n: int
    language: str


class Rename(TypedDict):
    """Before the game begins."""

    wish: Literal["rename"]
    n: int
    name: str


class Open(TypedDict):
    wish: Literal["open"]
    n: int
    moment: int


class Close(TypedDict):
    wish: Literal["close"]
    n: int


class Choose(TypedDict):
    """The card or ballot at this place, confirmed."""

    wish: Literal["choose"]
    n: int
    moment: int
    place: int


class ProposeVeto(TypedDict):
    wish: Literal["veto"]
    n: int
    moment: int


class Done(TypedDict):
    """Role, party or the top of the deck has been seen."""

    wish: Literal["done"]
    n: int
    moment: int


class Decide(TypedDict):
    """An answer to `Act`: which of its choices."""

    wish: Literal["act"]
    n: int
    moment: int
    choice: int


class ClaimWish(TypedDict):
    """`faces`: which face each card shows; of a party, one."""

    wish: Literal["claim"]
    n: int
    occasion: int
    faces: list[int]


class Withdraw(TypedDict):
    wish: Literal["withdraw"]
    n: int
    occasion: int


class Read(TypedDict):
    wish: Literal["rules"]
    n: int
    topic: str


class Invite(TypedDict):
    """What others need to come in: shown on this phone, to a neighbour."""

    wish: Literal["invite"]
    n: int


class Stay(TypedDict):
    """For the same group again; or not, then this phone forgets the evening."""

    wish: Literal["stay"]
    n: int
    stays: bool


class Leave(TypedDict):
    """Gives the seat back to the screen."""

    wish: Literal["leave"]
    n: int


class Ping(TypedDict):
    wish: Literal["ping"]
    n: int


Wish = (
    Hello
    | Sit
    | Speak
    | Rename
    | Open
    | Close
    | Choose
    | ProposeVeto
    | Done
    | Decide
    | ClaimWish
    | Withdraw
    | Read
    | Invite
    | Stay
    | Leave
    | Ping
)
