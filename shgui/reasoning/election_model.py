"""A model of how people nominate and vote: soft curves over what the table believes, a guess like all of
`likely_habits`. Liberals follow their trust. Others mostly do what a liberal in their seat would, so as
not to be exposed, with a little more for their own side."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from shgui.engine.components import FASCISTS, hitler_knows_fascists
from shgui.engine.types import Seat
from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, ROLES, Assignments
from shgui.reasoning.likely_habits import NOISE

VOTE_POWER = 0.7
"""Votes of one table depend on each other: ten of them say less than ten times what one says."""

_WILLING = 1.0
_STEEP = 5.0
_FEAR_OF_HITLER = 1.0
_FEAR_OF_CHAOS = 0.1
_TRUST = 4.0
_TRUST_OF_OTHERS = 1.5
_HITLER_IN_THE_ZONE = 4.0

_IN_GOVERNMENT = (0, 1, 1, 1, 2, 2, 1, 2, 2)
"""The number of a pair of roles on the fascists' side."""


class JaCurve(NamedTuple):
    """The chance to say Ja: a fixed part, and a part that grows with the trust a liberal would have."""

    always: float
    trusting: float


_LIBERAL, _IN_OFFICE = JaCurve(0.05, 0.90), JaCurve(0.50, 0.48)
_FOR_STRANGERS, _FOR_FELLOWS, _FOR_HITLER = JaCurve(0.05, 0.80), JaCurve(0.25, 0.70), JaCurve(0.75, 0.20)
_HITLER_FOR_STRANGERS, _HITLER_FOR_FELLOWS = JaCurve(0.08, 0.84), JaCurve(0.15, 0.80)


class Government(NamedTuple):
    president: Seat
    chancellor: Seat
    zone: bool
    """Electing Hitler as Chancellor would end the game."""
    last_chance: bool
    """Chaos follows if this government fails."""


def weigh_votes(
    assignments: Assignments,
    weights: Sequence[float],
    belief: Sequence[float],
    government: Government,
    ballots: Sequence[tuple[Seat, bool]],
) -> list[float]:
    """Return the weight of each assignment of roles, multiplied by how likely these ballots are under it.

    `belief` is the public weight of each assignment before the vote; voters' trust is estimated from it.
    """
    trust = _estimate_trust(assignments, belief, government, [seat for seat, _ in ballots])
    return weigh_votes_by_trust(assignments, weights, government, ballots, trust)


def weigh_votes_by_trust(
    assignments: Assignments,
    weights: Sequence[float],
    government: Government,
    ballots: Sequence[tuple[Seat, bool]],
    trust: Mapping[Seat, float],
) -> list[float]:
    """Return the weights after these votes, given how readily a liberal in each seat says Ja."""
    president, chancellor, zone, _ = government
    knowing = hitler_knows_fascists(assignments.players)
    cases = []
    for fellows, hitler in ((False, False), (True, False), (True, True)):
        base, by_role = 1.0, {}
        for seat, ja in ballots:
            in_office = seat in (president, chancellor)
            chances = [
                _compute_ballot_chance(
                    _get_ja_curve(role, in_office, fellows, hitler, knowing), trust[seat], ja
                )
                for role in range(ROLES)
            ]
            base *= chances[LIBERAL]
            by_role[seat] = [each / chances[LIBERAL] for each in chances]
        cases.append(_explain_votes(assignments, base, by_role))
    pairs = assignments.list_role_pairs(president, chancellor)
    case_of = [min(1, _IN_GOVERNMENT[pair]) + (zone and pair % ROLES == HITLER) for pair in range(ROLES**2)]
    by_team = [cases[case][0] for case in case_of]
    by_hitler = [cases[case][1] for case in case_of]
    return [
        weight * by_team[pair][team] * by_hitler[pair][hitler]
        for weight, pair, team, hitler in zip(
            weights, pairs, assignments.team_of, assignments.hitlers, strict=True
        )
    ]


def _explain_votes(
    assignments: Assignments, base: float, by_role: Mapping[Seat, Sequence[float]]
) -> tuple[list[float], list[float]]:
    """Return how well each fascist team explains the votes, and each Hitler; liberals explain the rest."""
    teams = []
    for team in assignments.teams:
        chance = base
        for seat in team:
            if seat in by_role:
                chance *= by_role[seat][FASCIST]
        teams.append(chance)
    hitlers = [by_role[seat][HITLER] if seat in by_role else 1.0 for seat in range(assignments.players)]
    return teams, hitlers


def _get_ja_curve(role: int, in_office: bool, fellows: bool, hitler: bool, knowing: bool) -> JaCurve:
    if in_office:
        return _IN_OFFICE
    if role == LIBERAL:
        return _LIBERAL
    if role == HITLER:
        return _HITLER_FOR_FELLOWS if fellows and knowing else _HITLER_FOR_STRANGERS
    if hitler:
        return _FOR_HITLER
    return _FOR_FELLOWS if fellows else _FOR_STRANGERS


def _compute_ballot_chance(curve: JaCurve, trust: float, ja: bool) -> float:
    chance = (1 - NOISE) * (curve.always + curve.trusting * trust) + NOISE / 2
    return float((chance if ja else 1 - chance) ** VOTE_POWER)


def _estimate_trust(
    assignments: Assignments, belief: Sequence[float], government: Government, seats: Sequence[Seat]
) -> dict[Seat, float]:
    """Estimate how readily a liberal in each seat says Ja, knowing what all know and the own role."""
    president, chancellor, zone, last_chance = government
    pairs = assignments.list_role_pairs(president, chancellor)
    suspects = [_IN_GOVERNMENT[pair] * weight for pair, weight in zip(pairs, belief, strict=True)]
    total, fascist = sum(belief), assignments.sum_fascist_weights(belief)
    in_office, in_office_beside = sum(suspects), assignments.sum_fascist_weights(suspects)
    if zone:
        hitler = [
            weight if pair % ROLES == HITLER else 0.0 for pair, weight in zip(pairs, belief, strict=True)
        ]
    else:
        hitler = [0.0] * len(belief)
    is_hitler, is_hitler_beside = sum(hitler), assignments.sum_fascist_weights(hitler)
    usual = (FASCISTS[assignments.players] + 1) / (assignments.players - 1)
    found = {}
    for seat in seats:
        liberal = total - fascist[seat]
        fear = 0.0
        if liberal > total * _NEVER:
            others = 2 - (seat in (president, chancellor))
            fear = (in_office - in_office_beside[seat]) / liberal / others - usual
            fear += _FEAR_OF_HITLER * (is_hitler - is_hitler_beside[seat]) / liberal
        found[seat] = 1 / (1 + exp(_STEEP * (fear - _FEAR_OF_CHAOS * last_chance) - _WILLING))
    return found


_NEVER = 1e-12
"""A share too small to tell how a liberal would think in a seat that no one takes for liberal."""


def weigh_nomination(
    assignments: Assignments,
    weights: Sequence[float],
    belief: Sequence[float],
    government: Government,
    eligible: Sequence[Seat],
) -> list[float]:
    """Return the weights after the President chose among these."""
    president, chancellor, zone, _ = government
    roles = assignments.columns[president]
    as_liberal = [weight if role == LIBERAL else 0.0 for role, weight in zip(roles, belief, strict=True)]
    total = sum(as_liberal)
    if total <= _NEVER * sum(belief):
        as_liberal, total = list(belief), sum(belief)
    suspicion = assignments.sum_fascist_weights(as_liberal)
    liked = {seat: exp(-_TRUST * suspicion[seat] / total) for seat in eligible}
    liked_by_others = {seat: exp(-_TRUST_OF_OTHERS * suspicion[seat] / total) for seat in eligible}
    others = _get_choice_chance(liked_by_others, chancellor)
    by_fascist = []
    for hitler in range(assignments.players):
        if zone and hitler in liked_by_others:
            preferred = liked_by_others | {hitler: _HITLER_IN_THE_ZONE * liked_by_others[hitler]}
            by_fascist.append(_get_choice_chance(preferred, chancellor))
        else:
            by_fascist.append(others)
    alike = [others] * assignments.players
    chances = ([_get_choice_chance(liked, chancellor)] * assignments.players, by_fascist, alike)
    return [
        weight * chances[role][hitler]
        for weight, role, hitler in zip(weights, roles, assignments.hitlers, strict=True)
    ]


def _get_choice_chance(liked: Mapping[Seat, float], chosen: Seat) -> float:
    return (1 - NOISE) * liked[chosen] / sum(liked.values()) + NOISE / len(liked)
