"""An evening with phones, as people have it: they press what the window shows, and phones answer."""

from random import Random

import pytest

from shgui.engine.types import Phase
from shgui.table.private_moments import Purpose
from shgui.ui import widget_names as names
from shgui.ui.game.screens import Ask, EndScreen, TableScreen
from shgui.ui.phones.joining_shown import Where
from shgui.ui.window.pages import PageName
from tests.phones.playing import due, step
from tests.ui.phones.desk_evening import Desk
from tests.ui.programs import FIVE, QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET)


def test_nothing_is_made_or_open_before_somebody_has_read_what_it_means(desk: Desk) -> None:
    desk.started.click(names.HOME_NEW_TABLE)
    desk.started.click(names.NEW_TABLE_PHONES)
    assert desk.started.shows(PageName.PHONES)
    assert desk.made == 0
    desk.started.click(names.PHONES_BACK)
    assert desk.started.shows(PageName.NEW_TABLE)
    assert desk.made == 0


def test_phones_arrive_as_rows_of_the_new_table_and_deal_from_there(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    assert [(seat.name, seat.where) for seat in desk.shown.seats] == [(name, Where.PHONE) for name in FIVE]
    desk.deal()
    assert desk.started.screen == TableScreen(Ask.ON_PHONES, None, Purpose.ROLE)
    assert [player.name for player in desk.started.table.players] == list(FIVE)
    assert all(due(phone) for phone in phones.values())


def test_five_phones_play_a_whole_game_and_nobody_touches_the_screen(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    rng = Random(3)
    while desk.started.table.view(None).phase is not Phase.OVER:
        asked = [phone for phone in phones.values() if due(phone)]
        assert asked, desk.started.screen
        step(rng.choice(asked), rng)
        desk.turn()
    if desk.started.screen == TableScreen(Ask.FINISH):
        desk.started.click(names.TABLE_CONFIRM)
        desk.turn()
    assert isinstance(desk.started.screen, EndScreen)
    assert all(phone.table["over"] for phone in phones.values())


def test_the_same_group_plays_again_on_its_phones(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    desk.started.table.end_early()
    desk.turn()
    desk.started.click(names.END_SAME_GROUP)
    desk.started.click(names.FINGERPRINT_GO_ON)
    desk.turn()
    assert desk.started.screen == TableScreen(Ask.ON_PHONES, None, Purpose.ROLE)
    assert all(due(phone) for phone in phones.values())


def test_after_the_program_was_started_anew_phones_go_on_where_they_were(desk: Desk) -> None:
    phones = desk.new_table(*FIVE)
    desk.deal()
    step(phones["Ana"], Random(1))
    opened = desk.opened
    desk.quit()
    desk.start()
    desk.started.click(names.HOME_GO_ON)
    desk.application.processEvents()
    assert desk.opened == opened
    assert desk.started.screen == TableScreen(Ask.ON_PHONES, None, Purpose.ROLE)
    for phone in phones.values():
        phone.connect()
        phone.hello()
    desk.turn()
    assert [due(phone) for phone in phones.values()] == [False, True, True, True, True]
