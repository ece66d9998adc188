"""The chance of one question, out of its seed: the same question has the same answer."""

from hashlib import blake2b

_WORDS = 8
_MOST = float(2 ** (8 * _WORDS))


class Chance:
    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def number(self, label: str) -> float:
        """Between 0 and 1, and neither of them; the same for the same label."""
        found = blake2b(self._seed + label.encode(), digest_size=_WORDS).digest()
        return (int.from_bytes(found, "big") + 0.5) / (_MOST + 1.0)
