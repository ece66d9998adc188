"""A wish out of what a phone says: each member is what it should be, there is none too many, or a ValueError.

Whether it may be done is another question. Texts are as long as a person types them, numbers as large as
what they count.
"""

from collections.abc import Callable, Mapping
from typing import Any, cast

from shgui.checked import told_flag, told_list, told_number, told_text
from shgui.phones.messages.requests import Wish
from shgui.table.seating import MOST_OF_A_LANGUAGE, MOST_TYPED

MOST = 2**53
"""Beyond it a page's numbers are no longer exact."""
_MOST_LANGUAGES = 16
_MOST_WORD = 96
_MOST_TOPIC = 96
_MOST_CARDS = 3
_SEATS = 1000
"""What a seat is called before the game begins, too."""

Check = Callable[[object], object]


def read_wish(told: Mapping[str, object]) -> Wish:
    kind = told.get("wish")
    members = _MEMBERS.get(kind) if isinstance(kind, str) else None
    if members is None:
        raise ValueError("a wish")
    if told.keys() != {"wish", "n", *members}:
        raise ValueError("members")
    read: dict[str, Any] = {"wish": kind, "n": _number(told["n"])}
    return cast(Wish, read | {name: check(told[name]) for name, check in members.items()})


def _number(value: object) -> int:
    return told_number(value, 0, MOST)


def _seat(value: object) -> int:
    return told_number(value, 0, _SEATS)


def _no_or_seat(value: object) -> int | None:
    return None if value is None else _seat(value)


def _small(value: object) -> int:
    return told_number(value, 0, 99)


def _word(value: object) -> str:
    return "" if value == "" else told_text(value, _MOST_WORD)


def _name(value: object) -> str:
    return "" if value == "" else told_text(value, 2 * MOST_TYPED)


def _language(value: object) -> str:
    return told_text(value, MOST_OF_A_LANGUAGE)


def _languages(value: object) -> list[str]:
    return [_language(each) for each in told_list(value, _MOST_LANGUAGES)]


def _topic(value: object) -> str:
    return told_text(value, _MOST_TOPIC)


def _faces(value: object) -> list[int]:
    return [_small(each) for each in told_list(value, _MOST_CARDS)]


_MEMBERS: Mapping[str, Mapping[str, Check]] = {
    "hello": {"languages": _languages, "token": _word},
    "sit": {
        "name": _name,
        "seat": _no_or_seat,
        "language": _language,
        "word": _word,
        "token": _word,
        "watch": told_flag,
    },
    "language": {"language": _language},
    "rename": {"name": _name},
    "open": {"moment": _number},
    "close": {},
    "choose": {"moment": _number, "place": _small},
    "veto": {"moment": _number},
    "done": {"moment": _number},
    "act": {"moment": _number, "choice": _small},
    "claim": {"occasion": _small, "faces": _faces},
    "withdraw": {"occasion": _small},
    "rules": {"topic": _topic},
    "invite": {},
    "stay": {"stays": told_flag},
    "leave": {},
    "ping": {},
}
