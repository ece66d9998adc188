"""What lets the phones of a game find a desktop that was started anew: kept beside the game, sealed."""

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
class EveningKeys:
    """Who the desktop is for the phones of one evening, and what shows them that somebody sees its screen."""

    pair: KeyPair
    token: str
    word: str

    @classmethod
    def fresh(cls) -> "EveningKeys":
        return cls(KeyPair.fresh(), draw_token(), draw_word())

    def with_new_code(self) -> "EveningKeys":
        """Return the same desktop, which lets nobody in by what its screen showed before."""
        return EveningKeys(self.pair, draw_token(), draw_word())


@dataclass(frozen=True, repr=False)
class SavedPhoneSession:
    keys: EveningKeys
    opened: OpenedAt
    seats: Mapping[Seat, PhoneKey]


def kept_to_json(kept: SavedPhoneSession) -> dict[str, Any]:
    return {
        "secret": _text(kept.keys.pair.secret),
        "token": kept.keys.token,
        "word": kept.keys.word,
        "address": kept.opened.address,
        "port": kept.opened.port,
        "seats": [[seat, _text(phone)] for seat, phone in sorted(kept.seats.items())],
    }


def with_code_of(keys: EveningKeys, kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return what `kept_to_json` told of a game, with the code that lets phones in now."""
    return {**kept, "token": keys.token, "word": keys.word}


def kept_from_json(told: Mapping[str, Any]) -> SavedPhoneSession:
    """ValueError, KeyError or TypeError for what `kept_to_json` never told."""
    seats = {told_number(seat, 0, MOST_PLAYERS - 1): _key(phone) for seat, phone in told["seats"]}
    return SavedPhoneSession(
        EveningKeys(KeyPair(_key(told["secret"])), told_text(told["token"]), told_text(told["word"])),
        OpenedAt(told_text(told["address"]), told_number(told["port"], 1, 65_535)),
        seats,
    )


def _text(key: bytes) -> str:
    return urlsafe_b64encode(key).decode()


def _key(text: object) -> bytes:
    key = urlsafe_b64decode(told_text(text))
    if len(key) != KEY_BYTES:
        raise ValueError("a key")
    return key
