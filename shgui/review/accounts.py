"""One round as a table: who did what with which cards, and what was said of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Party, Policy, Power, Seat
from shgui.review.course import ClaimsMade
from shgui.review.rounds import PublicRound, RoundSecrets, Tested, Veto
from shgui.table.log_lines import ClaimKind


class AccountKind(StrEnum):
    DREW = "drew"
    PRESIDENT_PUT_AWAY = "president_put_away"
    RECEIVED = "received"
    CHANCELLOR_PUT_AWAY = "chancellor_put_away"
    ENACTED = "enacted"
    """Seen by all."""
    CHAOS = "chaos"
    """Seen by all, and nobody's doing."""
    INVESTIGATED = "investigated"
    PEEKED = "peeked"


@dataclass(frozen=True, slots=True)
class Account:
    kind: AccountKind
    seat: Seat | None
    """Who did it."""
    target: Seat | None = None
    cards: tuple[Policy, ...] = ()
    """What lay there; nothing where that stays hidden."""
    party: Party | None = None
    said: tuple[ClaimsMade, ...] = ()
    """All that was said of it, also what was corrected or withdrawn."""
    tested: tuple[Tested, ...] = ()
    """The same beside the truth; nothing where that stays hidden."""


_CLAIMED = {
    AccountKind.DREW: ClaimKind.DREW,
    AccountKind.RECEIVED: ClaimKind.RECEIVED,
    AccountKind.INVESTIGATED: ClaimKind.SAW_PARTY,
    AccountKind.PEEKED: ClaimKind.PEEKED,
}


def can_be_claimed(account: Account) -> bool:
    return account.kind in _CLAIMED


def accounts(told: PublicRound, hidden: RoundSecrets | None) -> tuple[Account, ...]:
    """In the order in which it was done. Without what was hidden no card and no party that not all saw."""
    return tuple(_accounts(told, hidden or RoundSecrets()))


def _accounts(told: PublicRound, hidden: RoundSecrets) -> Iterator[Account]:
    if told.session:
        yield _of(told, hidden, AccountKind.DREW, told.president, hidden.drawn)
        if hidden.president_put_away is not None:
            away = (hidden.president_put_away,)
            yield Account(AccountKind.PRESIDENT_PUT_AWAY, told.president, cards=away)
        yield _of(told, hidden, AccountKind.RECEIVED, told.chancellor, hidden.received)
        if hidden.chancellor_put_away and (told.policy is not None or told.veto is Veto.AGREED):
            yield Account(AccountKind.CHANCELLOR_PUT_AWAY, told.chancellor, cards=hidden.chancellor_put_away)
    if told.policy is not None:
        yield Account(AccountKind.ENACTED, told.chancellor, cards=(told.policy,))
    if told.chaos is not None:
        yield Account(AccountKind.CHAOS, None, cards=(told.chaos,))
    if told.power is Power.INVESTIGATE and told.target is not None:
        yield _of(told, hidden, AccountKind.INVESTIGATED, told.president, ())
    if told.power is Power.PEEK:
        yield _of(told, hidden, AccountKind.PEEKED, told.president, hidden.peeked)


def _of(
    told: PublicRound, hidden: RoundSecrets, kind: AccountKind, seat: Seat | None, cards: tuple[Policy, ...]
) -> Account:
    claimed = _CLAIMED[kind]
    looked = kind is AccountKind.INVESTIGATED
    return Account(
        kind,
        seat,
        told.target if looked else None,
        cards,
        hidden.party if looked else None,
        tuple(said for said in told.said if said.claim.occasion.kind is claimed),
        tuple(each for each in hidden.tested if each.said.claim.occasion.kind is claimed),
    )
