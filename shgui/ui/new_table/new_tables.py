"""Begins games: what a group is offered on the page for it, and what becomes of its choice."""

from typing import TYPE_CHECKING, cast

from shgui.ui.archive import Archive, Trouble
from shgui.ui.game.games import Games
from shgui.ui.home.home import Home
from shgui.ui.settings.preferences import Preferences
from shgui.ui.window.main_window import MainWindow
from shgui.ui.window.pages import PageName

if TYPE_CHECKING:
    from shgui.table.options import Options
    from shgui.table.seating import Player
    from shgui.ui.new_table.new_table_page import NewTablePage
    from shgui.ui.new_table.offered_table import NewTable, OfferedTable


class NewTables:
    def __init__(
        self, window: MainWindow, preferences: Preferences, archive: Archive, games: Games, home: Home
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._archive = archive
        self._games = games
        self._home = home

    def offer(self, *, printed: bool = False) -> None:
        """Names and rules are asked for; `printed` for a group that plays with its own cards."""
        offered = self._offered(printed=printed)
        self._home.leave()
        cast("NewTablePage", self._window.page(PageName.NEW_TABLE)).offer(offered)
        self._window.show_page(PageName.NEW_TABLE)

    def begin(self, wanted: "NewTable") -> None:
        self._preferences.change(clock_minutes=(wanted.discussion_seconds or 0) // 60)
        options = wanted.options(self._preferences.language)
        if wanted.printed:
            self._begin_printed(wanted.players, options)
        else:
            self._deal(wanted.players, options)

    def begin_again(self) -> None:
        """Those who played last play by the same rules."""
        table = self._games.table
        if table is not None:
            self._home.leave_end()
            self._deal(table.players, table.options)

    def _deal(self, players: "tuple[Player, ...]", options: "Options") -> None:
        try:
            with self._archive.evening() as evening:
                table = evening.start(players, options, awaits_words=True)
        except Trouble as trouble:
            self._home.say(trouble)
            return
        self._games.begin(table)

    def _begin_printed(self, players: "tuple[Player, ...]", options: "Options") -> None:
        try:
            with self._archive.evening() as evening:
                table = evening.start_printed(players, options)
        except Trouble as trouble:
            self._home.say(trouble)
            return
        self._games.begin_printed(table)

    def _offered(self, *, printed: bool) -> "OfferedTable":
        from shgui.engine.editions import edition_names
        from shgui.ui.new_table.offered_table import OfferedTable

        preferences = self._preferences
        offer = OfferedTable(
            languages=preferences.languages,
            language=preferences.language,
            rulebooks=edition_names(),
            discussion_seconds=preferences.settings.clock_minutes * 60 or None,
            printed=printed,
        )
        if not self._archive.holds_games:
            return offer
        try:
            with self._archive.evening() as evening:
                return offer.like_last_time(evening.options(), evening.groups())
        except Trouble:
            # It will be said when the game can't be saved; until then names can be typed.
            return offer
