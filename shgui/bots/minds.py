"""What one seat makes of the game: what all know, and what it alone knows besides."""

from collections.abc import Sequence

from shgui.bots.public_line import Common, PublicLine
from shgui.bots.situation import Told
from shgui.engine.view import PlayerView
from shgui.reasoning.insider import Insider, insider_of
from shgui.reasoning.people import LIKELY_HABITS
from shgui.reasoning.row import Row


class Mind:
    """Of one seat with one role."""

    common: Common
    weights: Sequence[float]
    fascist: Sequence[float]
    """By seat, the chance to be on the fascists' side."""

    def __init__(self, line: PublicLine) -> None:
        self._line = line
        self._insider: Insider | None = None
        self._row: Row | None = None

    def attend(self, view: PlayerView, told: tuple[Told, ...]) -> None:
        """From now on this is what the seat has seen and heard."""
        self.common = common = self._line.at(view.history, told)
        insider = insider_of(view)
        if insider is None:
            raise ValueError("only a player thinks")
        if self._row is None:
            self._row = Row(view.players, insider, LIKELY_HABITS)
        elif insider != self._insider:
            self._row.learn(insider)
        self._insider = insider
        self.weights = self._row.weigh(common.happened, common.heard, common.elections)
        self.fascist = self._row.assignments.fascist(self.weights)
