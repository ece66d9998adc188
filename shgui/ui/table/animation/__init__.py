"""Scripts of the moments of a game, and the animations that are built of them."""
