"""How to play, the guided first round, keys, and who made what."""
