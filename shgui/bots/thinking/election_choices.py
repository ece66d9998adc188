"""Choices of nominees and votes."""

from operator import mul

from shgui.bots.thinking.judgement import CASES, Pair, compute_expected_value, sum_by_pair
from shgui.bots.thinking.moment import BotMoment
from shgui.bots.thinking.role_estimates import RoleEstimate
from shgui.engine.actions import Nominate, Vote
from shgui.engine.components import TRACKER_FIELDS, hitler_knows_fascists
from shgui.engine.types import Role, Seat
from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, ROLES

_FAR_FROM_DECIDING = 0.02
_LIKELY_HITLER = 0.26
_SURELY_HITLER = 0.32
_HITLER_TO_PEOPLE = 0.48
"""Above this chance by people's reading, liberals elect no one, whatever they read out of votes."""
_RECKLESS = 3.0
_CAUGHT = 0.9
"""Above this chance to be a fascist, liberals elect no one, even without proof."""
_WIN_IN_SIGHT = 0.09
_COVER = 3.0
_COVER_OF_TWO = 0.45
"""For games with only Hitler and one fascist, who know each other."""
_COVER_LEAST = 0.01
_COVER_MOST = 0.2
_REGRET = 20.0
_ANYHOW = 0.1
_APART = 1.0
"""Fascists who govern together at first are suspected together; later, too, where governments just pass."""
_LENIENT = 0.05
"""The bonus of a government where everyone says Ja to nearly everything."""


def choose_nominee(moment: BotMoment) -> Nominate:
    free = moment.view.eligible
    if moment.is_liberal or moment.is_hiding:
        scores = score_nominees_as_liberal(moment, moment.pretended_estimate, free)
    else:
        scores = _score_nominees_as_fascist(moment, free)
    return Nominate(moment.choose_best(scores))


def score_nominees_as_liberal(
    moment: BotMoment, estimate: RoleEstimate, free: tuple[Seat, ...]
) -> dict[Seat, float]:
    judgement = moment.judgement
    setting = judgement.setting
    by_roles = setting.get_government_values(estimate.hand)
    hitler = estimate.assignments.compute_hitler_chances(estimate.weights)
    fascist = estimate.assignments.compute_fascist_chances(estimate.weights)
    caught = _find_apparent_fascists(estimate)
    scores = {}
    for seat in free:
        if_hitler = hitler[seat]
        if_fascist, if_liberal = fascist[seat] - if_hitler, 1 - fascist[seat]
        pair = moment.seat, seat
        worth = setting.correct_for_hitler_risk(by_roles, seat)
        cases = [
            (if_liberal, worth[LIBERAL], judgement.get_passing_chance(pair, 0)),
            (if_fascist, worth[FASCIST], judgement.get_passing_chance(pair, 1)),
            (if_hitler, worth[HITLER], judgement.get_passing_chance(pair, 3 if setting.zone else 1)),
        ]
        elected = [(chance * (passing + _ANYHOW), value) for chance, value, passing in cases]
        scores[seat] = sum(chance * value for chance, value in elected) / sum(chance for chance, _ in elected)
        if seat in caught:
            scores[seat] -= 1
        if setting.zone and if_hitler > _LIKELY_HITLER:
            scores[seat] -= 2 if if_hitler > _SURELY_HITLER else 0.5
        if setting.zone and estimate.hitler_to_people[seat] > _HITLER_TO_PEOPLE:
            scores[seat] -= _RECKLESS
    return scores


def _score_nominees_as_fascist(moment: BotMoment, free: tuple[Seat, ...]) -> dict[Seat, float]:
    """Score what helps fascists and doesn't look too bad to a liberal in this seat."""
    judgement, estimate = moment.judgement, moment.estimate
    innocent = score_nominees_as_liberal(moment, moment.pretended_estimate, free)
    best = max(innocent.values())
    otherwise = judgement.compute_failure_value(estimate.assignments, estimate.weights)
    scores = {}
    for seat in free:
        sums = sum_by_pair(estimate.assignments, estimate.weights, (moment.seat, seat))
        value = compute_expected_value(sums, judgement.worth)
        case = judgement.get_government_case(sums.index(max(sums)))
        passing = judgement.get_passing_chance((moment.seat, seat), case, moment.fellows)
        regret = min(0.3, best - innocent[seat]) * _REGRET * moment.character.shyness
        scores[seat] = -(passing * value + (1 - passing) * otherwise) - regret
        if seat in moment.fellows and not judgement.setting.zone:
            scores[seat] -= moment.leniency if judgement.setting.fascist else _APART
    return scores


def choose_vote(moment: BotMoment) -> Vote:
    pair = moment.government
    if moment.seat == pair[0]:
        return Vote(True)
    innocent = _score_vote_as_liberal(moment, pair)
    if moment.is_liberal:
        return Vote(innocent > 0)
    innocent += _LENIENT * moment.leniency
    if moment.is_hiding:
        return Vote(moment.seat == pair[1] or innocent > 0)
    return Vote(_says_ja_as_fascist(moment, pair, innocent))


def _score_vote_as_liberal(moment: BotMoment, pair: Pair) -> float:
    """Return how much a liberal in this seat prefers the government to its failure; below zero it says Nein.
    A random mood counts unless the seat is a member, or knows a fascist among them."""
    estimate = moment.pretended_estimate
    last_chance = moment.view.tracker == TRACKER_FIELDS - 1
    others = [seat for seat in pair if seat != moment.seat]
    if not last_chance and not _find_apparent_fascists(estimate).isdisjoint(others):
        return -1.0
    if moment.judgement.setting.zone and pair[1] in others:
        surely = estimate.assignments.compute_hitler_chances(estimate.weights)[pair[1]] > _SURELY_HITLER
        if surely or estimate.hitler_to_people[pair[1]] > _HITLER_TO_PEOPLE:
            return -1.0
    mood = 0.0 if moment.seat in pair else moment.draw_error("vote")
    return compare_with_failure(moment, estimate, pair) + mood


def _find_apparent_fascists(estimate: RoleEstimate) -> frozenset[Seat]:
    fascist = estimate.assignments.compute_fascist_chances(estimate.weights)
    return estimate.convicted | {seat for seat, chance in enumerate(fascist) if chance > _CAUGHT}


def compare_with_failure(moment: BotMoment, estimate: RoleEstimate, pair: Pair) -> float:
    """Return how much better this government is than its failure, where this vote decides it."""
    judgement = moment.judgement
    decides = [judgement.get_deciding_chance(pair, case, moment.seat) + _FAR_FROM_DECIDING for case in CASES]
    of_roles = [decides[judgement.get_government_case(roles)] for roles in range(ROLES**2)]
    roles = estimate.assignments.list_role_pairs(*pair)
    weights = list(map(mul, estimate.weights, map(of_roles.__getitem__, roles)))
    setting = judgement.setting
    worth = setting.correct_for_hitler_risk(setting.get_government_values(estimate.hand), pair[1])
    sums = sum_by_pair(estimate.assignments, weights, pair)
    value = compute_expected_value(sums, worth)
    return (
        value
        + judgement.get_rejection_threshold(value)
        - judgement.compute_failure_value(estimate.assignments, weights, estimate.hand)
    )


def _says_ja_as_fascist(moment: BotMoment, pair: Pair, innocent: float) -> bool:
    judgement, estimate = moment.judgement, moment.estimate
    sums = sum_by_pair(estimate.assignments, estimate.weights, pair)
    case = judgement.get_government_case(sums.index(max(sums)))
    gain = judgement.compute_failure_value(estimate.assignments, estimate.weights) - compute_expected_value(
        sums, judgement.worth
    )
    mimic = innocent > 0
    if mimic == (gain > 0):
        return mimic
    if case == 3 and judgement.get_passing_chance(pair, case, moment.fellows) > _WIN_IN_SIGHT:
        return True
    decides = judgement.get_deciding_chance(pair, case, moment.seat, moment.fellows)
    cover = _COVER_OF_TWO if hitler_knows_fascists(moment.view.players) else _COVER
    cover *= 1 - moment.leniency
    cost = _COVER_LEAST * cover + cover * moment.character.shyness * min(_COVER_MOST, abs(innocent))
    return gain > 0 if decides * abs(gain) > cost else mimic


def knows_team(moment: BotMoment) -> bool:
    return moment.role is Role.FASCIST or (
        moment.role is Role.HITLER and hitler_knows_fascists(moment.view.players)
    )
