"""The progress of a game as everyone has seen it, the screen that is due, and what may be done there."""
