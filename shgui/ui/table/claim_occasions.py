"""What can be claimed, corrected or taken back now, from what all have seen. Pure."""

from shgui.engine.types import Phase
from shgui.table.lines import Occasion, standing_claim
from shgui.table.private_moments import PRIVATE
from shgui.ui.game.page_data import PublicTable

_NOT_IN = (*PRIVATE, Phase.VETO_ANSWER, Phase.OVER)
"""While somebody has cards in hand, and when all is known."""


def open_occasions(public: PublicTable) -> tuple[Occasion, ...]:
    """Those of the latest round first."""
    if not public.claims or public.view.phase in _NOT_IN:
        return ()
    return tuple(sorted(public.occasions, key=lambda occasion: -occasion.round))


def asked_first(public: PublicTable) -> tuple[Occasion, ...]:
    """What nobody has claimed yet of the latest round, one after the other; else its first claim."""
    of_all = open_occasions(public)
    latest = tuple(each for each in of_all if each.round == of_all[0].round)
    unclaimed = tuple(each for each in latest if standing_claim(public.chronicle, each) is None)
    return unclaimed or latest[:1]
