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
    from shgui.ui.bots.evening_bots import EveningBots
    from shgui.ui.game.controller import Controller
    from shgui.ui.game.game_followers import GameFollowers
    from shgui.ui.phones.evening_phones import EveningPhones
    from shgui.ui.printed.printed_controller import PrintedController
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.review.end_page import EndPage
    from shgui.ui.table.table_page import TablePage
    from shgui.ui.widgets.motion import Stage


class GameMaker:
    def __init__(
        self,
        window: MainWindow,
        navigator: Navigator,
        preferences: Preferences,
        followers: "Callable[[], GameFollowers]",
        say_failure: "Callable[[Answer], None]",
        phones: "EveningPhones",
        bots: "EveningBots",
    ) -> None:
        """`followers` hear of every game, as do `phones` and `bots`; `say_failure` is told what the table
        didn't do.
        """
        self._window = window
        self._navigator = navigator
        self._preferences = preferences
        self._followers = followers
        self._say_failure = say_failure
        self._phones = phones
        self._bots = bots

    def controller(self) -> "Controller":
        from shgui.ui.game.controller import Controller

        followers = self._followers()
        window, phones = self._window, self._phones
        controller = Controller(window, catalogue, self._holds_to_see, followers.second, window, phones)
        controller.failed.connect(self._say_failure)
        page = cast("TablePage", window.page(PageName.TABLE))
        followers.follow(controller, page)
        phones.follow(controller, page.stage, self._end_stage)
        self._bots.follow(controller, window, page, page.stage, self._end_stage)
        return controller

    def printed_controller(self) -> "PrintedController":
        from shgui.ui.printed.printed_controller import PrintedController

        controller = PrintedController(self._window, self._navigator, self._window)
        controller.failed.connect(self._say_failure)
        followers = self._followers()
        followers.follow_printed(cast("PrintedPage", self._window.page(PageName.PRINTED)))
        return controller

    def _end_stage(self) -> "Stage":
        return cast("EndPage", self._window.page(PageName.END)).stage

    def _holds_to_see(self) -> bool:
        return self._preferences.settings.hold_to_see
