"""The way from page to page, and back."""

from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import GAME_PAGES, ContentPage, PageName

if TYPE_CHECKING:
    from shgui.storage.journal import GameId


class Visit(NamedTuple):
    page: PageName
    content: tuple[object, ...] = ()
    """The arguments of `ContentPage.enter`, or for a page of a game its `GameId`."""


class Router(QObject):
    """Shows pages and remembers how they were opened on each other.

    A history begins at the home page or at a game. The game is one place, whose pages replace each other
    under whatever was opened on it.
    """

    game_returned = Signal(str)
    """Back leads to a game. Its `GameId`: it may have been let go of meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._history = [Visit(PageName.HOME)]
        self.page_shown = window.page_shown

    @property
    def current(self) -> PageName | None:
        return self._window.current

    def page(self, name: PageName) -> QWidget:
        return self._window.page(name)

    def open(self, page: PageName, *content: object) -> None:
        """Show a page, from which Back returns to the present one. The home page begins a new history."""
        below = [] if page is PageName.HOME else self._history_now()
        if below and below[-1].page is page:
            below.pop()
        self._history = history = [*below, Visit(page, content)]
        widget = self._window.page(page)
        if isinstance(widget, ContentPage):
            widget.enter(*content)
        self._show_last(history)

    def back(self) -> None:
        """Return to the page that the present one was opened on, from the last one to the home page."""
        if len(self._history) < 2:
            self.open(PageName.HOME)
            return
        self._history = history = self._history[:-1]
        page, content = history[-1]
        widget = self._window.page(page)
        if page in GAME_PAGES:
            self.game_returned.emit(*content)
        elif isinstance(widget, ContentPage):
            widget.return_to(*content)
        self._show_last(history)

    def begin_game(self, game: "GameId") -> None:
        """Begin a history at this game. `replace` then shows its pages."""
        self._history = [Visit(PageName.TABLE, (game,))]

    def replace(self, page: PageName) -> None:
        """Show another page of the game; under a page that was opened on it, once that is left."""
        self._history[0] = self._history[0]._replace(page=page)
        if len(self._history) == 1:
            self._window.show_page(page)

    @property
    def _window(self) -> MainWindow:
        # Not kept: buttons that open pages keep the router, and would keep the window beyond its end.
        return cast(MainWindow, self.parent())

    def _history_now(self) -> list[Visit]:
        """Return the history with what the page on the window shows now."""
        *below, last = self._history
        widget = self._window.page(last.page)
        return [*below, last._replace(content=widget.content) if isinstance(widget, ContentPage) else last]

    def _show_last(self, history: list[Visit]) -> None:
        # Entering a page may have led to another one, such as home when games can't be read.
        if self._history is history:
            self._window.show_page(history[-1].page)
