"""The whole program with a game of five dealt, which tells on its output what happens to it.

`python -m tests.ui.x_server.watched_program FOLDER`. A word on its input is something done to it (`do_…`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QEvent, QEventLoop, QObject, QSocketNotifier, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from shgui.engine.editions import get_edition
from shgui.presentation.requests import OpenHandRequest
from shgui.presentation.screens import HandOverScreen
from shgui.services import AppServices
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Options
from shgui.table.seating import Player
from shgui.ui import widget_names as names
from shgui.ui.hand_over.hand_over_page import HandOverPage
from shgui.ui.settings.settings import SchemeChoice
from shgui.ui.shell.input_guard import InputGuard
from shgui.ui.shell.page_registry import PAGES
from shgui.ui.shell.pages import PageName
from shgui.ui.widgets.hold_clock import EventCountdown
from tests.ui.hand_over.private import StoppedClock
from tests.ui.programs import FIVE, Started

_NO_TAP = 500
"""Milliseconds, ten times over: so long no tap takes on the slowest machine."""


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class Ear(QObject):
    """Tells of each key and button that comes to a window, whatever becomes of it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not isinstance(watched, QWindow):
            return False
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            say("key", event.key())
        elif isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonRelease:
            say("click")
        return False


class Watched(Started):
    def __init__(self, application: QApplication, folder: Path) -> None:
        super().__init__(application, UserFolders(folder / "data", folder / "settings"), "en")
        seating = [Player(name, "en") for name in FIVE]
        table = self.program.library_access.library.start(
            seating, Options(get_edition("official"), "en"), seed=bytes(32)
        )
        self.program.games.begin(table)
        page = self.program.window.page(PageName.HAND_OVER)
        assert isinstance(page, HandOverPage)
        page.wanted.connect(lambda wish: say("open") if wish == OpenHandRequest() else None)
        page.secret_hidden.connect(lambda: say("hidden"))
        self.program.preferences.changed.connect(
            lambda: say("muted", self.program.preferences.settings.muted)
        )
        self.program.window.page_shown.connect(self.tell_screen)
        self._page = page
        self._ear = Ear()
        self._menu = QMenu(self.window)
        self._menu.addAction("about")

    def wait_for_guard(self) -> None:
        """Until what guards input is there: whoever listens from then on hears before it."""
        loop = QEventLoop()
        self.program.window.first_seen.connect(loop.quit)
        if self.window.findChild(InputGuard) is None:
            loop.exec()

    def tell_screen(self) -> None:
        screen = self.screen
        say("screen", f"seat{screen.seat}" if isinstance(screen, HandOverScreen) else "table")

    def hear(self) -> None:
        deed = sys.stdin.readline().strip()
        # The filter that comes last hears first.
        self.application.installEventFilter(self._ear)
        getattr(self, f"do_{deed}" if deed else "do_end")()
        say("did", deed)

    def do_where(self) -> None:
        """The window, and the middle of what can be pressed on it."""
        say("window", int(self.window.winId()))
        for name in (names.TABLE_CONFIRM, names.HAND_OVER_HOLD):
            for widget in self.window.findChildren(QWidget, name):
                middle = widget.mapToGlobal(widget.rect().center())
                say("place", name, middle.x(), middle.y(), widget.isVisible())

    def do_minimise(self) -> None:
        self.window.showMinimized()

    def do_restore(self) -> None:
        self.window.showNormal()
        self.window.activateWindow()

    def do_menu(self) -> None:
        self._menu.popup(self.window.mapToGlobal(self.window.rect().center()))

    def do_theme(self) -> None:
        self.program.preferences.change(scheme=SchemeChoice.DARK)

    def do_wait_too_long(self) -> None:
        """As long as nothing stays open that nobody touches."""
        assert isinstance(self._page._clock, StoppedClock)
        self._page._clock.run_out()

    def do_tell_taps_from_holds(self) -> None:
        dwell = self._page._hold._dwell
        assert isinstance(dwell, EventCountdown)
        dwell.ticks.setInterval(_NO_TAP)

    def do_end(self) -> None:
        self.application.quit()


def _make_hand_over(services: AppServices) -> HandOverPage:
    return HandOverPage(services.ui, clock=StoppedClock())


def main(folder: Path) -> int:
    application = QApplication(["shgui", "-style", "fusion"])
    with patch("shgui.services.PAGES", {**PAGES, PageName.HAND_OVER: _make_hand_over}):
        watched = Watched(application, folder)
    watched.wait_for_guard()
    orders = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    orders.activated.connect(watched.hear)
    application.focusWindowChanged.connect(lambda window: say("focus", window is not None))
    if application.applicationState() is Qt.ApplicationState.ApplicationActive:
        say("focus", True)
    watched.tell_screen()
    application.exec()
    watched.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
