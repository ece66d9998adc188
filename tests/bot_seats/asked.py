"""Questions for tests, of a game on the engine."""

from shgui.bots.situation import Situation
from shgui.bots.thinker import Thinker
from tests.bots.play import Game, Player, dealt


def situation(players: int = 5, text: str = "asked") -> Situation:
    """Of whoever is on move at first."""
    thinkers: list[Player] = [Thinker(players)] * players
    game = Game(dealt(players, "official", text), thinkers, ["bold"] * players, b"asked")
    return game.situation(game.state.on_move[0], "decide")
