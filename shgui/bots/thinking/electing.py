"""Nominations and votes."""

from operator import mul

from shgui.bots.thinking.judgement import CASES, Pair, by_pair, expected
from shgui.bots.thinking.minds import Strategy
from shgui.bots.thinking.moment import BotMoment
from shgui.engine.actions import Nominate, Vote
from shgui.engine.components import TRACKER_FIELDS, hitler_knows_fascists
from shgui.engine.types import Role, Seat
from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, ROLES

_FAR_FROM_DECIDING = 0.02
_LIKELY_HITLER = 0.26
_SURELY_HITLER = 0.32
_HITLER_TO_PEOPLE = 0.48
"""Whom people would take for Hitler no liberal elects either, whatever he has read out of votes."""
_RECKLESS = 3.0
_CAUGHT = 0.9
"""So likely somebody is a fascist whom no liberal elects, even where nothing is proven."""
_WIN_IN_SIGHT = 0.09
_COVER = 3.0
_COVER_OF_TWO = 0.45
"""Where only Hitler and one fascist sit, who know each other."""
_COVER_LEAST = 0.01
_COVER_MOST = 0.2
_REGRET = 20.0
_ANYHOW = 0.1
_APART = 1.0
"""Fascists who govern together at first are suspected together; later too, where governments just pass."""
_LENIENT = 0.05
"""So much better a government may seem where everybody says Ja to nearly everything."""


def nominate(moment: BotMoment) -> Nominate:
    free = moment.view.eligible
    if moment.liberal or moment.hides:
        scores = as_a_liberal(moment, moment.pretended, free)
    else:
        scores = _as_a_fascist(moment, free)
    return Nominate(moment.best(scores))


def as_a_liberal(moment: BotMoment, mind: Strategy, free: tuple[Seat, ...]) -> dict[Seat, float]:
    judgement = moment.judgement
    setting = judgement.setting
    by_roles = setting.worth(mind.hand)
    hitler = mind.assignments.hitler(mind.weights)
    fascist = mind.assignments.fascist(mind.weights)
    caught = _caught(mind)
    scores = {}
    for seat in free:
        if_hitler = hitler[seat]
        if_fascist, if_liberal = fascist[seat] - if_hitler, 1 - fascist[seat]
        pair = moment.seat, seat
        worth = setting.feared(by_roles, seat)
        cases = [
            (if_liberal, worth[LIBERAL], judgement.passes(pair, 0)),
            (if_fascist, worth[FASCIST], judgement.passes(pair, 1)),
            (if_hitler, worth[HITLER], judgement.passes(pair, 3 if judgement.setting.zone else 1)),
        ]
        elected = [(chance * (passing + _ANYHOW), value) for chance, value, passing in cases]
        scores[seat] = sum(chance * value for chance, value in elected) / sum(chance for chance, _ in elected)
        if seat in caught:
            scores[seat] -= 1
        if setting.zone and if_hitler > _LIKELY_HITLER:
            scores[seat] -= 2 if if_hitler > _SURELY_HITLER else 0.5
        if setting.zone and mind.hitler_to_people[seat] > _HITLER_TO_PEOPLE:
            scores[seat] -= _RECKLESS
    return scores


def _as_a_fascist(moment: BotMoment, free: tuple[Seat, ...]) -> dict[Seat, float]:
    """What helps, and doesn't look too bad from where a liberal would sit."""
    judgement, mind = moment.judgement, moment.mind
    innocent = as_a_liberal(moment, moment.pretended, free)
    best = max(innocent.values())
    otherwise = judgement.otherwise(mind.assignments, mind.weights)
    scores = {}
    for seat in free:
        sums = by_pair(mind.assignments, mind.weights, (moment.seat, seat))
        value = expected(sums, judgement.worth)
        case = judgement.case_of(sums.index(max(sums)))
        passing = judgement.passes((moment.seat, seat), case, moment.fellows)
        regret = min(0.3, best - innocent[seat]) * _REGRET * moment.character.shyness
        scores[seat] = -(passing * value + (1 - passing) * otherwise) - regret
        if seat in moment.fellows and not judgement.setting.zone:
            scores[seat] -= moment.leniency if judgement.setting.fascist else _APART
    return scores


def vote(moment: BotMoment) -> Vote:
    pair = moment.government
    if moment.seat == pair[0]:
        return Vote(True)
    innocent = _judged(moment, pair)
    if moment.liberal:
        return Vote(innocent > 0)
    innocent += _LENIENT * moment.leniency
    if moment.hides:
        return Vote(moment.seat == pair[1] or innocent > 0)
    return Vote(_fascist_says_ja(moment, pair, innocent))


def _judged(moment: BotMoment, pair: Pair) -> float:
    """How a liberal in this seat would like this government: one caught is no matter of moods, nor is
    one's own candidacy.
    """
    mind = moment.pretended
    last_chance = moment.view.tracker == TRACKER_FIELDS - 1
    others = [seat for seat in pair if seat != moment.seat]
    if not last_chance and not _caught(mind).isdisjoint(others):
        return -1.0
    if moment.judgement.setting.zone and pair[1] in others:
        surely = mind.assignments.hitler(mind.weights)[pair[1]] > _SURELY_HITLER
        if surely or mind.hitler_to_people[pair[1]] > _HITLER_TO_PEOPLE:
            return -1.0
    mood = 0.0 if moment.seat in pair else moment.jitter("vote")
    return advantage(moment, mind, pair) + mood


def _caught(mind: Strategy) -> frozenset[Seat]:
    fascist = mind.assignments.fascist(mind.weights)
    return mind.convicted | {seat for seat, chance in enumerate(fascist) if chance > _CAUGHT}


def advantage(moment: BotMoment, mind: Strategy, pair: Pair) -> float:
    """How much better this government is than its failure, where this vote decides it."""
    judgement = moment.judgement
    decides = [judgement.decides(pair, case, moment.seat) + _FAR_FROM_DECIDING for case in CASES]
    of_roles = [decides[judgement.case_of(roles)] for roles in range(ROLES**2)]
    roles = mind.assignments.pairs(*pair)
    weights = list(map(mul, mind.weights, map(of_roles.__getitem__, roles)))
    setting = judgement.setting
    worth = setting.feared(setting.worth(mind.hand), pair[1])
    sums = by_pair(mind.assignments, weights, pair)
    value = expected(sums, worth)
    return value + judgement.patience(value) - judgement.otherwise(mind.assignments, weights, mind.hand)


def _fascist_says_ja(moment: BotMoment, pair: Pair, innocent: float) -> bool:
    judgement, mind = moment.judgement, moment.mind
    sums = by_pair(mind.assignments, mind.weights, pair)
    case = judgement.case_of(sums.index(max(sums)))
    gain = judgement.otherwise(mind.assignments, mind.weights) - expected(sums, judgement.worth)
    mimic = innocent > 0
    if mimic == (gain > 0):
        return mimic
    if case == 3 and judgement.passes(pair, case, moment.fellows) > _WIN_IN_SIGHT:
        return True
    decides = judgement.decides(pair, case, moment.seat, moment.fellows)
    cover = _COVER_OF_TWO if hitler_knows_fascists(moment.view.players) else _COVER
    cover *= 1 - moment.leniency
    cost = _COVER_LEAST * cover + cover * moment.character.shyness * min(_COVER_MOST, abs(innocent))
    return gain > 0 if decides * abs(gain) > cost else mimic


def knows_team(moment: BotMoment) -> bool:
    return moment.role is Role.FASCIST or (
        moment.role is Role.HITLER and hitler_knows_fascists(moment.view.players)
    )
