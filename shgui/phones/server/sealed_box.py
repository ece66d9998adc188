"""Messages between the program ("desktop") and a phone. Only these two can read them; all have one length.

A phone is identified by its X25519 key pair. It first sends in plain text the 32 bytes of its public key and
16 random bytes, its challenge. From then on every message of either side has 4,136 bytes: 24 random ones,
and a box
(crypto_box of NaCl: X25519, XSalsa20-Poly1305) of these 4,096:

    16  the phone's challenge
    16  random bytes of the desktop: with the challenge they identify the conversation
     1  the sender: 1 the desktop, 2 the phone
     4  the number of messages that it has sent before, big-endian
     1  the number of this part of a block, from 1
     1  the number of parts
  4,057 the block as JSON in UTF-8, or this part of it, padded with spaces

The desktop sends the first message: an empty object, together with its half of the identity. With its first
message the phone proves that the public key is its own. A phone never sends a block in parts. A message that
was altered, repeated, left out, reordered, or sent in another conversation can't be opened.
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
"""The length of a block that fits into one message."""
MOST_PARTS = 32
MOST_PLAIN_BYTES = MOST_PARTS * WHOLE_BYTES
_MOST_LEVELS = 8
_LARGEST_NUMBER = 2**53
"""JavaScript has no larger exact numbers."""


class Sender(IntEnum):
    DESKTOP = 1
    PHONE = 2


class InvalidPhoneMessage(Exception):
    """A message isn't the next one of its conversation, which is over then: it can't be trusted."""


@dataclass(frozen=True, repr=False)
class KeyPair:
    """An identity. With its saved secret half, a restarted program is the same one for its phones."""

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
    """The first message of a phone, in plain text."""

    key: bytes
    challenge: bytes

    @classmethod
    def of(cls, pair: KeyPair) -> "KeyHello":
        return cls(pair.public, token_bytes(CHALLENGE_BYTES))

    @classmethod
    def parse(cls, message: bytes) -> "KeyHello":
        if len(message) != HELLO_BYTES:
            raise InvalidPhoneMessage
        return cls(message[:KEY_BYTES], message[KEY_BYTES:])

    @property
    def message(self) -> bytes:
        return self.key + self.challenge


class SealedChannel:
    """One side of a conversation: it seals its own messages and opens those of the other side, in order."""

    def __init__(
        self, ours: KeyPair, theirs: bytes, sender: Sender, challenge: bytes, answer: bytes | None
    ) -> None:
        try:
            # Fails for keys whose shared secret everyone would know.
            self._shared: bytes = crypto_box_beforenm(theirs, ours.secret)
        except (CryptoError, ValueError) as error:
            raise InvalidPhoneMessage from error
        self._sender = sender
        self._challenge = challenge
        self._answer = answer
        self._sent = 0
        self._received = 0
        self._parts: list[bytes] = []
        self._expected_parts = 0

    @classmethod
    def for_desktop(cls, ours: KeyPair, hello: KeyHello) -> "SealedChannel":
        return cls(ours, hello.key, Sender.DESKTOP, hello.challenge, token_bytes(CHALLENGE_BYTES))

    @classmethod
    def for_phone(cls, ours: KeyPair, desktop: bytes, hello: KeyHello) -> "SealedChannel":
        return cls(ours, desktop, Sender.PHONE, hello.challenge, None)

    def seal_whole(self, block: Mapping[str, object]) -> bytes:
        """Return the block in one message. ValueError if it doesn't fit."""
        text = _encode_block(block)
        if len(text) > WHOLE_BYTES:
            raise ValueError(f"{len(text)} bytes don't fit into one message of {WHOLE_BYTES}")
        return self._seal(text, 1, 1)

    def seal_in_parts(self, block: Mapping[str, object]) -> list[bytes]:
        """Return the block in as many messages as it needs. Their number shows its length to the network."""
        text = _encode_block(block)
        pieces = [text[start : start + WHOLE_BYTES] for start in range(0, len(text), WHOLE_BYTES)]
        if len(pieces) > MOST_PARTS:
            raise ValueError(f"{len(text)} bytes don't fit into {MOST_PARTS} messages")
        return [self._seal(piece, place, len(pieces)) for place, piece in enumerate(pieces, 1)]

    def open(self, sealed: bytes) -> dict[str, Any] | None:
        """Return the block of a message; None while parts of it are missing."""
        if len(sealed) != SEALED_BYTES:
            raise InvalidPhoneMessage
        try:
            plain = crypto_box_open_afternm(sealed[NONCE_BYTES:], sealed[:NONCE_BYTES], self._shared)
        except CryptoError as error:
            raise InvalidPhoneMessage from error
        challenge, answer, sender, number, part, parts = _HEAD.unpack_from(plain)
        if self._answer is None:
            self._answer = answer
        expected = (self._challenge, self._answer, len(Sender) + 1 - self._sender, self._received)
        if (challenge, answer, sender, number) != expected:
            raise InvalidPhoneMessage
        self._received += 1
        return self._join_parts(plain[_HEAD.size :], part, parts)

    def _join_parts(self, piece: bytes, part: int, parts: int) -> dict[str, Any] | None:
        most = 1 if self._sender is Sender.DESKTOP else MOST_PARTS
        begun = len(self._parts)
        if part != begun + 1 or not part <= parts <= most or (begun and parts != self._expected_parts):
            raise InvalidPhoneMessage
        self._expected_parts = parts
        self._parts.append(piece)
        if part < parts:
            return None
        text, self._parts = b"".join(self._parts), []
        return _decode_block(text)

    def _seal(self, text: bytes, part: int, parts: int) -> bytes:
        if self._answer is None:
            raise ValueError("the desktop sends the first message")
        head = _HEAD.pack(self._challenge, self._answer, self._sender, self._sent, part, parts)
        self._sent += 1
        nonce = token_bytes(NONCE_BYTES)
        box: bytes = crypto_box_afternm(head + text.ljust(WHOLE_BYTES), nonce, self._shared)
        return nonce + box


def get_plain_size(block: Mapping[str, object]) -> int:
    """Return the size of a block before it is sealed. Blocks have at most `MOST_PLAIN_BYTES`."""
    return len(_encode_block(block))


def _encode_block(block: Mapping[str, object]) -> bytes:
    return json.dumps(block, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()


def _decode_block(text: bytes) -> dict[str, Any]:
    """Return the block as an object without fractions, invalid texts or deep nesting."""
    try:
        block = json.loads(text.decode(), parse_float=_refuse_fraction, parse_int=_parse_exact_number)
        # JSON may contain halves of characters, and NaN.
        _encode_block(block)
    except (RecursionError, ValueError) as error:
        raise InvalidPhoneMessage from error
    if not isinstance(block, dict) or not _is_shallow(block):
        raise InvalidPhoneMessage
    return block


def _refuse_fraction(fraction: str) -> float:
    raise ValueError(f"{fraction} is a fraction")


def _parse_exact_number(digits: str) -> int:
    number = int(digits)
    if abs(number) > _LARGEST_NUMBER:
        raise ValueError("a number too large")
    return number


def _is_shallow(block: dict[str, Any]) -> bool:
    level: list[Any] = [block]
    for _ in range(_MOST_LEVELS):
        if not level:
            return True
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return not any(isinstance(value, dict | list) for value in level)
