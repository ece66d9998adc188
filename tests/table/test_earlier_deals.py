"""Deals of the last twelve hours on this computer; nothing makes one the first again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from shgui.library.library import Library
from shgui.storage.deal_marks import Uptime
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.storage.keyring import Keyring
from shgui.table.earlier_deals import DealFate
from shgui.table.seating import Player, Temperament
from shgui.table.table import Table
from tests.table.play import done, group, options, play_on

FINISHED, UNSEEN, ASIDE, OPEN = (
    DealFate.FINISHED,
    DealFate.SET_ASIDE_UNSEEN,
    DealFate.SET_ASIDE,
    DealFate.UNFINISHED,
)


class Clock:
    """The clock of the computer, which anybody can set, and the time since its start, which nobody can."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)
        self.boot = "first"
        self.running = 3600

    def __call__(self) -> datetime:
        return self.time

    def uptime(self) -> Uptime:
        return Uptime(self.boot, self.running)

    def set_ahead(self, by: timedelta) -> None:
        self.time += by

    def passes(self, by: timedelta) -> None:
        self.time += by
        self.running += round(by.total_seconds())

    def restart(self) -> None:
        self.boot += " again"
        self.running = 60


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def journal(path: Path, keyring: Keyring, clock: Clock) -> Iterator[Journal]:
    with Journal(path, keyring, clock=clock, uptime=clock.uptime) as opened:
        yield opened


@pytest.fixture
def evening(journal: Journal) -> Library:
    return Library(journal, "en")


def dealt(evening: Library, players: int = 5) -> Table:
    return evening.start(group(players), options())


def test_deals_are_counted_and_what_became_of_them_is_told(evening: Library) -> None:
    first = dealt(evening)
    assert (first.deal, first.earlier_deals) == (1, ())
    evening.set_aside(first.game)
    second = dealt(evening)
    assert (second.deal, second.earlier_deals) == (2, (UNSEEN,))
    done(second.note_secret_shown(0))
    evening.set_aside(second.game)
    play_on(dealt(evening))
    dealt(evening)
    last = dealt(evening)
    assert (last.deal, last.earlier_deals) == (5, (UNSEEN, ASIDE, FINISHED, OPEN))
    again = evening.resume(last.game)
    assert (again.deal, again.earlier_deals) == (5, last.earlier_deals)


def test_words_that_were_added_show_nobody_a_role(evening: Library) -> None:
    for words in (None, "koń"):
        table = evening.start(group(5), options(), awaits_words=True)
        if words:
            done(table.add_words(words))
        evening.set_aside(table.game)
    assert dealt(evening).earlier_deals == (UNSEEN, UNSEEN)


class TestNoReset:
    """Ways to make a deal the first one again, after somebody didn't like what he saw."""

    def test_a_game_that_was_set_aside_and_deleted_counts(self, evening: Library) -> None:
        for _ in range(3):
            table = dealt(evening)
            done(table.note_secret_shown(0))
            evening.set_aside(table.game)
            evening.delete(table.game)
        table = dealt(evening)
        assert (table.deal, table.earlier_deals) == (4, (ASIDE,) * 3)

    def test_games_that_were_forgotten_count(self, evening: Library, journal: Journal) -> None:
        done(dealt(evening).note_secret_shown(0))
        play_on(dealt(evening))
        evening.delete_everything()
        assert journal.games() == ()
        table = dealt(evening)
        assert (table.deal, table.earlier_deals) == (3, (OPEN, FINISHED))
        evening.delete_everything()
        evening.delete_everything()
        assert dealt(evening).deal == 4

    def test_they_count_when_the_program_was_started_anew(
        self, path: Path, keyring: Keyring, clock: Clock
    ) -> None:
        with Journal(path, keyring, clock=clock, uptime=clock.uptime) as journal:
            dealt(Library(journal, "en"))
            Library(journal, "en").delete_everything()
        with Journal(path, keyring, clock=clock, uptime=clock.uptime) as again:
            assert again.findings == ()
            assert dealt(Library(again, "en")).deal == 2

    @pytest.mark.parametrize("hours", [13, -13, 24 * 400])
    def test_a_clock_that_was_set_makes_no_deal_the_first(
        self, evening: Library, clock: Clock, hours: int
    ) -> None:
        dealt(evening)
        clock.set_ahead(timedelta(hours=hours))
        assert dealt(evening).deal == 2
        clock.set_ahead(-timedelta(hours=hours))
        assert dealt(evening).deal == 3

    def test_a_deal_of_the_future_counts_after_a_restart_too(self, evening: Library, clock: Clock) -> None:
        clock.set_ahead(timedelta(hours=13))
        dealt(evening)
        clock.set_ahead(-timedelta(hours=13))
        clock.restart()
        assert dealt(evening).deal == 2

    def test_a_clock_that_was_set_before_a_restart_shows_in_the_times(
        self, evening: Library, clock: Clock
    ) -> None:
        """The table knows that its last deal wasn't thirteen hours ago."""
        dealt(evening)
        before = clock.time
        clock.set_ahead(timedelta(hours=13))
        clock.restart()
        table = dealt(evening)
        assert table.deal_times == (before, before + timedelta(hours=13))
        assert evening.resume(table.game).deal_times == table.deal_times

    def test_one_name_respelled_or_all_of_them_make_no_other_group(self, evening: Library) -> None:
        dealt(evening)
        players = group(5)
        players[0] = Player(players[0].name + "a", "en")
        assert evening.start(players, options()).deal == 2
        assert evening.start([Player(f"P{seat}", "en") for seat in range(7)], options()).deal == 3


def test_only_deals_of_this_program_count(evening: Library, journal: Journal) -> None:
    evening.start_printed(group(6), options())
    journal.start_game({"commitment": "", "players": [5]}, {}, {})
    table = dealt(evening, 6)
    assert (table.deal, table.deal_times) == (1, None)
    play_on(table)
    record = table.record()
    assert record is not None
    evening.delete(table.game)
    assert evening.save_imported_game(record) is not None
    assert dealt(evening).deal == 2


def test_practice_is_told_as_such(evening: Library) -> None:
    alone = [replace(player, bot=Temperament.BOLD) for player in group(5)]
    alone[0] = group(5)[0]
    evening.delete(evening.start(alone, options()).game)
    evening.start(alone, options())
    assert dealt(evening).earlier_deals == (DealFate.PRACTICE, DealFate.PRACTICE)


def test_deals_count_for_twelve_hours(evening: Library, journal: Journal, clock: Clock) -> None:
    dealt(evening)
    first = clock.time
    clock.passes(timedelta(hours=12))
    assert dealt(evening).deal == 2
    clock.passes(timedelta(minutes=1))
    assert dealt(evening).deal == 2
    assert len(journal.deals()) == 2
    clock.passes(timedelta(days=3))
    clock.restart()
    table = dealt(evening)
    assert (table.deal, table.earlier_deals) == (1, ())
    assert table.deal_times == (first + timedelta(hours=12, minutes=1), clock.time)
    assert len(journal.deals()) == 1


def test_a_mark_holds_no_name(evening: Library, journal: Journal) -> None:
    table = dealt(evening)
    evening.delete_everything()
    (mark,) = journal.deals()
    assert (mark.game, mark.fate) == (table.game, OPEN)
    content = b"".join(file.read_bytes() for file in journal.path.parent.iterdir() if file.is_file())
    assert not any(player.name.encode() in content for player in group(5))


@pytest.mark.parametrize("fate", [None, "burnt"])
def test_of_a_game_that_left_nothing_else_it_is_said_that_it_was_deleted(
    evening: Library, journal: Journal, fate: str | None
) -> None:
    journal.delete(dealt(evening).game, fate)
    assert dealt(evening).earlier_deals == (DealFate.DELETED,)


@pytest.mark.parametrize("column", ["dealt = 'x'", "uptime = -1", "game = 'x'", "fate = 5"])
def test_a_mark_that_was_altered_is_noticed(path: Path, keyring: Keyring, clock: Clock, column: str) -> None:
    with Journal(path, keyring, clock=clock, uptime=clock.uptime) as journal:
        dealt(Library(journal, "en"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE deals SET {column}")  # noqa: S608
    with Journal(path, keyring, clock=clock, uptime=clock.uptime) as again:
        assert JournalProblem.ALTERED_FILE in [finding.problem for finding in again.findings]
        before = dealt(Library(again, "en")).deal
        assert dealt(Library(again, "en")).deal == before + 1


def test_what_cannot_be_read_any_more_is_not_said_to_be_unseen(
    evening: Library, journal: Journal, keyring: Keyring
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
