"""A photographed code: it can't fill the table, and another one replaces it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from shgui.engine.components import MOST_PLAYERS
from shgui.phones.session.new_table_rows import RowLimit
from shgui.phones.session.saved_session import session_from_json
from shgui.storage.journal import Journal
from shgui.table.table import Table
from tests.phones import evening as evenings
from tests.phones.evening import LIMITS, Evening

THIEF, HONEST = "127.0.0.66", "127.0.0.7"


@pytest.fixture
def usual(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """Return a room that lets two players a minute sit down from one address."""
    monkeypatch.setattr(evenings, "LIMITS", replace(LIMITS, new_rows=2))
    made = Evening().open()
    yield made
    made.close()


def names(evening: Evening) -> list[str]:
    return [row.name for row in evening.room.rows]


def test_a_photographed_code_does_not_fill_the_table(usual: Evening) -> None:
    thieves = [usual.phone(comes_from=THIEF) for _ in range(MOST_PLAYERS)]
    answers = [thief.sit(f"Thief {number}") for number, thief in enumerate(thieves)]
    assert [answer["done"] for answer in answers] == [True, True, *[False] * 8]
    assert answers[-1]["text"].startswith("Too many people are sitting down at once.")
    assert usual.room.holds_back
    assert usual.phone("Ana", comes_from=HONEST).shows["block"] == "waiting"
    assert names(usual) == ["Thief 0", "Thief 1", "Ana"]


def test_the_host_lets_in_a_group_with_one_address(usual: Evening) -> None:
    phones = [usual.phone() for _ in range(5)]
    assert [phone.sit(name)["done"] for phone, name in zip(phones, "abc", strict=False)] == [
        True,
        True,
        False,
    ]
    usual.room.let_all_in()
    assert not usual.room.holds_back
    assert all(phone.sit(name)["done"] for phone, name in zip(phones[2:], "cde", strict=True))


def test_named_rows_count_towards_the_limit(usual: Evening) -> None:
    usual.room.offer(evenings.rows("Ana", "Ola", "Piotr"))
    thieves = [usual.phone(comes_from=THIEF) for _ in range(3)]
    assert [thief.sit(seat=place)["done"] for place, thief in enumerate(thieves)] == [True, True, False]


def test_a_refused_player_sits_down_a_minute_later(usual: Evening) -> None:
    first, second, third = (usual.phone() for _ in range(3))
    assert [first.sit("Ana")["done"], second.sit("Ola")["done"]] == [True, True]
    usual.now += 59
    assert not third.sit("Piotr")["done"]
    usual.now += 1
    assert third.sit("Piotr")["done"]


def test_a_name_that_is_refused_does_not_count() -> None:
    limit = RowLimit(1)
    assert limit.allows("a", 0)
    assert limit.allows("a", 0)
    limit.count("a", 0)
    assert not limit.allows("a", 1)
    assert limit.allows("b", 1)
    assert limit.allows("a", 60)


def test_a_new_code_sends_away_phones_without_a_seat(evening: Evening) -> None:
    ana, guest, stranger = evening.phone("Ana"), evening.phone(), evening.stranger()
    watcher = evening.phone()
    watcher.sit(watch=True)
    token, word = evening.token, evening.room.word
    evening.room.new_code()
    evening.until(lambda: not (guest.is_there or stranger.is_there or watcher.is_there))
    for phone in (guest, stranger, watcher):
        assert (phone.shows["heading"], phone.shows["forget"]) == ("The table has a new code", True)
    assert (ana.is_there, ana.shows["block"], names(evening)) == (True, "waiting", ["Ana"])
    assert [arrival.name for arrival in evening.room.arrivals] == ["Ana"]
    assert evening.token != token
    assert evening.room.word != word
    late = evening.stranger()
    late.hello(token=token)
    assert late.shows["needs_word"]
    assert not late.sit("Eve", word=word)["done"]
    assert late.sit("Ola", word=evening.room.word)["done"]
    assert guest.come_back().sit("Piotr")["done"]


def test_a_new_code_in_a_game_leaves_every_seat_on_its_phone(evening: Evening, journal: Journal) -> None:
    table, phones = evening.sitting(journal, 0, 1)
    waiting = evening.phone()
    waiting.sit(seat=2, word=evening.room.other_phone(2))
    evening.room.new_code()
    evening.until(lambda: not waiting.is_there)
    assert evening.room.requests == ()
    assert evening.room.elsewhere == {0, 1}
    kept = session_from_json(Table.resume(journal, table.game).kept_beside)
    assert (kept.keys.token, kept.keys.word) == (evening.token, evening.room.word)
    assert phones[0].come_back().table["seat"] == 0


def test_a_game_that_was_left_does_not_bring_the_old_code_back(evening: Evening, journal: Journal) -> None:
    table, phones = evening.sitting(journal, 0, 1)
    evening.room.leave()
    evening.room.new_code()
    token = evening.token
    resumed = Table.resume(journal, table.game)
    assert session_from_json(resumed.kept_beside).keys.token == token
    assert evening.room.come_back(resumed) == evening.opened
    evening.follow(resumed)
    evening.settle()
    assert evening.token == token
    assert phones[1].table["seat"] == 1
