"""Checks of catalogues, one module a concern."""
