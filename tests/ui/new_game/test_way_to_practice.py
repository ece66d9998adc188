"""Practice, from the home page into one game and into the next."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from shgui.storage.user_folders import UserFolders
from shgui.table.seating import Temperament
from shgui.ui import widget_names as names
from shgui.ui.ending.end_page import EndPage
from shgui.ui.hand_over.dossier import Dossier
from shgui.ui.settings.settings import SchemeChoice
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from shgui.words.guide_texts import GuideStep
from tests.ui.games import game
from tests.ui.programs import FIVE, Started
from tests.ui.table.tables import public_table


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    program = Started(qapp, folders, "en")
    yield program
    program.close()


def practise(started: Started, name: str = "Ana") -> None:
    started.click(names.HOME_PRACTICE)
    started.write(names.PRACTICE_NAME, name)
    started.click(names.PRACTICE_START)


def test_a_practice_game_is_dealt_at_once_with_claims_on(started: Started) -> None:
    practise(started)
    table = started.table
    assert [player.bot for player in table.players] == [None, *Temperament, Temperament.CAREFUL]
    assert not table.may_add_words
    assert table.options.claims
    assert not started.shows(PageName.FINGERPRINT)
    assert len(table.fingerprint) == 64


def test_a_second_enter_after_the_name_does_not_put_the_role_away(started: Started) -> None:
    started.click(names.HOME_PRACTICE)
    started.write(names.PRACTICE_NAME, "Ana")
    started.key(Qt.Key.Key_Return)
    started.key(Qt.Key.Key_Return)
    (hand,) = started.window.findChildren(Dossier)
    assert started.shows(PageName.HAND_OVER)
    assert hand.is_open
    assert started.table.unseen


def test_practice_changes_nothing_of_what_the_group_is_offered(started: Started) -> None:
    practise(started)
    library = started.program.library_access.library
    assert library.groups() == ()
    assert not library.options().claims


def test_the_next_time_it_begins_as_it_was_left(qapp: QApplication, folders: UserFolders) -> None:
    first = Started(qapp, folders, "en")
    first.click(names.HOME_PRACTICE)
    first.write(names.PRACTICE_NAME, "Ana")
    first.click(names.choice_name(names.PRACTICE_BOTS, "6"))
    first.click(names.PRACTICE_START)
    first.close()
    second = Started(qapp, folders, "en")
    second.click(names.HOME_PRACTICE)
    second.key(Qt.Key.Key_Return)
    assert second.table.players[0].name == "Ana"
    assert len(second.table.players) == 7
    second.close()


def test_practice_leaves_the_groups_game_on_the_first_page(started: Started) -> None:
    started.new_table(*FIVE)
    group = started.table.game
    started.menu("home")
    practise(started)
    practice = started.table.game
    started.menu("home")
    started.click(names.HOME_GO_ON_OTHER)
    assert started.table.game == group
    started.menu("home")
    started.click(names.HOME_GO_ON)
    assert started.table.game == practice


def test_escape_leads_home_and_nothing_is_dealt(started: Started) -> None:
    started.click(names.HOME_PRACTICE)
    started.key(Qt.Key.Key_Escape)
    assert started.shows(PageName.HOME)
    assert started.program.games.table is None


def test_the_guided_first_round_leads_into_it(started: Started) -> None:
    started.click(names.HOME_GUIDE)
    button = started.find(names.GUIDE_NEXT)
    assert isinstance(button, QAbstractButton)
    for _ in GuideStep:
        button.click()
    assert started.shows(PageName.PRACTICE)
    assert started.program.window.help_topic() == "bots"


def test_in_practice_help_is_about_bots_while_they_are_waited_for(started: Started) -> None:
    practise(started)
    page = started.program.window.page(PageName.TABLE)
    assert isinstance(page, TablePage)
    waits = replace(public_table(game()), bots=frozenset(range(1, 7)))
    page.show_table(waits)
    asked = page.help_topic()
    page.show_table(replace(waits, bots=frozenset(range(6))))
    assert (asked, page.help_topic()) == ("nomination", "bots")


def test_another_game_of_the_same_group_is_dealt_at_once_too(started: Started) -> None:
    practise(started)
    first = started.table
    first.end_early()
    started.application.processEvents()
    page = started.program.window.page(PageName.END)
    assert isinstance(page, EndPage)
    page.stage.finish()
    started.click(names.END_SAME_GROUP)
    assert started.table is not first
    assert started.table.players == first.players
    assert not started.table.may_add_words


def test_an_open_role_stays_open_when_the_theme_changes(started: Started) -> None:
    practise(started)
    (hand,) = started.window.findChildren(Dossier)
    before = hand.is_open
    started.program.preferences.change(scheme=SchemeChoice.DARK)
    assert (before, hand.is_open) == (True, True)


def test_an_open_role_stays_open_in_full_screen(qtbot: QtBot, started: Started) -> None:
    practise(started)
    (hand,) = started.window.findChildren(Dossier)
    with qtbot.waitSignal(started.program.appearance.changed):
        started.program.window.set_full_screen(True)
    assert hand.is_open
