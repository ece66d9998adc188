"""The end of a game, and the game told again."""
