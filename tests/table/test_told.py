"""Values that somebody else may have written are what they should be, or refused."""

from collections.abc import Callable
from typing import Any

import pytest

from shgui.checked import told_flag, told_list, told_members, told_number, told_text


def bounded(value: Any) -> Any:
    return told_number(value, 2, 4)


def short(value: Any) -> Any:
    return told_text(value, 3)


def few(value: Any) -> Any:
    return told_list(value, 2)


TAKEN: list[tuple[Callable[[Any], Any], list[Any]]] = [
    (told_text, ["x", "é" * 96]),
    (short, ["a", "abc"]),
    (bounded, [2, 3, 4]),
    (told_flag, [True, False]),
    (few, [[], [1], [1, 2]]),
    (told_members, [{}, {"a": 1}]),
]
REFUSED: list[tuple[Callable[[Any], Any], list[Any]]] = [
    (told_text, ["", "x" * 97, "\ud800", None, 1, True, ["x"], {"x": 1}, b"x"]),
    (short, ["", "abcd"]),
    (bounded, [1, 5, True, 3.0, "3", None, [3]]),
    (told_flag, [0, 1, None, "true", []]),
    (few, [[1, 2, 3], (1,), "ab", {}, None]),
    (told_members, [[], [("a", 1)], None, "a", 1]),
]


@pytest.mark.parametrize(("told", "value"), [(told, value) for told, values in TAKEN for value in values])
def test_what_it_should_be_is_taken_as_it_is(told: Callable[[Any], Any], value: Any) -> None:
    assert told(value) == value


@pytest.mark.parametrize(("told", "value"), [(told, value) for told, values in REFUSED for value in values])
def test_everything_else_is_refused(told: Callable[[Any], Any], value: Any) -> None:
    with pytest.raises(ValueError, match=r".+"):
        told(value)
