"""What the phones of a game need to find the program after a restart: saved beside the game, sealed."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shgui.checked import told_number, told_text
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Seat
from shgui.phones.server.phone_server import OpenedAt
from shgui.phones.server.sealed_box import KEY_BYTES, KeyPair
from shgui.phones.session.join_words import draw_token, draw_word
from shgui.phones.session.phone_status import PhoneKey


@dataclass(frozen=True, repr=False)
class SessionKeys:
    """The program's key pair for its phones, and the token and word that let phones in."""

    pair: KeyPair
    token: str
    word: str

    @classmethod
    def fresh(cls) -> "SessionKeys":
        return cls(KeyPair.fresh(), draw_token(), draw_word())

    def with_new_code(self) -> "SessionKeys":
        """Return the same key pair with a new token and word."""
        return SessionKeys(self.pair, draw_token(), draw_word())


@dataclass(frozen=True, repr=False)
class SavedPhoneSession:
    keys: SessionKeys
    opened: OpenedAt
    seats: Mapping[Seat, PhoneKey]


def session_to_json(session: SavedPhoneSession) -> dict[str, Any]:
    return {
        "secret": _text(session.keys.pair.secret),
        "token": session.keys.token,
        "word": session.keys.word,
        "address": session.opened.address,
        "port": session.opened.port,
        "seats": [[seat, _text(phone)] for seat, phone in sorted(session.seats.items())],
    }


def with_code_of(keys: SessionKeys, saved: Mapping[str, Any]) -> dict[str, Any]:
    """Return a saved session with the token and word that let phones in now."""
    return {**saved, "token": keys.token, "word": keys.word}


def session_from_json(saved: Mapping[str, Any]) -> SavedPhoneSession:
    """Read a saved session. ValueError, KeyError or TypeError for anything else."""
    seats = {told_number(seat, 0, MOST_PLAYERS - 1): _key(phone) for seat, phone in saved["seats"]}
    return SavedPhoneSession(
        SessionKeys(KeyPair(_key(saved["secret"])), told_text(saved["token"]), told_text(saved["word"])),
        OpenedAt(told_text(saved["address"]), told_number(saved["port"], 1, 65_535)),
        seats,
    )


def _text(key: bytes) -> str:
    return urlsafe_b64encode(key).decode()


def _key(text: object) -> bytes:
    key = urlsafe_b64decode(told_text(text))
    if len(key) != KEY_BYTES:
        raise ValueError("a key")
    return key
