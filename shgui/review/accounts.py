"""The acts of one round with their cards and claims."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Party, Policy, Power, Seat
from shgui.review.course import TimedClaim
from shgui.review.public_rounds import CheckedClaim, PublicRound, RoundSecrets, Veto
from shgui.table.log_lines import Claim, ClaimKind


class AccountKind(StrEnum):
    DREW = "drew"
    PRESIDENT_PUT_AWAY = "president_put_away"
    RECEIVED = "received"
    CHANCELLOR_PUT_AWAY = "chancellor_put_away"
    ENACTED = "enacted"
    """Seen by all."""
    CHAOS = "chaos"
    """Seen by all; no player's act."""
    INVESTIGATED = "investigated"
    PEEKED = "peeked"


@dataclass(frozen=True, slots=True)
class Account:
    kind: AccountKind
    seat: Seat | None
    """The acting seat; None for chaos."""
    target: Seat | None = None
    cards: tuple[Policy, ...] = ()
    """The cards; empty where they stay hidden."""
    party: Party | None = None
    claims: tuple[TimedClaim, ...] = ()
    """All claims about it, including those corrected or withdrawn."""
    checked_claims: tuple[CheckedClaim, ...] = ()
    """The same claims beside the truth; empty where it stays hidden."""

    @property
    def claim(self) -> Claim | None:
        """The claim about it as it stood at the end."""
        return next((made.claim for made in self.claims if made.until is None), None)

    @property
    def honest(self) -> bool | None:
        """Whether that claim was true; None where nothing was claimed, or where it stays hidden."""
        return next((each.honest for each in self.checked_claims if each.made.until is None), None)


_CLAIM_KINDS = {
    AccountKind.DREW: ClaimKind.DREW,
    AccountKind.RECEIVED: ClaimKind.RECEIVED,
    AccountKind.INVESTIGATED: ClaimKind.SAW_PARTY,
    AccountKind.PEEKED: ClaimKind.PEEKED,
}


def can_be_claimed(account: Account) -> bool:
    return account.kind in _CLAIM_KINDS


def list_accounts(round_: PublicRound, hidden: RoundSecrets | None) -> tuple[Account, ...]:
    """List a round's acts in order; without `hidden`, no card or party that not everyone saw."""
    return tuple(_yield_accounts(round_, hidden or RoundSecrets()))


def _yield_accounts(round_: PublicRound, hidden: RoundSecrets) -> Iterator[Account]:
    if round_.had_session:
        yield _build_account(round_, hidden, AccountKind.DREW, round_.president, hidden.drawn)
        if hidden.president_discard is not None:
            away = (hidden.president_discard,)
            yield Account(AccountKind.PRESIDENT_PUT_AWAY, round_.president, cards=away)
        yield _build_account(round_, hidden, AccountKind.RECEIVED, round_.chancellor, hidden.received)
        if hidden.chancellor_discards and (round_.policy is not None or round_.veto is Veto.AGREED):
            yield Account(
                AccountKind.CHANCELLOR_PUT_AWAY, round_.chancellor, cards=hidden.chancellor_discards
            )
    if round_.policy is not None:
        yield Account(AccountKind.ENACTED, round_.chancellor, cards=(round_.policy,))
    if round_.chaos is not None:
        yield Account(AccountKind.CHAOS, None, cards=(round_.chaos,))
    if round_.power is Power.INVESTIGATE and round_.target is not None:
        yield _build_account(round_, hidden, AccountKind.INVESTIGATED, round_.president, ())
    if round_.power is Power.PEEK:
        yield _build_account(round_, hidden, AccountKind.PEEKED, round_.president, hidden.peeked)


def _build_account(
    round_: PublicRound, hidden: RoundSecrets, kind: AccountKind, seat: Seat | None, cards: tuple[Policy, ...]
) -> Account:
    claimed = _CLAIM_KINDS[kind]
    looked = kind is AccountKind.INVESTIGATED
    return Account(
        kind,
        seat,
        round_.target if looked else None,
        cards,
        hidden.party if looked else None,
        tuple(made for made in round_.claims if made.claim.occasion.kind is claimed),
        tuple(each for each in hidden.checked_claims if each.made.claim.occasion.kind is claimed),
    )
