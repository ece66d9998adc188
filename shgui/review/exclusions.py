"""Pairs of claims that contradict each other, found without looking at cards: both can't be true, or can't
both come from Liberals. A Liberal President passes every Liberal card possible, so a claim about drawn cards
says what the Chancellor received. A claim about the top of the deck says what the next government draws,
unless a card was turned or the deck shuffled meanwhile."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from shgui.engine.events import ChaosBroke, DeckReshuffled, Event, PoliciesDrawn, RoundBegan
from shgui.engine.types import Policy
from shgui.review.course import Course
from shgui.table.claim_checks import ClaimConflict, find_conflict
from shgui.table.log_lines import Claim, ClaimKind


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Two claims that exclude each other; `earlier` is about what came first: drawn before received."""

    earlier: Claim
    later: Claim
    step: int
    """The step from which on both had been made."""
    conflict: ClaimConflict


def find_exclusions(course: Course) -> tuple[Exclusion, ...]:
    """Find all exclusions among the claims that stood at the end, ordered by when both had been made."""
    history = tuple(each.event for each in course.events)
    standing = sorted(course.standing, key=lambda made: _get_order(made.claim))
    found = []
    for one, other in combinations(standing, 2):
        conflict = _compare(one.claim, other.claim, history)
        if conflict is not None:
            found.append(Exclusion(one.claim, other.claim, max(one.step, other.step), conflict))
    return tuple(sorted(found, key=lambda each: each.step))


_IN_ROUND = {ClaimKind.DREW: 0, ClaimKind.RECEIVED: 1, ClaimKind.PEEKED: 2, ClaimKind.SAW_PARTY: 2}


def _get_order(claim: Claim) -> tuple[int, int]:
    return claim.occasion.round, _IN_ROUND[claim.occasion.kind]


def _compare(earlier: Claim, later: Claim, history: Sequence[Event]) -> ClaimConflict | None:
    kinds = earlier.occasion.kind, later.occasion.kind
    if kinds == (ClaimKind.DREW, ClaimKind.RECEIVED):
        return find_conflict(earlier, later) if earlier.occasion.round == later.occasion.round else None
    if kinds[0] is ClaimKind.PEEKED and kinds[1] in (ClaimKind.DREW, ClaimKind.RECEIVED):
        left = _list_still_on_top(earlier, later.occasion.round, history)
        if kinds[1] is ClaimKind.DREW:
            impossible = bool(Counter(left) - Counter(later.cards))
        else:
            impossible = len(left) == len(earlier.cards) and bool(Counter(later.cards) - Counter(left))
        return ClaimConflict.ONE_LIES if impossible else None
    return None


def _list_still_on_top(peeked: Claim, drawn_in: int, history: Sequence[Event]) -> tuple[Policy, ...]:
    """Return which of the cards seen on top the government of that round surely drew."""
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
