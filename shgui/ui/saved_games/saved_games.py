"""Leads the page of evenings and that of a group: lists games, and does what is chosen for them."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer

from shgui.ui.file_dialogs import FileDialogs
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.home.home_actions import Home
from shgui.ui.home.offered_game import OfferedGame
from shgui.ui.library_access import Archive, LibraryError
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName

if TYPE_CHECKING:
    from shgui.library.finished_game import FinishedGame
    from shgui.library.groups import PlayedGroup
    from shgui.library.library import Library, SavedGame
    from shgui.storage.journal import GameId
    from shgui.ui.after_game.review import Review
    from shgui.ui.saved_games.group_page import GroupPage
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
        archive: Archive,
        games: CurrentGame,
        home: Home,
        offered: OfferedGame,
        dialogs: FileDialogs,
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._archive = archive
        self._games = games
        self._home = home
        self._offered = offered
        self._dialogs = dialogs
        self.group: PlayedGroup | None = None
        """The one on its page."""
        self._looking_back = QTimer(window, singleShot=True, interval=_BETWEEN)
        self._looking_back.timeout.connect(self._look_back)

    def show(self) -> None:
        """Leave the game on the table, if there is one; it is kept, and stands in the list."""
        self._home.leave()
        if self._list():
            self._page.say("")
            self._window.show_page(PageName.SAVED_GAMES)

    def show_group(self, group: "PlayedGroup") -> None:
        self.group = group
        self._group_page.show_group(group)
        self._window.show_page(PageName.GROUP)

    def go_on(self, game: "SavedGame") -> None:
        if not self._offered.take_up_saved(game):
            self._home.show()

    def resume(self, game: "GameId") -> None:
        """Take up this game again, or show the home page where it can't be played on."""
        try:
            with self._archive.evening() as evening:
                saved = next((each for each in evening.saved_games() if each.game == game), None)
        except LibraryError as trouble:
            self._home.say(trouble)
            return
        if saved is None or saved.over or saved.set_aside:
            self._home.show()
        else:
            self.go_on(saved)

    def review(self, game: "SavedGame") -> "Review | None":
        """All of a game that is over; None, and the first page says why, where it can't be read."""
        try:
            with self._archive.evening() as evening:
                return self._games.review_of(evening.resume(game.game))
        except LibraryError as trouble:
            self._tell_trouble(trouble, game)
            return None

    def finished(self, game: "SavedGame") -> "FinishedGame | None":
        """The same, step by step."""
        try:
            with self._archive.evening() as evening:
                return evening.finished(game.game)
        except LibraryError as trouble:
            self._tell_trouble(trouble, game)
            return None

    # What is chosen on the page, and leads to no other

    def set_aside(self, game: "SavedGame") -> None:
        try:
            with self._archive.evening() as evening:
                evening.set_aside(game.game)
        except LibraryError as trouble:
            self._home.say(trouble)
        else:
            self._list()

    def offer_again(self, game: "SavedGame") -> None:
        try:
            with self._archive.evening() as evening:
                evening.offer_again(game.game)
        except LibraryError as trouble:
            self._home.say(trouble)
        else:
            self._list()

    def ask_to_delete(self, game: "SavedGame") -> None:
        from shgui.ui.saved_games.questions import ask_to_delete

        ask_to_delete(self._window, self._preferences.words, game, self._delete)

    def ask_to_forget(self) -> None:
        from shgui.ui.saved_games.questions import ask_to_forget

        try:
            with self._archive.evening() as evening:
                number = len(evening.saved_games())
        except LibraryError as trouble:
            self._home.say(trouble)
        else:
            ask_to_forget(self._window, self._preferences.words, number, self._forget)

    def save_record(self, game: "SavedGame") -> None:
        from shgui.ui.saved_games.records import record_to_save

        review = self.review(game)
        if review is not None:
            self._dialogs.save(record_to_save(self._preferences.words, review), self._page.say)

    def import_records(self) -> None:
        from shgui.library.unreadable_record import RECORD_SUFFIX
        from shgui.words import file_texts, saved_game_texts

        words = self._preferences.words
        title, kind = saved_game_texts.get_import_label(words), file_texts.get_record_kind(words)
        self.take_in(self._dialogs.choose_sources(title, kind, RECORD_SUFFIX))

    def take_in(self, paths: Sequence[Path]) -> None:
        """Keeps the finished games of these records; what can't be kept is said, and nothing is lost."""
        from shgui.ui.saved_games.records import take_in, told_of

        if not paths:
            return
        try:
            with self._archive.evening() as evening:
                taken = take_in(evening, paths)
        except LibraryError as trouble:
            self._home.say(trouble)
        else:
            self._list()
            self._page.say(told_of(self._preferences.words, taken))
            self._page.set_focus_first()

    def _delete(self, game: "SavedGame") -> None:
        try:
            with self._archive.evening() as evening:
                evening.delete(game.game)
        except LibraryError as trouble:
            self._home.say(trouble)
        else:
            self._list()
            self._page.set_focus_first()

    def _forget(self) -> None:

        try:
            with self._archive.evening() as evening:
                evening.forget_all()
        except LibraryError as trouble:
            self._home.say(trouble)
        else:
            self._list()
            self._page.say(self._preferences.words.gettext("Everything about your evenings is deleted."))
            self._page.set_focus_first()

    def _tell_trouble(self, trouble: LibraryError, game: "SavedGame") -> None:
        self._offered.note(trouble, game)
        self._home.show()

    # What is listed

    @property
    def _page(self) -> "SavedGamesPage":
        return cast("SavedGamesPage", self._window.page(PageName.SAVED_GAMES))

    @property
    def _group_page(self) -> "GroupPage":
        return cast("GroupPage", self._window.page(PageName.GROUP))

    def _list(self) -> bool:
        """Whether the page could be told what lies here."""
        games: tuple[SavedGame, ...] = ()
        by_group = True
        if self._archive.holds_games:
            try:
                with self._archive.evening() as evening:
                    games = evening.saved_games()
                    by_group = evening.keeps_players
                    self._look_back_soon(evening, games)
            except LibraryError as trouble:
                self._home.say(trouble)
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
            with self._archive.evening() as evening:
                left = evening.look_back(evening.saved_games(), lambda: perf_counter() > until)
        except LibraryError as trouble:
            self._home.say(trouble)
            return
        if left:
            self._looking_back.start()
        else:
            self._list()


def _enough_already() -> bool:
    return True
