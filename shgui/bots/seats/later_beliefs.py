"""Beliefs of bots, computed again after a game as they were while they played."""

from collections.abc import Sequence

from shgui.bots.seats.seat_claims import list_standing_claims
from shgui.bots.thinking.situation import BotSituation
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.view import PlayerView
from shgui.reasoning.beliefs import Belief
from shgui.table.log_lines import Line
from shgui.table.seating import Temperament

_ANY_CHARACTER = str(Temperament.CAREFUL)
_ANY_SEED = bytes(16)
"""Beliefs depend on neither: they matter for actions and remarks."""


class LaterBeliefs:
    """The beliefs of any seat in one game. It is fastest if asked in the order of the game."""

    def __init__(self, players: int) -> None:
        self._thinker = Thinker(players)

    def get_belief(self, view: PlayerView, lines: Sequence[Line]) -> Belief:
        situation = BotSituation(view, (), list_standing_claims(lines), _ANY_CHARACTER, _ANY_SEED)
        estimate = self._thinker.build_moment(situation).estimate
        ways, assignments = sum(map(bool, estimate.weights)), estimate.assignments
        if not ways:
            return Belief(0, (), ())
        fascist = assignments.fascist_chances(estimate.weights)
        return Belief(ways, fascist, assignments.hitler_chances(estimate.weights))
