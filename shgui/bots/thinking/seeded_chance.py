"""The chance of one question, derived from its seed: the same question has the same answer."""

from hashlib import blake2b

_WORDS = 8
_MOST = float(2 ** (8 * _WORDS))


class SeededChance:
    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def draw(self, label: str) -> float:
        """Return a number between 0 and 1, without either; the same for the same label."""
        found = blake2b(self._seed + label.encode(), digest_size=_WORDS).digest()
        return (int.from_bytes(found, "big") + 0.5) / (_MOST + 1.0)
