"""The habits of people when governing and talking: soft tables, guessed rather than measured, in which
nothing is impossible. They are deliberately blunt: tables fitted to players who know each other's tables
expose everyone, and are wrong about people."""

from collections.abc import Sequence
from functools import cache

from shgui.engine.components import LIBERAL_SPACES, VETO_ZONE
from shgui.engine.types import Policy
from shgui.reasoning.assignments import LIBERAL
from shgui.reasoning.game_facts import Session
from shgui.reasoning.habits import DRAWN_HANDS, PASSED_HANDS, ChanceTable, Habits

NOISE = 0.04
"""The chance of an arbitrary act or claim."""

_TRUTH = 1.0
_TRUTH_OF_OTHERS = 0.25
_SLIP = 0.02


def _soften(chance: float) -> float:
    return (1 - NOISE) * chance + NOISE / 2


def _make_table(*rows: Sequence[float]) -> ChanceTable:
    """Soften the chances of free choices; 0 and 1 stand for hands that leave no choice."""
    return tuple(tuple(each if each in (0.0, 1.0) else _soften(each) for each in row) for row in rows)


# By role (liberal, fascist, Hitler) and liberal cards in hand.
_DISCARDS = _make_table((0.0, 0.01, 0.03, 1.0), (0.0, 0.70, 0.45, 1.0), (0.0, 0.25, 0.15, 1.0))
_DISCARDS_AT_LAST = _make_table((0.0, 0.01, 0.03, 1.0), (0.0, 0.95, 0.90, 1.0), (0.0, 0.95, 0.90, 1.0))
_ENACTS = _make_table((0.0, 0.99, 1.0), (0.0, 0.35, 1.0), (0.0, 0.75, 1.0))
_ENACTS_AT_LAST = _make_table((0.0, 0.99, 1.0), (0.0, 0.03, 1.0), (0.0, 0.03, 1.0))
_VETOES = _make_table((0.60, 0.02, 0.02), (0.10, 0.10, 0.60), (0.10, 0.10, 0.60))


def _is_near_end(session: Session) -> bool:
    """Return whether one more policy decides the game, or nearly: no one hides any longer."""
    return session.fascist == VETO_ZONE or session.liberal == LIBERAL_SPACES - 1


@cache
def _list_drawn_claim_chances(
    liberal: bool, drawn: int, passed: int, enacted: Policy | None
) -> Sequence[float]:
    """Return chances by claim; liars claim what fits the policy that came of it."""
    weights = [_SLIP] * DRAWN_HANDS
    if liberal:
        weights[drawn] += _TRUTH
        return _normalize(weights)
    weights[drawn] += _TRUTH_OF_OTHERS
    if enacted is Policy.FASCIST:
        weights[0] += 0.3 if passed else 1.0
        weights[1] += 0.6 if passed else 0.12
    elif enacted is Policy.LIBERAL:
        weights[drawn if passed == min(drawn, PASSED_HANDS - 1) else passed] += 1.0
        weights[0] = _SLIP / 2
    else:
        weights[drawn] += 0.5
    return _normalize(weights)


@cache
def _list_received_claim_chances(liberal: bool, received: int, enacted: Policy | None) -> Sequence[float]:
    weights = [_SLIP] * PASSED_HANDS
    if liberal:
        weights[received] += _TRUTH
        return _normalize(weights)
    weights[received] += _TRUTH_OF_OTHERS
    if enacted is Policy.LIBERAL:
        weights[received] += 0.6
        weights[1] += 0.2
        weights[0] = _SLIP / 2
    else:
        weights[0] += 1.0
    return _normalize(weights)


def _normalize(weights: Sequence[float]) -> Sequence[float]:
    total = sum(weights)
    return [each / total for each in weights]


def _make_party_table(fascist_of_liberal: float, fascist_of_fascist: float) -> ChanceTable:
    """Return chances to claim the liberal and the fascist party, by the other's role."""
    of_liberal = (1 - fascist_of_liberal, fascist_of_liberal)
    of_fascist = (1 - fascist_of_fascist, fascist_of_fascist)
    return of_liberal, of_fascist, of_fascist


LIKELY_HABITS = Habits(
    discards=lambda session: _DISCARDS_AT_LAST if _is_near_end(session) else _DISCARDS,
    enacts=lambda session: _ENACTS_AT_LAST if _is_near_end(session) else _ENACTS,
    vetoes=lambda _session: _VETOES,
    tells_drawn=lambda role, claim, drawn, passed, enacted: _list_drawn_claim_chances(
        role == LIBERAL, drawn, passed, enacted
    )[claim],
    tells_received=lambda role, claim, received, enacted: _list_received_claim_chances(
        role == LIBERAL, received, enacted
    )[claim],
    tells_party=(_make_party_table(0.03, 0.97), _make_party_table(0.55, 0.15), _make_party_table(0.35, 0.60)),
    tells_peeked=((0.92, 0.01), (0.48, 0.065), (0.64, 0.045)),
    claims_nothing_seen=(1.0, 1.0, 1.0),
)
