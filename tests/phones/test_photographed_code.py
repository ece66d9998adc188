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
from tests.phones import local_room as evenings
from tests.phones.local_room import LIMITS, LocalRoom

THIEF, HONEST = "127.0.0.66", "127.0.0.7"


@pytest.fixture
def usual(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalRoom]:
    """Return a room that lets two players a minute sit down from one address."""
    monkeypatch.setattr(evenings, "LIMITS", replace(LIMITS, new_rows=2))
    made = LocalRoom().open()
    yield made
    made.close()


def names(local_room: LocalRoom) -> list[str]:
    return [row.name for row in local_room.room.rows]


def test_a_photographed_code_does_not_fill_the_table(usual: LocalRoom) -> None:
    thieves = [usual.phone(comes_from=THIEF) for _ in range(MOST_PLAYERS)]
    answers = [thief.sit(f"Thief {number}") for number, thief in enumerate(thieves)]
    assert [answer["done"] for answer in answers] == [True, True, *[False] * 8]
    assert answers[-1]["text"].startswith("Too many people are sitting down at once.")
    assert usual.room.holds_back
    assert usual.phone("Ana", comes_from=HONEST).shows["block"] == "waiting"
    assert names(usual) == ["Thief 0", "Thief 1", "Ana"]


def test_the_host_lets_in_a_group_with_one_address(usual: LocalRoom) -> None:
    phones = [usual.phone() for _ in range(5)]
    assert [phone.sit(name)["done"] for phone, name in zip(phones, "abc", strict=False)] == [
        True,
        True,
        False,
    ]
    usual.room.let_all_in()
    assert not usual.room.holds_back
    assert all(phone.sit(name)["done"] for phone, name in zip(phones[2:], "cde", strict=True))


def test_named_rows_count_towards_the_limit(usual: LocalRoom) -> None:
    usual.room.offer(evenings.rows("Ana", "Ola", "Piotr"))
    thieves = [usual.phone(comes_from=THIEF) for _ in range(3)]
    assert [thief.sit(seat=place)["done"] for place, thief in enumerate(thieves)] == [True, True, False]


def test_a_refused_player_sits_down_a_minute_later(usual: LocalRoom) -> None:
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


def test_a_new_code_sends_away_phones_without_a_seat(local_room: LocalRoom) -> None:
    ana, guest, stranger = local_room.phone("Ana"), local_room.phone(), local_room.stranger()
    watcher = local_room.phone()
    watcher.sit(watch=True)
    token, word = local_room.token, local_room.room.word
    local_room.room.new_code()
    local_room.until(lambda: not (guest.is_there or stranger.is_there or watcher.is_there))
    for phone in (guest, stranger, watcher):
        assert (phone.shows["heading"], phone.shows["forget"]) == ("The table has a new code", True)
    assert (ana.is_there, ana.shows["block"], names(local_room)) == (True, "waiting", ["Ana"])
    assert [local_room.registry.name(each) for each in local_room.registry.guests] == ["Ana"]
    assert local_room.token != token
    assert local_room.room.word != word
    late = local_room.stranger()
    late.hello(token=token)
    assert late.shows["needs_word"]
    assert not late.sit("Eve", word=word)["done"]
    assert late.sit("Ola", word=local_room.room.word)["done"]
    assert guest.come_back().sit("Piotr")["done"]


def test_a_new_code_in_a_game_leaves_every_seat_on_its_phone(local_room: LocalRoom, journal: Journal) -> None:
    table, phones = local_room.sitting(journal, 0, 1)
    waiting = local_room.phone()
    waiting.sit(seat=2, word=local_room.room.open_seat(2))
    local_room.room.new_code()
    local_room.until(lambda: not waiting.is_there)
    assert local_room.room.requests == ()
    assert local_room.room.elsewhere == {0, 1}
    kept = session_from_json(Table.resume(journal, table.game).saved_note)
    assert (kept.keys.token, kept.keys.word) == (local_room.token, local_room.room.word)
    assert phones[0].come_back().table["seat"] == 0


def test_a_game_that_was_left_does_not_bring_the_old_code_back(
    local_room: LocalRoom, journal: Journal
) -> None:
    table, phones = local_room.sitting(journal, 0, 1)
    local_room.room.leave()
    local_room.room.new_code()
    token = local_room.token
    resumed = Table.resume(journal, table.game)
    assert session_from_json(resumed.saved_note).keys.token == token
    assert local_room.room.come_back(resumed) == local_room.opened
    local_room.follow(resumed)
    local_room.settle()
    assert local_room.token == token
    assert phones[1].table["seat"] == 1
