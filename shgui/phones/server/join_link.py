"""What phones read from the screen: the address with the desktop's key and the room's token, as a code."""

from base64 import urlsafe_b64encode

import segno


def base64url(key: bytes) -> str:
    """A public key in 43 letters that stand in an address as they are."""
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def link(host: str, desktop: bytes, token: str) -> str:
    """Key and token follow a "#": browsers keep that part to themselves."""
    return f"http://{host}/#{base64url(desktop)}.{token}"


def matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """Rows of squares, True where one is black. Four white squares belong round it, and on no dark ground.

    A code can be read with a seventh of it hidden, or more where that takes no more squares.
    """
    code = segno.make_qr(text, error="m")
    return tuple(tuple(map(bool, row)) for row in code.matrix)
