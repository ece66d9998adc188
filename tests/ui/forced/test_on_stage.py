"""With a second screen all look there, and the window waits on a page that tells nothing."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from shgui.presentation.screens import PromptKind, ReturnScreen, TableScreen
from shgui.ui import widget_names as names
from shgui.ui.ending.end_page import EndPage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Motion
from tests import patience
from tests.engine.stage import FASCIST, LIBERAL
from tests.table.play import done
from tests.ui.forced.directed import Directed
from tests.ui.programs import QUIET
from tests.ui.secrecy_watch import every_text

pytestmark = [pytest.mark.qt_log_ignore(QUIET), pytest.mark.lengthy(daily=1)]
STEP = 20.0


@pytest.fixture
def second(players: Directed) -> SecondScreen:
    """The Chancellor has the cards, and everything moves."""
    players.deal(7)
    players.elect(3)
    players.put_away(LIBERAL)
    return open_second(players)


def open_second(players: Directed) -> SecondScreen:
    players.program.menus["second_screen"].trigger()
    looks = players.program.appearance
    looks.renderer = Renderer(looks.theme._replace(motion=Motion()), looks.renderer.art)
    players.program.window.change_appearance(looks.renderer)
    (screen,) = (
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, SecondScreen) and widget.isVisible()
    )
    screen.change_appearance(looks.renderer)
    players.window.activateWindow()
    QTest.qWaitForWindowActive(players.window, patience.MILLISECONDS)
    return screen


def enact(players: Directed, second: SecondScreen) -> None:
    """And the first picture of it is seen."""
    players.pick_policy(LIBERAL if LIBERAL in players.table.view(3).hand else FASCIST, players.look())
    QTest.keyClick(players.find(names.HAND_OVER_CONFIRM), Qt.Key.Key_Return)
    assert second.stage.playing
    second.stage.stop_timer()


def test_from_a_last_policy_in_private_to_the_next_game(players: Directed) -> None:
    players.deal(7, LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    chancellor = players.harmless
    players.elect(chancellor)
    players.put_away(FASCIST)
    second = open_second(players)
    players.pick_policy(FASCIST, players.look())
    QTest.keyClick(players.find(names.HAND_OVER_CONFIRM), Qt.Key.Key_Return)
    second.stage.finish()
    players.settle()
    assert players.asks(TableScreen(PromptKind.FINISH))
    assert second.table.isVisible()
    players.confirm()
    page = players.program.window.page(PageName.END)
    assert isinstance(page, EndPage)
    assert (page.stage.playing, second.end.stage.playing) == (True, True)
    page.stage.finish()
    told = "The Liberals win: five Liberal Policies are enacted."
    assert (page.accessibleName(), second.end.accessibleName()) == (told, told)
    players.click(names.END_SAME_GROUP)
    assert players.shows(PageName.FINGERPRINT)
    assert (second.end.isVisible(), second.sheet.isVisible()) == (False, True)


def steps(second: SecondScreen) -> Iterator[float]:
    elapsed = 0.0
    while second.stage.playing:
        yield elapsed
        elapsed += STEP
        second.stage.advance_to(elapsed)


@pytest.mark.lengthy(daily=1)
def test_the_window_tells_nothing_until_the_second_screen_has_told_all(
    players: Directed, second: SecondScreen
) -> None:
    enact(players, second)
    assert players.asks(ReturnScreen(on_stage=True))
    assert not players.find(names.TO_TABLE_REVEAL).isVisible()
    told = every_text(players.window)
    count = 0
    for _ in steps(second):
        assert players.shows(PageName.TO_TABLE)
        assert every_text(players.window) == told
        count += 1
    assert count > 5
    players.settle()
    assert players.asks(TableScreen(PromptKind.NOMINATE, 1))
    assert players.shows(PageName.TABLE)
    page = players.program.window.page(PageName.TABLE)
    assert isinstance(page, TablePage)
    assert not page.stage.playing
    assert every_text(players.window) != told


def test_whoever_hears_the_screen_is_told_there_and_after_that_here(
    players: Directed, second: SecondScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def hear(_widget: QWidget, text: str) -> None:
        said.append(text)

    monkeypatch.setattr("shgui.ui.table.table_view.announce", hear)
    enact(players, second)
    for _ in steps(second):
        pass
    assert any("Policy" in line for line in said)
    players.settle()
    said.clear()
    players.nominate(4)
    second.stage.finish()
    assert said == []


def test_it_is_hurried_from_the_window(players: Directed, second: SecondScreen) -> None:
    enact(players, second)
    for _ in range(100):
        if not second.stage.playing:
            break
        second.stage.advance_to(second.stage.elapsed + 200)
        QTest.keyClick(players.find(names.TO_TABLE), Qt.Key.Key_Space)
    assert not second.stage.playing
    players.settle()
    assert players.shows(PageName.TABLE)


def test_a_second_screen_that_is_closed_meanwhile_leaves_the_table(
    players: Directed, second: SecondScreen
) -> None:
    enact(players, second)
    second.close()
    players.settle()
    assert players.shows(PageName.TABLE)
    assert players.asks(TableScreen(PromptKind.NOMINATE, 1))


def test_it_follows_the_window_again_afterwards(players: Directed, second: SecondScreen) -> None:
    enact(players, second)
    second.stage.finish()
    players.settle()
    players.nominate(4)
    page = players.program.window.page(PageName.TABLE)
    assert isinstance(page, TablePage)
    assert page.stage.playing
    assert second.stage.playing
    page.stage.finish()
    assert not second.stage.playing


def test_the_end_plays_on_both_and_stays_there(players: Directed, second: SecondScreen) -> None:
    done(players.table.end_early())
    page = players.program.window.page(PageName.END)
    assert isinstance(page, EndPage)
    assert players.shows(PageName.END)
    assert (page.stage.playing, second.end.stage.playing) == (True, True)
    page.stage.stop_timer()
    page.stage.advance_to(page.stage.elapsed + 100)
    assert second.end.stage.elapsed == page.stage.elapsed
    assert second.end.accessibleName() == page.accessibleName() == "The Liberals were"
    page.stage.finish()
    assert second.end.accessibleName() == "The game was ended early. Nobody has won."
    players.click(names.END_REVIEW)
    assert players.shows(PageName.REVIEW)
    assert second.end.isVisible()
    assert not any(button.isVisible() for button in second.findChildren(QAbstractButton))
    players.program.menus["home"].trigger()
    assert second.end.isVisible()
