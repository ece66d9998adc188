"""A hand that is opened: the journal notes the look first, and what it makes final."""

import pytest

from shgui.engine.actions import Nominate
from shgui.engine.types import Policy
from shgui.presentation.private_hand import PrivateHand
from shgui.presentation.scenes import PrivateView
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import NotSaved
from shgui.table.private_tasks import BALLOTS, TaskKind
from shgui.table.table import Table
from tests.phones.local_room import elect, table_of
from tests.table.play import done


@pytest.fixture
def table(journal: Journal) -> Table:
    return table_of(journal)


def test_a_ballot_ends_nothing_that_can_be_undone(table: Table) -> None:
    done(table.submit(0, Nominate(1)))
    hand = PrivateHand(table, 3, TaskKind.BALLOT)
    assert isinstance(hand.open(), PrivateView)
    assert table.can_take_back
    done(hand.choose(BALLOTS.index(True)))
    assert table.view(3).ballot is True


def test_cards_that_show_make_everything_before_them_final(table: Table) -> None:
    done(table.submit(0, Nominate(1)))
    done(table.reveal_votes(dict.fromkeys(range(7), True)))
    assert table.can_take_back
    opened = PrivateHand(table, 0, TaskKind.DISCARD).open()
    assert isinstance(opened, PrivateView)
    assert opened.view == table.view(0)
    assert not table.can_take_back


def test_a_choice_is_a_place_of_the_hand(table: Table) -> None:
    elect(table, 1)
    hand = list(table.view(0).hand)
    done(PrivateHand(table, 0, TaskKind.DISCARD).choose(hand.index(Policy.FASCIST)))
    hand.remove(Policy.FASCIST)
    assert sorted(table.view(1).hand) == sorted(hand)


def test_a_role_is_noted_once_for_the_same_person(table: Table, journal: Journal) -> None:
    hand = PrivateHand(table, 2, TaskKind.ROLE)
    first, again = hand.open(), hand.open()
    assert isinstance(first, PrivateView)
    assert isinstance(again, PrivateView)
    assert first.last_shown is again.last_shown
    steps = len(journal.load(table.game).entries)
    other = PrivateHand(table, 2, TaskKind.ROLE).open()
    assert isinstance(other, PrivateView)
    assert other.last_shown != first.last_shown
    assert len(journal.load(table.game).entries) == steps + 1


def test_nothing_shows_that_cannot_be_noted(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    not_saved = NotSaved(JournalProblem.DISK_FULL)
    monkeypatch.setattr(table, "note_role_shown", lambda _seat: not_saved)
    assert PrivateHand(table, 2, TaskKind.ROLE).open() is not_saved


def test_a_role_counts_as_seen_when_the_look_is_over(journal: Journal) -> None:
    table = table_of(journal, looked=False)
    hand = PrivateHand(table, 2, TaskKind.ROLE)
    hand.open()
    assert 2 in table.unseen
    done(hand.finish_looking())
    assert 2 not in table.unseen
