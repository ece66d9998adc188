"""Two claims of which at most one can be true, if both come from Liberals: public, no card is looked at.

A Liberal President passes every Liberal card that there is room for; so what the President says to have
drawn tells what the Chancellor must have received. Whoever looked at the deck says what the next
government draws, as far as nobody turned a card of it or shuffled it meanwhile.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shgui.engine.events import ChaosBroke, DeckReshuffled, Event, PoliciesDrawn, RoundBegan
from shgui.engine.types import Policy
from shgui.review.course import ClaimsMade, Course
from shgui.table.log_lines import Claim, ClaimKind


@dataclass(frozen=True, slots=True)
class Exclusion:
    """`earlier` is of what came first: drawn before received, seen on top before drawn."""

    earlier: Claim
    later: Claim
    step: int
    """From which on both were said."""


def exclusions(course: Course) -> tuple[Exclusion, ...]:
    """All there were, those that were said first at the front."""
    history = tuple(each.event for each in course.happened)
    found = [
        Exclusion(one.claim, other.claim, max(one.step, other.step))
        for one, other in _together(course.said)
        if _exclude(one.claim, other.claim, history)
    ]
    return tuple(sorted(found, key=lambda each: each.step))


def _together(said: Sequence[ClaimsMade]) -> Iterator[tuple[ClaimsMade, ClaimsMade]]:
    """Pairs that stood at the same time, the one about the earlier occasion first."""
    for one in said:
        for other in said:
            earlier = _order(one.claim) < _order(other.claim)
            if (
                earlier
                and one.stood_at(max(one.step, other.step))
                and other.stood_at(max(one.step, other.step))
            ):
                yield one, other


_IN_ROUND = {ClaimKind.DREW: 0, ClaimKind.RECEIVED: 1, ClaimKind.PEEKED: 2, ClaimKind.SAW_PARTY: 2}


def _order(claim: Claim) -> tuple[int, int]:
    return claim.occasion.round, _IN_ROUND[claim.occasion.kind]


def _exclude(earlier: Claim, later: Claim, history: Sequence[Event]) -> bool:
    kinds = earlier.occasion.kind, later.occasion.kind
    if kinds == (ClaimKind.DREW, ClaimKind.RECEIVED):
        same = earlier.occasion.round == later.occasion.round
        return same and _liberals(later) != min(_liberals(earlier), 2)
    if kinds[0] is ClaimKind.PEEKED and kinds[1] in (ClaimKind.DREW, ClaimKind.RECEIVED):
        left = _left_of(earlier, later.occasion.round, history)
        if not left:
            return False
        if kinds[1] is ClaimKind.DREW:
            return bool(Counter(left) - Counter(later.cards))
        return len(left) == len(earlier.cards) and bool(Counter(later.cards) - Counter(left))
    return False


def _liberals(claim: Claim) -> int:
    return claim.cards.count(Policy.LIBERAL)


def _left_of(peeked: Claim, drawn_in: int, history: Sequence[Event]) -> tuple[Policy, ...]:
    """Which of the cards seen on top the government of that round surely drew."""
    left, number = peeked.cards, 0
    for event in history:
        if isinstance(event, RoundBegan):
            number = event.round
        elif number > peeked.occasion.round:
            match event:
                case PoliciesDrawn():
                    return left if number == drawn_in else ()
                case ChaosBroke():
                    left = left[1:]
                case DeckReshuffled():
                    return ()
                case _:
                    pass
    return ()
