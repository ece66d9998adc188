"""Who may not become Chancellor now, and why."""

from functools import lru_cache

from shgui.engine.editions import FiveRule
from shgui.engine.state import State
from shgui.engine.types import Office, Seat

_FIVE = 5
_STARTED_WITH_5 = FiveRule.STARTED_WITH_5


def term_limits(state: State) -> tuple[tuple[Seat, Office], ...]:
    """The living seats that term limits bar from the Chancellor's office, and the office that bars them."""
    if state.limits is None:
        return ()
    president, chancellor = state.limits
    by_office = {chancellor: Office.CHANCELLOR}
    if not _last_president_is_free(state):
        by_office[president] = Office.PRESIDENT
    return tuple([(seat, by_office[seat]) for seat in sorted(by_office) if seat in state.alive])


def eligible(state: State) -> tuple[Seat, ...]:
    """The seats that the candidate may nominate."""
    if state.limits is None:
        return others(state.alive, state.president, state.president, state.president)
    president, chancellor = state.limits
    also_barred = state.president if _last_president_is_free(state) else president
    return others(state.alive, state.president, also_barred, chancellor)


def _last_president_is_free(state: State) -> bool:
    """With five players left only the last Chancellor is limited (`pl.txt L99`, `pt_BR.txt L90`)."""
    if state.setup.edition.five_rule is _STARTED_WITH_5:
        return state.setup.players == _FIVE
    return len(state.alive) <= _FIVE


@lru_cache(maxsize=4096)
def others(seats: tuple[Seat, ...], *without: Seat) -> tuple[Seat, ...]:
    """These seats without those. Remembered, since the same few tables come up again and again."""
    return tuple(seat for seat in seats if seat not in without)
