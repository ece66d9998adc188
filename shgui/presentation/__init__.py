"""What the room has seen of a game, which screen is due, and what may be done there. No Qt."""
