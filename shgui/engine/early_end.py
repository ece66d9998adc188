"""A game that its table breaks off before anybody has won. No rule leads here, and no action."""

from shgui.engine.state import State
from shgui.engine.types import Phase


def ended_early(state: State) -> State:
    """The same game, over without an outcome: nobody is on move, and what was secret may be told."""
    ended = state.copy()
    ended.phase = Phase.OVER
    ended.on_move = ()
    return ended
