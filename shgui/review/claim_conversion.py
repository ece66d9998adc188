"""Claims of a table converted for reasoning."""

from shgui.reasoning import claim_values
from shgui.table.log_lines import Claim, ClaimKind


def to_reasoning_claim(claim: Claim) -> claim_values.Claim:
    """Convert a claim of the table for reasoning."""
    occasion = claim.occasion
    match occasion.kind:
        case ClaimKind.DREW:
            return claim_values.DrewClaim(occasion.seat, occasion.round, claim.cards)
        case ClaimKind.RECEIVED:
            return claim_values.ReceivedClaim(occasion.seat, occasion.round, claim.cards)
        case ClaimKind.PEEKED:
            return claim_values.PeekedClaim(occasion.seat, occasion.round, claim.cards)
        case ClaimKind.SAW_PARTY if occasion.target is not None and claim.party is not None:
            return claim_values.PartyClaim(occasion.seat, occasion.target, claim.party)
        case _:
            raise ValueError(occasion)
