"""Whom a President may choose."""

from shgui.engine.errors import Reason
from shgui.engine.state import State


def why_not_other_player(state: State, target: object) -> Reason | None:
    """Only a living player other than the President, whatever some books leave unsaid (`pl.txt L158`)."""
    if type(target) is not int or not 0 <= target < state.setup.players:
        return Reason.TARGET_UNKNOWN
    if target == state.president:
        return Reason.TARGET_SELF
    if target not in state.alive:
        return Reason.TARGET_EXECUTED
    return None
