"""A game on the window: who leads it, what its pages are told and answer, and who else hears of it."""
