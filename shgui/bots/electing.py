"""Nominations and votes."""

from operator import mul

from shgui.bots.judgement import Pair, by_pair, expected
from shgui.bots.minds import Mind
from shgui.bots.moment import Moment
from shgui.engine.actions import Nominate, Vote
from shgui.engine.components import hitler_knows_fascists
from shgui.engine.types import Role, Seat
from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, ROLES

_FAR_FROM_DECIDING = 0.02
_LIKELY_HITLER = 0.35
_WIN_IN_SIGHT = 0.1
_COVER = 1.0
_COVER_LEAST = 0.01
_COVER_MOST = 0.2
_REGRET = 1.0


def nominate(moment: Moment) -> Nominate:
    free = moment.view.eligible
    if moment.liberal or moment.hides:
        scores = as_a_liberal(moment, moment.pretended, free)
    else:
        scores = _as_a_fascist(moment, free)
    return Nominate(moment.best(scores))


def as_a_liberal(moment: Moment, mind: Mind, free: tuple[Seat, ...]) -> dict[Seat, float]:
    judgement = moment.judgement
    worth = judgement.setting.worth(mind.hand)
    otherwise = judgement.otherwise(mind.assignments, mind.weights, mind.hand)
    hitler = mind.assignments.hitler(mind.weights)
    fascist = mind.assignments.fascist(mind.weights)
    scores = {}
    for seat in free:
        if_hitler = hitler[seat]
        if_fascist, if_liberal = fascist[seat] - if_hitler, 1 - fascist[seat]
        pair = moment.seat, seat
        known = {moment.seat: 1.0}
        cases = [
            (if_liberal, worth[LIBERAL], judgement.passes(pair, 0, known)),
            (if_fascist, worth[FASCIST], judgement.passes(pair, 1, known)),
            (if_hitler, worth[HITLER], judgement.passes(pair, 3 if judgement.setting.zone else 1, known)),
        ]
        scores[seat] = sum(
            chance * (passing * value + (1 - passing) * otherwise) for chance, value, passing in cases
        )
        if judgement.setting.zone and if_hitler > _LIKELY_HITLER:
            scores[seat] -= 1
    return scores


def _as_a_fascist(moment: Moment, free: tuple[Seat, ...]) -> dict[Seat, float]:
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
        passing = judgement.passes((moment.seat, seat), case, _known(moment, (moment.seat, seat), case))
        regret = min(0.3, best - innocent[seat]) * _REGRET * moment.character.shyness
        scores[seat] = -(passing * value + (1 - passing) * otherwise) - regret
    return scores


def _known(moment: Moment, pair: Pair, case: int) -> dict[Seat, float]:
    """How likely those are to say Ja whose roles the seat knows."""
    found = {}
    seen = moment.judgement.ballots(pair, case)
    for seat in moment.fellows:
        if seat in seen and seat not in pair:
            found[seat] = 0.95 if case == 3 else 0.7 if case else 0.5
    return found


def vote(moment: Moment) -> Vote:
    pair = moment.government
    if moment.seat == pair[0]:
        return Vote(True)
    innocent = advantage(moment, moment.pretended, pair) + moment.jitter("vote")
    if moment.liberal:
        return Vote(innocent + moment.character.patience > 0)
    if moment.hides:
        return Vote(moment.seat == pair[1] or innocent > 0)
    return Vote(_fascist_says_ja(moment, pair, innocent))


def advantage(moment: Moment, mind: Mind, pair: Pair) -> float:
    """How much better this government is than its failure, where this vote decides it."""
    judgement = moment.judgement
    decides = judgement.decides(pair, moment.seat, {})
    of_roles = [decides[judgement.case_of(roles)] + _FAR_FROM_DECIDING for roles in range(ROLES**2)]
    roles = mind.assignments.pairs(*pair)
    weights = list(map(mul, mind.weights, map(of_roles.__getitem__, roles)))
    worth = judgement.setting.worth(mind.hand)
    sums = by_pair(mind.assignments, weights, pair)
    return expected(sums, worth) - judgement.otherwise(mind.assignments, weights, mind.hand)


def _fascist_says_ja(moment: Moment, pair: Pair, innocent: float) -> bool:
    judgement, mind = moment.judgement, moment.mind
    sums = by_pair(mind.assignments, mind.weights, pair)
    case = judgement.case_of(sums.index(max(sums)))
    gain = judgement.otherwise(mind.assignments, mind.weights) - expected(sums, judgement.worth)
    mimic = innocent > 0
    if mimic == (gain > 0):
        return mimic
    known = _known(moment, pair, case)
    if case == 3 and judgement.passes(pair, case, known) > _WIN_IN_SIGHT:
        return True
    known.pop(moment.seat, None)
    decides = judgement.decides(pair, moment.seat, known)[case]
    cost = _COVER_LEAST + _COVER * moment.character.shyness * min(_COVER_MOST, abs(innocent))
    return gain > 0 if decides * abs(gain) > cost else mimic


def knows_team(moment: Moment) -> bool:
    return moment.role is Role.FASCIST or (
        moment.role is Role.HITLER and hitler_knows_fascists(moment.view.players)
    )
