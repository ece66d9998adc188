"""Whether a claim can be true, by what the whole table has seen: boards and reshuffles, never a hand."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import combinations_with_replacement, dropwhile, product, takewhile

from shgui.engine.components import POLICIES
from shgui.engine.events import ChaosBroke, DeckReshuffled, Event, PoliciesDrawn, PolicyEnacted, RoundBegan
from shgui.engine.types import Party, Policy
from shgui.table.log_lines import Claim, ClaimKind, Occasion


class Contradiction(StrEnum):
    ENACTED = "enacted"
    """The Policy that a government enacted out of these cards is not among them."""
    CHAOS = "chaos"
    """The Policy that chaos turned lay in another place, if it was among them at all."""
    TOO_MANY = "too_many"
    """There were not that many of them in the deck any more."""


def contradiction(claim: Claim, history: Sequence[Event]) -> Contradiction | None:
    """Why it can't be; None where it may be so, as every claim about a party may."""
    if not claim.cards:
        return None
    before, seen = _parted(claim, history)
    if claim.occasion.kind is ClaimKind.PEEKED:
        came = _against_what_came(claim, seen)
    else:
        came = None if _enacted(seen) in (None, *claim.cards) else Contradiction.ENACTED
    return came or (Contradiction.TOO_MANY if _too_many(claim, before, seen) else None)


def _parted(claim: Claim, history: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """What was before the claim's round began, and what followed upon it."""
    rounds = {event.round: place for place, event in enumerate(history) if isinstance(event, RoundBegan)}
    began = rounds[claim.occasion.round]
    return history[:began], history[began + 1 :]


def _enacted(seen: Iterable[Event]) -> Policy | None:
    """By the government of this round; None where it enacted nothing, or not yet."""
    in_round = takewhile(lambda event: not isinstance(event, RoundBegan), seen)
    return next((event.policy for event in in_round if isinstance(event, PolicyEnacted)), None)


def _against_what_came(claim: Claim, seen: Iterable[Event]) -> Contradiction | None:
    """Chaos turns the cards on top one by one; a government draws all three, and enacts one of them."""
    in_later_rounds = dropwhile(lambda event: not isinstance(event, RoundBegan), seen)
    on_top, drawn = claim.cards, False
    for event in in_later_rounds:
        match event:
            case PoliciesDrawn():
                drawn = True
            case ChaosBroke(policy) if on_top and not drawn:
                if policy is not on_top[0]:
                    return Contradiction.CHAOS
                on_top = on_top[1:]
            case PolicyEnacted(policy):
                # A government that came after chaos drew other cards, too.
                fits = on_top != claim.cards or policy in claim.cards
                return None if fits else Contradiction.ENACTED
            case DeckReshuffled() | ChaosBroke():
                break
            case RoundBegan() if drawn:
                break
            case _:
                pass
    return None


def _too_many(claim: Claim, before: Iterable[Event], seen: Iterable[Event]) -> bool:
    """Of those that had been enacted before none was in the deck any more."""
    gone = [event.policy for event in before if isinstance(event, PolicyEnacted | ChaosBroke)]
    if claim.occasion.kind is ClaimKind.PEEKED:
        # The power came of a policy of the same round.
        gone += filter(None, (_enacted(seen),))
    return any(claim.cards.count(policy) > POLICIES.count(policy) - gone.count(policy) for policy in Policy)


def possible_claims(occasion: Occasion, history: Sequence[Event]) -> tuple[Claim, ...]:
    """All that could be true, by what the whole table has seen: the same in any hand, in the same order.

    Only on top of the deck does the order of cards mean anything.
    """
    if occasion.kind is ClaimKind.SAW_PARTY:
        return tuple(Claim(occasion, party=party) for party in Party)
    ways = product if occasion.kind is ClaimKind.PEEKED else _whatever_the_order
    claims = (Claim(occasion, cards=cards) for cards in ways(tuple(Policy), repeat=occasion.kind.cards))
    return tuple(claim for claim in claims if contradiction(claim, history) is None)


def _whatever_the_order(cards: Sequence[Policy], repeat: int) -> Iterable[tuple[Policy, ...]]:
    return combinations_with_replacement(cards, repeat)
