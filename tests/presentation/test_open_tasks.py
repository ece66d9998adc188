"""Which tasks are open, by what the table waits for and what everyone has seen of it."""

from __future__ import annotations

import pytest

from shgui.engine.actions import Discard, Enact, Investigate, Nominate
from shgui.engine.events import Event
from shgui.engine.types import Policy, Seat
from shgui.presentation.open_tasks import OpenTasks, list_open_tasks
from shgui.storage.journal import Journal
from shgui.table.private_tasks import TaskKind
from shgui.table.table import Table
from tests.phones.local_room import table_of
from tests.table.play import done, vote

L, F = Policy.LIBERAL, Policy.FASCIST
ALL = frozenset(range(9))


def due(table: Table, seen: tuple[Event, ...]) -> dict[Seat, TaskKind]:
    """Return the private tasks that the game waits for."""
    tasks = list_open_tasks(table, seen, ALL).private
    return {seat: task.kind for seat, task in tasks.items() if task.is_due}


def history(table: Table) -> tuple[Event, ...]:
    return table.view(None).history


@pytest.fixture
def table(journal: Journal) -> Table:
    return table_of(journal, 9)


def test_no_task_is_open_while_nothing_shows(table: Table) -> None:
    assert list_open_tasks(table, None, ALL) == OpenTasks()


def test_seats_at_the_screen_have_no_task(table: Table) -> None:
    tasks = list_open_tasks(table, history(table), frozenset({3}))
    assert (set(tasks.private), tasks.public) == ({3}, {})


def test_a_task_opens_when_everyone_has_seen_what_led_to_it(table: Table) -> None:
    seen = history(table)
    done(table.submit(0, Nominate(1)))
    assert due(table, seen) == {}
    seen = history(table)
    assert due(table, seen) == dict.fromkeys(range(9), TaskKind.BALLOT)
    vote(table)
    assert due(table, seen) == {}
    seen = history(table)
    assert due(table, seen) == {0: TaskKind.DISCARD}
    done(table.submit(0, Discard(L)))
    # Passed cards are no news to anyone but their Chancellor.
    assert due(table, seen) == {1: TaskKind.ENACT}
    done(table.submit(1, Enact(F)))
    assert due(table, seen) == {}
    assert list_open_tasks(table, seen, ALL).public == {}
    seen = history(table)
    assert list(list_open_tasks(table, seen, ALL).public) == [0]
    done(table.submit(0, Investigate(8)))
    # A look waits for nothing.
    assert due(table, seen) == {0: TaskKind.PARTY}
    assert list_open_tasks(table, history(table), ALL).public == {}


def test_a_task_that_was_undone_is_closed_before_the_undo_shows(table: Table) -> None:
    done(table.submit(0, Nominate(1)))
    seen = history(table)
    done(table.take_back())
    assert due(table, seen) == {}
    assert list_open_tasks(table, seen, ALL).public == {}
    assert list(list_open_tasks(table, history(table), ALL).public) == [0]


def test_ballots_can_be_changed_as_long_as_one_is_missing(table: Table) -> None:
    done(table.submit(0, Nominate(1)))
    done(table.cast_ballot(4, True))
    tasks = list_open_tasks(table, history(table), ALL)
    assert (tasks.private[4].kind, tasks.private[4].is_due) == (TaskKind.BALLOT, False)
    assert tasks.private[4].about == tasks.private[5].about


@pytest.mark.parametrize("over", [False, True])
def test_a_ballot_stays_open_until_the_screen_has_revealed_them(table: Table, over: bool) -> None:
    done(table.submit(0, Nominate(1)))
    seen = history(table)
    about = list_open_tasks(table, seen, ALL).private[4].about
    vote(table)
    if over:
        done(table.end_early())
    tasks = list_open_tasks(table, seen, ALL)
    assert {task.kind for task in tasks.private.values()} == {TaskKind.BALLOT}
    assert not any(task.is_due for task in tasks.private.values())
    assert tasks.private[4].about == about
    assert not tasks.public
    tasks = list_open_tasks(table, history(table), ALL)
    assert TaskKind.BALLOT not in {task.kind for task in tasks.private.values()}


def test_no_task_is_open_when_the_game_is_over(table: Table) -> None:
    done(table.end_early())
    assert list_open_tasks(table, history(table), ALL) == OpenTasks()
