"""Reads a rulebook in a language that nobody has described yet, and proposes its rulebook file.

It knows how the game's rulebooks are built and what the other languages call things; of the language it
reads it knows nothing.
"""
