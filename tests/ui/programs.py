"""The whole program on a screen of its own, with folders of the test's own, and hands to operate it."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

from shgui.app import Program
from shgui.presentation.screens import Screen
from shgui.storage.user_folders import UserFolders
from shgui.table.table import Table
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from tests.ui.hands import click, find, sees, write

FIVE = ("Ana", "Ola", "Piotr", "Marta", "Igor")
SEVEN = (*FIVE, "Lucia", "Bruno")

# The offscreen platform says so at every window that has a least size.
QUIET = "propagateSizeHints"


class Started:
    """A program that has been started; `close` ends it as the window's cross does."""

    def __init__(
        self,
        application: QApplication,
        folders: UserFolders,
        language: str | None = None,
        record: Path | None = None,
        *,
        complete: bool = True,
    ) -> None:
        self.application = application
        self.program = Program(application, folders, language)
        self.program.open(record)
        if complete:
            application.processEvents()
            self.program.complete()
        self.closed = False

    @property
    def window(self) -> QWidget:
        return self.program.window

    def shows(self, page: PageName) -> bool:
        return self.program.window.current is page

    def find(self, name: str) -> QWidget:
        return find(self.window, name)

    def sees(self, name: str) -> bool:
        return sees(self.window, name)

    def click(self, name: str) -> None:
        click(self.window, name)

    def write(self, name: str, text: str) -> None:
        write(self.window, name, text)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.application.focusWidget() or self.window, key, modifier)

    def menu(self, name: str) -> None:
        """Choose something in the menus."""
        self.program.menus[name].trigger()

    def new_table(self, *players: str) -> None:
        self.click(names.HOME_NEW_TABLE)
        for row, player in enumerate(players):
            self.write(names.new_table_name(row), player)
        self.click(names.NEW_TABLE_START)

    @property
    def table(self) -> Table:
        table = self.program.games.table
        assert isinstance(table, Table)
        return table

    @property
    def screen(self) -> Screen:
        session = self.program.games.session
        assert session is not None
        return session.screen

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.program.window.close()
        self.program.library_access.close()
        # The style sheet is set anew for every widget there is: none is left behind for the next program.
        delete(self.program.window)
