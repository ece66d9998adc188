"""Codes become sentences, in the language of whoever reads them. No Qt; no text before it is asked for."""
