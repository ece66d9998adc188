"""Habits under one assumption: liberals play for their party and tell the truth. A liberal President discards
a fascist policy if possible, a liberal Chancellor enacts a liberal one if possible and then proposes no
veto, and liberal claims are true. Everything else is equally likely: each physical card, and a veto or
none."""

from shgui.engine.types import Policy
from shgui.reasoning.assignments import LIBERAL
from shgui.reasoning.habits import ChanceTable, Habits

_ANY_OF_THREE = (0.0, 1 / 3, 2 / 3, 1.0)
_ANY_OF_TWO = (0.0, 1 / 2, 1.0)
_EITHER = (1 / 2, 1 / 2, 1 / 2)

_DISCARDS: ChanceTable = ((0.0, 0.0, 0.0, 1.0), _ANY_OF_THREE, _ANY_OF_THREE)
_ENACTS: ChanceTable = ((0.0, 1.0, 1.0), _ANY_OF_TWO, _ANY_OF_TWO)
_VETOES: ChanceTable = ((1 / 2, 0.0, 0.0), _EITHER, _EITHER)
_ANYTHING = (1.0, 1.0)


def _get_drawn_claim_chance(
    role: int, claim: int, drawn: int, _passed: int, _enacted: Policy | None
) -> float:
    return float(claim == drawn) if role == LIBERAL else 1.0


def _get_received_claim_chance(role: int, claim: int, received: int, _enacted: Policy | None) -> float:
    return float(claim == received) if role == LIBERAL else 1.0


PROVEN_HABITS = Habits(
    discards=lambda _session: _DISCARDS,
    enacts=lambda _session: _ENACTS,
    vetoes=lambda _session: _VETOES,
    tells_drawn=_get_drawn_claim_chance,
    tells_received=_get_received_claim_chance,
    tells_party=(((1.0, 0.0), (0.0, 1.0), (0.0, 1.0)), (_ANYTHING,) * 3, (_ANYTHING,) * 3),
    tells_peeked=((1.0, 0.0), (0.0, 1.0), (0.0, 1.0)),
    claims_nothing_seen=(0.0, 1.0, 1.0),
)
