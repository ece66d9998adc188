"""Leads the page of saved games: lists them, and does what is chosen for one of them."""

from typing import TYPE_CHECKING, cast

from shgui.ui.archive import Archive, Trouble
from shgui.ui.game.games import Games
from shgui.ui.home.home import Home
from shgui.ui.home.offered_game import OfferedGame
from shgui.ui.window.main_window import MainWindow
from shgui.ui.window.pages import PageName

if TYPE_CHECKING:
    from shgui.table.evening import SavedGame
    from shgui.ui.review.review import Review
    from shgui.ui.saved_games.saved_games_page import SavedGamesPage


class SavedGames:
    """What goes wrong is said on the first page, where there are ways on."""

    def __init__(
        self, window: MainWindow, archive: Archive, games: Games, home: Home, offered: OfferedGame
    ) -> None:
        self._window = window
        self._archive = archive
        self._games = games
        self._home = home
        self._offered = offered

    def show(self) -> None:
        """Leave the game on the table, if there is one; it is kept, and stands in the list."""
        self._home.leave()
        if self._list():
            self._window.show_page(PageName.SAVED_GAMES)

    def go_on(self, game: "SavedGame") -> None:
        if not self._offered.take_up_saved(game):
            self._home.show()

    def review(self, game: "SavedGame") -> "Review | None":
        """All of a game that is over; None, and the first page says why, where it can't be read."""
        try:
            with self._archive.evening() as evening:
                table = evening.resume(game.game)
        except Trouble as trouble:
            self._offered.note(trouble, game)
            self._home.show()
            return None
        return self._games.review_of(table)

    # What is chosen on the page, and leads to no other

    def set_aside(self, game: "SavedGame") -> None:
        try:
            with self._archive.evening() as evening:
                evening.set_aside(game.game)
        except Trouble as trouble:
            self._home.say(trouble)
        else:
            self._list()

    def offer_again(self, game: "SavedGame") -> None:
        try:
            with self._archive.evening() as evening:
                evening.offer_again(game.game)
        except Trouble as trouble:
            self._home.say(trouble)
        else:
            self._list()

    def _list(self) -> bool:
        """Whether the page could be told what lies here."""
        games: tuple[SavedGame, ...] = ()
        if self._archive.holds_games:
            try:
                with self._archive.evening() as evening:
                    games = evening.saved_games()
            except Trouble as trouble:
                self._home.say(trouble)
                return False
        cast("SavedGamesPage", self._window.page(PageName.SAVED_GAMES)).show_games(games)
        return True
