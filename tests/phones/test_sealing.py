"""Sealed messages: only the two sides can read them, in order."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nacl.bindings import crypto_box, crypto_box_afternm

from shgui.phones.server.sealed_box import (
    HELLO_BYTES,
    MOST_PARTS,
    NONCE_BYTES,
    PLAIN_BYTES,
    SEALED_BYTES,
    WHOLE_BYTES,
    InvalidPhoneMessage,
    KeyHello,
    KeyPair,
    SealedChannel,
)

DESKTOP, ANA, BEN = (KeyPair(bytes([number]) * 32) for number in (1, 2, 3))
Pair = tuple[SealedChannel, SealedChannel]


def conversation(phone: KeyPair = ANA, desktop: KeyPair = DESKTOP) -> Pair:
    """Return the desktop's side and the phone's, after the greeting."""
    hello = KeyHello.of(phone)
    at_desktop = SealedChannel.for_desktop(desktop, KeyHello.parse(hello.message))
    at_phone = SealedChannel.for_phone(phone, desktop.public, hello)
    assert at_phone.open(at_desktop.seal_whole({})) == {}
    return at_desktop, at_phone


def raw(text: bytes, number: int = 0, part: int = 1, parts: int = 1) -> tuple[SealedChannel, bytes]:
    """Return a desktop, and a message that the phone's own code would never send."""
    at_desktop, at_phone = conversation()
    at_phone._sent = number
    return at_desktop, at_phone._seal(text, part, parts)


def test_both_sides_open_messages_in_every_script() -> None:
    at_desktop, at_phone = conversation()
    for said in ({"name": "Łucja"}, {"name": "Женя", "seats": [1, {"a": None}], "yes": True}, {}):
        assert at_phone.open(at_desktop.seal_whole(said)) == said
        assert at_desktop.open(at_phone.seal_whole(said)) == said


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=1000))
def test_every_message_has_one_length(text: str) -> None:
    at_desktop, at_phone = conversation()
    sealed = [at_desktop.seal_whole({"text": text}), at_phone.seal_whole({"text": text})]
    assert {len(each) for each in sealed} == {SEALED_BYTES}
    assert at_phone.open(sealed[0]) == {"text": text}


def test_two_messages_with_the_same_block_differ() -> None:
    at_desktop, _ = conversation()
    first, second = (at_desktop.seal_whole({"text": "x"}) for _ in range(2))
    assert sum(a == b for a, b in zip(first, second, strict=True)) < 100


def test_a_public_block_is_sent_in_parts() -> None:
    at_desktop, at_phone = conversation()
    block = {"chronicle": ["żółć" * 100 for _ in range(30)]}
    messages = at_desktop.seal_in_parts(block)
    assert len(messages) > 1
    assert {len(message) for message in messages} == {SEALED_BYTES}
    assert [at_phone.open(message) for message in messages] == [*[None] * (len(messages) - 1), block]
    assert at_phone.open(at_desktop.seal_whole({"next": 1})) == {"next": 1}


def test_a_private_block_that_is_too_long_raises() -> None:
    at_desktop, at_phone = conversation()
    frame = len(json.dumps({"text": ""}, separators=(",", ":")))
    exactly = {"text": "x" * (WHOLE_BYTES - frame)}
    assert at_phone.open(at_desktop.seal_whole(exactly)) == exactly
    with pytest.raises(ValueError, match="don't fit"):
        at_desktop.seal_whole({"text": "x" * (WHOLE_BYTES - frame + 1)})
    with pytest.raises(ValueError, match="don't fit"):
        at_desktop.seal_in_parts({"text": "x" * (WHOLE_BYTES * MOST_PARTS)})
    # Neither was said: the next one is the next.
    assert at_phone.open(at_desktop.seal_whole({"next": 1})) == {"next": 1}


def test_all_scripts_are_sent_unescaped() -> None:
    at_desktop, at_phone = conversation()
    block = {"text": "ж" * 2000}
    assert at_phone.open(at_desktop.seal_whole(block)) == block


def test_the_longest_block_and_the_largest_number_are_opened() -> None:
    at_desktop, at_phone = conversation()
    block = {"text": "x" * (WHOLE_BYTES * MOST_PARTS - len('{"text":""}'))}
    *parts, last = at_desktop.seal_in_parts(block)
    assert [at_phone.open(part) for part in parts] == [None] * (MOST_PARTS - 1)
    assert at_phone.open(last) == block
    assert at_desktop.open(at_phone.seal_whole({"n": 2**53})) == {"n": 2**53}


def test_invalid_numbers_are_not_sent() -> None:
    at_desktop, _ = conversation()
    with pytest.raises(ValueError, match="JSON"):
        at_desktop.seal_whole({"n": float("nan")})


@pytest.mark.parametrize("length", [WHOLE_BYTES - 1, WHOLE_BYTES + 1])
def test_all_messages_of_a_phone_have_one_length(length: int) -> None:
    at_desktop, at_phone = conversation()
    head = (at_phone._answer or b"") + bytes([2, 0, 0, 0, 0, 1, 1])
    nonce = bytes(NONCE_BYTES)
    plain = at_phone._challenge + head + b"{}".ljust(length)
    with pytest.raises(InvalidPhoneMessage):
        at_desktop.open(nonce + crypto_box_afternm(plain, nonce, at_phone._shared))


@pytest.mark.parametrize("place", [0, NONCE_BYTES - 1, NONCE_BYTES, NONCE_BYTES + 16, SEALED_BYTES - 1])
def test_an_altered_message_is_refused(place: int) -> None:
    at_desktop, at_phone = conversation()
    sealed = bytearray(at_phone.seal_whole({"vote": 1}))
    sealed[place] ^= 1
    with pytest.raises(InvalidPhoneMessage):
        at_desktop.open(bytes(sealed))


@pytest.mark.parametrize("length", [0, 1, NONCE_BYTES, SEALED_BYTES - 1, SEALED_BYTES + 1, 2 * SEALED_BYTES])
def test_a_message_of_another_length_is_refused(length: int) -> None:
    at_desktop, at_phone = conversation()
    with pytest.raises(InvalidPhoneMessage):
        at_desktop.open((at_phone.seal_whole({}) * 2)[:length])


def repeated(at_phone: SealedChannel) -> list[bytes]:
    return [at_phone.seal_whole({"vote": 1})] * 2


def left_out(at_phone: SealedChannel) -> list[bytes]:
    return [at_phone.seal_whole({"vote": number}) for number in range(2)][1:]


def reordered(at_phone: SealedChannel) -> list[bytes]:
    return [at_phone.seal_whole({"vote": number}) for number in range(2)][:0:-1]


def of_another_conversation(_: SealedChannel) -> list[bytes]:
    return [conversation()[1].seal_whole({"vote": 1})]


def of_another_phone(_: SealedChannel) -> list[bytes]:
    return [conversation(BEN)[1].seal_whole({"vote": 1})]


def for_another_desktop(_: SealedChannel) -> list[bytes]:
    return [conversation(desktop=BEN)[1].seal_whole({"vote": 1})]


def in_parts(at_phone: SealedChannel) -> list[bytes]:
    return at_phone.seal_in_parts({"text": "x" * PLAIN_BYTES})[:1]


@pytest.mark.parametrize(
    "messages",
    [repeated, left_out, reordered, of_another_conversation, of_another_phone, for_another_desktop, in_parts],
)
def test_a_message_out_of_order_is_refused(messages: Callable[[SealedChannel], list[bytes]]) -> None:
    at_desktop, at_phone = conversation()
    *fine, wrong = messages(at_phone)
    for message in fine:
        at_desktop.open(message)
    with pytest.raises(InvalidPhoneMessage):
        at_desktop.open(wrong)


def test_an_own_message_is_refused() -> None:
    at_desktop, at_phone = conversation()
    with pytest.raises(InvalidPhoneMessage):
        at_desktop.open(at_desktop.seal_whole({}))
    with pytest.raises(InvalidPhoneMessage):
        at_phone.open(at_phone.seal_whole({}))


def test_an_old_greeting_is_refused_by_a_phone_that_came_back() -> None:
    hello = KeyHello.of(ANA)
    greeting = SealedChannel.for_desktop(DESKTOP, hello).seal_whole({})
    with pytest.raises(InvalidPhoneMessage):
        SealedChannel.for_phone(ANA, DESKTOP.public, KeyHello.of(ANA)).open(greeting)


def test_a_public_key_alone_opens_and_proves_nothing() -> None:
    at_desktop = SealedChannel.for_desktop(DESKTOP, KeyHello.parse(KeyHello.of(ANA).message))
    stranger = SealedChannel.for_phone(BEN, DESKTOP.public, KeyHello.of(ANA))
    with pytest.raises(InvalidPhoneMessage):
        stranger.open(at_desktop.seal_whole({}))
    _, at_phone = conversation(BEN)
    with pytest.raises(InvalidPhoneMessage):
        at_desktop.open(at_phone.seal_whole({}))


def test_a_phone_waits_for_the_greeting() -> None:
    with pytest.raises(ValueError, match="first"):
        SealedChannel.for_phone(ANA, DESKTOP.public, KeyHello.of(ANA)).seal_whole({})


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"x",
        b"[]",
        b"1",
        b"null",
        b'"text"',
        b'{"a":1} {"a":1}',
        b'{"a":1',
        b'{"a":\xff}',
        b'\xef\xbb\xbf{"a":1}',
        '{"a":1}'.encode("utf-16"),
        b'{"a":NaN}',
        b'{"a":-Infinity}',
        b'{"a":1.5}',
        b'{"a":1e9}',
        b'{"a":9007199254740993}',
        b'{"a":' + b"9" * 4000 + b"}",
        rb'{"a":"\ud800"}',
        rb'{"\udfff":1}',
        b'{"a":' + b"[" * 9 + b"]" * 9 + b"}",
        b'{"a":' * 9 + b"1" + b"}" * 9,
        b'{"a":' + b"[" * 2000 + b"]" * 2000 + b"}",
        b"[" * WHOLE_BYTES,
        b'{"a":' * 800,
    ],
)
def test_invalid_blocks_are_refused(text: bytes) -> None:
    at_desktop, sealed = raw(text)
    with pytest.raises(InvalidPhoneMessage):
        at_desktop.open(sealed)


def test_an_object_may_hold_objects() -> None:
    at_desktop, sealed = raw(b'{"a":[[{"b":[{"c":[1]}]}]]}')
    assert at_desktop.open(sealed) == {"a": [[{"b": [{"c": [1]}]}]]}


@pytest.mark.parametrize(("part", "parts"), [(0, 0), (0, 1), (1, 0), (2, 1), (2, 2), (1, 2), (255, 255)])
def test_a_phone_sends_no_parts(part: int, parts: int) -> None:
    at_desktop, sealed = raw(b"{}", part=part, parts=parts)
    with pytest.raises(InvalidPhoneMessage):
        at_desktop.open(sealed)


@pytest.mark.parametrize("then", [(1, 3), (3, 3), (2, 2), (2, 4), (1, 1)])
def test_parts_out_of_order_are_refused(then: tuple[int, int]) -> None:
    at_desktop, at_phone = conversation()
    assert at_phone.open(at_desktop._seal(b"{", 1, 3)) is None
    with pytest.raises(InvalidPhoneMessage):
        at_phone.open(at_desktop._seal(b"}", *then))


@pytest.mark.parametrize("key", [bytes(32), bytes([1]) + bytes(31), b"\xec" + b"\xff" * 30 + b"\x7f"])
def test_weak_keys_are_refused(key: bytes) -> None:
    with pytest.raises(InvalidPhoneMessage):
        SealedChannel.for_desktop(DESKTOP, KeyHello(key, bytes(16)))


@pytest.mark.parametrize("length", [0, 32, HELLO_BYTES - 1, HELLO_BYTES + 1])
def test_a_hello_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(InvalidPhoneMessage):
        KeyHello.parse(bytes(length))


def test_a_saved_secret_makes_the_same_desktop() -> None:
    pair = KeyPair.fresh()
    assert KeyPair(pair.secret).public == pair.public != KeyPair.fresh().public
    assert pair.secret.hex() not in repr(pair)
    assert str(pair.secret) not in repr(pair)
    with pytest.raises(ValueError, match="32"):
        KeyPair(bytes(31))


def test_boxes_equal_those_of_nacl() -> None:
    """Compare with boxes of the page's library."""
    hello = KeyHello.of(ANA)
    at_desktop = SealedChannel.for_desktop(DESKTOP, hello)
    greeting = at_desktop.seal_whole({})
    at_phone = SealedChannel.for_phone(ANA, DESKTOP.public, hello)
    at_phone.open(greeting)
    name = hello.challenge + (at_phone._answer or b"")
    plain = name + bytes([2, 0, 0, 0, 0, 1, 1]) + b'{"wish":"come"}'.ljust(WHOLE_BYTES)
    nonce = bytes(range(NONCE_BYTES))
    assert at_desktop.open(nonce + crypto_box(plain, nonce, DESKTOP.public, ANA.secret)) == {"wish": "come"}
