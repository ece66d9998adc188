"""The actions of menus and their keys, and when each can be chosen."""

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from shgui.ui.game.current_game import CurrentGame
from shgui.ui.help.shortcuts import Shortcuts
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import TEXT_PERCENTS
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.menus import Menus
from shgui.ui.shell.pages import BESIDE, PageName
from shgui.ui.shell.router import Router

if TYPE_CHECKING:
    from shgui.ui.new_game.new_game_page import NewTablePage
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.table.table_page import TablePage

_OUT_OF_GAME = (*BESIDE, PageName.GUIDE)


class MenuActions(QObject):
    def __init__(
        self,
        window: MainWindow,
        menus: Menus,
        router: Router,
        games: CurrentGame,
        preferences: Preferences,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._router = router
        self._menus = menus
        self._games = games
        self._preferences = preferences
        self._update_texts()
        preferences.language_changed.connect(self._update_texts)
        preferences.changed.connect(self._refresh)
        window.page_shown.connect(self._refresh)
        window.state_changed.connect(self._refresh)
        menus["new_table"].triggered.connect(partial(router.open, PageName.NEW_TABLE))
        menus["saved_games"].triggered.connect(partial(router.open, PageName.SAVED_GAMES))
        menus["role_again"].triggered.connect(self._ask_role)
        menus["take_back"].triggered.connect(self._take_back)
        menus["phones"].triggered.connect(partial(router.open, PageName.PHONES))
        menus["goes_home"].triggered.connect(self._ask_seat)
        menus["end_now"].triggered.connect(self._ask_to_end)
        menus["narrator"].triggered.connect(partial(router.open, PageName.NARRATOR))
        menus["home"].triggered.connect(partial(router.open, PageName.HOME))
        menus["settings"].triggered.connect(partial(router.open, PageName.SETTINGS))
        menus["quit"].triggered.connect(window.close)
        menus["full_screen"].toggled.connect(window.set_full_screen)
        menus["chronicle"].triggered.connect(self._toggle_chronicle)
        menus["larger"].triggered.connect(self._larger_text)
        menus["smaller"].triggered.connect(self._smaller_text)
        menus["mute"].toggled.connect(self._set_mute)
        menus["help"].triggered.connect(self._open_help)
        menus["guide"].triggered.connect(partial(router.open, PageName.GUIDE))
        menus["shortcuts"].triggered.connect(self._show_shortcuts)
        menus["about"].triggered.connect(partial(router.open, PageName.ABOUT))
        menus.languages.triggered.connect(self._choose_language)
        self._refresh()

    def _open_help(self) -> None:
        self._router.open(PageName.HELP, self._window.help_topic())

    def _ask_role(self) -> None:
        if self._can_ask_role:
            self._table_page.ask_role()

    def _take_back(self) -> None:
        games = self._games
        if self._window.current is PageName.PRINTED and games.printed is not None:
            games.printed.undo()
        elif games.session is not None:
            games.session.undo()

    def _ask_seat(self) -> None:
        if self._window.current is PageName.TABLE:
            self._table_page.ask_seat()

    def _ask_to_end(self) -> None:
        if self._window.current is PageName.TABLE:
            self._table_page.ask_to_end()

    def _toggle_chronicle(self) -> None:
        if self._window.current is PageName.PRINTED:
            cast("PrintedPage", self._window.page(PageName.PRINTED)).toggle_game_log()
        else:
            self._table_page.toggle_game_log()

    def _choose_language(self) -> None:
        self._preferences.change(language=self._menus.chosen_language)

    def _set_mute(self, muted: bool) -> None:
        self._preferences.change(muted=muted)

    def _larger_text(self) -> None:
        self._step_text(1)

    def _smaller_text(self) -> None:
        self._step_text(-1)

    def _step_text(self, step: int) -> None:
        now = self._preferences.settings.text_percent
        further = [percent for percent in TEXT_PERCENTS if (percent - now) * step > 0]
        if further:
            self._preferences.change(text_percent=further[0] if step > 0 else further[-1])

    def _show_shortcuts(self) -> None:
        Shortcuts(self._window.ui, self._window, self._menus.list_keys()).open()

    def _update_texts(self) -> None:
        self._menus.set_words(self._preferences.words)
        self._menus.show_languages(self._preferences.languages, self._preferences.language)

    def _refresh(self) -> None:
        menus, current = self._menus, self._window.current
        session, printed = self._games.session, self._games.printed
        in_game = self._games.table is not None and current not in _OUT_OF_GAME
        at_printed = current is PageName.PRINTED
        menus["role_again"].setEnabled(in_game and self._can_ask_role)
        menus["take_back"].setEnabled(
            (in_game and session is not None and session.can_undo)
            or (at_printed and printed is not None and printed.may_undo)
        )
        menus["phones"].setEnabled(self._can_phones_join)
        for name in ("goes_home", "end_now"):
            menus[name].setEnabled(in_game and current is PageName.TABLE)
        menus["chronicle"].setEnabled((in_game and current is PageName.TABLE) or at_printed)
        menus["saved_games"].setEnabled(current is not PageName.SAVED_GAMES)
        menus["home"].setEnabled(current is not PageName.HOME)
        menus["mute"].setChecked(self._preferences.settings.muted)
        menus.set_full_screen(self._window.isFullScreen())

    @property
    def _can_phones_join(self) -> bool:
        """True at a new table, and in a game that the program deals until it is over."""
        current = self._window.current
        if current is PageName.NEW_TABLE:
            return cast("NewTablePage", self._window.page(current)).offers_phones
        beside = current is PageName.PRINTED or current in _OUT_OF_GAME
        return self._games.table is not None and not beside and not self._games.finished

    @property
    def _can_ask_role(self) -> bool:
        return self._games.session is not None and self._games.session.can_show_role

    @property
    def _table_page(self) -> "TablePage":
        return cast("TablePage", self._window.page(PageName.TABLE))
