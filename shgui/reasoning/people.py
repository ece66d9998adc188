"""How people govern and talk: soft tables, a guess and no measurement, in which nothing is impossible.

They are deliberately blunt. Tables fitted to players who know each other's tables find everybody out, and
are wrong about people.
"""

from collections.abc import Sequence
from functools import cache

from shgui.engine.components import LIBERAL_SPACES, VETO_ZONE
from shgui.engine.types import Policy
from shgui.reasoning.assignments import LIBERAL
from shgui.reasoning.habits import DRAWN, PASSED, Habits, Table
from shgui.reasoning.happenings import Session

NOISE = 0.04
"""How often somebody does, or says, whatever comes first."""

_TRUTH = 1.0
_TRUTH_OF_OTHERS = 0.25
_SLIP = 0.02


def _softly(chance: float) -> float:
    return (1 - NOISE) * chance + NOISE / 2


def _table(*rows: Sequence[float]) -> Table:
    """Chances of what can be done either way; 0 and 1 stand for hands that leave no choice."""
    return tuple(tuple(each if each in (0.0, 1.0) else _softly(each) for each in row) for row in rows)


# By role (liberal, fascist, Hitler) and liberal cards in hand.
_DISCARDS = _table((0.0, 0.01, 0.03, 1.0), (0.0, 0.70, 0.45, 1.0), (0.0, 0.25, 0.15, 1.0))
_DISCARDS_AT_LAST = _table((0.0, 0.01, 0.03, 1.0), (0.0, 0.95, 0.90, 1.0), (0.0, 0.95, 0.90, 1.0))
_ENACTS = _table((0.0, 0.99, 1.0), (0.0, 0.35, 1.0), (0.0, 0.75, 1.0))
_ENACTS_AT_LAST = _table((0.0, 0.99, 1.0), (0.0, 0.03, 1.0), (0.0, 0.03, 1.0))
_VETOES = _table((0.60, 0.02, 0.02), (0.10, 0.10, 0.60), (0.10, 0.10, 0.60))


def _at_last(session: Session) -> bool:
    """One more policy decides the game, or nearly: nobody hides any longer."""
    return session.fascist == VETO_ZONE or session.liberal == LIBERAL_SPACES - 1


def _discards(session: Session) -> Table:
    return _DISCARDS_AT_LAST if _at_last(session) else _DISCARDS


def _enacts(session: Session) -> Table:
    return _ENACTS_AT_LAST if _at_last(session) else _ENACTS


def _vetoes(_session: Session) -> Table:
    return _VETOES


def _tells_drawn(role: int, claim: int, drawn: int, passed: int, enacted: Policy | None) -> float:
    return _drawn_told(role == LIBERAL, drawn, passed, enacted)[claim]


@cache
def _drawn_told(liberal: bool, drawn: int, passed: int, enacted: Policy | None) -> Sequence[float]:
    """By claim. Whoever hides something says what fits the policy that came of it."""
    told = [_SLIP] * DRAWN
    if liberal:
        told[drawn] += _TRUTH
        return _shares(told)
    told[drawn] += _TRUTH_OF_OTHERS
    if enacted is Policy.FASCIST:
        told[0] += 0.3 if passed else 1.0
        told[1] += 0.6 if passed else 0.12
    elif enacted is Policy.LIBERAL:
        told[drawn if passed == min(drawn, PASSED - 1) else passed] += 1.0
        told[0] = _SLIP / 2
    else:
        told[drawn] += 0.5
    return _shares(told)


def _tells_received(role: int, claim: int, received: int, enacted: Policy | None) -> float:
    return _received_told(role == LIBERAL, received, enacted)[claim]


@cache
def _received_told(liberal: bool, received: int, enacted: Policy | None) -> Sequence[float]:
    """By claim."""
    told = [_SLIP] * PASSED
    if liberal:
        told[received] += _TRUTH
        return _shares(told)
    told[received] += _TRUTH_OF_OTHERS
    if enacted is Policy.LIBERAL:
        told[received] += 0.6
        told[1] += 0.2
        told[0] = _SLIP / 2
    else:
        told[0] += 1.0
    return _shares(told)


def _shares(weights: Sequence[float]) -> Sequence[float]:
    total = sum(weights)
    return [each / total for each in weights]


def _party(fascist_of_liberal: float, fascist_of_fascist: float) -> Table:
    """By the other's role: how often the liberal party is claimed, and the fascist one."""
    of_liberal = (1 - fascist_of_liberal, fascist_of_liberal)
    of_fascist = (1 - fascist_of_fascist, fascist_of_fascist)
    return of_liberal, of_fascist, of_fascist


LIKELY_HABITS = Habits(
    discards=_discards,
    enacts=_enacts,
    vetoes=_vetoes,
    tells_drawn=_tells_drawn,
    tells_received=_tells_received,
    tells_party=(_party(0.03, 0.97), _party(0.55, 0.15), _party(0.35, 0.60)),
    tells_peeked=((0.92, 0.01), (0.48, 0.065), (0.64, 0.045)),
    claims_nothing_seen=(1.0, 1.0, 1.0),
)
