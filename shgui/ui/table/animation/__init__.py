"""Scripts of a game's events, and the animations built of them."""
