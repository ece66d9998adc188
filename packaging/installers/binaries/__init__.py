"""Reads from a program or library which others it needs, on whatever system it is read."""
