"""What bots believed, reckoned once more when their game is over, just as while they played."""

from collections.abc import Sequence

from shgui.bots.seats.claims import told_of
from shgui.bots.thinking.situation import BotSituation
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.view import PlayerView
from shgui.reasoning.beliefs import Belief
from shgui.table.log_lines import Line
from shgui.table.seating import Temperament

_ANY_CHARACTER = str(Temperament.CAREFUL)
_ANY_SEED = bytes(16)
"""By neither is anything believed: they count where something is done or said."""


class LookingBack:
    """At one game, for any seat in it. Quickest where a seat is asked of moment after moment."""

    def __init__(self, players: int) -> None:
        self._thinker = Thinker(players)

    def get_belief(self, view: PlayerView, lines: Sequence[Line]) -> Belief:
        """What a bot that sees this believes, when this stands in the chronicle."""
        situation = BotSituation(view, (), told_of(lines), _ANY_CHARACTER, _ANY_SEED)
        estimate = self._thinker.build_moment(situation).estimate
        ways = sum(map(bool, estimate.weights))
        if not ways:
            return Belief(0, (), ())
        return Belief(
            ways,
            estimate.assignments.fascist_chances(estimate.weights),
            estimate.assignments.hitler_chances(estimate.weights),
        )
