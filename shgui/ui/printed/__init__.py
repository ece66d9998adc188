"""A game with the printed cards, followed by the program."""
