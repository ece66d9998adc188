"""Players that are played by the program."""
