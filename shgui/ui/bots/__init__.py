"""Seats that the program plays, for whoever leads games."""
