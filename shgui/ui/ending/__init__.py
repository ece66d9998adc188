"""The end of a game: all roles turn."""
