"""From a printed rulebook to a complete catalogue: read, prove, extract, fill, compile, check."""
