"""The whole program: to a finished game and back, on two windows, with heavy fingers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shgui.library.finished_game import FinishedGame
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.after_game.replay_page import ReplayPage
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen import SecondScreen
from tests.ui.after_game.replay.evenings import told_game
from tests.ui.after_game.replay.same_as_played import lies_there
from tests.ui.fingers import Keyboard
from tests.ui.programs import QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    started = Started(qapp, folders, "en")
    yield started
    started.close()


def page_of(started: Started) -> ReplayPage:
    page = started.program.window.page(PageName.WATCH)
    assert isinstance(page, ReplayPage)
    return page


def watch(started: Started, game: FinishedGame, step: int = 0) -> ReplayPage:
    """The page at this step, paused."""
    started.program.router.open(PageName.WATCH, game, step)
    started.window.activateWindow()
    started.application.processEvents()
    assert started.shows(PageName.WATCH)
    page = page_of(started)
    page.pause()
    return page


def test_a_game_watched_from_its_beginning_plays(started: Started) -> None:
    started.program.router.open(PageName.WATCH, told_game())
    assert page_of(started).playing
    assert page_of(started).step == 0


def test_a_moment_that_was_looked_up_stays(started: Started) -> None:
    started.program.router.open(PageName.WATCH, told_game(), 3)
    assert not page_of(started).playing
    assert page_of(started).step == 3


def second_of(started: Started) -> SecondScreen:
    (second,) = (each for each in started.application.topLevelWidgets() if isinstance(each, SecondScreen))
    return second


@pytest.mark.parametrize("way", [Qt.Key.Key_Escape, names.WATCH_BACK])
def test_back_is_where_one_was(started: Started, way: Qt.Key | str) -> None:
    started.menu("saved_games")
    watch(started, told_game(), 3)
    if isinstance(way, str):
        started.click(way)
    else:
        started.key(way)
    assert started.shows(PageName.SAVED_GAMES)


def test_one_can_look_aside_and_finds_the_step_again(started: Started) -> None:
    page = watch(started, told_game(), 7)
    started.menu("settings")
    started.click(names.SETTINGS_BACK)
    assert started.shows(PageName.WATCH)
    assert page.step == 7


def test_help_opens_at_what_the_step_is_about(started: Started) -> None:
    watch(started, told_game(), 1)
    assert started.program.window.help_topic() == "vote"


def test_the_second_screen_shows_the_same_step(started: Started) -> None:
    page = watch(started, told_game(), 2)
    started.menu("second_screen")
    told = second_of(started).replay
    assert told is not None
    for step in (6, 5, 12):
        page.go_to(step)
        assert lies_there(told) == lies_there(page.table)
        assert told.prompt_bar.text == page.table.prompt_bar.text
    started.menu("second_screen")


def test_what_was_hidden_is_there_as_long_as_the_window_shows_it(started: Started) -> None:
    page = watch(started, told_game(), 7)
    started.menu("second_screen")
    second = second_of(started)
    told = second.replay
    assert told is not None
    assert not told.sheet.isVisible()
    page.transport.hidden.click()
    assert told.sheet.isVisible()
    assert told.sheet.rows.accessibleDescription() == page.table.sheet.rows.accessibleDescription()
    assert told.marks[0].isVisible()
    page.transport.hidden.click()
    assert not told.sheet.isVisible()
    page.transport.hidden.click()
    started.window.activateWindow()
    started.click(names.WATCH_BACK)
    assert second.table.isVisible()
    assert not told.isVisible()
    assert (told.sheet.rows.accessibleDescription(), told.marks[0].accessibleName()) == ("", "")
    started.menu("second_screen")


def test_what_moves_moves_on_both_by_one_clock(started: Started) -> None:
    page = watch(started, told_game(), 2)
    started.menu("second_screen")
    told = second_of(started).replay
    assert told is not None
    started.window.activateWindow()
    page.walk(1)
    page.walk(1)
    stage = page.table.stage
    assert stage.playing
    stage.stop_timer()
    for elapsed in (10, 400, 900):
        stage.advance_to(elapsed)
        assert told.stage.elapsed == stage.elapsed
        assert lies_there(told) == lies_there(page.table)
    stage.finish()
    assert not told.stage.playing
    started.menu("second_screen")


def test_a_held_key_takes_one_step(started: Started) -> None:
    page = watch(started, told_game())
    keyboard = Keyboard(started.window)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_P):
        keyboard.press(key)
        step, playing, hidden = page.step, page.playing, page.transport.hidden.isChecked()
        keyboard.hold(key)
        assert (page.step, page.playing, page.transport.hidden.isChecked()) == (step, playing, hidden)
        keyboard.release(key)
    assert page.transport.hidden.isChecked()


def test_each_press_of_a_quick_finger_counts(started: Started) -> None:
    page = watch(started, told_game())
    button = started.find(names.WATCH_STEP_ON)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert page.step == 2


def test_nothing_of_it_is_loaded_before_it_is_wanted(started: Started) -> None:
    assert not started.program.window.has_page(PageName.WATCH)
