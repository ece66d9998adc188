"""Tools for catalogues: read a rulebook, prove it, extract, fill, compile, check."""
