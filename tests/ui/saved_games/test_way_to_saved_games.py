"""The whole program: from a game to the list of all, to its review, and back to the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QListView
from pytestqt.qtbot import QtBot

from shgui.engine.types import Phase
from shgui.library.library import SavedGame
from shgui.presentation.screens import HandOverScreen
from shgui.storage.journal import GameId, Journal, StoredGame
from shgui.storage.user_folders import UserFolders
from shgui.table.table import Table
from shgui.ui import widget_names as names
from shgui.ui.saved_games.saved_game_rows import SavedGameRow
from shgui.ui.shell.pages import PageName
from shgui.ui.widgets.row_model import ROW_ROLE
from tests.table.play import done, group, options, play_on, until
from tests.ui.programs import QUIET, SEVEN, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

MANY = 100


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    started = Started(qapp, folders, "en")
    yield started
    started.close()


def rows(started: Started) -> list[SavedGameRow]:
    view = started.find(names.SAVED_GAMES_ROWS)
    assert isinstance(view, QListView)
    model = view.model()
    told = (model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount()))
    return [row for row in told if isinstance(row, SavedGameRow)]


def saved(started: Started) -> tuple[SavedGame, ...]:
    return started.program.library_access.library.saved_games()


def a_game(started: Started, *, over: bool) -> Table:
    table = started.program.library_access.library.start(group(5), options())
    for seat in range(5):
        done(table.note_secret_shown(seat))
    if over:
        play_on(table)
        started.program.library_access.library.set_aside(table.game)
    return table


def test_a_new_program_lists_nothing_and_makes_no_file(started: Started, folders: UserFolders) -> None:
    assert not started.sees(names.HOME_SAVED_GAMES)
    started.menu("saved_games")
    assert started.shows(PageName.SAVED_GAMES)
    assert not folders.journal.exists()
    started.key(Qt.Key.Key_Return)
    assert started.shows(PageName.NEW_TABLE)


def test_a_game_on_the_table_is_left_and_gone_on_with_behind_a_neutral_screen(started: Started) -> None:
    started.new_table(*SEVEN)
    started.click(names.FINGERPRINT_GO_ON)
    assert isinstance(started.screen, HandOverScreen)
    started.menu("saved_games")
    assert started.program.games.any_table is None
    (row,) = rows(started)
    assert row.names == ", ".join(SEVEN)
    started.key(Qt.Key.Key_Return)
    assert started.shows(PageName.HAND_OVER)
    assert isinstance(started.screen, HandOverScreen)
    started.menu("home")
    started.click(names.HOME_SAVED_GAMES)
    started.click(names.SAVED_GAMES_BACK)
    assert started.shows(PageName.HOME)


def test_the_review_is_not_lost_by_the_same_group_again(started: Started, qtbot: QtBot) -> None:
    table = a_game(started, over=False)
    play_on(table)
    started.program.router.open(PageName.HOME)
    started.click(names.HOME_GO_ON)
    if started.shows(PageName.TO_TABLE):
        started.click(names.TO_TABLE_REVEAL)

    def turn_over() -> bool:
        """Reveal the roles, which reveal themselves after Hitler's execution."""
        if started.shows(PageName.TABLE) and started.find(names.TABLE_CONFIRM).isVisible():
            started.click(names.TABLE_CONFIRM)
        return started.shows(PageName.END)

    qtbot.waitUntil(turn_over)

    def play_again() -> bool:
        """The first click may hurry the roles that are turned."""
        if started.shows(PageName.END) and started.find(names.END_SAME_GROUP).isVisible():
            started.click(names.END_SAME_GROUP)
        return started.shows(PageName.FINGERPRINT)

    qtbot.waitUntil(play_again)
    started.menu("saved_games")
    newest, before = rows(started)
    assert (newest.can_continue, before.can_review) == (True, True)
    started.key(Qt.Key.Key_End)
    started.key(Qt.Key.Key_Return)
    assert started.shows(PageName.REVIEW)
    assert not started.find(names.REVIEW_SAME_GROUP).isVisible()
    started.menu("settings")
    started.click(names.SETTINGS_BACK)
    started.click(names.REVIEW_BACK)
    assert started.shows(PageName.SAVED_GAMES)
    view = started.find(names.SAVED_GAMES_ROWS)
    assert isinstance(view, QListView)
    chosen = view.currentIndex().data(ROW_ROLE)
    assert isinstance(chosen, SavedGameRow)
    assert chosen.can_review


def test_a_game_that_was_set_aside_is_found_and_offered_again(started: Started) -> None:
    until(a_game(started, over=False), Phase.VOTE)
    started.program.router.open(PageName.HOME)
    started.click(names.HOME_SET_ASIDE)
    started.click(names.QUESTION_YES)
    assert not started.find(names.HOME_GO_ON).isVisible()
    started.click(names.HOME_SAVED_GAMES)
    started.click(names.SAVED_GAMES_OFFER_AGAIN)
    started.click(names.SAVED_GAMES_BACK)
    assert started.find(names.HOME_GO_ON).isVisible()


def test_whoever_goes_on_with_a_game_set_aside_finds_it_on_the_first_page_again(started: Started) -> None:
    table = a_game(started, over=False)
    started.program.library_access.library.set_aside(table.game)
    started.menu("saved_games")
    started.key(Qt.Key.Key_Return)
    assert started.table.game == table.game
    started.menu("home")
    assert started.find(names.HOME_GO_ON).isVisible()


def test_a_game_without_its_key_leads_to_what_can_be_done(started: Started, folders: UserFolders) -> None:
    a_game(started, over=True)
    for key in folders.keys.glob("*.key"):
        key.unlink()
    started.menu("saved_games")
    started.click(names.SAVED_GAMES_REVIEW)
    assert started.shows(PageName.HOME)
    said = [label.text() for label in started.find(names.HOME).findChildren(QLabel) if label.isVisible()]
    assert any("key to this game is gone" in text for text in said), said


def test_a_hundred_games_are_listed_at_once_and_none_is_opened_for_it(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _number in range(MANY):
        a_game(started, over=False)
    opened: list[GameId] = []
    load = Journal.load

    def loading(journal: Journal, game: GameId) -> StoredGame:
        opened.append(game)
        return load(journal, game)

    monkeypatch.setattr(Journal, "load", loading)
    started.menu("about")
    started.menu("saved_games")
    started.application.processEvents()
    assert len(rows(started)) == MANY
    assert opened == []
