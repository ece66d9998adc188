"""An interface to what bots believed in a game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from shgui.engine.view import PlayerView
from shgui.table.log_lines import Line

if TYPE_CHECKING:
    from shgui.reasoning.beliefs import Belief


class BotMind(Protocol):
    """A bot's beliefs in one game, for any seat in it."""

    def get_belief(self, view: PlayerView, lines: Sequence[Line]) -> "Belief":
        """Return the belief of a bot with this view and this public log."""


BotMindFactory = Callable[[int], BotMind]
"""Makes a mind for so many players; called once someone looks at what a bot believed."""
