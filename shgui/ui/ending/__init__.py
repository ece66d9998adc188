"""The end of a game: all roles are revealed."""
