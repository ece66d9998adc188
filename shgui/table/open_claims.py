"""What can be claimed, corrected or taken back now, from what all have seen. Pure."""

from collections.abc import Iterable, Sequence

from shgui.engine.types import Phase
from shgui.table.log_lines import Line, Occasion, standing_claim
from shgui.table.private_tasks import PRIVATE

_NOT_IN = (*PRIVATE, Phase.VETO_ANSWER, Phase.OVER)
"""While somebody has cards in hand, and when all is known."""


def open_occasions(phase: Phase, occasions: Iterable[Occasion]) -> tuple[Occasion, ...]:
    """Those of the latest round first. `occasions` are the table's."""
    if phase in _NOT_IN:
        return ()
    return tuple(sorted(occasions, key=lambda occasion: -occasion.round))


def asked_first(open_now: Sequence[Occasion], chronicle: Sequence[Line]) -> tuple[Occasion, ...]:
    """What nobody has claimed yet of the latest round, one after the other; else its first claim."""
    latest = tuple(each for each in open_now if each.round == open_now[0].round)
    unclaimed = tuple(each for each in latest if standing_claim(chronicle, each) is None)
    return unclaimed or latest[:1]
