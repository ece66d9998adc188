"""Makes what leads a game, each kind when its first one begins: until then nothing of it is imported."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from shgui.ui.settings.preferences import Preferences
from shgui.ui.window.main_window import MainWindow
from shgui.ui.window.navigator import Navigator
from shgui.ui.window.pages import PageName
from shgui.words.catalogue import catalogue

if TYPE_CHECKING:
    from shgui.table.answers import Answer
    from shgui.ui.game.controller import Controller
    from shgui.ui.game.game_followers import GameFollowers
    from shgui.ui.printed.printed_controller import PrintedController
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.table.table_page import TablePage


class GameMaker:
    def __init__(
        self,
        window: MainWindow,
        navigator: Navigator,
        preferences: Preferences,
        followers: "Callable[[], GameFollowers]",
        say_failure: "Callable[[Answer], None]",
    ) -> None:
        """`followers` hear of every game; `say_failure` is told what the table didn't do."""
        self._window = window
        self._navigator = navigator
        self._preferences = preferences
        self._followers = followers
        self._say_failure = say_failure

    def controller(self) -> "Controller":
        from shgui.ui.game.controller import Controller

        followers = self._followers()
        controller = Controller(self._window, catalogue, self._holds_to_see, followers.second, self._window)
        controller.failed.connect(self._say_failure)
        followers.follow(controller, cast("TablePage", self._window.page(PageName.TABLE)))
        return controller

    def printed_controller(self) -> "PrintedController":
        from shgui.ui.printed.printed_controller import PrintedController

        controller = PrintedController(self._window, self._navigator, self._window)
        controller.failed.connect(self._say_failure)
        followers = self._followers()
        followers.follow_printed(cast("PrintedPage", self._window.page(PageName.PRINTED)))
        return controller

    def _holds_to_see(self) -> bool:
        return self._preferences.settings.hold_to_see
