"""Claims as the protocol spells them."""

from collections.abc import Callable, Mapping
from typing import Any

from shgui.engine.types import Party, Policy, Seat
from shgui.reasoning.claims import Claim, DrewClaim, PeekedClaim, ReceivedClaim, Saw

_Read = Callable[[Any, int], Any]
"""Reads one member, with the number of players; ValueError or TypeError where it isn't one."""


def _seat(told: Any, players: int) -> Seat:
    if type(told) is not int or not 0 <= told < players:
        raise ValueError(told)
    return told


def _round(told: Any, _players: int) -> int:
    if type(told) is not int or told < 1:
        raise ValueError(told)
    return told


def _cards(number: int) -> _Read:
    def read(told: Any, _players: int) -> tuple[Policy, ...]:
        if not isinstance(told, list) or len(told) != number:
            raise ValueError(told)
        return tuple(map(Policy, told))

    return read


def _party(told: Any, _players: int) -> Party:
    return Party(told)


_SHAPES: Mapping[type[Claim], Mapping[str, _Read]] = {
    DrewClaim: {"seat": _seat, "round": _round, "drew": _cards(3)},
    ReceivedClaim: {"seat": _seat, "round": _round, "received": _cards(2)},
    Saw: {"seat": _seat, "target": _seat, "party": _party},
    PeekedClaim: {"seat": _seat, "round": _round, "peeked": _cards(3)},
}
"""Each kind of claim by its members, in the order of its fields."""


class NotAClaim(ValueError):
    """A JSON value that stands for no claim."""


def claims_from_json(told: object, players: int) -> tuple[Claim, ...]:
    """The claims of a request; NotAClaim for everything else. What they claim may never have been."""
    if not isinstance(told, list):
        raise NotAClaim('"claims" is a list')
    return tuple(_claim(each, players) for each in told)


def _claim(told: object, players: int) -> Claim:
    if not isinstance(told, dict):
        raise NotAClaim("a claim is an object")
    for cls, shape in _SHAPES.items():
        if set(told) == set(shape):
            try:
                return cls(*(read(told[name], players) for name, read in shape.items()))
            except (ValueError, TypeError) as error:
                raise NotAClaim("a member of the claim is out of its range") from error
    raise NotAClaim("a claim has its own members and no others")
