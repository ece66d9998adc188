"""Phones: what goes between them and the desktop."""
