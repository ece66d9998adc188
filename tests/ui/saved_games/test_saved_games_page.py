"""The page of saved games, operated by mouse and keys."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListView
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from shgui.engine.types import Outcome
from shgui.library.library import SavedGame
from shgui.storage.journal import GameId
from shgui.storage.journal_errors import JournalProblem
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.saved_games.saved_game_rows import HeadingRow, SavedGameRow
from shgui.ui.saved_games.saved_games_page import SavedGamesPage
from shgui.ui.widgets.row_model import ROW_ROLE
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from tests.ui.asked import RecordingReviews, RecordingRouter, RecordingSavedGames
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
    names.SAVED_GAMES_DELETE,
    names.SAVED_GAMES_SAVE_RECORD,
    names.SAVED_GAMES_WATCH,
    names.SAVED_GAMES_NUMBERS,
)


class Room:
    """The page, and what was asked of whoever leads it."""

    def __init__(self, qtbot: QtBot, renderer: Renderer, words: Catalogue) -> None:
        self.router = RecordingRouter()
        self.deeds = RecordingSavedGames(self.router.asked)
        self.page = SavedGamesPage(
            UiContext(renderer, words), self.router, self.deeds, RecordingReviews(self.router.asked)
        )
        broadcast(self.page)
        self.window = lay(qtbot, self.page)

    def show(self, *games: SavedGame) -> None:
        self.page.show_games(games)
        self.page.set_focus_first()

    @property
    def rows(self) -> QListView:
        rows = find(self.page, names.SAVED_GAMES_ROWS)
        assert isinstance(rows, QListView)
        return rows

    @property
    def chosen(self) -> str:
        row = self.rows.currentIndex().data(ROW_ROLE)
        assert isinstance(row, SavedGameRow | HeadingRow)
        return row.key

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.rows, key)

    @property
    def side(self) -> str:
        """The texts beside the list."""
        labels = find(self.page, names.SAVED_GAMES_SIDE).findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())

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
    assert room.router.asked == ["new_table"]


def test_the_newest_is_chosen_and_enter_goes_on_with_it(room: Room) -> None:
    room.show(WAITING, ASIDE, OVER)
    assert room.page.focusWidget() is room.rows
    assert room.ways == {names.SAVED_GAMES_GO_ON, names.SAVED_GAMES_SET_ASIDE, names.SAVED_GAMES_DELETE}
    room.key(Qt.Key.Key_Return)
    click(room.page, names.SAVED_GAMES_GO_ON)
    assert room.router.asked == [f"go on with {WAITING.game}"] * 2


def test_keys_lead_to_a_review(room: Room) -> None:
    room.show(WAITING, ASIDE, OVER)
    room.key(Qt.Key.Key_End)
    assert room.ways == {
        names.SAVED_GAMES_REVIEW,
        names.SAVED_GAMES_SAVE_RECORD,
        names.SAVED_GAMES_WATCH,
        names.SAVED_GAMES_DELETE,
    }
    room.key(Qt.Key.Key_Return)
    click(room.page, names.SAVED_GAMES_REVIEW)
    assert room.router.asked == [f"review {OVER.game}"] * 2


def test_a_damaged_game_leads_nowhere(room: Room) -> None:
    room.show(DAMAGED)
    assert room.ways == {names.SAVED_GAMES_DELETE}
    room.show(replace(DAMAGED, game=GameId("")))
    assert room.ways == set()
    room.key(Qt.Key.Key_Return)
    assert room.router.asked == []


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
    assert room.chosen == OVER.game
    room.show(WAITING)
    assert room.chosen == WAITING.game


def test_what_was_next_to_a_deleted_game_is_chosen(room: Room) -> None:
    room.show(WAITING, ASIDE, OVER)
    room.key(Qt.Key.Key_Down)
    click(room.page, names.SAVED_GAMES_DELETE)
    assert room.deeds.done == [f"delete {ASIDE.game}"]
    room.show(WAITING, OVER)
    assert room.chosen == OVER.game
    room.show(WAITING)
    assert room.chosen == WAITING.game


def test_a_finished_game_is_watched_again(room: Room) -> None:
    room.show(OVER)
    click(room.page, names.SAVED_GAMES_WATCH)
    assert room.router.asked == [f"watch {OVER.game}"]


def test_files_come_and_go_and_all_can_be_forgotten(room: Room) -> None:
    room.show(OVER)
    click(room.page, names.SAVED_GAMES_SAVE_RECORD)
    click(room.page, names.SAVED_GAMES_IMPORT)
    click(room.page, names.SAVED_GAMES_FORGET)
    assert room.deeds.done == [f"save {OVER.game}", "import", "forget"]
    room.show()
    assert not find(room.page, names.SAVED_GAMES_FORGET).isVisible()
    click(room.page, names.SAVED_GAMES_IMPORT)
    assert room.deeds.done[-1] == "import"


def test_the_heading_of_a_group_leads_to_its_numbers(room: Room) -> None:
    again = replace(OVER, game=GameId("a" * 32))
    room.show(OVER, again)
    assert room.chosen == OVER.game
    room.key(Qt.Key.Key_Up)
    assert room.ways == {names.SAVED_GAMES_NUMBERS}
    room.key(Qt.Key.Key_Return)
    click(room.page, names.SAVED_GAMES_NUMBERS)
    assert room.router.asked == [f"group {again.game}"] * 2


def test_the_heading_of_a_group_that_met_once_leads_nowhere(room: Room) -> None:
    room.show(OVER)
    room.key(Qt.Key.Key_Up)
    assert room.ways == set()
    room.key(Qt.Key.Key_Return)
    assert room.router.asked == []


def test_beside_the_list_stands_what_its_group_came_to(room: Room) -> None:
    games = [replace(OVER, game=GameId(f"{number:032x}")) for number in range(3)]
    room.show(*games)
    assert "Liberals 0, Fascists 3" in room.side
    assert "So few games say nothing about players." in room.side
    room.show(OVER)
    assert "So few" not in room.side


def test_a_hostile_name_is_only_a_name(room: Room) -> None:
    name = "<img src=/dev/zero>"
    room.show(replace(OVER, names=(name, "A&B", "C", "D", "E")))
    room.key(Qt.Key.Key_Up)
    assert f"{name}, A&B, C, D, E" in room.side


def test_on_a_narrow_page_the_list_has_all_of_it(room: Room) -> None:
    room.show(OVER)
    side = find(room.page, names.SAVED_GAMES_SIDE)
    assert side.isVisible()
    room.page.resize(700, 600)
    assert not side.isVisible()


def test_the_list_keeps_to_the_rules_of_models(room: Room, qtmodeltester: ModelTester) -> None:
    room.show(WAITING, ASIDE, OVER, DAMAGED)
    qtmodeltester.check(room.rows.model())  # type: ignore[no-untyped-call]


def test_the_first_game_below_a_heading_shows_the_heading(room: Room) -> None:
    room.show(*(saved(number) for number in range(20)))
    room.key(Qt.Key.Key_End)
    for _ in range(19):
        room.key(Qt.Key.Key_Up)
    rows = room.rows
    assert rows.currentIndex().row() == 1
    assert rows.viewport().rect().contains(rows.visualRect(rows.model().index(0, 0)))
