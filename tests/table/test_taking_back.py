"""Choices that can be undone at a table, and those that can't."""

import pytest

from shgui.engine.actions import CallSpecialElection, Discard, Execute, Investigate, Nominate, Vote
from shgui.engine.events import (
    ChancellorCleared,
    ChancellorNominated,
    ChaosBroke,
    RoundBegan,
    SpecialElectionCalled,
    VotesRevealed,
)
from shgui.engine.fairness import verify
from shgui.engine.types import Phase
from shgui.storage.journal import Journal
from shgui.table.answers import Accepted, NotDone, TableReason
from shgui.table.log_lines import SlipTakenBack, find_undone_votes
from shgui.table.table import Table
from tests.table.play import (
    done,
    group,
    options,
    play_on,
    table_for,
    until,
    vote,
)


@pytest.fixture
def table(journal: Journal) -> Table:
    return table_for(journal)


def nominate(table: Table) -> tuple[int, int]:
    """The candidate names the first whom he may; the answer is both."""
    view = table.view(None)
    target = view.eligible[0]
    done(table.submit(view.president, Nominate(target)))
    return view.president, target


def test_a_wrong_nominee(table: Table) -> None:
    before = table.view(None)
    president, target = nominate(table)
    assert table.can_take_back
    assert table.take_back() == Accepted()
    assert table.view(None) == before
    slip = ChancellorNominated(president, target)
    assert table.chronicle[-2:] == (slip, SlipTakenBack((slip,)))
    nominate(table)


def test_the_record_holds_what_counts_in_the_end(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal)
    nominate(table)
    done(table.take_back())
    play_on(table)
    record = table.record()
    assert record is not None
    assert verify(record).sound
    assert [type(action) for _, action in record.moves[:2]] == [Nominate, Vote]


def test_ballots_cast_on_it_go_with_it(table: Table) -> None:
    nominate(table)
    done(table.cast_ballot(3, True))
    done(table.take_back())
    nominate(table)
    assert (table.view(3).ballot, table.view(None).voted) == (None, ())


def test_a_special_election_and_the_nomination_in_it(journal: Journal) -> None:
    table = table_for(journal, size=9)
    before = until(table, Phase.SPECIAL_ELECTION)
    target = next(seat for seat in before.alive if seat != before.president)
    called = done(table.submit(before.president, CallSpecialElection(target))).events
    assert [type(event) for event in called] == [SpecialElectionCalled, RoundBegan]
    nominate(table)
    done(table.take_back())
    done(table.take_back())
    assert table.view(None) == before
    assert not table.can_take_back
    assert table.take_back() == NotDone(TableReason.NOTHING_TO_TAKE_BACK)


def test_not_after_a_secret_was_shown(table: Table) -> None:
    nominate(table)
    done(table.note_secret_shown(3))
    assert table.take_back() == NotDone(TableReason.NOTHING_TO_TAKE_BACK)


@pytest.mark.parametrize("ja", [True, False])
def test_thumbs_that_all_have_seen(table: Table, ja: bool) -> None:
    nominate(table)
    before = table.view(None)
    thumbs = dict.fromkeys(before.alive, ja)
    events = done(table.reveal_votes(thumbs)).events
    assert table.take_back() == Accepted()
    assert table.view(None) == before
    assert table.chronicle[-1] == SlipTakenBack(events)
    done(table.change_language(0, "ru"))
    assert find_undone_votes(table.chronicle) == tuple(thumbs.items())
    done(table.reveal_votes({**thumbs, 3: not ja}))
    assert VotesRevealed(tuple({**thumbs, 3: not ja}.items())) in table.view(None).history
    assert find_undone_votes(table.chronicle) == ()


def test_thumbs_and_then_the_nomination_that_they_were_about(table: Table) -> None:
    before = table.view(None)
    nominate(table)
    done(table.reveal_votes(dict.fromkeys(before.alive, False)))
    nominate(table)
    for _ in range(3):
        done(table.take_back())
    assert table.view(None) == before
    assert find_undone_votes(table.chronicle) == ()


def test_thumbs_only_until_the_president_sees_the_policies(table: Table) -> None:
    president, _ = nominate(table)
    done(table.reveal_votes(dict.fromkeys(table.view(None).alive, True)))
    done(table.note_secret_shown(president))
    assert not table.can_take_back


def test_thumbs_corrected_leave_no_trace_in_the_record(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal)
    nominate(table)
    done(table.reveal_votes(dict.fromkeys(range(5), True)))
    done(table.take_back())
    play_on(table)
    record = table.record()
    assert record is not None
    assert verify(record).sound
    assert [type(action) for _, action in record.moves[:7]] == [Nominate, *[Vote] * 5, Discard]


def test_thumbs_stay_where_chaos_showed_the_top_of_the_deck(table: Table) -> None:
    for _ in range(3):
        nominate(table)
        done(table.reveal_votes(dict.fromkeys(table.view(None).alive, False)))
    assert any(isinstance(event, ChaosBroke) for event in table.view(None).history)
    assert not table.can_take_back


def test_thumbs_stay_where_all_learn_whether_the_chancellor_is_hitler(table: Table) -> None:
    view = until(table, Phase.EXECUTE)
    done(table.submit(view.president, Execute(view.alive[-1])))
    nominate(table)
    done(table.reveal_votes(dict.fromkeys(table.view(None).alive, True)))
    assert any(isinstance(event, ChancellorCleared) for event in table.view(None).history)
    assert not table.can_take_back


def test_not_after_secret_ballots_were_revealed(table: Table) -> None:
    nominate(table)
    vote(table, False)
    assert not table.can_take_back


def test_not_where_one_of_the_votes_was_cast_in_secret(table: Table) -> None:
    nominate(table)
    done(table.cast_ballot(3, True))
    done(table.reveal_votes(dict.fromkeys(table.view(None).alive, False)))
    assert not table.can_take_back


@pytest.mark.parametrize("phase", [Phase.INVESTIGATE, Phase.EXECUTE])
def test_not_what_revealed_something(journal: Journal, phase: Phase) -> None:
    table = table_for(journal, size=9)
    view = until(table, phase)
    target = next(seat for seat in view.alive if seat != view.president)
    action = Investigate(target) if phase is Phase.INVESTIGATE else Execute(target)
    done(table.submit(view.president, action))
    assert not table.can_take_back


def test_the_beginning_cannot_be_taken_back(table: Table) -> None:
    assert table.take_back() == NotDone(TableReason.NOTHING_TO_TAKE_BACK)
