"""The requests that a phone's page sends; `shgui.phones.messages.messages` has what it is sent.

A parsed request has the right members of the right types, and nothing else. Whether it may be done is another
question: the key says which phone sent it, its seat and the table say what it may do.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from shgui.checked import told_flag, told_list, told_number, told_text
from shgui.table.seating import MOST_OF_A_LANGUAGE, MOST_TYPED

_LARGEST_EXACT = 2**53
"""JavaScript has no larger exact numbers."""
_MOST_LANGUAGES = 16
_MOST_CARDS = 3
_MOST_SEATS = 1000
"""More than there are: rows of a new table are called seats, too."""


@dataclass(frozen=True, slots=True)
class HelloRequest:
    """The first request of every connection."""

    languages: list[str]
    """Those of the browser."""
    token: str
    """The token in the code, where the page was opened by it; otherwise nothing."""


@dataclass(frozen=True, slots=True)
class SitRequest:
    """Take a seat: an existing one, or a new one with this name; or only watch."""

    name: str
    seat: int | None
    language: str
    word: str
    """The word on the screen, where the address was typed or a seat is taken over; otherwise nothing."""
    token: str
    watch: bool


@dataclass(frozen=True, slots=True)
class LanguageRequest:
    language: str


@dataclass(frozen=True, slots=True)
class RenameRequest:
    """Change the player's name, before a game."""

    name: str


@dataclass(frozen=True, slots=True)
class OpenRequest:
    moment: int


@dataclass(frozen=True, slots=True)
class CloseRequest:
    pass


@dataclass(frozen=True, slots=True)
class ChooseRequest:
    """Choose the card or ballot at this place of the open hand."""

    moment: int
    place: int


@dataclass(frozen=True, slots=True)
class VetoRequest:
    moment: int


@dataclass(frozen=True, slots=True)
class FinishLookingRequest:
    moment: int


@dataclass(frozen=True, slots=True)
class DecideRequest:
    """Take one of the choices of an `Act`."""

    moment: int
    choice: int


@dataclass(frozen=True, slots=True)
class ClaimRequest:
    occasion: int
    faces: list[int]
    """For each card the number of its face; for a party, one number."""


@dataclass(frozen=True, slots=True)
class WithdrawRequest:
    occasion: int


@dataclass(frozen=True, slots=True)
class RulesRequest:
    topic: str


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


def parse_request(message: Mapping[str, object]) -> tuple[int, PhoneRequest]:
    """Return the request's number, for the answer, and the request. ValueError for anything else."""
    kind = message.get("wish")
    if not isinstance(kind, str) or kind not in _REQUESTS:
        raise ValueError("a wish")
    request, checks = _REQUESTS[kind]
    if message.keys() != {"wish", "n", *checks}:
        raise ValueError("members")
    return _number(message["n"]), request(**{name: check(message[name]) for name, check in checks.items()})


def _number(value: object) -> int:
    return told_number(value, 0, _LARGEST_EXACT)


def _seat(value: object) -> int | None:
    return None if value is None else told_number(value, 0, _MOST_SEATS)


def _small_number(value: object) -> int:
    return told_number(value, 0, 99)


def _word(value: object) -> str:
    return "" if value == "" else told_text(value)


def _name(value: object) -> str:
    return "" if value == "" else told_text(value, 2 * MOST_TYPED)


def _language(value: object) -> str:
    return told_text(value, MOST_OF_A_LANGUAGE)


def _languages(value: object) -> list[str]:
    return [_language(each) for each in told_list(value, _MOST_LANGUAGES)]


def _faces(value: object) -> list[int]:
    return [_small_number(each) for each in told_list(value, _MOST_CARDS)]


_Checks = Mapping[str, Callable[[object], Any]]
_REQUESTS: Mapping[str, tuple[Callable[..., PhoneRequest], _Checks]] = {
    "hello": (HelloRequest, {"languages": _languages, "token": _word}),
    "sit": (
        SitRequest,
        {
            "name": _name,
            "seat": _seat,
            "language": _language,
            "word": _word,
            "token": _word,
            "watch": told_flag,
        },
    ),
    "language": (LanguageRequest, {"language": _language}),
    "rename": (RenameRequest, {"name": _name}),
    "open": (OpenRequest, {"moment": _number}),
    "close": (CloseRequest, {}),
    "choose": (ChooseRequest, {"moment": _number, "place": _small_number}),
    "veto": (VetoRequest, {"moment": _number}),
    "done": (FinishLookingRequest, {"moment": _number}),
    "act": (DecideRequest, {"moment": _number, "choice": _small_number}),
    "claim": (ClaimRequest, {"occasion": _small_number, "faces": _faces}),
    "withdraw": (WithdrawRequest, {"occasion": _small_number}),
    "rules": (RulesRequest, {"topic": told_text}),
    "invite": (InviteRequest, {}),
    "stay": (StayRequest, {"stays": told_flag}),
    "leave": (LeaveRequest, {}),
    "ping": (PingRequest, {}),
}
"""The requests by their code in the page, and a check for each member."""
