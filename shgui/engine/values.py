"""How the engine declares its values: actions, events, memories."""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """A dataclass that is compared, hashed and, for the type checker, frozen.

    The freezing is left to the checker: enforced at run time it would make every event three times as dear.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
