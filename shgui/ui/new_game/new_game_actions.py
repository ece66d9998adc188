"""Begins games: what a group is offered on the page for it, and what becomes of its choice."""

from typing import TYPE_CHECKING, cast

from shgui.ui.game.current_game import CurrentGame
from shgui.ui.home.home_actions import Home
from shgui.ui.library_access import Archive, LibraryError
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName

if TYPE_CHECKING:
    from shgui.table.options import Options
    from shgui.table.seating import Player
    from shgui.ui.new_game.new_game_form import NewTable, OfferedTable
    from shgui.ui.new_game.new_game_page import NewTablePage
    from shgui.ui.new_game.practice_page import PracticePage
    from shgui.ui.new_game.practice_request import PracticeWanted


class NewTables:
    def __init__(
        self, window: MainWindow, preferences: Preferences, archive: Archive, games: CurrentGame, home: Home
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

    def offer_practice(self) -> None:
        from shgui.ui.new_game.practice_request import PracticeWanted

        settings = self._preferences.settings
        self._home.leave()
        page = cast("PracticePage", self._window.page(PageName.PRACTICE))
        page.offer(PracticeWanted(settings.practice_name, settings.practice_bots, settings.practice_temper))
        self._window.show_page(PageName.PRACTICE)

    def begin_practice(self, wanted: "PracticeWanted") -> None:
        """By the rules of the last game, and with claims: bots make them, and answer them."""
        from dataclasses import replace

        from shgui.engine.editions import edition
        from shgui.table.options import default_options, with_bots
        from shgui.ui.new_game.practice_request import seats_for

        self._preferences.change(
            practice_name=wanted.name, practice_bots=wanted.bots, practice_temper=wanted.temper
        )
        words = self._preferences.words
        rules = edition(self._offered(printed=False).rulebook)
        options = with_bots(replace(default_options(words.language), edition=rules))
        self._deal(seats_for(words, wanted), options)

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
        from shgui.table.seating import is_practice

        try:
            with self._archive.evening() as evening:
                # Whoever plays alone has nobody to agree with on a word.
                table = evening.start(players, options, awaits_words=not is_practice(players))
        except LibraryError as trouble:
            self._home.say(trouble)
            return
        self._games.begin(table)

    def _begin_printed(self, players: "tuple[Player, ...]", options: "Options") -> None:
        try:
            with self._archive.evening() as evening:
                table = evening.start_printed(players, options)
        except LibraryError as trouble:
            self._home.say(trouble)
            return
        self._games.begin_printed(table)

    def _offered(self, *, printed: bool) -> "OfferedTable":
        from shgui.engine.editions import edition_names
        from shgui.ui.new_game.new_game_form import OfferedTable

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
        except LibraryError:
            # It will be said when the game can't be saved; until then names can be typed.
            return offer
