"""Public events are said one at a time, or not at all."""

from __future__ import annotations

import pytest

from shgui.narrator.announcements import STALE_AFTER, Announcements
from shgui.words.narration import Spoken
from tests.narrator.stage import Clock, FakeVoice

ELECTED, POLICY, POWER = Spoken.GOVERNMENT_ELECTED, Spoken.FASCIST_POLICY, Spoken.POWER_PEEK


class Table:
    def __init__(self) -> None:
        self.clock = Clock()
        self.voice = FakeVoice(self.clock)
        self.announcements = Announcements(self.voice, "pl", self.clock)
        self.announcements.enabled = True

    @property
    def heard(self) -> list[Spoken]:
        return [line for line, _ in self.voice.said]

    def end_line(self, after: float = 0.0) -> None:
        self.clock.time += after
        self.announcements.voice_ended(self.voice.finish())


@pytest.fixture
def table() -> Table:
    return Table()


def test_nothing_is_said_until_the_table_wants_it() -> None:
    table = Table()
    table.announcements.enabled = False
    table.announcements.say([ELECTED])
    assert table.heard == []


def test_what_is_said_is_said_in_the_language_of_the_table(table: Table) -> None:
    table.announcements.say([ELECTED])
    assert table.voice.said == [(ELECTED, "pl")]


def test_a_second_line_waits_for_the_first(table: Table) -> None:
    table.announcements.say([POLICY, POWER])
    assert table.heard == [POLICY]
    table.end_line(after=2)
    assert table.heard == [POLICY, POWER]


def test_what_happened_at_once_is_said_to_its_end(table: Table) -> None:
    table.announcements.say([Spoken.CHAOS, POLICY, Spoken.FASCISTS_WIN])
    table.end_line(after=STALE_AFTER + 1)
    table.end_line(after=STALE_AFTER + 1)
    assert table.heard == [Spoken.CHAOS, POLICY, Spoken.FASCISTS_WIN]


def test_what_could_not_be_begun_soon_is_dropped(table: Table) -> None:
    table.announcements.say([ELECTED])
    table.announcements.say([POLICY, POWER])
    table.end_line(after=STALE_AFTER + 0.1)
    assert table.heard == [ELECTED]
    table.announcements.say([POWER])
    assert table.heard == [ELECTED, POWER]


@pytest.mark.parametrize("newer", [[ELECTED], []])
def test_what_is_left_of_something_older_is_dropped(table: Table, newer: list[Spoken]) -> None:
    table.announcements.say([POLICY, POWER])
    table.announcements.say(newer)
    table.end_line(after=1)
    assert table.heard == [POLICY, *newer]


def test_after_a_voice_that_was_lost_nothing_is_said_late(table: Table) -> None:
    table.announcements.say([POLICY, POWER])
    assert table.announcements.due is not None
    table.clock.time = table.announcements.due
    table.announcements.tick()
    assert (table.heard, table.voice.number) == ([POLICY], None)


def test_a_line_without_a_voice_makes_room_for_the_next(table: Table) -> None:
    table.voice.works = False
    table.announcements.say([POLICY])
    table.voice.works = True
    table.announcements.say([ELECTED])
    assert table.heard == [ELECTED]


def test_a_voice_that_fails_makes_room_for_the_next(table: Table) -> None:
    table.announcements.say([POLICY, POWER])
    table.announcements.voice_failed(table.voice.finish())
    assert table.heard == [POLICY, POWER]


def test_a_voice_that_never_reports_back_is_not_waited_for(table: Table) -> None:
    table.announcements.say([POLICY])
    assert table.announcements.due is not None
    table.clock.time = table.announcements.due
    table.announcements.tick()
    assert table.voice.number is None
    table.announcements.say([ELECTED])
    assert table.heard == [POLICY, ELECTED]


def test_a_tick_before_its_time_changes_nothing(table: Table) -> None:
    table.announcements.say([POLICY])
    table.announcements.tick()
    assert table.voice.number is not None


def test_stopping_is_silence_at_once_and_forgets_what_was_waiting(table: Table) -> None:
    table.announcements.say([POLICY, POWER])
    number = table.voice.number
    assert number is not None
    table.announcements.stop()
    table.announcements.voice_ended(number)
    assert (table.voice.number, table.heard) == (None, [POLICY])


def test_a_report_on_an_earlier_line_is_ignored(table: Table) -> None:
    table.announcements.say([POLICY])
    number = table.voice.number
    assert number is not None
    table.end_line()
    table.announcements.say([POWER, ELECTED])
    table.announcements.voice_ended(number)
    assert table.heard == [POLICY, POWER]
