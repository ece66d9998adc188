"""Sealing of payloads: without the key they can't be read or altered, and all have one length.

XChaCha20-Poly1305 (libsodium) seals the canonical JSON text of a payload. The text is padded with
spaces, which JSON ignores, to a fixed room first, so that lengths reveal nothing. The context (the kind of
payload, its game and place) is authenticated, too: a payload that was moved to another place can't be opened.
"""

import json
from collections.abc import Mapping
from secrets import token_bytes
from typing import Any

from nacl import bindings
from nacl.exceptions import CryptoError

KEY_BYTES: int = bindings.crypto_aead_xchacha20poly1305_ietf_KEYBYTES
_NONCE_BYTES: int = bindings.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES


class SealBroken(Exception):
    """A payload that was altered, or sealed with another key or for another place."""


class Sealer:
    """Seals and opens payloads with one key."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError("a key has 32 bytes")
        self._key = key

    def seal(self, payload: Mapping[str, object], context: str, room: int) -> bytes:
        """Return the sealed payload; results for the same room have the same length."""
        text = canonical_json(payload).encode()
        if len(text) > room:
            raise ValueError(f"{len(text)} bytes don't fit into a room of {room}")
        nonce = token_bytes(_NONCE_BYTES)
        return nonce + bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(
            text.ljust(room), context.encode(), nonce, self._key
        )

    def open(self, sealed: bytes, context: str) -> dict[str, Any]:
        nonce, ciphertext = sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:]
        try:
            text = bindings.crypto_aead_xchacha20poly1305_ietf_decrypt(
                ciphertext, context.encode(), nonce, self._key
            )
        except (CryptoError, ValueError) as error:
            # ValueError: too short to be anything sealed.
            raise SealBroken from error
        try:
            payload = json.loads(text)
        except (RecursionError, ValueError) as error:
            raise SealBroken from error
        if not isinstance(payload, dict):
            raise SealBroken
        return payload


def canonical_json(value: object) -> str:
    """Return the one JSON text of a value: sorted keys, no spaces, no escaped letters."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
