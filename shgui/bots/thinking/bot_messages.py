"""Questions to bots in another process and their answers, as lines of JSON. Values are written by their
fields and read by the declared types, so whatever the engine adds to a view is sent, too. A line that
holds anything else than a declared value raises `InvalidMessage`."""

import json
from collections.abc import Hashable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from typing import Any, TypeVar, get_args

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision
from shgui.checked import CLASS, read
from shgui.engine.events import Event
from shgui.reasoning.claim_values import Claim

MOST_CACHED_TEXTS = 20_000
_RECURRING_TYPES = (*get_args(Event), *get_args(Claim))
"""Types of values that recur in following lines."""

T = TypeVar("T")


class InvalidMessage(ValueError):
    """A line that this program hasn't written."""


class QuestionKind(StrEnum):
    DECIDE = "decide"
    CLAIM = "claim"
    COMMENT = "comment"


@dataclass(frozen=True, slots=True)
class BotQuestion:
    number: int
    game: int
    """A number for each game: results of the one before are of no use."""
    kind: QuestionKind
    situation: BotSituation
    about: BotOccasion | None = None


@dataclass(frozen=True, slots=True)
class BotAnswer:
    number: int
    content: Decision | Claim | BotReason | None = None
    failed: str = ""
    """The kind of error where there is no answer; never its text."""


class MessageWriter:
    """Writes values as JSON and keeps the text of recurring ones, such as a game's history."""

    def __init__(self) -> None:
        self._texts: dict[Hashable, str] = {}

    def write_line(self, value: BotQuestion | BotAnswer) -> bytes:
        return self._write_value(value).encode() + b"\n"

    def _write_value(self, value: object) -> str:
        if isinstance(value, tuple):
            return f"[{','.join(map(self._write_value, value))}]"
        if isinstance(value, _RECURRING_TYPES):
            return self._write_recurring(value)
        if is_dataclass(value) and not isinstance(value, type):
            return self._write_fields(value)
        if isinstance(value, type):
            return f'"{value.__name__}"'
        if isinstance(value, bytes):
            return f'"{value.hex()}"'
        return json.dumps(str(value) if isinstance(value, Enum) else value)

    def _write_recurring(self, value: Hashable) -> str:
        text = self._texts.get(value)
        if text is None:
            if len(self._texts) >= MOST_CACHED_TEXTS:
                self._texts.clear()
            text = self._texts[value] = self._write_fields(value)
        return text

    def _write_fields(self, value: Any) -> str:
        members = [f'"{CLASS}":"{type(value).__name__}"']
        members += [f'"{each.name}":{self._write_value(getattr(value, each.name))}' for each in fields(value)]
        return f"{{{','.join(members)}}}"


def parse_message(kind: type[T], line: bytes) -> T:
    try:
        return read(kind, json.loads(line), exact=True)
    except (ValueError, RecursionError) as error:
        raise InvalidMessage from error
