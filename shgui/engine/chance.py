"""All chance of a game, and what seals it. Any language can re-implement all of it from this page.

Texts become bytes by UTF-8 (a lone surrogate by the same rule), and SHA-256 gives 32 bytes. Written down,
bytes are hexadecimal in small letters.

Seed. 32 bytes, drawn before anything else and secret until the game is over. Where the table added words of
its own, chance comes from `SHA-256("secret-hitler-words 1\\n" + seed + words)`; without words from the seed
itself. Which of the two it is, this page calls `chance`.

Bytes. For a purpose, a text such as `roles`, the generator yields the bytes of
`SHA-256(chance + purpose + n)` for n = 0, 1, 2 … one block after the other, where `purpose` is ASCII and n is
four bytes, big-endian.

Numbers. A number below k (k at most 256) is the next byte b modulo k; bytes b >= 256 - 256 mod k are
skipped, so every number is equally likely.

Shuffles. Fisher and Yates, from the back: for i = last … 1, j = number below i + 1, swap items i and j.

Purposes. `roles`: the role cards, sorted liberals, fascists, Hitler; the first goes to seat 0. `first`: the
seat of the first candidate, a number below the number of players. `deck`: the policies, fascist ones
first; the first of the outcome lies on top. `reshuffle 1`, `reshuffle 2` …: deck and discards together,
fascist ones first. `pass 1`, `pass 2` …, by round, where the edition has the President shuffle the two
cards: these two, a fascist one first.

Fingerprint. The SHA-256 of these lines, each ended by one line feed, with what the record says in the place
of the braces; one `player` line a seat, from seat 0 on:

    secret-hitler-seed 2
    deal {number of this deal}
    edition {name of the edition}
    switches {the edition's switches as JSON: keys sorted, no spaces, all ASCII}
    players {how many}
    player {the name's bytes}
    seed {the seed}

It is shown before the table adds its words and before anybody sees a role. The words are no part of it: they
come later, from somebody who doesn't know the seed. Of the fingerprint its first 32 digits are shown; that
many at least must be written down.

Chain. Link 0 is `SHA-256("secret-hitler-chain 1\\n" + fingerprint + "\\n" + words)` with the fingerprint
written in hexadecimal (nothing for a game that was laid by hand). Every action that holds gives a link:
`SHA-256(link before + text)` with the link before as 32 bytes. The text is the seat, a space, the action's
type, and where it has a field, a space and its value: `0 nominate 2`, `4 vote true`, `0 discard F`,
`2 propose_veto`, `0 answer_veto false`. The last link is the game's end, shown when the game is over.

A record of version 1 has neither deal, words nor end. Its fingerprint is the SHA-256 of four lines and the
seed's: `secret-hitler-seed 1`, `players {how many}`, `edition {name}`, `switches {JSON}`, `seed {the seed}`.
"""

import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

SEED_BYTES = 32
WORDS_FORMAT = "secret-hitler-words 1"

Item = TypeVar("Item")


def fresh_seed() -> bytes:
    """A new seed from the operating system's cryptographic source."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed that stands for a text: its SHA-256."""
    return sha256(as_bytes(text)).digest()


def with_words(seed: bytes, words: str) -> bytes:
    """What chance comes from: the seed, and the words that the table added, if any."""
    return sha256(as_bytes(f"{WORDS_FORMAT}\n") + seed + as_bytes(words)).digest() if words else seed


def as_bytes(text: str) -> bytes:
    """The bytes that stand for a text wherever one is hashed."""
    return text.encode("utf-8", "surrogatepass")


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
