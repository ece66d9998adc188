"""The data with which phones find the program after a restart: saved beside their game, sealed."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from shgui.checked import Between, Codec, Text, UnreadableValue, read
from shgui.engine.types import Seat
from shgui.phones.server.phone_server import ServerAddress
from shgui.phones.server.sealed_box import KEY_BYTES, KeyPair
from shgui.phones.session.join_words import draw_token, draw_word
from shgui.phones.session.phone_status import PhoneKey
from shgui.table.seating import SeatNumber


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
        return SessionKeys(self.pair, draw_token(), draw_word())


@dataclass(frozen=True, repr=False)
class SavedPhoneSession:
    keys: SessionKeys
    opened: ServerAddress
    seats: Mapping[Seat, PhoneKey]


def session_to_json(session: SavedPhoneSession) -> dict[str, Any]:
    return {
        "secret": _encode_key(session.keys.pair.secret),
        "token": session.keys.token,
        "word": session.keys.word,
        "address": session.opened.address,
        "port": session.opened.port,
        "seats": [[seat, _encode_key(phone)] for seat, phone in sorted(session.seats.items())],
    }


def replace_code(keys: SessionKeys, saved: Mapping[str, Any]) -> dict[str, Any]:
    """Return a saved session with the token and word that let phones in now."""
    return {**saved, "token": keys.token, "word": keys.word}


def _encode_key(key: bytes) -> str:
    return urlsafe_b64encode(key).decode()


def _decode_key(value: object) -> bytes:
    text: str = read(Text, value)
    key = urlsafe_b64decode(text)
    if len(key) != KEY_BYTES:
        raise UnreadableValue("a key")
    return key


SavedKey = Annotated[bytes, Codec(_decode_key, _encode_key)]


class _SavedFields(NamedTuple):
    secret: SavedKey
    token: Text
    word: Text
    address: Text
    port: Annotated[int, Between(1, 65_535)]
    seats: list[tuple[SeatNumber, SavedKey]]


def session_from_json(value: Mapping[str, Any]) -> SavedPhoneSession:
    """Read a saved session. ValueError for anything else."""
    saved = read(_SavedFields, value)
    keys = SessionKeys(KeyPair(saved.secret), saved.token, saved.word)
    return SavedPhoneSession(keys, ServerAddress(saved.address, saved.port), dict(saved.seats))
