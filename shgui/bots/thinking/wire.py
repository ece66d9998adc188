"""What is asked of a player in another process, and what it answers, as lines of JSON.

Nothing here knows one kind of value from another: a value is written as its fields say, and read by the types
that they are declared with. So whatever the engine adds to a view is carried, too; and a line that says
anything else than a declared value is a `NotAValue`.
"""

import json
import types
from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.engine.events import Event
from shgui.reasoning.claims import Claim

MOST_REMEMBERED = 20_000
_NAME = "is"
_KEPT = (*get_args(Event), *get_args(Claim))
"""Values that stand in one line after another."""

T = TypeVar("T")
_Read = Callable[[Any], Any]


class NotAValue(ValueError):
    """A line that nobody of ours has written."""


class QuestionKind(StrEnum):
    DECIDE = "decide"
    CLAIM = "claim"
    COMMENT = "comment"


@dataclass(frozen=True, slots=True)
class BotQuestion:
    number: int
    game: int
    """Another one for every game: what was reckoned for the one before is of no use."""
    kind: QuestionKind
    situation: BotSituation
    about: BotOccasion | None = None
    """What a claim is asked about."""


@dataclass(frozen=True, slots=True)
class BotAnswer:
    number: int
    said: Decision | Claim | BotReason | None = None
    failed: str = ""
    """What kind of error it was, where there is no answer. No more is told of it."""


class Writer:
    """Writes values as JSON. What comes again in the next line, as a game's history does, is kept as text."""

    def __init__(self) -> None:
        self._texts: dict[Hashable, str] = {}

    def line(self, value: BotQuestion | BotAnswer) -> bytes:
        return self.text(value).encode() + b"\n"

    def text(self, value: object) -> str:
        if isinstance(value, tuple):
            return f"[{','.join(map(self.text, value))}]"
        if isinstance(value, _KEPT):
            return self._kept(value)
        if is_dataclass(value) and not isinstance(value, type):
            return self._fields(value)
        if isinstance(value, type):
            return f'"{value.__name__}"'
        if isinstance(value, bytes):
            return f'"{value.hex()}"'
        return json.dumps(str(value) if isinstance(value, Enum) else value)

    def _kept(self, value: Hashable) -> str:
        text = self._texts.get(value)
        if text is None:
            if len(self._texts) >= MOST_REMEMBERED:
                self._texts.clear()
            text = self._texts[value] = self._fields(value)
        return text

    def _fields(self, value: object) -> str:
        cls: Any = type(value)
        told = [f'"{_NAME}":"{cls.__name__}"']
        told += [f'"{name}":{self.text(getattr(value, name))}' for name in _names(cls)]
        return f"{{{','.join(told)}}}"


def question_of(line: bytes) -> BotQuestion:
    return _read(BotQuestion, line)


def answer_of(line: bytes) -> BotAnswer:
    return _read(BotAnswer, line)


def read_text(hint: type[T], text: str) -> T:
    """The value that `Writer.text` wrote so."""
    return _read(hint, text.encode())


def _read(hint: type[T], line: bytes) -> T:
    try:
        read = _reader(cast(Any, hint))
        return cast(T, read(json.loads(line)))
    except (KeyError, TypeError, ValueError, RecursionError, AttributeError) as error:
        raise NotAValue from error


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


@cache
def _reader(hint: Any) -> _Read:
    """Reads what was declared like this."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _one_of(arguments)
    if origin is tuple:
        return _tuple_of(arguments)
    if origin is type:
        by_name = {cls.__name__: cls for cls in get_args(arguments[0]) or arguments}
        return by_name.__getitem__
    if is_dataclass(hint):
        return _object_of(hint)
    if issubclass(hint, Enum):
        return cast(_Read, hint)
    return _hex if hint is bytes else _exactly(hint)


def _one_of(hints: tuple[Any, ...]) -> _Read:
    objects: dict[str, Any] = {cast(Any, hint).__name__: hint for hint in hints if is_dataclass(hint)}
    (plain, *more) = [hint for hint in hints if not is_dataclass(hint) and hint is not type(None)] or [None]
    if more:
        raise TypeError(hints)
    empty = type(None) in hints

    def read(told: Any) -> Any:
        if told is None and empty:
            return None
        if isinstance(told, dict):
            return _reader(objects[told[_NAME]])(told)
        return _reader(plain)(told)

    return read


def _tuple_of(hints: tuple[Any, ...]) -> _Read:
    if hints[-1] is not Ellipsis:
        return lambda told: tuple(_reader(hint)(each) for hint, each in zip(hints, _list(told), strict=True))
    each_of = _reader(hints[0])
    return lambda told: tuple(map(each_of, _list(told)))


def _object_of(cls: Any) -> _Read:
    hints = get_type_hints(cls)
    readers = {name: _reader(hints[name]) for name in _names(cls)}
    wanted = {_NAME, *readers}

    def read(told: Any) -> Any:
        if set(told) != wanted or told[_NAME] != cls.__name__:
            raise NotAValue(cls)
        return cls(**{name: reader(told[name]) for name, reader in readers.items()})

    return read


def _exactly(hint: type) -> _Read:
    def read(told: Any) -> Any:
        if type(told) is not hint:
            raise NotAValue(hint)
        return told

    return read


def _hex(told: Any) -> bytes:
    return bytes.fromhex(told)


def _list(told: Any) -> list[Any]:
    if not isinstance(told, list):
        raise NotAValue("a list")
    return told
