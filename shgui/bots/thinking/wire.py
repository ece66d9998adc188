"""Questions to a bot in another process, and its answers, as lines of JSON.

A value is written as its fields say, and read by the types that they are declared with. So whatever the
engine adds to a view is sent, too.
"""

import json
from collections.abc import Hashable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from typing import TypeVar, get_args

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.checked import CLASS, read
from shgui.engine.events import Event
from shgui.reasoning.claims import Claim

MOST_REMEMBERED = 20_000
_KEPT = (*get_args(Event), *get_args(Claim))
"""Values that stand in one line after another."""

T = TypeVar("T")


class NotAValue(ValueError):
    """A line that this program hasn't written."""


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
        members = [f'"{CLASS}":"{type(value).__name__}"']
        members += [f'"{field.name}":{self.text(getattr(value, field.name))}' for field in fields(value)]  # type: ignore[arg-type]
        return f"{{{','.join(members)}}}"


def question_of(line: bytes) -> BotQuestion:
    return _read(BotQuestion, line)


def answer_of(line: bytes) -> BotAnswer:
    return _read(BotAnswer, line)


def read_text(kind: type[T], text: str) -> T:
    """Return the value that `Writer.text` wrote so."""
    return _read(kind, text.encode())


def _read(kind: type[T], line: bytes) -> T:
    try:
        return read(kind, json.loads(line), exact=True)
    except (ValueError, RecursionError) as error:
        raise NotAValue from error
