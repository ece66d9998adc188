"""Players whom a President may choose."""

from shgui.engine.errors import Reason
from shgui.engine.state import State
from shgui.engine.types import Seat


def others_alive(state: State) -> tuple[Seat, ...]:
    """Return the living players without the President."""
    return tuple(seat for seat in state.alive if seat != state.president)


def not_investigated(state: State) -> tuple[Seat, ...]:
    """Return the players who can be investigated: each once in a game, by any President (`it.txt L191`)."""
    return tuple(seat for seat in others_alive(state) if seat not in state.investigated)


def why_not_other_player(state: State, target: object) -> Reason | None:
    """Return why this isn't a living player other than the President (`pl.txt L158`); None if it is."""
    if type(target) is not int or not 0 <= target < state.setup.players:
        return Reason.TARGET_UNKNOWN
    if target == state.president:
        return Reason.TARGET_SELF
    if target not in state.alive:
        return Reason.TARGET_EXECUTED
    return None
