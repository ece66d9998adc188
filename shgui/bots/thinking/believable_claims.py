"""Claims that don't prove to everyone that their speaker is a fascist."""

from collections.abc import Iterator

from shgui.bots.thinking.moment import BotMoment
from shgui.engine.types import Party, Policy
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from shgui.reasoning.habits import count_liberals


def make_believable(moment: BotMoment, claim: Claim) -> Claim:
    """Return the claim, or the nearest one that doesn't expose its speaker; the claim if all do."""
    if not _exposes(moment, claim):
        return claim
    return next((other for other in _yield_nearest(claim) if not _exposes(moment, other)), claim)


def _exposes(moment: BotMoment, claim: Claim) -> bool:
    """Return whether no way to deal the roles is left with the speaker a truthful liberal."""
    return not moment.public.may_be_liberal(moment.common, moment.seat, claim)


def _yield_nearest(claim: Claim) -> Iterator[Claim]:
    if isinstance(claim, PartyClaim):
        yield from (
            PartyClaim(claim.seat, claim.target, party) for party in Party if party is not claim.party
        )
        return
    size, claimed = len(claim.cards), count_liberals(claim.cards)
    for number in sorted(range(size + 1), key=lambda number: abs(number - claimed)):
        cards = (Policy.FASCIST,) * (size - number) + (Policy.LIBERAL,) * number
        match claim:
            case DrewClaim():
                yield DrewClaim(claim.seat, claim.round, cards)
            case ReceivedClaim():
                yield ReceivedClaim(claim.seat, claim.round, cards)
            case PeekedClaim():
                yield PeekedClaim(claim.seat, claim.round, cards)
