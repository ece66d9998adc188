"""Powers, and what is said of what they show."""

from collections.abc import Sequence

from shgui.bots.thinking.boards import after
from shgui.bots.thinking.electing import knows_team
from shgui.bots.thinking.legislating import suspected
from shgui.bots.thinking.moment import BotMoment
from shgui.engine import knowledge
from shgui.engine.types import Party, Seat
from shgui.reasoning.claims import PeekedClaim, Saw

_FELLOW_IS_LOST = 0.95
_TRUE_PEEK = 0.6


def execute(moment: BotMoment, targets: Sequence[Seat]) -> Seat:
    mind = moment.pretended if moment.hides else moment.mind
    fascist = mind.assignments.fascist(mind.weights)
    hitler = mind.assignments.hitler(mind.weights)
    public = _public(moment)
    if moment.liberal:
        scores = {seat: hitler[seat] + 0.25 * fascist[seat] for seat in targets}
    elif knows_team(moment):
        scores = {seat: -9.0 if seat in moment.fellows else 1 - public[seat] for seat in targets}
    else:
        scores = {seat: 0.3 * public[seat] - fascist[seat] for seat in targets}
    return moment.best(scores)


def investigate(moment: BotMoment, targets: Sequence[Seat]) -> Seat:
    mind, public = moment.mind, _public(moment)
    fascist = mind.assignments.fascist(mind.weights)
    if knows_team(moment):
        scores = {seat: 0.3 * (seat in moment.fellows) - abs(public[seat] - 0.5) for seat in targets}
    else:
        scores = {seat: -abs(fascist[seat] - 0.5) for seat in targets}
    return moment.best(scores)


def call_election(moment: BotMoment, targets: Sequence[Seat]) -> Seat:
    mind, public = moment.mind, _public(moment)
    fascist = mind.assignments.fascist(mind.weights)
    if moment.liberal:
        scores = {seat: -fascist[seat] for seat in targets}
    elif knows_team(moment):
        liked = {seat: seat in moment.fellows and seat != moment.hitler for seat in targets}
        scores = {seat: 0.35 * liked[seat] - public[seat] for seat in targets}
    else:
        scores = {seat: 0.5 * fascist[seat] - public[seat] for seat in targets}
    return moment.best(scores)


def _public(moment: BotMoment) -> Sequence[float]:
    return moment.line.row.assignments.fascist(moment.common.weights)


def speak_of_party(moment: BotMoment, target: Seat, party: Party) -> Saw:
    """What a fascist says of a party that he saw."""
    if _public(moment)[target] > _FELLOW_IS_LOST:
        return Saw(moment.seat, target, Party.FASCIST)
    if target in moment.fellows or party is Party.FASCIST:
        return Saw(moment.seat, target, Party.LIBERAL)
    view = moment.view
    scores = {}
    for number, said in enumerate((Party.LIBERAL, Party.FASCIST)):
        weights = moment.line.if_so(moment.common, moment.common.happened, [Saw(moment.seat, target, said)])
        won = 1 - after(view.players, view.liberal, view.fascist, None)
        scores[number] = suspected(moment, weights, won)
    return Saw(moment.seat, target, (Party.LIBERAL, Party.FASCIST)[moment.best(scores)])


def speak_of_deck(moment: BotMoment, seen: knowledge.Peeked) -> PeekedClaim:
    """What a fascist says of the cards on top."""
    cards = seen.cards
    if moment.chance.number("peek") > _TRUE_PEEK:
        cards = tuple(reversed(cards))
    return PeekedClaim(moment.seat, seen.round, cards)
