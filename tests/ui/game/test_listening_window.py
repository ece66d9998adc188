"""Who hears of what happens at a table, in what order, and until when: the window is one of them."""

import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Nominate
from shgui.presentation.requests import OpenHandRequest, ShowRoleRequest
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import HomeScreen, PromptKind, TableScreen
from shgui.storage.journal import Journal
from shgui.table.answers import Accepted, TableChange
from shgui.table.table import Table
from shgui.ui.shell.pages import PageName
from tests.table.play import done
from tests.ui.led_evening import OFFICIAL, Evening, evening, lead, over


@pytest.fixture
def dealt(qtbot: QtBot, journal: Journal) -> Evening:
    """All have seen their roles."""
    seven = evening(journal, cards="F" * 11, options=replace(OFFICIAL, claims=True))
    seven.look_at_roles()
    seven.stage.hand_over.hidden = 0
    return seven


def test_a_game_that_was_left_is_heard_of_no_more(dealt: Evening) -> None:
    shown = len(dealt.stage.table.moments)
    dealt.session.leave()
    assert dealt.session.table is None
    assert dealt.screen == HomeScreen()
    assert not dealt.session.can_show_role
    assert not dealt.session.can_undo
    assert not dealt.session.is_at_end
    dealt.stage.show_page(PageName.HOME)
    done(dealt.table.submit(0, Nominate(1)))
    dealt.stage.show_page(PageName.TABLE)
    assert len(dealt.stage.table.moments) == shown
    assert dealt.stage.current is PageName.TABLE
    dealt.session.leave()


def test_another_game_takes_the_place_of_the_one_before(dealt: Evening, journal: Journal) -> None:
    before = dealt.table
    players = before.players
    other = Table.start(players, OFFICIAL, journal)
    dealt.session.begin(other)
    shown = len(dealt.stage.table.moments)
    done(before.submit(0, Nominate(1)))
    assert len(dealt.stage.table.moments) == shown
    assert dealt.session.table is other


def test_what_waited_behind_another_page_does_not_come_up_in_the_next_game(
    dealt: Evening, journal: Journal
) -> None:
    dealt.stage.show_page(PageName.HELP)
    done(dealt.table.submit(0, Nominate(1)))
    dealt.session.leave()
    dealt.session.begin(Table.start(dealt.table.players, OFFICIAL, journal))
    shown = len(dealt.stage.table.moments)
    dealt.stage.page_shown.emit()
    assert len(dealt.stage.table.moments) == shown


def test_a_listener_that_acts_is_kept_up_with(qtbot: QtBot, journal: Journal) -> None:
    """All players are bots, which act as soon as they hear of it, some before the window does."""
    sealed = Evening(journal, 7, "F" * 11, OFFICIAL, awaits_words=True)
    table = sealed.table

    def act(_change: TableChange) -> None:
        if not over(table):
            steps = iter((False, True))
            lead(table, lambda _: next(steps))

    sealed.session.leave()
    table.subscribe(act)
    sealed.session.begin(table)
    done(table.deal_without_words())
    assert sealed.asks(TableScreen(PromptKind.FINISH))
    assert sealed.stage.table.public_table.view == table.public_log[-1].view
    shown = [event for public in sealed.stage.table.moments for event in public.events]
    assert tuple(shown) == table.view(None).history


def test_a_secret_does_not_open_when_whoever_heard_of_it_has_acted(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.session.handle(ShowRoleRequest(3))

    def end_all(_change: TableChange) -> None:
        if not over(dealt.table):
            lead(dealt.table, over)

    dealt.table.subscribe(end_all)
    secrets = len(dealt.stage.hand_over.secrets)
    dealt.session.handle(OpenHandRequest())
    assert dealt.asks(TableScreen(PromptKind.FINISH))
    assert len(dealt.stage.hand_over.secrets) == secrets


def test_who_was_told_to_hear_no_more_hears_no_more_even_of_this(dealt: Evening) -> None:
    """Somebody leaves the game as soon as he hears of it, before the window does."""
    other = evening(dealt.journal)
    leave: list[Callable[[], None]] = [other.session.leave]
    other.session.leave()
    other.table.subscribe(lambda _change: leave[0]())
    other.session.begin(other.table)
    shown = len(other.stage.table.moments)
    done(other.table.note_secret_shown(0))
    assert len(other.stage.table.moments) == shown


def test_a_fault_of_the_window_is_told_like_any_other_and_the_table_goes_on(
    dealt: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _where: faults.append(error))

    def fail(_public: TableScene) -> None:
        raise RuntimeError("the page's own trouble")

    monkeypatch.setattr(dealt.stage.table, "show_table", fail)
    assert isinstance(dealt.table.submit(0, Nominate(1)), Accepted)
    assert [str(fault) for fault in faults] == ["the page's own trouble"]
