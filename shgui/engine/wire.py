"""Actions, events and memories as JSON objects, and actions back again."""

import re
from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from typing import cast, get_args

from shgui.engine.actions import Action
from shgui.engine.events import Event
from shgui.engine.knowledge import Memory
from shgui.engine.types import Policy

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class NotAnAction(ValueError):
    """A JSON value that stands for no action."""


def _type_name(cls: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


_TYPE_NAMES = {cls: _type_name(cls) for union in (Action, Event, Memory) for cls in get_args(union)}
_TYPE_NAMES |= {cls: "special_election" for cls in get_args(Action) if cls.__name__ == "CallSpecialElection"}
_ACTIONS = {_TYPE_NAMES[cls]: cls for cls in get_args(Action)}
_FIELD_TYPES: Mapping[str, type] = {"target": int, "ja": bool, "consent": bool, "card": str}


def type_name(value: Action | Event | Memory) -> str:
    """What kind of action, event or memory this is, as JSON spells it."""
    return _TYPE_NAMES[type(value)]


def to_json(value: Action | Event | Memory) -> dict[str, Json]:
    """The value's type and its fields, by name."""
    told: dict[str, Json] = {"type": _TYPE_NAMES[type(value)]}
    for field in fields(value):
        told[field.name] = _plain(getattr(value, field.name))
    return told


def _plain(value: object) -> Json:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, StrEnum) else cast(Json, value)


def action_from_json(told: object) -> Action:
    """The action that `to_json` told so; NotAnAction for everything else."""
    if not isinstance(told, dict):
        raise NotAnAction("an action is an object")
    name = told.get("type")
    cls = _ACTIONS.get(name) if isinstance(name, str) else None
    if cls is None:
        raise NotAnAction("no action has this type")
    wanted = [field.name for field in fields(cls)]
    if set(told) != {"type", *wanted}:
        raise NotAnAction("an action has its own fields and no others")
    values = [told[field] for field in wanted]
    if any(type(value) is not _FIELD_TYPES[field] for field, value in zip(wanted, values, strict=True)):
        raise NotAnAction("a field of the action has the wrong type")
    if "card" in wanted:
        values = [policy_from_json(value) for value in values]
    return cast(Action, cls(*values))


def policy_from_json(told: object) -> Policy:
    if not isinstance(told, str) or told not in set(Policy):
        raise NotAnAction("a card is L or F")
    return Policy(told)
