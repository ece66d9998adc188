"""Words that the table adds to chance, checked as they are typed."""

from shgui.engine.table_words import are_canonical_words, canonical_words, mixes_alphabets
from shgui.table.answers import TableReason


def check_words(typed: str) -> str | TableReason:
    """Return the canonical form of these words, which alone is hashed, or why the table can't add them."""
    words = canonical_words(typed)
    if mixes_alphabets(words):
        return TableReason.MIXED_ALPHABETS
    return words if are_canonical_words(words) else TableReason.NOT_WORDS
