"""Questions for tests, of a game on the engine."""

from shgui.bots.thinking.situation import BotSituation
from shgui.bots.thinking.thinker import Thinker
from tests.bots.play import Game, Player, dealt


def situation(players: int = 5, text: str = "asked") -> BotSituation:
    """Build the situation of the seat on move at first."""
    thinkers: list[Player] = [Thinker(players)] * players
    game = Game(dealt(players, "official", text), thinkers, ["bold"] * players, b"asked")
    return game.situation(game.state.on_move[0], "decide")
