"""How often the same group was dealt to this evening, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from shgui.table.earlier_deals import DealFate
from shgui.table.evening import Evening
from shgui.table.journal import Journal
from shgui.table.seal_keys import Keyring
from shgui.table.seating import Player
from shgui.table.table import Table
from tests.table.play import done, group, options, play_on

FINISHED, UNSEEN, ASIDE, OPEN = (
    DealFate.FINISHED,
    DealFate.SET_ASIDE_UNSEEN,
    DealFate.SET_ASIDE,
    DealFate.UNFINISHED,
)


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def journal(path: Path, keyring: Keyring, clock: Clock) -> Iterator[Journal]:
    with Journal(path, keyring, clock=clock) as opened:
        yield opened


@pytest.fixture
def evening(journal: Journal) -> Evening:
    return Evening(journal, "en")


def dealt(evening: Evening, players: int = 5) -> Table:
    return evening.start(group(players), options())


def test_deals_are_counted_and_what_became_of_them_is_told(evening: Evening) -> None:
    first = dealt(evening)
    assert (first.deal, first.earlier_deals) == (1, ())
    evening.set_aside(first.game)
    second = dealt(evening)
    assert (second.deal, second.earlier_deals) == (2, (UNSEEN,))
    done(second.secret_shown(0))
    evening.set_aside(second.game)
    play_on(dealt(evening))
    dealt(evening)
    last = dealt(evening)
    assert (last.deal, last.earlier_deals) == (5, (UNSEEN, ASIDE, FINISHED, OPEN))
    again = evening.resume(last.game)
    assert (again.deal, again.earlier_deals) == (5, last.earlier_deals)


def test_words_that_were_added_show_nobody_a_role(evening: Evening) -> None:
    for words in (None, "koń"):
        table = evening.start(group(5), options(), awaits_words=True)
        if words:
            done(table.add_words(words))
        evening.set_aside(table.game)
    assert dealt(evening).earlier_deals == (UNSEEN, UNSEEN)


def test_the_same_names_in_other_seats_and_letters_are_the_same_group(evening: Evening) -> None:
    dealt(evening)
    other = [Player(player.name.upper(), "it") for player in group(5)[::-1]]
    assert evening.start(other, options()).deal == 2


def test_other_names_and_the_printed_box_count_for_themselves(evening: Evening) -> None:
    dealt(evening)
    evening.start_printed(group(6), options())
    assert dealt(evening, 6).deal == 1


def test_an_evening_are_twelve_hours(evening: Evening, clock: Clock) -> None:
    dealt(evening)
    clock.time += timedelta(hours=12)
    assert dealt(evening).deal == 2
    clock.time += timedelta(minutes=1)
    assert dealt(evening).deal == 2
    clock.time -= timedelta(days=1)
    assert dealt(evening).deal == 4


def test_what_cannot_be_read_any_more_is_not_said_to_be_unseen(
    evening: Evening, journal: Journal, keyring: Keyring
) -> None:
    table = dealt(evening)
    evening.set_aside(table.game)
    journal.append(table.game, 0, [{"entry": "looked", "seat": 0}], {"ballots": []})
    with journal._store.transaction() as connection:
        connection.execute("UPDATE entries SET sealed = x'00'")
    assert dealt(evening).earlier_deals == (ASIDE,)


def test_the_number_of_the_deal_is_sealed_in_the_fingerprint(journal: Journal) -> None:
    first, second = (Table.start(group(5), options(), journal) for _ in range(2))
    play_on(second)
    record = second.record()
    assert record is not None
    assert (record.deal, second.deal, first.deal) == (2, 2, 1)


@pytest.mark.parametrize("public", [{"commitment": ""}, {"commitment": "", "players": [5]}])
def test_a_game_whose_names_cannot_be_read_is_nobody_s(
    evening: Evening, journal: Journal, public: dict[str, object]
) -> None:
    journal.start_game(public, {}, {})
    assert dealt(evening).deal == 1
