"""Requests are read strictly: the right members of the right types, or a ValueError."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from shgui.phones.messages.phone_requests import _REQUEST_TYPES, parse_request

REQUESTS: dict[str, dict[str, Any]] = {
    "hello": {"languages": ["pl", "en-GB"], "token": ""},
    "sit": {"name": "Ana", "seat": None, "language": "pl", "word": "", "token": "", "watch": False},
    "language": {"language": "pl"},
    "rename": {"name": "Ana"},
    "open": {"moment": 5},
    "close": {},
    "choose": {"moment": 5, "place": 1},
    "veto": {"moment": 5},
    "done": {"moment": 5},
    "act": {"moment": 5, "choice": 0},
    "claim": {"occasion": 3, "faces": [0, 1, 0]},
    "withdraw": {"occasion": 3},
    "rules": {"topic": "table"},
    "invite": {},
    "stay": {"stays": True},
    "leave": {},
    "ping": {},
}
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    2**60,
    0.5,
    "",
    "x" * 200,
    "\ud800",
    [],
    [None],
    ["x"] * 100,
    [-1],
    ["\ud800"],
    [[]],
    {},
    {"x": 1},
    5,
    "5",
    False,
    [0, 1],
    ["pl"],
)


def message_of(kind: str) -> dict[str, Any]:
    return {"wish": kind, "n": 7, **REQUESTS[kind]}


def test_every_request_of_the_page_is_known() -> None:
    parsed = {type(parse_request(message_of(kind))[1]) for kind in REQUESTS}
    assert parsed == set(_REQUEST_TYPES.values())


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_request_has_the_members_of_its_message(kind: str) -> None:
    number, request = parse_request(message_of(kind))
    assert (number, asdict(request)) == (7, REQUESTS[kind])


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_missing_or_additional_member_is_refused(kind: str) -> None:
    message = message_of(kind)
    for name in message:
        with pytest.raises(ValueError, match=r"members|a wish"):
            parse_request({key: value for key, value in message.items() if key != name} | {"x": 1})
    with pytest.raises(ValueError, match="members"):
        parse_request(message | {"seat_of": 3})


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_member_of_another_type_is_refused(kind: str) -> None:
    message = message_of(kind)
    for name, value in message.items():
        refused = 0
        for odd in ODD:
            if type(odd) is type(value) and odd == value:
                continue
            try:
                number, request = parse_request(message | {name: odd})
            except ValueError:
                refused += 1
            else:
                # Some odd values are possible ones.
                members = asdict(request) | {"n": number}
                assert type(members[name]) in (type(value), type(None), int)
        assert refused > len(ODD) // 2, name


@pytest.mark.parametrize("kind", [None, 5, [], {}, "", "OPEN", "open ", "cards", "answer", "opened"])
def test_an_unknown_kind_is_refused(kind: object) -> None:
    with pytest.raises(ValueError, match="a wish"):
        parse_request({"wish": kind, "n": 1})
    with pytest.raises(ValueError, match="a wish"):
        parse_request({})
