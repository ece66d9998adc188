"""What nobody would say who wants to be believed: what proves to all that its speaker is a fascist."""

from collections.abc import Iterator

from shgui.bots.thinking.moment import BotMoment
from shgui.engine.types import Party, Policy
from shgui.reasoning.claims import Claim, DrewClaim, PeekedClaim, ReceivedClaim, Saw
from shgui.reasoning.habits import liberals


def believable(moment: BotMoment, claim: Claim) -> Claim:
    """This, or what is nearest to it of what isn't seen through; this too where all of it is."""
    if not _convicts(moment, claim):
        return claim
    return next((other for other in _nearest(claim) if not _convicts(moment, other)), claim)


def _convicts(moment: BotMoment, claim: Claim) -> bool:
    """No way to deal the roles is left in which the speaker is a liberal who tells the truth."""
    return not moment.line.may_be_liberal(moment.common, moment.seat, claim)


def _nearest(claim: Claim) -> Iterator[Claim]:
    if isinstance(claim, Saw):
        yield from (Saw(claim.seat, claim.target, party) for party in Party if party is not claim.party)
        return
    size, told = len(claim.cards), liberals(claim.cards)
    for number in sorted(range(size + 1), key=lambda number: abs(number - told)):
        cards = (Policy.FASCIST,) * (size - number) + (Policy.LIBERAL,) * number
        match claim:
            case DrewClaim():
                yield DrewClaim(claim.seat, claim.round, cards)
            case ReceivedClaim():
                yield ReceivedClaim(claim.seat, claim.round, cards)
            case PeekedClaim():
                yield PeekedClaim(claim.seat, claim.round, cards)
