"""Typed reading of values from outside: parsed JSON becomes a value of a declared type, or is refused.

Types are declared as anywhere: `bool`, `int`, `str`, `datetime` (a text with its time zone), `bytes` (text of
hexadecimal digits), enums, `Literal`, `list`, `tuple`, `dict`, unions, and classes with annotated members
(dataclasses, named tuples, typed dictionaries). `Annotated` adds limits (`Between`, `Length`), another
spelling (`Codec`), or says where a member stands (`OPTIONAL`, `FLAT`). `write` turns values into JSON again.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache, partial
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
    overload,
)

CLASS = "is"
"""The member that names the class of an object, where it may be one of several."""
OPTIONAL = "optional"
"""Marks a member that may be missing: then its default holds."""
FLAT = "flat"
"""Marks a member whose own members stand among those of the object around it."""

T = TypeVar("T")
_Reader = Callable[[Any], Any]


class UnreadableValue(ValueError):
    def __init__(self, expected: str, *place: object) -> None:
        super().__init__(f"{'.'.join(map(str, place))}: {expected}" if place else expected)
        self.expected = expected
        self.place = place
        """The names of members and positions in lists that lead to the value."""


class Between(NamedTuple):
    low: float
    high: float

    def fits(self, value: Any) -> bool:
        return bool(self.low <= value <= self.high)


class Length(NamedTuple):
    """The length of a list or text; a text must also be one that can be written to a file."""

    most: int
    least: int = 0

    def fits(self, value: Any) -> bool:
        is_whole = not isinstance(value, str) or value.encode(errors="ignore").decode() == value
        return is_whole and self.least <= len(value) <= self.most


class Codec(NamedTuple):
    """Functions that read and write a value; the first may raise a ValueError of its own."""

    read: Callable[[Any], object]
    write: Callable[[Any], object]


Text = Annotated[str, Length(96, least=1)]


@overload
def read(kind: type[T], value: object, *, exact: bool = False) -> T: ...
@overload
def read(kind: object, value: object, *, exact: bool = False) -> Any: ...
def read(kind: Any, value: object, *, exact: bool = False) -> Any:
    """Return the value as this type, or raise an UnreadableValue.

    An object may have unknown members unless it must be `exact`. Where it may be of several dataclasses, it
    names its own in the member `is`.
    """
    return _build_reader(kind, exact)(value)


@cache
def _build_reader(kind: Any, exact: bool) -> _Reader:
    """Return the function that reads this type. It is made once: a list of games has thousands of players."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        codec = _find_codec(arguments)
        limits = [note for note in arguments if isinstance(note, Between | Length)]
        reader = _build_reader(arguments[0], exact) if codec is None else codec.read
        return partial(_read_within, reader, limits) if limits else reader
    if origin in (Union, UnionType):
        return _build_union_reader(arguments, exact)
    if origin is Literal:
        return partial(_read_name, {text: text for text in arguments})
    if origin is type:
        return partial(_read_name, {cls.__name__: cls for cls in get_args(arguments[0]) or arguments})
    if origin in (list, tuple):
        is_of_any_length = origin is list or arguments[-1] is Ellipsis
        readers = [_build_reader(argument, exact) for argument in arguments if argument is not Ellipsis]
        return partial(_read_items, origin, readers, is_of_any_length)
    if kind is dict or origin is dict:
        return partial(_read_exactly, dict)
    if is_dataclass(kind) or is_typeddict(kind) or hasattr(kind, "_fields"):
        return _build_members_reader(kind, exact)
    if kind in (bool, int, str):
        return partial(_read_exactly, kind)
    return (lambda value: value) if kind in (Any, object) else partial(_read_converted, kind)


def _read_exactly(kind: type, value: object) -> object:
    if type(value) is not kind:
        raise UnreadableValue(kind.__name__)
    return value


def _read_converted(kind: Any, value: Any) -> object:
    try:
        if kind is bytes:
            return bytes.fromhex(value)
        if kind is not datetime:
            return kind(value)
        moment = datetime.fromisoformat(value)
    except (TypeError, ValueError) as error:
        raise UnreadableValue(kind.__name__) from error
    if moment.tzinfo is None:
        raise UnreadableValue("a time zone")
    return moment


def _read_within(reader: _Reader, limits: Sequence[Between | Length], value: object) -> object:
    found = reader(value)
    for limit in limits:
        if not limit.fits(found):
            raise UnreadableValue(str(limit))
    return found


def _read_name(values: Mapping[str, object], value: object) -> object:
    if not isinstance(value, str) or value not in values:
        raise UnreadableValue(f"one of {', '.join(values)}")
    return values[value]


def _read_items(make: Any, readers: list[_Reader], is_of_any_length: bool, value: Any) -> object:
    _read_exactly(list, value)
    if is_of_any_length:
        readers = readers * len(value)
    if len(readers) != len(value):
        raise UnreadableValue(f"a list of {len(readers)}")
    found: list[object] = []
    try:
        for reader, item in zip(readers, value, strict=True):
            found.append(reader(item))
    except UnreadableValue as error:
        raise UnreadableValue(error.expected, len(found), *error.place) from error
    return make(found)


def _build_union_reader(kinds: tuple[Any, ...], exact: bool) -> _Reader:
    objects: list[Any] = [kind for kind in kinds if is_dataclass(kind)]
    classes = {cls.__name__: cls for cls in objects}
    others = [kind for kind in kinds if kind not in (NoneType, *objects)] or [dict]

    def read_one_of(value: Any) -> object:
        if value is None and NoneType in kinds:
            return None
        if objects and isinstance(value, dict):
            cls = _read_name(classes, value.get(CLASS)) if len(objects) > 1 else objects[0]
            return _build_reader(cls, exact)(value)
        for kind in others[:-1]:
            with suppress(UnreadableValue):
                return _build_reader(kind, exact)(value)
        return _build_reader(others[-1], exact)(value)

    return read_one_of


def _build_members_reader(cls: Any, exact: bool) -> _Reader:
    kinds = get_type_hints(cls, include_extras=True)
    notes = {name: getattr(kind, "__metadata__", ()) for name, kind in kinds.items()}
    readers = {name: _build_reader(kind, exact and FLAT not in notes[name]) for name, kind in kinds.items()}
    known = {*kinds, CLASS} if is_dataclass(cls) else {*kinds}

    def read_members(value: Any) -> object:
        _read_exactly(dict, value)
        if exact and not known.issuperset(value):
            raise UnreadableValue(f"no members but {', '.join(kinds)}")
        if CLASS in known and value.get(CLASS, cls.__name__) != cls.__name__:
            raise UnreadableValue(cls.__name__)
        found: dict[str, object] = {}
        for name, reader in readers.items():
            if FLAT in notes[name]:
                found[name] = reader(value)
            elif name in value:
                try:
                    found[name] = reader(value[name])
                except UnreadableValue as error:
                    raise UnreadableValue(error.expected, name, *error.place) from error
            elif OPTIONAL not in notes[name]:
                raise UnreadableValue("missing", name)
        return cls(**found)

    return read_members


def _find_codec(notes: Iterable[object]) -> Codec | None:
    return next((note for note in notes if isinstance(note, Codec)), None)


def write(value: Any) -> Any:
    """Return what JSON says of a value: `read` makes the same value of it."""
    if is_dataclass(value):
        return _write_members(value)
    if isinstance(value, tuple | list):
        return [write(item) for item in value]
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, datetime):
        return value.isoformat()
    return value.value if isinstance(value, Enum) else value


def _write_members(value: Any) -> dict[str, Any]:
    members: dict[str, Any] = {}
    kinds = get_type_hints(type(value), include_extras=True)
    for field in fields(value):
        member = getattr(value, field.name)
        notes = getattr(kinds[field.name], "__metadata__", ())
        codec = _find_codec(notes)
        if FLAT in notes:
            members |= write(member)
        elif OPTIONAL not in notes or member != field.default:
            members[field.name] = write(member) if codec is None else codec.write(member)
    return members
