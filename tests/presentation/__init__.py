"""Decisions about what shows of a game, and what players may do then."""
