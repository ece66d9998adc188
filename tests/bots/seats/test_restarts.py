"""Bots of a game that is taken up again say what they still had to say, and act no more often than before."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from shgui.bots.seats.bot_seats import MOST_ACTS, BotSeats
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.actions import Action
from shgui.engine.types import Phase, Seat
from shgui.storage.journal import Journal
from shgui.table.answers import Answer
from shgui.table.log_lines import MOST_PENDING_REMARKS, Remark, Remarked
from shgui.table.options import Voting
from shgui.table.saved_game import build_draft
from shgui.table.table import Table
from tests.bots.seats.driven import ALL, Driven, ThoughtsAtOnce, person_plays, same_chance, table_of
from tests.table.play import done

CHANCE = b"of a test"


def resumed(journal: Journal, table: Table) -> Table:
    return same_chance(Table.resume(journal, table.game), CHANCE)


def driven_until_a_remark_waits(table: Table) -> Driven:
    driven = Driven(table, ThoughtsAtOnce(make_player=Thinker))
    while not table.pending_remarks:
        assert driven.clock.go_on()
    return driven


def remarks(table: Table) -> list[Remark]:
    return [line.remark for line in table.chronicle if isinstance(line, Remarked)]


@pytest.mark.parametrize("voting", Voting)
def test_a_remark_that_waits_is_made_after_a_restart(journal: Journal, voting: Voting) -> None:
    table = table_of(journal, voting=voting)
    driven_until_a_remark_waits(table).end()
    ((_, expected), *_) = table.pending_remarks
    again = resumed(journal, table)
    assert again.pending_remarks == table.pending_remarks
    driven = Driven(again, ThoughtsAtOnce(make_player=Thinker))
    while expected not in remarks(again):
        assert not driven.is_over
        assert driven.clock.go_on()


def test_a_remark_is_not_made_again_after_a_restart(journal: Journal) -> None:
    table = table_of(journal)
    driven = driven_until_a_remark_waits(table)
    ((_, expected), *_) = table.pending_remarks
    while expected not in remarks(table):
        driven.clock.go_on()
    driven.end()
    assert expected not in [remark for _, remark in resumed(journal, table).pending_remarks]


def test_games_of_earlier_versions_have_no_remarks_that_wait(journal: Journal) -> None:
    table = table_of(journal)
    steps = len(journal.load(table.game).entries)
    journal.append(table.game, steps, [], {"ballots": []})
    assert resumed(journal, table).pending_remarks == ()


def test_as_many_remarks_as_are_kept_fit_beside_all_ballots(journal: Journal) -> None:
    table = table_of(journal, 10)
    steps = len(journal.load(table.game).entries)
    remark = Remark(9, "a" * 40, (6, 7, 8, 9))
    kept = tuple((1000 + number, remark) for number in range(MOST_PENDING_REMARKS + 3))
    full = build_draft(dict.fromkeys(range(9), False), kept)
    journal.append(table.game, steps, [], full)
    assert journal.load(table.game).draft == full
    journal.append(table.game, steps, [], build_draft({}, kept))
    assert resumed(journal, table).pending_remarks == kept[-MOST_PENDING_REMARKS:]


def acts_counted(table: Table, monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[Seat, int]]:
    """Return how often each seat has acted behind so many lines of the log."""
    counted: Counter[tuple[Seat, int]] = Counter()
    submit = table.submit

    def counting(seat: Seat, action: Action) -> Answer:
        if seat in table.bots:
            counted[seat, len(table.chronicle)] += 1
        return submit(seat, action)

    monkeypatch.setattr(table, "submit", counting)
    return counted


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("voting", Voting)
@pytest.mark.parametrize("size", [5, 7])
def test_bots_that_wait_for_a_person_act_at_most_twice_an_event(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, size: int, voting: Voting
) -> None:
    table = table_of(journal, size, ALL - {2}, voting=voting)
    while table.view(None).phase is not Phase.OVER:
        counted = acts_counted(table, monkeypatch)
        driven = Driven(table)
        driven.play()
        assert max(counted.values(), default=0) <= MOST_ACTS
        driven.end()
        if not driven.is_over:
            assert person_plays(table)
        table = resumed(journal, table)


def test_a_seat_that_is_asked_without_end_stops_acting(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(journal, 5, ALL - {2})
    driven = Driven(table)
    while table.view(None).phase is not Phase.VOTE:
        if not driven.clock.go_on():
            assert person_plays(table)
    monkeypatch.setattr(BotSeats, "_find_seats_to_vote_again", lambda _seats, table, view: view.voted)
    counted = acts_counted(table, monkeypatch)
    driven.play(most=500)
    assert set(counted.values()) == {MOST_ACTS}
    # Taken up again at the same table, they don't begin anew.
    driven.seats.leave()
    driven.seats.begin(table)
    driven.show()
    driven.play(most=500)
    assert set(counted.values()) == {MOST_ACTS}
    done(table.reveal_votes({2: True}))
    driven.play(partial(person_plays), most=20_000)
    assert driven.is_over
