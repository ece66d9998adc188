"""The requests that a phone's page sends; `shgui.phones.messages.messages` has what it is sent.

Nothing in a request is believed: the key says which phone it is, and the table what it may do.
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


class HelloRequest(TypedDict):
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


class OpenRequest(TypedDict):
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


class VetoRequest(TypedDict):
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


class LeaveRequest(TypedDict):
    """Gives the seat back to the screen."""

    wish: Literal["leave"]
    n: int


class Ping(TypedDict):
    wish: Literal["ping"]
    n: int


Wish = (
    HelloRequest
    | Sit
    | Speak
    | Rename
    | OpenRequest
    | Close
    | Choose
    | VetoRequest
    | Done
    | Decide
    | ClaimWish
    | Withdraw
    | Read
    | Invite
    | Stay
    | LeaveRequest
    | Ping
)
