"""Values in the journal's tables are read only where the program could have written them."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest

from shgui.storage.journal_rows import (
    GameRow,
    GameRows,
    UnreadableRowValue,
    parse_blob,
    parse_flag,
    parse_game_name,
    parse_json,
    parse_moment,
    parse_object,
    parse_text,
)

MOST = 65_536
GAME = "0123456789abcdef" * 2


@pytest.mark.parametrize(
    ("spelt", "told"),
    [
        (b"null", None),
        (b'{"names":["Ana"],"clock":null}', {"names": ["Ana"], "clock": None}),
        ('"Ольга"'.encode(), "Ольга"),
        (b"[[[[[[[[]]]]]]]]", [[[[[[[[]]]]]]]]),
        (b'{"a":{"a":{"a":{"a":[{"a":{"a":{}}}]}}}}', {"a": {"a": {"a": {"a": [{"a": {"a": {}}}]}}}}),
        (b"9007199254740992", 2**53),
        (b"-9007199254740992", -(2**53)),
        (b'"' + b"x" * (MOST - 2) + b'"', "x" * (MOST - 2)),
    ],
)
def test_a_plain_value_is_told_as_it_was_written(spelt: bytes, told: object) -> None:
    assert parse_json(spelt) == told


@pytest.mark.parametrize(
    "spelt",
    [
        "null",
        5,
        None,
        b"\xff",
        b"",
        b"{",
        b"[[[[[[[[[]]]]]]]]]",
        b'{"a":' * 9 + b"0" + b"}" * 9,
        b"[" * 50_000,
        b"9007199254740993",
        b"[-9007199254740993]",
        b'{"a":0.5}',
        b"1e3",
        b"NaN",
        b"-Infinity",
        rb'"\ud800"',
        rb'[{"\ud800":1}]',
        b'"' + b"x" * (MOST - 1) + b'"',
    ],
)
def test_what_nobody_wrote_as_a_plain_value_is_unreadable(spelt: object) -> None:
    with pytest.raises(UnreadableRowValue):
        parse_json(spelt)


def test_an_object_is_told_and_nothing_else_for_one() -> None:
    assert parse_object(b"{}") == {}
    for other in (b"[]", b"null", b'"a"', b"1"):
        with pytest.raises(UnreadableRowValue):
            parse_object(other)


@pytest.mark.parametrize("odd", ["text", 5, None, b"x" * (MOST + 1)])
def test_bytes_of_a_bounded_length_are_read_and_nothing_else(odd: object) -> None:
    most = b"x" * MOST
    assert (parse_blob(most), parse_text(most)) == (most, most.decode())
    for read in (parse_blob, parse_text):
        with pytest.raises(UnreadableRowValue):
            read(odd)


def test_bytes_need_spell_nothing_and_a_text_must() -> None:
    assert parse_blob(b"\xff") == b"\xff"
    with pytest.raises(UnreadableRowValue):
        parse_text(b"\xff")


def test_a_flag_is_nought_or_one() -> None:
    assert (parse_flag(0), parse_flag(1)) == (False, True)
    for odd in (2, -1, True, None, b"1", 1.0):
        with pytest.raises(UnreadableRowValue):
            parse_flag(odd)


@pytest.mark.parametrize("year", [1971, 2026, 9998])
def test_a_moment_has_a_date_in_every_zone(year: int) -> None:
    assert parse_moment(f"{year}-01-01T00:00+00:00".encode()) == datetime(year, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    "spelt",
    [
        b"1970-12-31T23:59+00:00",
        b"9999-01-01T00:00+00:00",
        b"2026-01-01T00:00",
        b"yesterday",
        b"2026-13-01T00:00+00:00",
        "2026-01-01T00:00+00:00",
    ],
)
def test_what_is_no_moment_of_an_evening_is_unreadable(spelt: object) -> None:
    with pytest.raises(UnreadableRowValue):
        parse_moment(spelt)


def test_a_game_has_a_random_name() -> None:
    assert parse_game_name(GAME.encode()) == GAME
    for odd in (GAME[1:], GAME + "0", GAME.upper(), "", "../" + GAME[3:]):
        with pytest.raises(UnreadableRowValue):
            parse_game_name(odd.encode())


WRITTEN: tuple[object, ...] = (GAME, "key", "2026-01-01T00:00+00:00", "{}", None, 0)
ODD = {"game": "x", "key": b"\xff", "started": "x", "public": "[]", "outcome": "x", "set_aside": 2}


@pytest.mark.parametrize("odd", [None, *ODD])
def test_of_a_row_all_is_told_but_what_is_odd(odd: str | None) -> None:
    values = dict(zip(ODD, WRITTEN, strict=True))
    if odd is not None:
        values[odd] = ODD[odd]
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.text_factory = bytes
        connection.execute(f"CREATE TABLE games ({', '.join(ODD)})")
        connection.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", WRITTEN)
        connection.execute(
            "INSERT INTO games VALUES (?, CAST(? AS TEXT), ?, ?, ?, ?)", tuple(values.values())
        )
        newest, first = GameRows().read(connection)
    started = datetime(2026, 1, 1, tzinfo=UTC)
    whole = GameRow(1, GAME, "key", started, {}, None, set_aside=False, whole=True)
    assert first == whole
    told: dict[str, Any] = {} if odd is None else {odd: None, "whole": False}
    assert newest == whole._replace(**{"place": 2} | told | {"set_aside": False})


def test_a_finished_game_s_row_tells_its_outcome_and_whether_it_was_set_aside() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.text_factory = bytes
        connection.execute(f"CREATE TABLE games ({', '.join(ODD)})")
        connection.execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", (*WRITTEN[:4], '{"outcome":"x"}', 1)
        )
        (row,) = GameRows().read(connection)
    assert (row.outcome, row.set_aside, row.whole) == ({"outcome": "x"}, True, True)
