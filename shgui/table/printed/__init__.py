"""A game with printed cards, which the program only moderates."""
