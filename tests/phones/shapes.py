"""Checks of blocks against their types in `shgui.phones.messages.messages`."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict


def faults(value: object, kind: Any, place: str = "block") -> Iterator[str]:
    """Yield the places at which a value doesn't have its type."""
    origin = get_origin(kind)
    if is_typeddict(kind):
        yield from _faults_of_object(value, kind, place)
    elif origin is NotRequired:
        yield from faults(value, get_args(kind)[0], place)
    elif origin is UnionType:
        found = [list(faults(value, each, place)) for each in get_args(kind)]
        if all(found):
            yield from min(found, key=len)
    elif origin in (list, dict) and isinstance(value, origin):
        parts = enumerate(value) if isinstance(value, list) else value.items()
        for name, each in parts:
            yield from faults(each, get_args(kind)[-1], f"{place}.{name}")
    elif not _is(value, kind):
        yield f"{place} is {value!r}"


def _is(value: object, kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    # A message with fields is a kind of text of its own.
    return isinstance(value, str) if kind is str else type(value) is (NoneType if kind is None else kind)


def _faults_of_object(value: object, kind: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place} is {value!r}"
        return
    hints = get_type_hints(kind, include_extras=True)
    wanted = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
    yield from (f"{place} lacks {key}" for key in sorted(wanted - value.keys()))
    yield from (f"{place} has {key}" for key in sorted(value.keys() - hints.keys()))
    for key in value.keys() & hints.keys():
        yield from faults(value[key], hints[key], f"{place}.{key}")


def texts(value: object) -> Iterator[str]:
    """Yield every text in a block."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


def named(value: object, *keys: str) -> Iterator[str]:
    """Yield the values under these keys, anywhere in a block."""
    if isinstance(value, dict):
        yield from (each for key, each in value.items() if key in keys and isinstance(each, str))
        for each in value.values():
            yield from named(each, *keys)
    elif isinstance(value, list):
        for each in value:
            yield from named(each, *keys)
