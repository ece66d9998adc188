"""Phones at a table: who sits where, and what each phone may do and is sent."""
