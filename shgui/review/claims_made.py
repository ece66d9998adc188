"""What a table has heard, as reasoning takes it."""

from shgui.reasoning import claims
from shgui.table.log_lines import Claim, ClaimKind


def heard(claim: Claim) -> claims.Claim:
    """A claim of the table as reasoning takes it."""
    occasion = claim.occasion
    match occasion.kind:
        case ClaimKind.DREW:
            return claims.DrewClaim(occasion.seat, occasion.round, claim.cards)
        case ClaimKind.RECEIVED:
            return claims.ReceivedClaim(occasion.seat, occasion.round, claim.cards)
        case ClaimKind.PEEKED:
            return claims.PeekedClaim(occasion.seat, occasion.round, claim.cards)
        case ClaimKind.SAW_PARTY if occasion.target is not None and claim.party is not None:
            return claims.Saw(occasion.seat, occasion.target, claim.party)
        case _:
            raise ValueError(occasion)
