"""One person plays alone among bots."""
