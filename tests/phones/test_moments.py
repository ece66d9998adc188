"""What a seat is asked, from what the table waits for and what the screen has shown of it."""

from __future__ import annotations

from random import Random

import pytest

from shgui.engine.actions import Discard, Enact, Investigate, Nominate
from shgui.engine.types import Policy, Seat
from shgui.phones.session.phone_status import ShownTable
from shgui.phones.session.seat_prompts import Due, SeatPrompts, asked_of
from shgui.storage.journal import Journal
from shgui.table.private_tasks import TaskKind
from shgui.table.table import Table
from tests.phones.evening import shown_of, table_of
from tests.table.play import done, vote

L, F = Policy.LIBERAL, Policy.FASCIST
ALL = frozenset(range(9))


def hands(table: Table, shown: ShownTable | None, phones: frozenset[Seat] = ALL) -> dict[Seat, TaskKind]:
    """Those that the game waits for."""
    asked = asked_of(table, shown, phones)
    return {seat: due.purpose for seat, due in asked.hands.items() if due.asked}


@pytest.fixture
def table(journal: Journal) -> Table:
    return table_of(journal, 9)


def test_nothing_is_asked_while_nothing_shows(table: Table) -> None:
    assert asked_of(table, None, ALL) == ({}, {})


def test_nothing_is_asked_of_seats_at_the_screen(table: Table) -> None:
    asked = asked_of(table, shown_of(table), frozenset({3}))
    assert (set(asked.hands), asked.acts) == ({3}, {})


def test_each_step_waits_until_what_led_to_it_has_been_shown(table: Table) -> None:
    before = shown_of(table)
    done(table.submit(0, Nominate(1)))
    assert hands(table, before) == {}
    before = shown_of(table)
    assert hands(table, before) == dict.fromkeys(range(9), TaskKind.BALLOT)
    vote(table)
    assert hands(table, before) == {}
    before = shown_of(table)
    assert hands(table, before) == {0: TaskKind.DISCARD}
    done(table.submit(0, Discard(L)))
    # That cards were passed on is no news to anybody but their Chancellor.
    assert hands(table, before) == {1: TaskKind.ENACT}
    done(table.submit(1, Enact(F)))
    assert hands(table, before) == {}
    assert asked_of(table, before, ALL).acts == {}
    before = shown_of(table)
    assert list(asked_of(table, before, ALL).acts) == [0]
    done(table.submit(0, Investigate(8)))
    # What is one's own to see waits for nothing.
    assert hands(table, before) == {0: TaskKind.PARTY}
    assert asked_of(table, shown_of(table), ALL).acts == {}


def test_what_was_taken_back_is_asked_no_more_before_that_shows(table: Table) -> None:
    done(table.submit(0, Nominate(1)))
    shown = shown_of(table)
    done(table.take_back())
    assert hands(table, shown) == {}
    assert asked_of(table, shown, ALL).acts == {}
    assert list(asked_of(table, shown_of(table), ALL).acts) == [0]


def test_ballots_that_are_in_can_be_changed_as_long_as_one_is_missing(table: Table) -> None:
    done(table.submit(0, Nominate(1)))
    done(table.cast_ballot(4, True))
    asked = asked_of(table, shown_of(table), ALL)
    assert (asked.hands[4].purpose, asked.hands[4].asked) == (TaskKind.BALLOT, False)
    assert asked.hands[4].about == asked.hands[5].about


@pytest.mark.parametrize("over", [False, True])
def test_a_ballot_stays_in_hand_until_the_screen_has_turned_them_over(table: Table, over: bool) -> None:
    done(table.submit(0, Nominate(1)))
    shown = shown_of(table)
    about = asked_of(table, shown, ALL).hands[4].about
    vote(table)
    if over:
        done(table.end_early())
    asked = asked_of(table, shown, ALL)
    assert {hand.purpose for hand in asked.hands.values()} == {TaskKind.BALLOT}
    assert not any(hand.asked for hand in asked.hands.values())
    assert asked.hands[4].about == about
    assert not asked.acts
    asked = asked_of(table, shown_of(table), ALL)
    assert TaskKind.BALLOT not in {hand.purpose for hand in asked.hands.values()}


def test_when_it_is_over_nothing_is_asked(table: Table) -> None:
    done(table.end_early())
    assert asked_of(table, shown_of(table), ALL) == ({}, {})


def test_a_moment_lasts_as_long_as_the_same_is_asked(table: Table) -> None:
    moments = SeatPrompts(Random(1))
    ballot = Due(TaskKind.BALLOT, True, "this vote")
    moments.turn(ballot, None)
    number = moments.hand_number
    moments.look(2)
    order = moments.order
    assert not moments.turn(Due(TaskKind.BALLOT, False, "this vote"), None)
    assert (moments.hand_number, moments.order, moments.looked) == (number, order, True)
    assert moments.turn(Due(TaskKind.BALLOT, True, "the next vote"), None)
    assert moments.hand_number == number + 1
    assert (moments.order, moments.looked, moments.open) == ((), False, False)


def test_what_is_looked_at_alone_lies_as_it_is(table: Table) -> None:
    for _ in range(20):
        moments = SeatPrompts(Random())
        moments.turn(Due(TaskKind.PEEK, True, None), None)
        moments.look(3)
        assert moments.order == (0, 1, 2)


def test_every_order_of_cards_comes(table: Table) -> None:
    chance = Random(3)
    orders = set()
    for about in range(60):
        moments = SeatPrompts(chance)
        moments.turn(Due(TaskKind.DISCARD, True, about), None)
        moments.look(3)
        orders.add(moments.order)
    assert len(orders) == 6
