"""Checks whether a claim can be true, by what everyone has seen: boards and reshuffles, never a hand."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import combinations_with_replacement, dropwhile, product, takewhile

from shgui.engine.components import POLICIES
from shgui.engine.events import ChaosBroke, DeckReshuffled, Event, PoliciesDrawn, PolicyEnacted, RoundBegan
from shgui.engine.knowledge import Drew, Memory, Peeked, Received, SawParty, Sight
from shgui.engine.types import Party, Policy
from shgui.table.log_lines import Claim, ClaimKind, Occasion

_SEEN: dict[ClaimKind, type[Sight]] = {
    ClaimKind.DREW: Drew,
    ClaimKind.RECEIVED: Received,
    ClaimKind.PEEKED: Peeked,
    ClaimKind.SAW_PARTY: SawParty,
}


def find_claimed_memory(occasion: Occasion, memories: Iterable[Memory]) -> Sight | None:
    """Return what the occasion's seat saw; None if it never looked."""
    kind = _SEEN[occasion.kind]
    for memory in memories:
        if isinstance(memory, kind) and memory.round == occasion.round:
            return memory
    return None


class Contradiction(StrEnum):
    ENACTED = "enacted"
    """The policy that the government enacted is not among the cards."""
    CHAOS = "chaos"
    """The policy that chaos enacted is not among the cards, or in another place."""
    TOO_MANY = "too_many"
    """There were not that many of one kind left in the deck."""


class ClaimConflict(StrEnum):
    """The conflict of what the President of a session claims with what its Chancellor claims."""

    ONE_LIES = "one_lies"
    """Both claims can't be true."""
    CARD_MISSING = "card_missing"
    """Both may be true, if the President discarded a Liberal Policy and kept a Fascist one."""


def find_conflict(drew: Claim, received: Claim) -> ClaimConflict | None:
    """Compare the claims about the cards of one session."""
    drawn, passed = drew.cards.count(Policy.LIBERAL), received.cards.count(Policy.LIBERAL)
    most = min(drawn, len(received.cards))
    if passed == most:
        return None
    possible = most == drawn and passed == most - 1
    return ClaimConflict.CARD_MISSING if possible else ClaimConflict.ONE_LIES


def find_contradiction(claim: Claim, history: Sequence[Event]) -> Contradiction | None:
    """Return why a claim can't be true; None where it may be, as every claim about a party may."""
    if not claim.cards:
        return None
    before, seen = _split_history(claim, history)
    if claim.occasion.kind is ClaimKind.PEEKED:
        came = _check_peeked_cards(claim, seen)
    else:
        came = None if _find_enacted_policy(seen) in (None, *claim.cards) else Contradiction.ENACTED
    return came or (Contradiction.TOO_MANY if _claims_too_many(claim, before, seen) else None)


def _split_history(claim: Claim, history: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """Return the events before the claim's round, and those since its beginning."""
    rounds = {event.round: place for place, event in enumerate(history) if isinstance(event, RoundBegan)}
    began = rounds[claim.occasion.round]
    return history[:began], history[began + 1 :]


def _find_enacted_policy(seen: Iterable[Event]) -> Policy | None:
    """Return the policy that the government of this round enacted; None where there is none, or none yet."""
    in_round = takewhile(lambda event: not isinstance(event, RoundBegan), seen)
    return next((event.policy for event in in_round if isinstance(event, PolicyEnacted)), None)


def _check_peeked_cards(claim: Claim, seen: Iterable[Event]) -> Contradiction | None:
    """Compare the claimed top cards with what came: chaos turns them one by one, a government enacts one of
    three.
    """
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


def _claims_too_many(claim: Claim, before: Iterable[Event], seen: Iterable[Event]) -> bool:
    """Return whether more of one kind are claimed than were left in the deck."""
    gone = [event.policy for event in before if isinstance(event, PolicyEnacted | ChaosBroke)]
    if claim.occasion.kind is ClaimKind.PEEKED:
        # The power came from a policy of the same round.
        gone += filter(None, (_find_enacted_policy(seen),))
    return any(claim.cards.count(policy) > POLICIES.count(policy) - gone.count(policy) for policy in Policy)


def list_possible_claims(occasion: Occasion, history: Sequence[Event]) -> tuple[Claim, ...]:
    """Return every claim that could be true by what everyone has seen: the same for any hand, in the same
    order.

    The order of cards means something only on top of the deck.
    """
    if occasion.kind is ClaimKind.SAW_PARTY:
        return tuple(Claim(occasion, party=party) for party in Party)
    number = occasion.kind.cards
    is_ordered = occasion.kind is ClaimKind.PEEKED
    hands = product(Policy, repeat=number) if is_ordered else combinations_with_replacement(Policy, number)
    claims = (Claim(occasion, cards=cards) for cards in hands)
    return tuple(claim for claim in claims if find_contradiction(claim, history) is None)
