"""The reading that rests on one assumption: liberals play for their party, and tell the truth.

A liberal President discards a fascist policy if he holds one, a liberal Chancellor enacts a liberal one if he
holds one and proposes no veto then; what liberals say they saw is so. Whatever else somebody may do, each way
to do it is as likely as any other: each physical card, and to propose a veto or not.
"""

from shgui.engine.types import Policy
from shgui.reasoning.assignments import LIBERAL
from shgui.reasoning.habits import Habits, Table
from shgui.reasoning.happenings import Session

_ANY_OF_THREE = (0.0, 1 / 3, 2 / 3, 1.0)
_ANY_OF_TWO = (0.0, 1 / 2, 1.0)
_EITHER = (1 / 2, 1 / 2, 1 / 2)

_DISCARDS: Table = ((0.0, 0.0, 0.0, 1.0), _ANY_OF_THREE, _ANY_OF_THREE)
_ENACTS: Table = ((0.0, 1.0, 1.0), _ANY_OF_TWO, _ANY_OF_TWO)
_VETOES: Table = ((1 / 2, 0.0, 0.0), _EITHER, _EITHER)
_ANYTHING = (1.0, 1.0)


def _discards(_session: Session) -> Table:
    return _DISCARDS


def _enacts(_session: Session) -> Table:
    return _ENACTS


def _vetoes(_session: Session) -> Table:
    return _VETOES


def _tells_drawn(role: int, claim: int, drawn: int, _passed: int, _enacted: Policy | None) -> float:
    return float(claim == drawn) if role == LIBERAL else 1.0


def _tells_received(role: int, claim: int, received: int, _enacted: Policy | None) -> float:
    return float(claim == received) if role == LIBERAL else 1.0


PROVEN_HABITS = Habits(
    discards=_discards,
    enacts=_enacts,
    vetoes=_vetoes,
    tells_drawn=_tells_drawn,
    tells_received=_tells_received,
    tells_party=(((1.0, 0.0), (0.0, 1.0), (0.0, 1.0)), (_ANYTHING,) * 3, (_ANYTHING,) * 3),
    tells_peeked=((1.0, 0.0), (0.0, 1.0), (0.0, 1.0)),
    claims_nothing_seen=(0.0, 1.0, 1.0),
)
