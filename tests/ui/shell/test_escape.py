"""Esc leaves what lies on top, one thing at a time, and full screen last."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shgui.presentation.screens import PromptKind, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.ui.shell.pages import BESIDE_PAGES, PageName
from shgui.ui.table.table_page import TablePage
from tests.ui.evening_players import Players
from tests.ui.programs import QUIET

pytestmark = pytest.mark.qt_log_ignore(QUIET, "raise", "grabbing the keyboard")


_STEP = 24
"""Pixels in which type follows the height of the window."""


class Desk(Players):
    """The program on the whole screen, with a game on its table."""

    def escape(self) -> None:
        self.application.processEvents()
        self.key(Qt.Key.Key_Escape)
        self.application.processEvents()

    @property
    def table_page(self) -> TablePage:
        page = self.program.window.page(PageName.TABLE)
        assert isinstance(page, TablePage)
        return page

    def is_full(self) -> bool:
        return self.program.window.isFullScreen()


@pytest.fixture
def desk(qapp: QApplication, qtbot: QtBot, folders: UserFolders) -> Iterator[Desk]:
    desk = Desk(qapp, folders)
    desk.sit_down(5)
    assert desk.play_until(TableScreen, PromptKind.NOMINATE)
    desk.menu("full_screen")
    qapp.processEvents()
    assert desk.is_full()
    # Type follows the new height a moment later, and a menu that is open then goes.
    looks = desk.program.appearance
    qtbot.waitUntil(lambda: abs(looks.theme.type.height - desk.window.height()) < _STEP)
    yield desk
    desk.close()


def test_help_goes_before_sheet_and_menu_and_full_screen_goes_last(desk: Desk) -> None:
    desk.menu("chronicle")
    page = desk.table_page
    page.open_role_list()
    desk.escape()
    assert not page.menu.isVisible()
    assert page.sheet.isVisible()
    desk.menu("help")
    desk.escape()
    assert desk.shows(PageName.TABLE)
    assert page.sheet.isVisible()
    desk.escape()
    assert not page.sheet.isVisible()
    assert desk.is_full()
    desk.escape()
    assert not desk.is_full()
    assert not desk.program.menus["full_screen"].isChecked()


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("name", BESIDE_PAGES)
def test_a_page_beside_the_game_is_left_from_wherever_the_keyboard_is(desk: Desk, name: PageName) -> None:
    desk.menu(name)
    stops = [
        stop
        for stop in desk.program.window.page(name).findChildren(QWidget)
        if stop.isVisible() and stop.isEnabled() and stop.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops
    for stop in stops:
        desk.menu(name)
        stop.setFocus()
        desk.escape()
        assert desk.shows(PageName.TABLE), stop.objectName()
        assert desk.is_full()


def test_what_was_chosen_is_let_go_of_before_anything_is_left(desk: Desk) -> None:
    plate = next(plate for plate in desk.table_page.widgets.seats if plate.isCheckable())
    desk.click(plate.objectName())
    assert plate.isChecked()
    desk.escape()
    assert not plate.isChecked()
    assert desk.is_full()


def test_a_dialog_goes_first(desk: Desk) -> None:
    desk.menu("shortcuts")
    QTest.qWait(0)
    dialog = QGuiApplication.modalWindow()
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    desk.application.processEvents()
    assert QGuiApplication.modalWindow() is None
    assert desk.is_full()
