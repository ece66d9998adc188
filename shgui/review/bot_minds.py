"""What bots made of a game: asked of those who play in their seats, whoever that is."""

from collections.abc import Callable, Sequence
from typing import Protocol

from shgui.engine.view import PlayerView
from shgui.reasoning.beliefs import Belief
from shgui.table.log_lines import Line


class MindOfBots(Protocol):
    """Follows one game, for any seat in it."""

    def belief(self, view: PlayerView, lines: Sequence[Line]) -> Belief:
        """What a bot that sees this believes, when this stands in the chronicle."""


MakeMind = Callable[[int], MindOfBots]
"""For a game of so many players. It is first asked for when somebody looks at what a bot believed."""
