"""The requests that a phone's page sends. A parsed request has the right members of the right types, and
nothing else. Whether it may be done is another question."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated

from shgui.checked import Between, Length, Text, read
from shgui.table.seating import MOST_TYPED, LanguageCode

ExactNumber = Annotated[int, Between(0, 2**53)]
"""JavaScript has no larger exact numbers."""
SmallNumber = Annotated[int, Between(0, 99)]
RowNumber = Annotated[int, Between(0, 1000)]
TokenOrWord = Annotated[str, Length(96)]
TypedName = Annotated[str, Length(2 * MOST_TYPED)]


@dataclass(frozen=True, slots=True)
class PhoneRequest:
    """The base class of all requests."""


@dataclass(frozen=True, slots=True)
class HelloRequest(PhoneRequest):
    """The first request of every connection."""

    languages: Annotated[list[LanguageCode], Length(16)]
    """Those of the browser."""
    token: TokenOrWord
    """The token in the code, where the page was opened by it; otherwise nothing."""


@dataclass(frozen=True, slots=True)
class SitRequest(PhoneRequest):
    """Take a seat: an existing one, or a new one with this name; or only watch."""

    name: TypedName
    seat: RowNumber | None
    language: LanguageCode
    word: TokenOrWord
    """The word on the screen, where the address was typed or a seat is taken over; otherwise nothing."""
    token: TokenOrWord
    watch: bool


@dataclass(frozen=True, slots=True)
class LanguageRequest(PhoneRequest):
    language: LanguageCode


@dataclass(frozen=True, slots=True)
class RenameRequest(PhoneRequest):
    """Change the player's name, before a game."""

    name: TypedName


@dataclass(frozen=True, slots=True)
class OpenPhoneHandRequest(PhoneRequest):
    moment: ExactNumber


@dataclass(frozen=True, slots=True)
class ClosePhoneHandRequest(PhoneRequest):
    pass


@dataclass(frozen=True, slots=True)
class ChooseRequest(PhoneRequest):
    """Choose the card or ballot at this place of the open hand."""

    moment: ExactNumber
    place: SmallNumber


@dataclass(frozen=True, slots=True)
class VetoRequest(PhoneRequest):
    moment: ExactNumber


@dataclass(frozen=True, slots=True)
class FinishLookingRequest(PhoneRequest):
    moment: ExactNumber


@dataclass(frozen=True, slots=True)
class DecideRequest(PhoneRequest):
    """Take one of the choices of a `DecisionMessage`."""

    moment: ExactNumber
    choice: SmallNumber


@dataclass(frozen=True, slots=True)
class ClaimRequest(PhoneRequest):
    occasion: SmallNumber
    faces: Annotated[list[SmallNumber], Length(3)]
    """For each card the number of its face; for a party, one number."""


@dataclass(frozen=True, slots=True)
class WithdrawRequest(PhoneRequest):
    occasion: SmallNumber


@dataclass(frozen=True, slots=True)
class RulesRequest(PhoneRequest):
    topic: Text


@dataclass(frozen=True, slots=True)
class InviteRequest(PhoneRequest):
    """Show on this phone how others join."""


@dataclass(frozen=True, slots=True)
class StayRequest(PhoneRequest):
    """Stay for another game of the same group; or not, and then this phone forgets everything."""

    stays: bool


@dataclass(frozen=True, slots=True)
class LeaveRequest(PhoneRequest):
    """Give the seat back to the screen."""


@dataclass(frozen=True, slots=True)
class PingRequest(PhoneRequest):
    pass


_REQUEST_TYPES: Mapping[str, type[PhoneRequest]] = {
    "hello": HelloRequest,
    "sit": SitRequest,
    "language": LanguageRequest,
    "rename": RenameRequest,
    "open": OpenPhoneHandRequest,
    "close": ClosePhoneHandRequest,
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


def parse_request(message: Mapping[str, object]) -> tuple[int, PhoneRequest]:
    """Return the request's number, for the answer, and the request. ValueError for anything else."""
    kind = message.get("wish")
    if not isinstance(kind, str) or kind not in _REQUEST_TYPES:
        raise ValueError("a wish")
    request = _REQUEST_TYPES[kind]
    if message.keys() != {"wish", "n", *(field.name for field in fields(request))}:
        raise ValueError("members")
    return read(ExactNumber, message["n"]), read(request, message)
