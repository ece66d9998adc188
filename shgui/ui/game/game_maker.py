"""Makes what leads a game, each kind when its first one begins: until then nothing of it is imported."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.navigator import Navigator
from shgui.ui.shell.pages import PageName
from shgui.words.catalogue import load_catalogue

if TYPE_CHECKING:
    from shgui.table.answers import Answer
    from shgui.ui.ending.end_page import EndPage
    from shgui.ui.game.bot_session import BotSession
    from shgui.ui.game.game_outputs import GameOutputs
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.game.phone_session import PhoneSession
    from shgui.ui.printed.printed_controller import PrintedController
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.table.table_page import TablePage
    from shgui.ui.widgets.animation_stage import AnimationStage


class GameMaker:
    def __init__(
        self,
        window: MainWindow,
        navigator: Navigator,
        preferences: Preferences,
        followers: "Callable[[], GameOutputs]",
        say_failure: "Callable[[Answer], None]",
        phones: "PhoneSession",
        bots: "BotSession",
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

    def controller(self) -> "GameSession":
        from shgui.ui.game.game_session import GameSession

        followers = self._followers()
        window, phones = self._window, self._phones
        controller = GameSession(window, load_catalogue, self._holds_to_see, followers.second, window, phones)
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

    def _end_stage(self) -> "AnimationStage":
        return cast("EndPage", self._window.page(PageName.END)).stage

    def _holds_to_see(self) -> bool:
        return self._preferences.settings.hold_to_see
