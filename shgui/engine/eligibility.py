"""Players who may be chosen, and the term limits that bar some from the Chancellor's office."""

from shgui.engine.editions import FiveRule
from shgui.engine.errors import Reason
from shgui.engine.state import State
from shgui.engine.types import Office, Seat

_FIVE = 5


def list_others_alive(state: State) -> tuple[Seat, ...]:
    """Return the living players without the President."""
    return tuple(seat for seat in state.alive if seat != state.president)


def why_not_other_player(state: State, target: object) -> Reason | None:
    """Return why this isn't a living player other than the President (`pl.txt L158`); None if it is."""
    if type(target) is not int or not 0 <= target < state.setup.players:
        return Reason.TARGET_UNKNOWN
    if target == state.president:
        return Reason.TARGET_SELF
    if target not in state.alive:
        return Reason.TARGET_EXECUTED
    return None


def set_term_limits(state: State, president: Seat, chancellor: Seat) -> None:
    """Bar these two from the next nomination, and nobody else."""
    limits = {president: Office.PRESIDENT} if not _last_president_is_free(state) else {}
    limits[chancellor] = Office.CHANCELLOR
    state.term_limits = tuple(sorted(limits.items()))


def lift_limits_after_execution(state: State) -> None:
    """Remove the limit of an executed player, and that of the last President where few players are left."""
    free = _last_president_is_free(state)
    state.term_limits = tuple(
        (seat, office)
        for seat, office in state.term_limits
        if seat in state.alive and not (free and office is Office.PRESIDENT)
    )


def _last_president_is_free(state: State) -> bool:
    """Return whether only the last Chancellor is limited (`pl.txt L99`, `pt_BR.txt L90`)."""
    if state.setup.edition.five_rule is FiveRule.STARTED_WITH_5:
        return state.setup.players == _FIVE
    return len(state.alive) <= _FIVE


def list_eligible_seats(state: State, candidate: Seat) -> tuple[Seat, ...]:
    barred = dict(state.term_limits)
    return tuple(seat for seat in state.alive if seat != candidate and seat not in barred)
