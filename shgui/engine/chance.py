"""All chance of a game, from one secret seed. Any language can re-implement it from this page.

Bytes. For a purpose, a text such as `roles`, the generator yields the bytes of
`SHA-256(seed + purpose + n)` for n = 0, 1, 2 … one block after the other, where `seed` is 32 bytes,
`purpose` is ASCII and n is four bytes, big-endian.

Numbers. A number below k (k at most 256) is the next byte b modulo k; bytes b >= 256 - 256 mod k are
skipped, so every number is equally likely.

Shuffles. Fisher and Yates, from the back: for i = last … 1, j = number below i + 1, swap items i and j.

Purposes. `roles`: the role cards, sorted liberals, fascists, Hitler; the first goes to seat 0. `first`: the
seat of the first candidate, a number below the number of players. `deck`: the policies, fascist ones
first; the first of the outcome lies on top. `reshuffle 1`, `reshuffle 2` …: deck and discards together,
fascist ones first. `pass 1`, `pass 2` …, by round, where the edition has the President shuffle the two
cards: these two, a fascist one first.
"""

import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

SEED_BYTES = 32

Item = TypeVar("Item")


def fresh_seed() -> bytes:
    """A new seed from the operating system's cryptographic source."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed that stands for a text: its SHA-256."""
    return sha256(text.encode("utf-8", "surrogatepass")).digest()


def _bytes(seed: bytes, purpose: str) -> Iterator[int]:
    start = seed + purpose.encode("ascii")
    block = 0
    while True:
        yield from sha256(start + block.to_bytes(4, "big")).digest()
        block += 1


def number(seed: bytes, purpose: str, limit: int) -> int:
    """A number from 0 to limit - 1."""
    fair = 256 - 256 % limit
    stream = _bytes(seed, purpose)
    byte = next(stream)
    while byte >= fair:
        byte = next(stream)
    return byte % limit


def shuffled(seed: bytes, purpose: str, items: Sequence[Item]) -> tuple[Item, ...]:
    """The items in the order that this seed gives them for this purpose."""
    order = list(items)
    stream = _bytes(seed, purpose)
    left = len(order)
    while left > 1:
        byte = next(stream)
        if byte < 256 - 256 % left:
            other = byte % left
            left -= 1
            order[left], order[other] = order[other], order[left]
    return tuple(order)
