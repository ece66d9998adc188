"""Conclusions about roles, as the protocol spells them. Loaded with the first request for them."""

from collections.abc import Mapping
from math import inf
from typing import Annotated, Any

from shgui.checked import Between, Length, UnreadableValue, read
from shgui.engine.types import Party, Policy, Seat
from shgui.engine.view import PlayerView
from shgui.engine.wire import Json
from shgui.reasoning.beliefs import Reading, form_belief
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from shgui.referee.referee import RefereeError, RequestFailure

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


def conclude(view: PlayerView, claims: object) -> dict[str, Json]:
    """Return the conclusions by seat; null for every seat where the claims contradict each other.

    Claims may never have been possible. Raise Failure for what isn't a list of them.
    """
    if not isinstance(claims, list):
        raise RequestFailure(RefereeError.BAD_REQUEST, '"claims" is a list')
    found = form_belief(view, [_claim_from_json(each, view.players) for each in claims], Reading.PROVEN)
    nobody = (None,) * view.players
    return {
        "assignments": found.ways,
        "fascist": list(found.fascist or nobody),
        "hitler": list(found.hitler or nobody),
    }


def _claim_from_json(value: object, players: int) -> Claim:
    if not isinstance(value, dict):
        raise RequestFailure(RefereeError.BAD_REQUEST, "a claim is an object")
    for cls, shape in _SHAPES.items():
        if set(value) == set(shape):
            out_of_range = RequestFailure(
                RefereeError.BAD_REQUEST, "a member of the claim is out of its range"
            )
            try:
                members = {name: read(kind, value[name]) for name, kind in shape.items()}
            except UnreadableValue as error:
                raise out_of_range from error
            if not all(0 <= members.get(name, 0) < players for name in ("seat", "target")):
                raise out_of_range
            return cls(*members.values())
    raise RequestFailure(RefereeError.BAD_REQUEST, "a claim has its own members and no others")
