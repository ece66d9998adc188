"""Whom a President may choose."""

from collections.abc import Callable
from functools import cache

from shgui.engine.actions import Action
from shgui.engine.eligibility import others
from shgui.engine.errors import Reason
from shgui.engine.state import State
from shgui.engine.types import Seat


@cache
def each_of(action: Callable[[Seat], Action], seats: tuple[Seat, ...]) -> tuple[Action, ...]:
    """What is done to one of these seats."""
    return tuple(action(seat) for seat in seats)


def others_alive(state: State) -> tuple[Seat, ...]:
    """Nobody ever chooses himself or a dead player."""
    return others(state.alive, state.president)


def not_investigated(state: State) -> tuple[Seat, ...]:
    """Nobody is investigated twice in a game, by whomever (`it.txt L191`)."""
    return tuple(seat for seat in others_alive(state) if seat not in state.investigated)


def why_not_other_player(state: State, target: object) -> Reason | None:
    """Only a living player other than the President, whatever some books leave unsaid (`pl.txt L158`)."""
    if type(target) is not int or not 0 <= target < state.setup.players:
        return Reason.TARGET_UNKNOWN
    if target == state.president:
        return Reason.TARGET_SELF
    if target not in state.alive:
        return Reason.TARGET_EXECUTED
    return None
