"""Leads the page of evenings and that of a group: lists games, and does what is chosen for them."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer

from shgui.library.unreadable_record import RECORD_SUFFIX
from shgui.storage.journal_errors import JournalError
from shgui.ui.after_game.reviews import Reviews
from shgui.ui.file_dialogs import FileDialogs
from shgui.ui.home.home_actions import HomeActions
from shgui.ui.home.offered_game import OfferedGame
from shgui.ui.library_access import LibraryAccess
from shgui.ui.saved_games.questions import ask_to_delete, ask_to_forget
from shgui.ui.saved_games.records import record_to_save, take_in, told_of
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.words import file_texts, saved_game_texts

if TYPE_CHECKING:
    from shgui.library.library import Library, SavedGame
    from shgui.storage.journal import GameId
    from shgui.ui.saved_games.saved_games_page import SavedGamesPage

_AT_ONCE = 0.03
"""Seconds that are taken at a time for games that nobody has looked back at yet."""
_BETWEEN = 5
"""Milliseconds that the window has in between."""


class SavedGames:
    """What goes wrong is said on the first page, where there are ways on."""

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        library_access: LibraryAccess,
        router: Router,
        home: HomeActions,
        offered: OfferedGame,
        dialogs: FileDialogs,
        reviews: Reviews,
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._library_access = library_access
        self._router = router
        self._reviews = reviews
        self._home = home
        self._offered = offered
        self._dialogs = dialogs
        self._looking_back = QTimer(window, singleShot=True, interval=_BETWEEN)
        self._looking_back.timeout.connect(self._look_back)

    def list_games(self) -> None:
        """Let go of the game on the table, which stands in the list, and show all games."""
        self._home.leave_game()
        if self._list():
            self._page.say("")

    def go_on(self, game: "SavedGame") -> None:
        if not self._offered.take_up_saved(game):
            self._router.open(PageName.HOME)

    def resume(self, game: "GameId") -> None:
        """Bring this game back to the table, or open the home page where it can't be played on."""
        try:
            saved = next(
                (each for each in self._library_access.library.saved_games() if each.game == game), None
            )
        except JournalError as trouble:
            self._home.show_trouble(trouble)
            return
        if saved is None or saved.over or saved.set_aside:
            self._router.open(PageName.HOME)
        else:
            self.go_on(saved)

    def set_aside(self, game: "SavedGame") -> None:
        try:
            self._library_access.library.set_aside(game.game)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._list()

    def offer_again(self, game: "SavedGame") -> None:
        try:
            self._library_access.library.offer_again(game.game)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._list()

    def ask_to_delete(self, game: "SavedGame") -> None:
        ask_to_delete(self._window, self._preferences.words, game, self._delete)

    def ask_to_forget(self) -> None:
        try:
            number = len(self._library_access.library.saved_games())
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            ask_to_forget(self._window, self._preferences.words, number, self._forget)

    def save_record(self, game: "SavedGame") -> None:
        review = self._reviews.of_saved(game)
        if review is not None:
            self._dialogs.save(record_to_save(self._preferences.words, review), self._page.say)

    def import_records(self) -> None:
        words = self._preferences.words
        title, kind = saved_game_texts.get_import_label(words), file_texts.get_record_kind(words)
        self.take_in(self._dialogs.choose_sources(title, kind, RECORD_SUFFIX))

    def take_in(self, paths: Sequence[Path]) -> None:
        """Keeps the finished games of these records; what can't be kept is said, and nothing is lost."""
        if not paths:
            return
        try:
            taken = take_in(self._library_access.library, paths)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._list()
            self._page.say(told_of(self._preferences.words, taken))
            self._page.set_focus_first()

    def _delete(self, game: "SavedGame") -> None:
        try:
            self._library_access.library.delete(game.game)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._list()
            self._page.set_focus_first()

    def _forget(self) -> None:

        try:
            self._library_access.library.forget_all()
        except JournalError as trouble:
            self._home.show_trouble(trouble)
        else:
            self._list()
            self._page.say(self._preferences.words.gettext("Everything about your evenings is deleted."))
            self._page.set_focus_first()

    # What is listed

    @property
    def _page(self) -> "SavedGamesPage":
        return cast("SavedGamesPage", self._window.page(PageName.SAVED_GAMES))

    def _list(self) -> bool:
        """Whether the page could be told what lies here."""
        games: tuple[SavedGame, ...] = ()
        by_group = True
        if self._library_access.holds_games:
            try:
                library = self._library_access.library
                games = library.saved_games()
                by_group = library.keeps_players
                self._look_back_soon(library, games)
            except JournalError as trouble:
                self._home.show_trouble(trouble)
                return False
        self._page.show_games(games, by_group=by_group)
        return True

    def _look_back_soon(self, evening: "Library", games: "tuple[SavedGame, ...]") -> None:
        if evening.look_back(games, _enough_already):
            self._looking_back.start()

    def _look_back(self) -> None:
        """A little at a time, as long as somebody looks; the rest comes when he looks again."""
        if self._window.current is not PageName.SAVED_GAMES:
            return
        until = perf_counter() + _AT_ONCE
        try:
            library = self._library_access.library
            left = library.look_back(library.saved_games(), lambda: perf_counter() > until)
        except JournalError as trouble:
            self._home.show_trouble(trouble)
            return
        if left:
            self._looking_back.start()
        else:
            self._list()


def _enough_already() -> bool:
    return True
