"""Actions, events and memories as JSON objects, and actions back again."""

import re
from dataclasses import fields
from typing import get_args

from shgui.checked import UnreadableValue, read, write
from shgui.engine.actions import Action
from shgui.engine.events import Event
from shgui.engine.knowledge import Memory

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class NotAnAction(ValueError):
    """A JSON value that isn't an action."""


def _type_name(cls: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


_TYPE_NAMES = {cls: _type_name(cls) for union in (Action, Event, Memory) for cls in get_args(union)}
_TYPE_NAMES |= {cls: "special_election" for cls in get_args(Action) if cls.__name__ == "CallSpecialElection"}
_ACTIONS = {_TYPE_NAMES[cls]: cls for cls in get_args(Action)}


def get_type_name(value: Action | Event | Memory) -> str:
    """Return the kind of this action, event or memory, as JSON spells it."""
    return _TYPE_NAMES[type(value)]


def to_json(value: Action | Event | Memory) -> dict[str, Json]:
    """Return the value's type and its fields, by name."""
    return {"type": _TYPE_NAMES[type(value)], **write(value)}


def action_from_json(value: object) -> Action:
    """Return the action that `to_json` wrote so; NotAnAction for everything else."""
    if not isinstance(value, dict):
        raise NotAnAction("an action is an object")
    name = value.get("type")
    cls = _ACTIONS.get(name) if isinstance(name, str) else None
    if cls is None:
        raise NotAnAction("no action has this type")
    if set(value) != {"type", *(field.name for field in fields(cls))}:
        raise NotAnAction("an action has its own fields and no others")
    try:
        action: Action = read(cls, value)
    except UnreadableValue as error:
        raise NotAnAction("a field of the action has the wrong type") from error
    return action
