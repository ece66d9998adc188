"""Choices for powers, and claims about what they showed."""

from collections.abc import Sequence

from shgui.bots.thinking.board_values import compute_value_after_session
from shgui.bots.thinking.election_choices import knows_team
from shgui.bots.thinking.moment import BotMoment
from shgui.bots.thinking.session_choices import estimate_fascist_win_chance
from shgui.engine import knowledge
from shgui.engine.types import Party, Seat
from shgui.reasoning.claim_values import PartyClaim, PeekedClaim

_FELLOW_IS_LOST = 0.95
_TRUE_PEEK = 0.6


def choose_execution(moment: BotMoment, targets: Sequence[Seat]) -> Seat:
    estimate = moment.pretended_estimate if moment.is_hiding else moment.estimate
    fascist = estimate.assignments.compute_fascist_chances(estimate.weights)
    hitler = estimate.assignments.compute_hitler_chances(estimate.weights)
    public = _get_public_suspicion(moment)
    if moment.is_liberal:
        scores = {seat: hitler[seat] + 0.25 * fascist[seat] for seat in targets}
    elif knows_team(moment):
        scores = {seat: -9.0 if seat in moment.fellows else 1 - public[seat] for seat in targets}
    else:
        scores = {seat: 0.3 * public[seat] - fascist[seat] for seat in targets}
    return moment.choose_best(scores)


def choose_investigation(moment: BotMoment, targets: Sequence[Seat]) -> Seat:
    estimate, public = moment.estimate, _get_public_suspicion(moment)
    fascist = estimate.assignments.compute_fascist_chances(estimate.weights)
    if knows_team(moment):
        scores = {seat: 0.3 * (seat in moment.fellows) - abs(public[seat] - 0.5) for seat in targets}
    else:
        scores = {seat: -abs(fascist[seat] - 0.5) for seat in targets}
    return moment.choose_best(scores)


def choose_special_election(moment: BotMoment, targets: Sequence[Seat]) -> Seat:
    estimate, public = moment.estimate, _get_public_suspicion(moment)
    fascist = estimate.assignments.compute_fascist_chances(estimate.weights)
    if moment.is_liberal:
        scores = {seat: -fascist[seat] for seat in targets}
    elif knows_team(moment):
        liked = {seat: seat in moment.fellows and seat != moment.hitler for seat in targets}
        scores = {seat: 0.35 * liked[seat] - public[seat] for seat in targets}
    else:
        scores = {seat: 0.5 * fascist[seat] - public[seat] for seat in targets}
    return moment.choose_best(scores)


def _get_public_suspicion(moment: BotMoment) -> Sequence[float]:
    return moment.public.weigher.assignments.compute_fascist_chances(moment.common.weights)


def choose_party_claim(moment: BotMoment, target: Seat, party: Party) -> PartyClaim:
    """Choose a fascist's claim about a party card."""
    if _get_public_suspicion(moment)[target] > _FELLOW_IS_LOST:
        return PartyClaim(moment.seat, target, Party.FASCIST)
    if target in moment.fellows or party is Party.FASCIST:
        return PartyClaim(moment.seat, target, Party.LIBERAL)
    view = moment.view
    scores = {}
    for number, said in enumerate((Party.LIBERAL, Party.FASCIST)):
        weights = moment.public.weigh_hypothesis(
            moment.common, moment.common.happened, [PartyClaim(moment.seat, target, said)]
        )
        won = 1 - compute_value_after_session(view.players, view.liberal, view.fascist, None)
        scores[number] = estimate_fascist_win_chance(moment, weights, won)
    return PartyClaim(moment.seat, target, (Party.LIBERAL, Party.FASCIST)[moment.choose_best(scores)])


def choose_peek_claim(moment: BotMoment, seen: knowledge.Peeked) -> PeekedClaim:
    """Choose a fascist's claim about the cards on top."""
    cards = seen.cards
    if moment.draw_number("peek") > _TRUE_PEEK:
        cards = tuple(reversed(cards))
    return PeekedClaim(moment.seat, seen.round, cards)
