"""Claims as the protocol spells them."""

from collections.abc import Mapping
from math import inf
from typing import Annotated, Any

from shgui.checked import Between, Length, UnreadableValue, read
from shgui.engine.types import Party, Policy, Seat
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim

_Round = Annotated[int, Between(1, inf)]
_TwoCards = Annotated[tuple[Policy, ...], Length(2, least=2)]
_ThreeCards = Annotated[tuple[Policy, ...], Length(3, least=3)]

_SHAPES: Mapping[type[Claim], Mapping[str, Any]] = {
    DrewClaim: {"seat": Seat, "round": _Round, "drew": _ThreeCards},
    ReceivedClaim: {"seat": Seat, "round": _Round, "received": _TwoCards},
    PartyClaim: {"seat": Seat, "target": Seat, "party": Party},
    PeekedClaim: {"seat": Seat, "round": _Round, "peeked": _ThreeCards},
}
"""The members of each kind of claim, in the order of its fields."""


class NotAClaim(ValueError):
    """A JSON value that isn't a claim."""


def claims_from_json(value: object, players: int) -> tuple[Claim, ...]:
    """Return the claims of a request; NotAClaim for everything else. They may never have been possible."""
    if not isinstance(value, list):
        raise NotAClaim('"claims" is a list')
    return tuple(_claim(each, players) for each in value)


def _claim(value: object, players: int) -> Claim:
    if not isinstance(value, dict):
        raise NotAClaim("a claim is an object")
    for cls, shape in _SHAPES.items():
        if set(value) == set(shape):
            try:
                members = {name: read(kind, value[name]) for name, kind in shape.items()}
            except UnreadableValue as error:
                raise NotAClaim("a member of the claim is out of its range") from error
            if not all(0 <= members.get(name, 0) < players for name in ("seat", "target")):
                raise NotAClaim("a member of the claim is out of its range")
            return cls(*members.values())
    raise NotAClaim("a claim has its own members and no others")
