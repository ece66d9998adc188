"""Claims that can be made, corrected or withdrawn now, by what everyone has seen."""

from collections.abc import Iterable, Sequence

from shgui.engine.types import Phase
from shgui.table.log_lines import Line, Occasion, find_standing_claim
from shgui.table.private_tasks import PRIVATE

_NOT_IN = (*PRIVATE, Phase.VETO_ANSWER, Phase.OVER)
"""The phases without claims: while someone holds cards, and when everything is known."""


def open_occasions(phase: Phase, occasions: Iterable[Occasion]) -> tuple[Occasion, ...]:
    """Return the occasions for claims, those of the latest round first."""
    if phase in _NOT_IN:
        return ()
    return tuple(sorted(occasions, key=lambda occasion: -occasion.round))


def list_first_asked(open_now: Sequence[Occasion], chronicle: Sequence[Line]) -> tuple[Occasion, ...]:
    """Return the first occasion of the latest round without a claim; else the first one with a claim."""
    latest = tuple(each for each in open_now if each.round == open_now[0].round)
    unclaimed = tuple(each for each in latest if find_standing_claim(chronicle, each) is None)
    return unclaimed or latest[:1]
