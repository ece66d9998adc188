"""The hands and looks of a round, each beside the claim about it as it stood at the end."""

from collections.abc import Iterator
from dataclasses import dataclass

from shgui.engine.knowledge import Drew, Peeked, Received, SawParty, Sight
from shgui.engine.types import Seat
from shgui.review.public_rounds import PublicRound, RoundSecrets
from shgui.table.log_lines import Claim


@dataclass(frozen=True, slots=True)
class Account:
    seat: Seat
    seen: Sight
    claim: Claim | None
    """None where nothing was claimed."""


def list_accounts(round_: PublicRound, secrets: RoundSecrets) -> tuple[Account, ...]:
    """List what was drawn, received, investigated and seen on top of the deck, in this order."""
    claims = {each.seen: each.claim for each in secrets.checked_claims}
    return tuple(Account(seat, seen, claims.get(seen)) for seat, seen in _yield_sights(round_, secrets))


def _yield_sights(round_: PublicRound, secrets: RoundSecrets) -> Iterator[tuple[Seat, Sight]]:
    number = round_.number
    if secrets.drawn:
        yield round_.president, Drew(number, secrets.drawn)
    if secrets.received and round_.chancellor is not None:
        yield round_.chancellor, Received(number, secrets.received)
    if secrets.party is not None and round_.target is not None:
        yield round_.president, SawParty(number, round_.target, secrets.party)
    if secrets.peeked:
        yield round_.president, Peeked(number, secrets.peeked)
