"""The page with which phones join: the code, and the players who have come."""
