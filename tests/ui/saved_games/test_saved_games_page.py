"""The page of saved games, operated by mouse and keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from shgui.engine.types import Outcome
from shgui.table.evening import SavedGame
from shgui.table.journal_errors import JournalProblem
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.saved_games.saved_games_page import SavedGamesPage
from shgui.words.catalogue import Catalogue
from tests.ui.asked import RecordingNavigator, RecordingSavedGames
from tests.ui.hands import click, find, lay
from tests.ui.saved_games.listed import saved

WAITING, ASIDE = saved(0), saved(1, set_aside=True)
OVER = saved(2, outcome=Outcome.HITLER_CHANCELLOR, rounds=7, set_aside=True)
DAMAGED = saved(3, problem=JournalProblem.DAMAGED_GAME)
WAYS = (
    names.SAVED_GAMES_GO_ON,
    names.SAVED_GAMES_REVIEW,
    names.SAVED_GAMES_SET_ASIDE,
    names.SAVED_GAMES_OFFER_AGAIN,
)


class Room:
    """The page, and what was asked of whoever leads it."""

    def __init__(self, qtbot: QtBot, renderer: Renderer, words: Catalogue) -> None:
        self.navigator = RecordingNavigator()
        self.deeds = RecordingSavedGames()
        self.page = SavedGamesPage(renderer, self.navigator, self.deeds)
        self.page.retranslate(words)
        self.window = lay(qtbot, self.page)

    def show(self, *games: SavedGame) -> None:
        self.page.show_games(games)
        self.page.set_focus_first()

    @property
    def rows(self) -> QListView:
        rows = find(self.page, names.SAVED_GAMES_ROWS)
        assert isinstance(rows, QListView)
        return rows

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.rows, key)

    @property
    def ways(self) -> set[str]:
        return {name for name in WAYS if find(self.page, name).isVisible()}


@pytest.fixture
def room(qtbot: QtBot, renderer: Renderer, english: Catalogue) -> Iterator[Room]:
    room = Room(qtbot, renderer, english)
    yield room
    room.window.close()


def test_without_games_it_says_what_will_lie_here(room: Room) -> None:
    room.show()
    assert not room.rows.isVisible()
    assert room.ways == set()
    assert room.page.focusWidget() is find(room.page, names.SAVED_GAMES_NEW_TABLE)
    click(room.page, names.SAVED_GAMES_NEW_TABLE)
    assert room.navigator.asked == ["new table"]


def test_the_newest_is_chosen_and_enter_goes_on_with_it(room: Room) -> None:
    room.show(WAITING, ASIDE, OVER)
    assert room.page.focusWidget() is room.rows
    assert room.ways == {names.SAVED_GAMES_GO_ON, names.SAVED_GAMES_SET_ASIDE}
    room.key(Qt.Key.Key_Return)
    click(room.page, names.SAVED_GAMES_GO_ON)
    assert room.navigator.asked == [f"go on with {WAITING.game}"] * 2


def test_keys_lead_to_a_review(room: Room) -> None:
    room.show(WAITING, ASIDE, OVER)
    room.key(Qt.Key.Key_End)
    assert room.ways == {names.SAVED_GAMES_REVIEW}
    room.key(Qt.Key.Key_Return)
    click(room.page, names.SAVED_GAMES_REVIEW)
    assert room.navigator.asked == [f"review {OVER.game}"] * 2


def test_a_damaged_game_leads_nowhere(room: Room) -> None:
    room.show(DAMAGED)
    assert room.ways == set()
    room.key(Qt.Key.Key_Return)
    assert room.navigator.asked == []


def test_a_game_is_set_aside_and_offered_again_and_the_keyboard_stays_on_the_list(room: Room) -> None:
    room.show(WAITING, ASIDE)
    click(room.page, names.SAVED_GAMES_SET_ASIDE)
    assert room.page.focusWidget() is room.rows
    room.key(Qt.Key.Key_Down)
    click(room.page, names.SAVED_GAMES_OFFER_AGAIN)
    assert room.page.focusWidget() is room.rows
    assert room.deeds.done == [f"set aside {WAITING.game}", f"offer again {ASIDE.game}"]


def test_the_chosen_game_stays_chosen_when_the_games_are_shown_anew(room: Room) -> None:
    room.show(WAITING, ASIDE, OVER)
    room.key(Qt.Key.Key_End)
    room.show(saved(9), WAITING, ASIDE, OVER)
    assert room.rows.currentIndex().row() == 3
    room.show(WAITING)
    assert room.rows.currentIndex().row() == 0


def test_the_list_keeps_to_the_rules_of_models(room: Room, qtmodeltester: ModelTester) -> None:
    room.show(WAITING, ASIDE, OVER, DAMAGED)
    qtmodeltester.check(room.rows.model())  # type: ignore[no-untyped-call]
