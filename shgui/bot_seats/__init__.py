"""The seats of a table that the program plays: whoever thinks for them thinks in a process of its own."""
