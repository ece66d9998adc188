"""Who may not become Chancellor now, and why.

What depends on a few seats alone is remembered: the same few tables come up again and again.
"""

from functools import cache, lru_cache

from shgui.engine.editions import FiveRule
from shgui.engine.state import State, TermLimits
from shgui.engine.types import Office, Seat

_FIVE = 5
_STARTED_WITH_5 = FiveRule.STARTED_WITH_5
_PRESIDENT, _CHANCELLOR = Office.PRESIDENT, Office.CHANCELLOR


def limit(state: State, president: Seat, chancellor: Seat) -> None:
    """From now on term limits name these two, and nobody else."""
    state.term_limits = _limits(president, chancellor, _last_president_is_free(state))


def limits_after_execution(state: State) -> None:
    """Limits die with whoever held them; and with few enough players left the last President is free."""
    free = _last_president_is_free(state)
    state.term_limits = tuple(
        [
            (seat, office)
            for seat, office in state.term_limits
            if seat in state.alive and not (free and office is _PRESIDENT)
        ]
    )


def _last_president_is_free(state: State) -> bool:
    """With five players left only the last Chancellor is limited (`pl.txt L99`, `pt_BR.txt L90`)."""
    if state.setup.edition.five_rule is _STARTED_WITH_5:
        return state.setup.players == _FIVE
    return len(state.alive) <= _FIVE


@cache
def _limits(president: Seat, chancellor: Seat, president_is_free: bool) -> TermLimits:
    limits = {chancellor: _CHANCELLOR}
    if not president_is_free:
        limits[president] = _PRESIDENT
    return tuple(sorted(limits.items()))


@lru_cache(maxsize=4096)
def eligible(alive: tuple[Seat, ...], candidate: Seat, limits: TermLimits) -> tuple[Seat, ...]:
    """The seats that the candidate may nominate."""
    barred = dict(limits)
    return tuple([seat for seat in alive if seat != candidate and seat not in barred])


@cache
def others(seats: tuple[Seat, ...], without: Seat) -> tuple[Seat, ...]:
    """These seats, one left out."""
    return tuple([seat for seat in seats if seat != without])
