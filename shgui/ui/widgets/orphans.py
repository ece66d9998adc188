"""Sentences that break well wherever they break."""


def without_orphan(sentence: str) -> str:
    """No word stands alone on the last line."""
    before, _, last = sentence.rpartition(" ")
    return f"{before}\N{NO-BREAK SPACE}{last}" if before else last
