"""A power that no rulebook knows, added to a copy of the program: how many places that takes."""
