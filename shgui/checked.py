"""Values that somebody else may have written, out of JSON: each is what it should be, or a ValueError."""

from datetime import datetime
from typing import Any


def told_text(value: object, most: int = 96) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= most:
        raise ValueError("a text")
    value.encode()  # half a surrogate pair raises a kind of ValueError
    return value


def told_number(value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError("a number")
    return value


def told_moment(value: object) -> datetime:
    """Return a moment that says of which time zone it is."""
    told = datetime.fromisoformat(told_text(value))
    if told.tzinfo is None:
        raise ValueError("a moment")
    return told


def told_flag(value: object) -> bool:
    if type(value) is not bool:
        raise ValueError("a flag")
    return value


def told_list(value: object, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError("a list")
    return value


def told_members(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("an object")
    return value
