"""What goes between the desktop and a phone, readable by these two alone and of one length.

A phone is its X25519 key pair. It says in plain who it is: 32 bytes of its public key and 16 random bytes,
its challenge. From then on every message of either side is 4,136 bytes: 24 random ones, and a box (crypto_box
of NaCl: X25519, XSalsa20-Poly1305) of these 4,096:

    16  the phone's challenge
    16  random bytes of the desktop: with the challenge they are the conversation's name
     1  who says it: 1 the desktop, 2 the phone
     4  how many messages it has said before, big-endian
     1  which part of a block this is, from 1
     1  of how many parts
  4,057 the block as JSON in UTF-8, or this part of it, filled up with spaces

The desktop speaks first: its first message holds an empty object and tells its half of the name. The phone
proves with its first message that the public key is its own. What a phone says is always whole. A message
that was altered, repeated, left out, reordered, or said in another conversation opens nowhere.
"""

import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from secrets import token_bytes
from typing import Any

from nacl.bindings import (
    crypto_box_afternm,
    crypto_box_beforenm,
    crypto_box_open_afternm,
    crypto_scalarmult_base,
)
from nacl.exceptions import CryptoError

KEY_BYTES = 32
CHALLENGE_BYTES = 16
HELLO_BYTES = KEY_BYTES + CHALLENGE_BYTES
PLAIN_BYTES = 4096
NONCE_BYTES = 24
SEALED_BYTES = NONCE_BYTES + 16 + PLAIN_BYTES

_HEAD = struct.Struct(">16s16sBIBB")
WHOLE_BYTES = PLAIN_BYTES - _HEAD.size
"""How long a block can be that must not be cut."""
MOST_PARTS = 32
MOST_PLAIN_BYTES = MOST_PARTS * WHOLE_BYTES
_DEEPEST = 8
_LARGEST = 2**53
"""Beyond it a page's numbers are no longer exact."""


class Speaker(IntEnum):
    DESKTOP = 1
    PHONE = 2


class NotForUs(Exception):
    """What came isn't the next message of this conversation. It is over: nothing in it can be trusted now."""


@dataclass(frozen=True, repr=False)
class KeyPair:
    """Who somebody is. Its secret half, kept, makes a desktop started anew the same for its phones."""

    secret: bytes

    def __post_init__(self) -> None:
        if len(self.secret) != KEY_BYTES:
            raise ValueError("a key has 32 bytes")

    @classmethod
    def fresh(cls) -> "KeyPair":
        return cls(token_bytes(KEY_BYTES))

    @property
    def public(self) -> bytes:
        public: bytes = crypto_scalarmult_base(self.secret)
        return public


@dataclass(frozen=True)
class KeyHello:
    """What a phone says first, in plain."""

    key: bytes
    challenge: bytes

    @classmethod
    def of(cls, pair: KeyPair) -> "KeyHello":
        return cls(pair.public, token_bytes(CHALLENGE_BYTES))

    @classmethod
    def read(cls, said: bytes) -> "KeyHello":
        if len(said) != HELLO_BYTES:
            raise NotForUs
        return cls(said[:KEY_BYTES], said[KEY_BYTES:])

    @property
    def said(self) -> bytes:
        return self.key + self.challenge


class Sealing:
    """One side of one conversation: seals what it says, opens what the other says, each in its order."""

    def __init__(
        self, ours: KeyPair, theirs: bytes, speaker: Speaker, challenge: bytes, answer: bytes | None
    ) -> None:
        try:
            # Fails for keys that would make a shared secret that everybody knows.
            self._shared: bytes = crypto_box_beforenm(theirs, ours.secret)
        except (CryptoError, ValueError) as error:
            raise NotForUs from error
        self._speaker = speaker
        self._challenge = challenge
        self._answer = answer
        self._said = 0
        self._heard = 0
        self._parts: list[bytes] = []
        self._of = 0

    @classmethod
    def of_desktop(cls, ours: KeyPair, hello: KeyHello) -> "Sealing":
        return cls(ours, hello.key, Speaker.DESKTOP, hello.challenge, token_bytes(CHALLENGE_BYTES))

    @classmethod
    def of_phone(cls, ours: KeyPair, desktop: bytes, hello: KeyHello) -> "Sealing":
        return cls(ours, desktop, Speaker.PHONE, hello.challenge, None)

    def seal_whole(self, block: Mapping[str, object]) -> bytes:
        """The block in one message, whatever it holds; who tells more than fits has made a mistake."""
        text = _text(block)
        if len(text) > WHOLE_BYTES:
            raise ValueError(f"{len(text)} bytes don't fit into one message of {WHOLE_BYTES}")
        return self._seal(text, 1, 1)

    def seal_in_parts(self, block: Mapping[str, object]) -> list[bytes]:
        """The block in as many messages as it needs: for what is public, as their number tells its length."""
        text = _text(block)
        pieces = [text[start : start + WHOLE_BYTES] for start in range(0, len(text), WHOLE_BYTES)]
        if len(pieces) > MOST_PARTS:
            raise ValueError(f"{len(text)} bytes don't fit into {MOST_PARTS} messages")
        return [self._seal(piece, place, len(pieces)) for place, piece in enumerate(pieces, 1)]

    def open(self, sealed: bytes) -> dict[str, Any] | None:
        """The block that the other says; None as long as parts of it are missing."""
        if len(sealed) != SEALED_BYTES:
            raise NotForUs
        try:
            plain = crypto_box_open_afternm(sealed[NONCE_BYTES:], sealed[:NONCE_BYTES], self._shared)
        except CryptoError as error:
            raise NotForUs from error
        challenge, answer, speaker, number, part, parts = _HEAD.unpack_from(plain)
        if self._answer is None:
            self._answer = answer
        expected = (self._challenge, self._answer, len(Speaker) + 1 - self._speaker, self._heard)
        if (challenge, answer, speaker, number) != expected:
            raise NotForUs
        self._heard += 1
        return self._whole(plain[_HEAD.size :], part, parts)

    def _whole(self, piece: bytes, part: int, parts: int) -> dict[str, Any] | None:
        most = 1 if self._speaker is Speaker.DESKTOP else MOST_PARTS
        begun = len(self._parts)
        if part != begun + 1 or not part <= parts <= most or (begun and parts != self._of):
            raise NotForUs
        self._of = parts
        self._parts.append(piece)
        if part < parts:
            return None
        text, self._parts = b"".join(self._parts), []
        return _block(text)

    def _seal(self, text: bytes, part: int, parts: int) -> bytes:
        if self._answer is None:
            raise ValueError("the desktop speaks first")
        head = _HEAD.pack(self._challenge, self._answer, self._speaker, self._said, part, parts)
        self._said += 1
        nonce = token_bytes(NONCE_BYTES)
        box: bytes = crypto_box_afternm(head + text.ljust(WHOLE_BYTES), nonce, self._shared)
        return nonce + box


def plain_size(block: Mapping[str, object]) -> int:
    """Return how many bytes the block has before it is sealed; `MOST_PLAIN_BYTES` fit into one block."""
    return len(_text(block))


def _text(block: Mapping[str, object]) -> bytes:
    return json.dumps(block, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()


def _block(text: bytes) -> dict[str, Any]:
    """What was said as an object of whole numbers and texts that every place of the program can keep."""
    try:
        block = json.loads(text.decode(), parse_float=_refuse, parse_int=_number)
        # Halves of characters stand in no text, and NaN isn't a number, though JSON can name them.
        _text(block)
    except (RecursionError, ValueError) as error:
        raise NotForUs from error
    if not isinstance(block, dict) or not _shallow(block):
        raise NotForUs
    return block


def _refuse(fraction: str) -> float:
    raise ValueError(f"{fraction} isn't said here")


def _number(digits: str) -> int:
    number = int(digits)
    if abs(number) > _LARGEST:
        raise ValueError("a number too large")
    return number


def _shallow(block: dict[str, Any]) -> bool:
    level: list[Any] = [block]
    for _ in range(_DEEPEST):
        if not level:
            return True
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return not any(isinstance(value, dict | list) for value in level)
