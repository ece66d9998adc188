"""The end of a game that its table breaks off. No rule and no action leads here."""

from dataclasses import replace

from shgui.engine.state import State
from shgui.engine.types import Phase


def ended_early(state: State) -> State:
    """Return the game, over without an outcome: nobody is on move, and everything may be shown."""
    return replace(state, phase=Phase.OVER, on_move=())
