"""A record from elsewhere is read whole or refused for a reason, within bounds, whatever it holds."""

import errno
import json
import os
import random
import re
import sys
import tracemalloc
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.record import build_record, record_to_json
from shgui.engine.state import Rigging
from shgui.library import unreadable_record
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord, read_record, record_from_bytes
from tests.table.odd_records import ODD_NAMES, odd_record, true_record

MOST_MEBIBYTES = 60
Told = dict[str, Any]


@pytest.fixture(scope="module")
def true() -> Told:
    return true_record(random.Random(1))


def spelt(told: object) -> bytes:
    return json.dumps(told, indent=1).encode()


def problem_of(content: bytes) -> RecordProblem:
    with pytest.raises(UnreadableRecord) as caught:
        record_from_bytes(content)
    assert caught.value.detail == ""
    return caught.value.problem


def test_a_true_record_comes_back_as_it_was(true: Told) -> None:
    assert record_to_json(record_from_bytes(spelt(true))) == true


def test_an_editors_mark_at_the_start_is_no_harm(true: Told) -> None:
    assert record_from_bytes(b"\xef\xbb\xbf" + spelt(true)) == record_from_bytes(spelt(true))


def test_the_longest_game_leaves_room(true: Told) -> None:
    names = [f"{letter}{'🏳️‍🌈' * 15}" for letter in "ABCDEFGHIJ"]
    longest = {"seat": 9, "action": {"type": "special_election", "target": 9}}
    reshuffles = [["L"] * 6 + ["F"] * 11] * 100
    told = {
        **true,
        "players": names,
        "bots": [None] * 10,
        "actions": [longest] * unreadable_record.MOST_ACTIONS,
    }
    told["ending"] = {**true["ending"], "reshuffles": reshuffles}
    content = spelt(told)
    assert len(record_from_bytes(content).moves) == unreadable_record.MOST_ACTIONS
    assert 2 * len(content) < unreadable_record.MOST_BYTES
    told["actions"].append(longest)
    assert problem_of(spelt(told)) is RecordProblem.DAMAGED


@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names_that_the_table_allows_are_read(name: str, true: Told) -> None:
    players = [name, *(f"P{seat}" for seat in range(1, len(true["players"])))]
    assert record_from_bytes(spelt({**true, "players": players})).names[0] == name


def test_a_game_laid_by_hand_needs_no_fingerprint_and_no_other_may_lack_it(true: Told) -> None:
    state, _ = new_game(5, get_edition("official"), rigging=Rigging(first=0))
    rigged = record_to_json(build_record("ABCDE", state, ()))
    assert record_from_bytes(spelt(rigged)).commitment == ""
    assert problem_of(spelt({**true, "commitment": ""})) is RecordProblem.DAMAGED


_OTHER = {
    "no fingerprint": {"commitment": "x" * 64},
    "a terminal's escape": {"commitment": "0" * 60 + "\x1b[2J"},
    "a line more": {"commitment": "0" * 64 + "\nThe game was fair."},
    "a line's end": {"commitment": "0" * 64 + "\n"},
    "large digits": {"commitment": "A" * 64},
    "other digits": {"commitment": "٠" * 64},
    "spaces in the seed": {"seed": "00 " * 32},
    "a short seed": {"seed": "00"},
    "a rulebook of nobody": {"edition": {"name": "xx", "switches": {}}},
    "no switches": {"edition": {"name": "official", "switches": {}}},
    "a list for a name": {"edition": {"name": [], "switches": {}}},
    "a name too long": {"players": ["x" * 25, *"ABCD"]},
    "a very long name": {"players": ["x" * 200_000, *"ABCD"]},
    "no name": {"players": ["", *"ABCD"]},
    "one name twice": {"players": ["Ana", "ana", *"ABC"]},
    "half a character": {"players": ["\ud800", *"ABCD"]},
    "a control character": {"players": ["\0", *"ABCD"]},
    "writing turned round": {"players": ["\u202eAna", *"ABCD"]},
    "a name with edges": {"players": [" Ana", *"ABCD"]},
    "too many players": {"players": [f"P{seat}" for seat in range(11)]},
    "an infinite version": {"version": float("inf")},
    "a broken number": {"version": 1.5},
    "a long number": {"version": 10**5000 if sys.get_int_max_str_digits() == 0 else 10**4000},
    "a fraction beside the game": {"more": 0.5},
    "no number beside the game": {"more": float("nan")},
    "too deep behind what is closed": {"more": [[[[[[[], [[]]]]]]]]},
    "too deep": {"more": [[[[[[[[[[]]]]]]]]]]},
    "a text for a list": {"actions": "vote"},
    "a seat of yes": {"actions": [{"seat": True, "action": {"type": "end_peek"}}]},
    "an unknown action": {"actions": [{"seat": 0, "action": {"type": "win"}}]},
    "a text too long": {"more": "x" * 1000},
    "a key too long": {"x" * 1000: 0},
    "a control character beside the game": {"more": "\x1b[2J"},
    "half a character beside the game": {"more": ["\ud800"]},
    "half a key": {"\udfff": 0},
}


@pytest.mark.parametrize("other", _OTHER.values(), ids=_OTHER)
def test_what_the_table_never_wrote_is_refused(other: Told, true: Told) -> None:
    assert problem_of(spelt({**true, **other})) is RecordProblem.DAMAGED


def with_parts(true: Told, count: int) -> bytes:
    """A record with so many brackets, commas, colons, texts and numbers."""

    def parts(content: bytes) -> int:
        return len(re.findall(r'"[^"]*"|[][{},:]|[0-9]+', content.decode()))

    # A number and its comma are two parts, braces two, a number alone is one.
    either: tuple[object, ...] = ({}, 1)
    for last in either:
        pairs = (count - parts(spelt({**true, "more": [last]}))) // 2
        content = spelt({**true, "more": [*[1] * pairs, last]})
        if parts(content) == count:
            break
    assert parts(content) == count
    return content


_WITHIN: dict[str, tuple[Callable[[Told, int], bytes], int]] = {
    "depth": (
        lambda true, depth: spelt({**true, "more": json.loads("[" * (depth - 1) + "]" * (depth - 1))}),
        8,
    ),
    "length of a number": (lambda true, length: spelt({**true, "more": int("9" * length)}), 9),
    "length of a text": (lambda true, length: spelt({**true, "more": ["x" * length]}), 256),
    "length of a name": (lambda true, length: spelt({**true, "x" * length: 0}), 256),
    "parts": (with_parts, 100_000),
    "players": (
        lambda true, count: spelt(
            {**true, "players": [f"P{seat}" for seat in range(count)], "bots": [None] * count}
        ),
        10,
    ),
    "changes of seats": (
        lambda true, count: spelt(
            {**true, "seat_changes": [{"after": 0, "seat": 0, "bot": "bold"} for _ in range(count)]}
        ),
        unreadable_record.MOST_SEAT_CHANGES,
    ),
}


@pytest.mark.parametrize(("make", "most"), _WITHIN.values(), ids=_WITHIN)
def test_what_is_still_read_and_what_no_more(
    make: Callable[[Told, int], bytes], most: int, true: Told
) -> None:
    record_from_bytes(make(true, most))
    assert problem_of(make(true, most + 1)) is RecordProblem.DAMAGED


def test_a_text_may_be_escaped_letter_by_letter(true: Told) -> None:
    def escaped(count: int) -> bytes:
        return spelt({**true, "more": "?"}).replace(b'"?"', b'"' + b"\\u0041" * count + b'"')

    record_from_bytes(escaped(256))
    assert problem_of(escaped(257)) is RecordProblem.DAMAGED


def test_a_file_of_the_most_bytes_is_read(tmp_path: Path, true: Told) -> None:
    file = tmp_path / "large.shgui"
    content = spelt(true)
    file.write_bytes(content.ljust(unreadable_record.MOST_BYTES))
    assert read_record(file) == record_from_bytes(content)
    file.write_bytes(content.ljust(unreadable_record.MOST_BYTES + 1))
    with pytest.raises(UnreadableRecord) as caught:
        read_record(file)
    assert caught.value.problem is RecordProblem.TOO_LARGE


def test_the_systems_own_reason_is_kept(tmp_path: Path) -> None:
    with pytest.raises(UnreadableRecord) as caught:
        read_record(tmp_path / ("x" * 5000))
    assert caught.value.detail == os.strerror(errno.ENAMETOOLONG)


@pytest.mark.parametrize("name", ["Zoë\u200d", "a\u00a0b", "\ue000", "\U000e0001"])
def test_signs_that_are_not_printed_may_stand_beside_a_game(name: str, true: Told) -> None:
    record_from_bytes(spelt({**true, "more": name}))


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", RecordProblem.NO_RECORD),
        (b"{}", RecordProblem.NO_RECORD),
        (b"[1]", RecordProblem.NO_RECORD),
        (b"\xff", RecordProblem.NO_RECORD),
        (b"[" * 100_000, RecordProblem.NO_RECORD),
        (b'{"format": "another"}', RecordProblem.NO_RECORD),
        (b'{"format": "secret-hitler-game"}', RecordProblem.DAMAGED),
        (b'{"format": "secret-hitler-game", "version": 1', RecordProblem.DAMAGED),
        (b'{"format": "secret-hitler-game", "version": 99}', RecordProblem.NEWER),
        (b'{"format": "secret-hitler-game", "version": 99, "version": 99}', RecordProblem.DAMAGED),
        (b'{"format": "secret-hitler-game", "version": NaN}', RecordProblem.DAMAGED),
    ],
)
def test_each_kind_of_file_is_told_from_the_others(content: bytes, problem: RecordProblem) -> None:
    assert problem_of(content) is problem


def _full(part: bytes, start: bytes = b"", end: bytes = b"") -> bytes:
    return start + part * ((unreadable_record.MOST_BYTES - len(start) - len(end)) // len(part)) + end


_HUGE = {
    "lists": _full(b"[],", b"[", b"0]"),
    "objects": _full(b'{"":0},', b"[", b"0]"),
    "keys": _full(b'"a":0,', b"{", b'"b":0}'),
    "depth": _full(b"["),
    "depth of objects": _full(b'{"":'),
    "commas": _full(b","),
    "numbers": _full(b"1,", b"[", b"0]"),
    "one number": _full(b"9"),
    "minus": _full(b"-"),
    "one text": _full(b"x", b'"', b'"'),
    "wide text": _full("𐍈".encode(), b'"', b'"'),
    "escapes": _full(b"\\", b'"'),
    "quotes in a text without an end": _full(b'\\"', b'"'),
    "quotes": _full(b'"'),
    "texts": _full(b'"",', b"[", b'""]'),
    "nothing": _full(b" "),
    "zeros": bytes(unreadable_record.MOST_BYTES),
}


@pytest.mark.parametrize("content", _HUGE.values(), ids=_HUGE)
def test_no_file_takes_more_memory_than_it_may(content: bytes) -> None:
    tracemalloc.start()
    try:
        problem = problem_of(content)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert problem is RecordProblem.NO_RECORD
    assert peak < MOST_MEBIBYTES * 2**20


def test_files_of_any_size_are_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.shgui"
    with path.open("wb") as file:
        file.truncate(10 * 2**30)
    tracemalloc.start()
    try:
        with pytest.raises(UnreadableRecord) as caught:
            read_record(path)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert caught.value.problem is RecordProblem.TOO_LARGE
    assert peak < 2 * 2**20


def test_what_is_no_file_is_named_for_what_it_is(tmp_path: Path) -> None:
    expected = {
        tmp_path: RecordProblem.FOLDER,
        tmp_path / "missing.shgui": RecordProblem.MISSING,
        tmp_path / "no\0name": RecordProblem.MISSING,
        tmp_path / ("x" * 5000): RecordProblem.UNREADABLE,
    }
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        expected |= {
            tmp_path / "pipe": RecordProblem.NOT_REGULAR,
            Path("/dev/zero"): RecordProblem.NOT_REGULAR,
        }
    for path, problem in expected.items():
        with pytest.raises(UnreadableRecord) as caught:
            read_record(path)
        assert caught.value.problem is problem


def test_odd_records_are_read_or_refused_and_nothing_else_happens() -> None:
    chance = random.Random(2)
    games = [true_record(chance) for _ in range(10)]
    came: Counter[str] = Counter()
    for number in range(500):
        try:
            record_from_bytes(odd_record(random.Random(number), games[number % 10]))
        except UnreadableRecord as refused:
            came[refused.problem] += 1
        else:
            came["read"] += 1
    assert set(came) >= {"read", RecordProblem.DAMAGED, RecordProblem.NO_RECORD}


def test_files_that_others_keep_are_known_and_bounded_as_before() -> None:
    assert (
        unreadable_record.RECORD_SUFFIX,
        unreadable_record.MOST_ACTIONS,
        unreadable_record.MOST_BYTES,
    ) == (
        ".shgui",
        2000,
        500_000,
    )
