"""What the program says aloud: the opening of the printed game, and what happens at the table."""
