"""Values from outside become what was declared, or are refused."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any, Literal, NamedTuple, TypedDict

import pytest

from shgui.checked import FLAT, OPTIONAL, Between, Codec, Length, Text, UnreadableValue, read, write


class Colour(StrEnum):
    RED = "red"


class Point(NamedTuple):
    left: int
    top: int


@dataclass(frozen=True)
class Circle:
    radius: Annotated[int, Between(1, 9)]
    colour: Annotated[Colour | None, OPTIONAL] = None


@dataclass(frozen=True)
class Named:
    name: Text
    circle: Annotated[Circle, FLAT]
    letters: Annotated[tuple[str, ...], Codec(tuple, "".join)] = ()


class Come(TypedDict):
    at: int


NOON = datetime(2026, 2, 3, 12, tzinfo=UTC)
READ: list[tuple[Any, Any, Any]] = [
    (bool, True, True),
    (int, 3, 3),
    (str, "", ""),
    (Text, "é" * 96, "é" * 96),
    (Annotated[int, Between(2, 4)], 2, 2),
    (Annotated[int, Between(2, 4)], 4, 4),
    (Colour, "red", Colour.RED),
    (Colour | None, None, None),
    (Colour | Literal["any"], "any", "any"),
    (bytes, "0a", b"\n"),
    (datetime, "2026-02-03T12:00:00+00:00", NOON),
    (list[int], [1, 2], [1, 2]),
    (tuple[int, ...], [1, 2], (1, 2)),
    (tuple[int, str], [1, "x"], (1, "x")),
    (Annotated[list[int], Length(2)], [], []),
    (dict[str, object], {"a": []}, {"a": []}),
    (object, [{}], [{}]),
    (Point, {"left": 1, "top": 2, "width": 3}, Point(1, 2)),
    (Circle, {"radius": 9}, Circle(9)),
    (Circle | Named, {"is": "Circle", "radius": 1, "colour": None}, Circle(1)),
    (Named, {"name": "x", "radius": 1, "letters": "ab"}, Named("x", Circle(1), ("a", "b"))),
    (Come, {"at": 1, "on": 2}, {"at": 1}),
]
REFUSED: list[tuple[Any, list[Any]]] = [
    (bool, [0, 1, None, "true", []]),
    (int, [True, 3.0, "3", None, [3]]),
    (Text, ["", "x" * 97, "\ud800", None, 1, True, ["x"], {"x": 1}, b"x"]),
    (Annotated[int, Between(2, 4)], [1, 5]),
    (Colour, ["blue", None, 1, [], {}]),
    (Colour | Literal["any"], ["none", None, ["any"]]),
    (bytes, ["0", "xx", 1, None]),
    (datetime, ["2026-02-03T12:00:00", "noon", 5, None]),
    (list[int], [[True], {}, "12", None, (1,)]),
    (tuple[int, str], [[1], [1, "x", 2], ["x", 1]]),
    (Annotated[list[int], Length(2)], [[1, 2, 3]]),
    (dict[str, object], [[], None, "a"]),
    (Point, [{"left": 1}, {"left": 1, "top": None}, [1, 2], None]),
    (Circle, [{}, {"radius": 0}, {"radius": 1, "colour": "blue"}]),
    (Circle | Named, [{"radius": 1}, {"is": "Square"}, {"is": ["Circle"]}, None, 5]),
    (Come, [{}, {"at": "noon"}, None]),
]


@pytest.mark.parametrize(("kind", "value", "expected"), READ)
def test_what_was_declared_is_read(kind: Any, value: Any, expected: Any) -> None:
    assert read(kind, value) == expected


@pytest.mark.parametrize(("kind", "value"), [(kind, value) for kind, values in REFUSED for value in values])
def test_everything_else_is_refused(kind: Any, value: Any) -> None:
    with pytest.raises(UnreadableValue, match=r".+"):
        read(kind, value)


def test_an_exact_object_has_no_other_members() -> None:
    assert read(Come, {"at": 1}, exact=True) == {"at": 1}
    for value in ({"at": 1, "on": 2}, {"at": 1, "is": "Come"}):
        with pytest.raises(UnreadableValue):
            read(Come, value, exact=True)


def test_the_error_says_where_the_value_stands() -> None:
    with pytest.raises(UnreadableValue) as caught:
        read(dict[str, object] | list[Circle], [{"radius": 1}, {"radius": "x"}])
    assert caught.value.place == (1, "radius")
    assert str(caught.value) == "1.radius: int"


def test_what_is_written_is_read_again() -> None:
    named = Named("x", Circle(3, Colour.RED), ("a", "b"))
    assert write(named) == {"name": "x", "radius": 3, "colour": "red", "letters": "ab"}
    assert write((Circle(3), b"\n", NOON, 5)) == [{"radius": 3}, "0a", NOON.isoformat(), 5]
    assert read(Named, write(named)) == named
