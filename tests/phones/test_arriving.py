"""Phones arrive at a new table: by code or word, to a row of their own or one that is free."""

from __future__ import annotations

from shgui.phones.arrivals import Row
from tests.phones.evening import Evening


def names(evening: Evening) -> list[str]:
    return [row.name for row in evening.room.rows]


def test_a_scanned_code_lets_in_without_a_word(evening: Evening) -> None:
    phone = evening.phone()
    assert phone.shows["block"] == "join"
    assert phone.shows["needs_word"] is False
    assert [arrival.place for arrival in evening.room.arrivals] == [None]
    assert phone.sit("Ana")["done"]
    assert phone.shows["block"] == "waiting"
    assert (phone.shows["number"], phone.shows["name"]) == (1, "Ana")
    assert evening.room.rows == (Row("Ana", "en", phone.key),)


def test_who_typed_the_address_needs_the_word(evening: Evening) -> None:
    phone = evening.stranger()
    assert phone.shows["needs_word"] is True
    assert evening.room.arrivals == ()
    assert not phone.sit("Ana", word="WRONGO")["done"]
    assert evening.room.rows == ()
    assert phone.sit("Ana", word=evening.room.word.lower())["done"]
    assert names(evening) == ["Ana"]
