"""How people nominate and vote: soft curves over what the table believes, a guess like all of `people`.

Liberals follow their trust. Others do mostly what a liberal in their seat would, so as not to be found out,
with a little more for their own.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from shgui.engine.components import FASCISTS, hitler_knows_fascists
from shgui.engine.types import Seat
from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, ROLES, Assignments
from shgui.reasoning.people import NOISE

VOTE_POWER = 0.7
"""Votes of one table hang together: what ten of them say is not ten times what one says."""

_WILLING = 1.0
_STEEP = 5.0
_FEAR_OF_HITLER = 1.0
_FEAR_OF_CHAOS = 0.1
_TRUST = 4.0
_TRUST_OF_OTHERS = 1.5
_HITLER_IN_THE_ZONE = 4.0

_IN_GOVERNMENT = (0, 1, 1, 1, 2, 2, 1, 2, 2)
"""How many of a pair of roles are on the fascists' side."""


class Ja(NamedTuple):
    """How often somebody says Ja: whatever is proposed, and more with the trust a liberal would have."""

    always: float
    trusting: float


_LIBERAL, _IN_OFFICE = Ja(0.05, 0.90), Ja(0.50, 0.48)
_FOR_STRANGERS, _FOR_FELLOWS, _FOR_HITLER = Ja(0.05, 0.80), Ja(0.25, 0.70), Ja(0.75, 0.20)
_HITLER_FOR_STRANGERS, _HITLER_FOR_FELLOWS = Ja(0.08, 0.84), Ja(0.15, 0.80)


class Government(NamedTuple):
    president: Seat
    chancellor: Seat
    zone: bool
    """Hitler would win if he became Chancellor now."""
    last_chance: bool
    """If it fails, chaos breaks out."""


def after_votes(
    assignments: Assignments,
    weights: Sequence[float],
    belief: Sequence[float],
    government: Government,
    ballots: Sequence[tuple[Seat, bool]],
) -> list[float]:
    """The weights when these votes have been seen. `belief` is what all made of the roles before."""
    trust = _trust(assignments, belief, government, [seat for seat, _ in ballots])
    return explained_by_votes(assignments, weights, government, ballots, trust)


def explained_by_votes(
    assignments: Assignments,
    weights: Sequence[float],
    government: Government,
    ballots: Sequence[tuple[Seat, bool]],
    trust: Mapping[Seat, float],
) -> list[float]:
    """The same, if a liberal in each seat would have been so ready to say Ja."""
    president, chancellor, zone, _ = government
    knowing = hitler_knows_fascists(assignments.players)
    cases = []
    for fellows, hitler in ((False, False), (True, False), (True, True)):
        base, by_role = 1.0, {}
        for seat, ja in ballots:
            in_office = seat in (president, chancellor)
            chances = [
                _chance(_ja(role, in_office, fellows, hitler, knowing), trust[seat], ja)
                for role in range(ROLES)
            ]
            base *= chances[LIBERAL]
            by_role[seat] = [each / chances[LIBERAL] for each in chances]
        cases.append(_explained(assignments, base, by_role))
    pairs = assignments.pairs(president, chancellor)
    case_of = [min(1, _IN_GOVERNMENT[pair]) + (zone and pair % ROLES == HITLER) for pair in range(ROLES**2)]
    by_team = [cases[case][0] for case in case_of]
    by_hitler = [cases[case][1] for case in case_of]
    return [
        weight * by_team[pair][team] * by_hitler[pair][hitler]
        for weight, pair, team, hitler in zip(
            weights, pairs, assignments.team_of, assignments.hitlers, strict=True
        )
    ]


def _explained(
    assignments: Assignments, base: float, by_role: Mapping[Seat, Sequence[float]]
) -> tuple[list[float], list[float]]:
    """How well each team of fascists explains the votes, and each Hitler; liberals explain the rest."""
    teams = []
    for team in assignments.teams:
        chance = base
        for seat in team:
            if seat in by_role:
                chance *= by_role[seat][FASCIST]
        teams.append(chance)
    hitlers = [by_role[seat][HITLER] if seat in by_role else 1.0 for seat in range(assignments.players)]
    return teams, hitlers


def _ja(role: int, in_office: bool, fellows: bool, hitler: bool, knowing: bool) -> Ja:
    if in_office:
        return _IN_OFFICE
    if role == LIBERAL:
        return _LIBERAL
    if role == HITLER:
        return _HITLER_FOR_FELLOWS if fellows and knowing else _HITLER_FOR_STRANGERS
    if hitler:
        return _FOR_HITLER
    return _FOR_FELLOWS if fellows else _FOR_STRANGERS


def _chance(curve: Ja, trust: float, ja: bool) -> float:
    chance = (1 - NOISE) * (curve.always + curve.trusting * trust) + NOISE / 2
    return float((chance if ja else 1 - chance) ** VOTE_POWER)


def _trust(
    assignments: Assignments, belief: Sequence[float], government: Government, seats: Sequence[Seat]
) -> dict[Seat, float]:
    """How readily a liberal in each seat would say Ja, who knows what all know, and that he is one."""
    president, chancellor, zone, last_chance = government
    pairs = assignments.pairs(president, chancellor)
    suspects = [_IN_GOVERNMENT[pair] * weight for pair, weight in zip(pairs, belief, strict=True)]
    total, fascist = sum(belief), assignments.fascist_sums(belief)
    in_office, in_office_beside = sum(suspects), assignments.fascist_sums(suspects)
    if zone:
        hitler = [
            weight if pair % ROLES == HITLER else 0.0 for pair, weight in zip(pairs, belief, strict=True)
        ]
    else:
        hitler = [0.0] * len(belief)
    is_hitler, is_hitler_beside = sum(hitler), assignments.fascist_sums(hitler)
    usual = (FASCISTS[assignments.players] + 1) / (assignments.players - 1)
    found = {}
    for seat in seats:
        liberal = total - fascist[seat]
        fear = 0.0
        if liberal > total * _NEVER:
            others = 2 - (seat in (president, chancellor))
            fear = (in_office - in_office_beside[seat]) / liberal / others - usual
            fear += _FEAR_OF_HITLER * (is_hitler - is_hitler_beside[seat]) / liberal
        found[seat] = _curve(_WILLING - _STEEP * (fear - _FEAR_OF_CHAOS * last_chance))
    return found


_NEVER = 1e-12
"""Too small a share to say how somebody would think whom all know to be none of them."""


def _curve(x: float) -> float:
    return 1 / (1 + exp(-x))


def after_nomination(
    assignments: Assignments,
    weights: Sequence[float],
    belief: Sequence[float],
    government: Government,
    eligible: Sequence[Seat],
) -> list[float]:
    """The weights when the President's choice among these has been seen."""
    president, chancellor, zone, _ = government
    roles = assignments.columns[president]
    as_liberal = [weight if role == LIBERAL else 0.0 for role, weight in zip(roles, belief, strict=True)]
    total = sum(as_liberal)
    if total <= _NEVER * sum(belief):
        as_liberal, total = list(belief), sum(belief)
    suspicion = assignments.fascist_sums(as_liberal)
    liked = {seat: exp(-_TRUST * suspicion[seat] / total) for seat in eligible}
    liked_by_others = {seat: exp(-_TRUST_OF_OTHERS * suspicion[seat] / total) for seat in eligible}
    others = _choice(liked_by_others, chancellor)
    by_fascist = []
    for hitler in range(assignments.players):
        if zone and hitler in liked_by_others:
            preferred = liked_by_others | {hitler: _HITLER_IN_THE_ZONE * liked_by_others[hitler]}
            by_fascist.append(_choice(preferred, chancellor))
        else:
            by_fascist.append(others)
    alike = [others] * assignments.players
    chances = ([_choice(liked, chancellor)] * assignments.players, by_fascist, alike)
    return [
        weight * chances[role][hitler]
        for weight, role, hitler in zip(weights, roles, assignments.hitlers, strict=True)
    ]


def _choice(liked: Mapping[Seat, float], chosen: Seat) -> float:
    return (1 - NOISE) * liked[chosen] / sum(liked.values()) + NOISE / len(liked)
