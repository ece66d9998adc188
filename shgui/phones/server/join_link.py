"""The address in the code on the screen, with the server's public key and the token."""

from base64 import urlsafe_b64encode

import segno


def encode_key(key: bytes) -> str:
    """Return a public key as 43 characters that need no escaping in an address."""
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def build_join_link(host: str, desktop: bytes, token: str) -> str:
    """Return the address. Key and token follow a "#": browsers don't send that part."""
    return f"http://{host}/#{encode_key(desktop)}.{token}"


def build_qr_matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the code's rows of squares, True for black. It needs a margin of four white squares.

    It can be read with a seventh of it hidden, or more where that takes no more squares.
    """
    code = segno.make_qr(text, error="m")
    return tuple(tuple(map(bool, row)) for row in code.matrix)
