"""Whether a claim can be true, by what the whole table has seen: boards and reshuffles, never a hand."""

from collections.abc import Sequence
from enum import StrEnum

from shgui.engine.components import POLICIES
from shgui.engine.events import ChaosBroke, DeckReshuffled, Event, PoliciesDrawn, PolicyEnacted, RoundBegan
from shgui.engine.types import Policy
from shgui.table.lines import Claim, ClaimKind


class Contradiction(StrEnum):
    ENACTED = "enacted"
    """The Policy that came of these cards is not among them."""
    TOO_MANY = "too_many"
    """There were not that many of them in the deck any more."""


def contradiction(claim: Claim, history: Sequence[Event]) -> Contradiction | None:
    """Why it can't be; None where it may be so, as every claim about a party may."""
    seen = _after(claim, history)
    if claim.occasion.kind is ClaimKind.PEEKED:
        fits = _fits_what_came(claim, seen)
    else:
        enacted = _enacted_of(claim, seen)
        fits = enacted is None or not claim.cards or enacted in claim.cards
    if not fits:
        return Contradiction.ENACTED
    return Contradiction.TOO_MANY if _too_many(claim, history, seen) else None


def _after(claim: Claim, history: Sequence[Event]) -> Sequence[Event]:
    """What followed upon the beginning of the claim's round."""
    for place, event in enumerate(history):
        if isinstance(event, RoundBegan) and event.round == claim.occasion.round:
            return history[place + 1 :]
    return ()


def _enacted_of(claim: Claim, seen: Sequence[Event]) -> Policy | None:
    """What the government of that round enacted; None where it enacted nothing, or not yet."""
    for event in seen:
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, PolicyEnacted):
            return event.policy
    return None


def _fits_what_came(claim: Claim, seen: Sequence[Event]) -> bool:
    """Chaos turns the cards on top one by one; a government draws all three, and enacts one of them."""
    turned, drawn, began = 0, False, False
    for event in seen:
        if isinstance(event, RoundBegan):
            began = True
        if not began:
            continue
        if isinstance(event, ChaosBroke) and not drawn:
            if claim.cards[turned : turned + 1] not in ((), (event.policy,)):
                return False
            turned += 1
        elif isinstance(event, PoliciesDrawn) and not drawn:
            drawn = True
        elif isinstance(event, PolicyEnacted):
            return turned > 0 or event.policy in claim.cards
        if isinstance(event, DeckReshuffled) or (drawn and turned):
            break
        if drawn and isinstance(event, RoundBegan):
            break
    return True


def _too_many(claim: Claim, history: Sequence[Event], seen: Sequence[Event]) -> bool:
    """Of those that had been enacted before none was in the deck any more."""
    before = history[: len(history) - len(seen)]
    gone = [event.policy for event in before if isinstance(event, PolicyEnacted | ChaosBroke)]
    if claim.occasion.kind is ClaimKind.PEEKED:
        gone += [event.policy for event in seen if isinstance(event, PolicyEnacted)][:1]
    return any(claim.cards.count(policy) > POLICIES.count(policy) - gone.count(policy) for policy in Policy)
