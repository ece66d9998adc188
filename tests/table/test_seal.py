"""Sealed payloads open with their key, at their place, unaltered, and show nothing else."""

import pytest
from nacl import bindings

from shgui.storage.sealing import SealBroken, Sealer, canonical_json

KEY, OTHER_KEY = bytes(32), bytes([1]) * 32
ROOM = 64


def test_what_was_sealed_comes_back() -> None:
    payload = {"do": "vote", "ja": True, "seats": [1, 2], "name": "Ольга"}
    sealer = Sealer(KEY)
    assert sealer.open(sealer.seal(payload, "here", 200), "here") == payload


def test_all_payloads_of_a_room_are_equally_long() -> None:
    sealer = Sealer(KEY)
    payloads: list[dict[str, object]] = [{}, {"ja": True}, {"ja": False}, {"x": "y" * (ROOM - 8)}]
    assert len({len(sealer.seal(payload, "here", ROOM)) for payload in payloads}) == 1


def test_a_payload_too_long_for_its_room_is_refused() -> None:
    with pytest.raises(ValueError, match="room of 64"):
        Sealer(KEY).seal({"x": "y" * ROOM}, "here", ROOM)


def test_equal_payloads_look_different() -> None:
    sealer = Sealer(KEY)
    assert sealer.seal({"ja": True}, "here", ROOM) != sealer.seal({"ja": True}, "here", ROOM)


def test_it_opens_with_no_other_key() -> None:
    with pytest.raises(SealBroken):
        Sealer(OTHER_KEY).open(Sealer(KEY).seal({}, "here", ROOM), "here")


def test_it_opens_at_no_other_place() -> None:
    sealer = Sealer(KEY)
    with pytest.raises(SealBroken):
        sealer.open(sealer.seal({}, "here", ROOM), "there")


@pytest.mark.parametrize("place", [0, 24, -1])
def test_an_altered_byte_breaks_it(place: int) -> None:
    sealer = Sealer(KEY)
    sealed = bytearray(sealer.seal({}, "here", ROOM))
    sealed[place] ^= 1
    with pytest.raises(SealBroken):
        sealer.open(bytes(sealed), "here")


@pytest.mark.parametrize("length", [0, 10, 30, 50])
def test_a_piece_of_it_does_not_open(length: int) -> None:
    sealer = Sealer(KEY)
    with pytest.raises(SealBroken):
        sealer.open(sealer.seal({}, "here", ROOM)[:length], "here")


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Sealer(b"short")


def test_json_is_canonical() -> None:
    assert canonical_json({"b": [1, None], "a": "Ż"}) == '{"a":"Ż","b":[1,null]}'


@pytest.mark.parametrize("text", [b"{", b"", b"[]", b"null", b"[" * 50_000, b"\xff"])
def test_what_was_sealed_and_is_no_payload_is_refused(text: bytes) -> None:
    nonce = bytes(24)
    sealed = bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(text, b"here", nonce, KEY)
    with pytest.raises(SealBroken):
        Sealer(KEY).open(nonce + sealed, "here")


def test_what_is_no_number_has_no_text() -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        canonical_json(float("nan"))
