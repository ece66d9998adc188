"""From the first page into a game of one person, and into the next one."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from shgui.table.paths import UserFolders
from shgui.table.seating import Temperament
from shgui.ui import widget_names as names
from shgui.ui.window.pages import PageName
from tests.ui.programs import Started


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


def test_practice_changes_nothing_of_what_the_group_is_offered(started: Started) -> None:
    practise(started)
    with started.program.archive.evening() as evening:
        assert evening.groups() == ()
        assert not evening.options().claims


def test_the_next_time_it_begins_as_it_was_left(qapp: QApplication, folders: UserFolders) -> None:
    first = Started(qapp, folders, "en")
    first.click(names.HOME_PRACTICE)
    first.write(names.PRACTICE_NAME, "Ana")
    first.click(names.choice(names.PRACTICE_BOTS, "6"))
    first.click(names.PRACTICE_START)
    first.close()
    second = Started(qapp, folders, "en")
    second.click(names.HOME_PRACTICE)
    second.key(Qt.Key.Key_Return)
    assert second.table.players[0].name == "Ana"
    assert len(second.table.players) == 7
    second.close()


def test_escape_leads_home_and_nothing_is_dealt(started: Started) -> None:
    started.click(names.HOME_PRACTICE)
    started.key(Qt.Key.Key_Escape)
    assert started.shows(PageName.HOME)
    assert started.program.games.table is None
