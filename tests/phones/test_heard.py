"""Whatever a phone says is foreign: it is a wish in every letter, or nothing."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from shgui.phones.messages import requests
from shgui.phones.messages.request_parser import read_wish

WISHES: dict[str, dict[str, Any]] = {
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


def test_every_wish_of_the_page_is_known() -> None:
    named = {get_args(get_type_hints(wish)["wish"])[0]: wish for wish in get_args(requests.Wish)}
    assert named.keys() == WISHES.keys()
    for kind, wish in named.items():
        assert {"wish", "n", *WISHES[kind]} == get_type_hints(wish).keys()


@pytest.mark.parametrize("kind", WISHES)
def test_a_wish_is_read_as_it_was_said(kind: str) -> None:
    told = {"wish": kind, "n": 7, **WISHES[kind]}
    assert read_wish(told) == told


@pytest.mark.parametrize("kind", WISHES)
def test_a_member_more_or_less_is_no_wish(kind: str) -> None:
    told = {"wish": kind, "n": 7, **WISHES[kind]}
    for name in told:
        with pytest.raises(ValueError, match=r"members|a wish"):
            read_wish({key: value for key, value in told.items() if key != name} | {"x": 1})
    with pytest.raises(ValueError, match="members"):
        read_wish(told | {"seat_of": 3})


@pytest.mark.parametrize("kind", WISHES)
def test_a_member_of_another_kind_is_no_wish(kind: str) -> None:
    told = {"wish": kind, "n": 7, **WISHES[kind]}
    for name, value in told.items():
        refused = 0
        for odd in ODD:
            if type(odd) is type(value) and odd == value:
                continue
            try:
                read = read_wish(told | {name: odd})
            except ValueError:
                refused += 1
            else:
                # What is taken all the same is of a kind that the page says, too.
                assert type(read[name]) in (type(value), type(None), int)  # type: ignore[literal-required]
        assert refused > len(ODD) // 2, name


@pytest.mark.parametrize("kind", [None, 5, [], {}, "", "OPEN", "open ", "cards", "answer", "opened"])
def test_what_is_called_otherwise_is_no_wish(kind: object) -> None:
    with pytest.raises(ValueError, match="a wish"):
        read_wish({"wish": kind, "n": 1})
    with pytest.raises(ValueError, match="a wish"):
        read_wish({})
