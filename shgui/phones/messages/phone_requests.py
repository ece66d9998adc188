"""The requests that a phone's page sends; `shgui.phones.messages.messages` has what it is sent.

A parsed request has the right members of the right types, and nothing else. Whether it may be done is another
question: the key says which phone sent it, its seat and the table say what it may do.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated

from shgui.checked import Between, Length, Text, read
from shgui.table.seating import MOST_TYPED, LanguageCode

ExactNumber = Annotated[int, Between(0, 2**53)]
"""JavaScript has no larger exact numbers."""
SmallNumber = Annotated[int, Between(0, 99)]
RowNumber = Annotated[int, Between(0, 1000)]
"""A seat, or a row of a new table."""
Word = Annotated[str, Length(96)]
TypedName = Annotated[str, Length(2 * MOST_TYPED)]


@dataclass(frozen=True, slots=True)
class HelloRequest:
    """The first request of every connection."""

    languages: Annotated[list[LanguageCode], Length(16)]
    """Those of the browser."""
    token: Word
    """The token in the code, where the page was opened by it; otherwise nothing."""


@dataclass(frozen=True, slots=True)
class SitRequest:
    """Take a seat: an existing one, or a new one with this name; or only watch."""

    name: TypedName
    seat: RowNumber | None
    language: LanguageCode
    word: Word
    """The word on the screen, where the address was typed or a seat is taken over; otherwise nothing."""
    token: Word
    watch: bool


@dataclass(frozen=True, slots=True)
class LanguageRequest:
    language: LanguageCode


@dataclass(frozen=True, slots=True)
class RenameRequest:
    """Change the player's name, before a game."""

    name: TypedName


@dataclass(frozen=True, slots=True)
class OpenRequest:
    moment: ExactNumber


@dataclass(frozen=True, slots=True)
class CloseRequest:
    pass


@dataclass(frozen=True, slots=True)
class ChooseRequest:
    """Choose the card or ballot at this place of the open hand."""

    moment: ExactNumber
    place: SmallNumber


@dataclass(frozen=True, slots=True)
class VetoRequest:
    moment: ExactNumber


@dataclass(frozen=True, slots=True)
class FinishLookingRequest:
    moment: ExactNumber


@dataclass(frozen=True, slots=True)
class DecideRequest:
    """Take one of the choices of an `Act`."""

    moment: ExactNumber
    choice: SmallNumber


@dataclass(frozen=True, slots=True)
class ClaimRequest:
    occasion: SmallNumber
    faces: Annotated[list[SmallNumber], Length(3)]
    """For each card the number of its face; for a party, one number."""


@dataclass(frozen=True, slots=True)
class WithdrawRequest:
    occasion: SmallNumber


@dataclass(frozen=True, slots=True)
class RulesRequest:
    topic: Text


@dataclass(frozen=True, slots=True)
class InviteRequest:
    """Show on this phone how others join."""


@dataclass(frozen=True, slots=True)
class StayRequest:
    """Stay for another game of the same group; or not, and then this phone forgets everything."""

    stays: bool


@dataclass(frozen=True, slots=True)
class LeaveRequest:
    """Give the seat back to the screen."""


@dataclass(frozen=True, slots=True)
class PingRequest:
    pass


PhoneRequest = (
    HelloRequest
    | SitRequest
    | LanguageRequest
    | RenameRequest
    | OpenRequest
    | CloseRequest
    | ChooseRequest
    | VetoRequest
    | FinishLookingRequest
    | DecideRequest
    | ClaimRequest
    | WithdrawRequest
    | RulesRequest
    | InviteRequest
    | StayRequest
    | LeaveRequest
    | PingRequest
)


_REQUESTS: Mapping[str, type[PhoneRequest]] = {
    "hello": HelloRequest,
    "sit": SitRequest,
    "language": LanguageRequest,
    "rename": RenameRequest,
    "open": OpenRequest,
    "close": CloseRequest,
    "choose": ChooseRequest,
    "veto": VetoRequest,
    "done": FinishLookingRequest,
    "act": DecideRequest,
    "claim": ClaimRequest,
    "withdraw": WithdrawRequest,
    "rules": RulesRequest,
    "invite": InviteRequest,
    "stay": StayRequest,
    "leave": LeaveRequest,
    "ping": PingRequest,
}
"""The requests by their code in the page."""


def parse_request(message: Mapping[str, object]) -> tuple[int, PhoneRequest]:
    """Return the request's number, for the answer, and the request. ValueError for anything else."""
    kind = message.get("wish")
    if not isinstance(kind, str) or kind not in _REQUESTS:
        raise ValueError("a wish")
    request = _REQUESTS[kind]
    if message.keys() != {"wish", "n", *(field.name for field in fields(request))}:
        raise ValueError("members")
    return read(ExactNumber, message["n"]), read(request, message)
