"""Leads from page to page of the window, and back to where one was."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from shgui.ui.game.current_game import CurrentGame
from shgui.ui.home.home_actions import Home
from shgui.ui.library_access import LibraryError
from shgui.ui.new_game.new_game_actions import NewTables
from shgui.ui.saved_games.saved_games import SavedGames
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName

if TYPE_CHECKING:
    from shgui.engine.types import Seat
    from shgui.library.finished_game import FinishedGame
    from shgui.library.groups import PlayedGroup
    from shgui.library.library import SavedGame
    from shgui.storage.journal import GameId
    from shgui.ui.after_game.replay_page import ReplayPage
    from shgui.ui.after_game.review import Review
    from shgui.ui.after_game.review_page import ReviewPage
    from shgui.ui.help.guide_page import GuidePage
    from shgui.ui.help.help_page import HelpPage
    from shgui.ui.narrator.narrator_page import NarratorPage
    from shgui.ui.new_game.new_game_form import NewTable
    from shgui.ui.new_game.new_game_page import NewTablePage
    from shgui.ui.new_game.practice_request import PracticeWanted
    from shgui.ui.phones.joining import Joining


_GAME_PAGES = (
    PageName.FINGERPRINT,
    PageName.TABLE,
    PageName.HAND_OVER,
    PageName.TO_TABLE,
    PageName.END,
    PageName.PRINTED,
)


class Router:
    """Keeps how to return to each page that another one was opened on.

    The home page and the pages of a game are where a history begins: none of them has a way back.
    """

    def __init__(
        self,
        window: MainWindow,
        games: CurrentGame,
        home: Home,
        tables: NewTables,
        saved: SavedGames,
        preferences: Preferences,
        joining: "Callable[[], Joining]",
    ) -> None:
        self._window = window
        self._joining = joining
        self._games = games
        self._home = home
        self._tables = tables
        self._saved = saved
        self._preferences = preferences
        self._review: Review | None = None
        """The one on the page of reviews, as it was opened."""
        self._same_group = False
        self._history: list[Callable[[], None]] = []
        """Show the pages that lie under the present one, the nearest of them last."""

    def go_home(self) -> None:
        self._home.show()

    def go_back(self) -> None:
        if self._history:
            self._history.pop()()
        else:
            self._home.show()

    def open_new_table(self) -> None:
        self._open(PageName.NEW_TABLE, self._tables.offer)

    def open_printed_table(self) -> None:
        self._open(PageName.NEW_TABLE, partial(self._tables.offer, printed=True))

    def open_practice(self) -> None:
        self._open(PageName.PRACTICE, self._tables.offer_practice)

    def begin_practice(self, wanted: "PracticeWanted") -> None:
        self._tables.begin_practice(wanted)

    def begin_game(self, wanted: "NewTable") -> None:
        self._tables.begin(wanted)

    def play_again(self) -> None:
        self._tables.begin_again()

    def open_review(self) -> None:
        try:
            review = self._games.review()
        except LibraryError as trouble:
            # The game was there a moment ago: what is wrong is said where there are ways on.
            self._home.show()
            self._home.say(trouble)
            return
        if review is not None:
            self._open_review(review, same_group=True)

    def open_record(self, review: "Review") -> None:
        """A game of another day, from its record. Nobody sits at its table any more."""
        self._open_review(review, same_group=False)

    def watch(self, game: "FinishedGame", step: int = 0) -> None:
        self._open(PageName.WATCH, partial(self._show_watching, game, step))
        if step == 0:
            # From its beginning it plays; a moment that was looked up stays.
            self._watch_page.play()

    def open_saved_games(self) -> None:
        self._open(PageName.SAVED_GAMES, self._saved.show)

    def go_on_with(self, game: "SavedGame") -> None:
        self._saved.go_on(game)

    def open_saved_review(self, game: "SavedGame") -> None:
        review = self._saved.review(game)
        if review is not None:
            self._open_review(review, same_group=False)

    def open_group(self, group: "PlayedGroup") -> None:
        self._open(PageName.GROUP, partial(self._saved.show_group, group))

    def watch_saved(self, game: "SavedGame") -> None:
        finished = self._saved.finished(game)
        if finished is not None:
            self.watch(finished)

    def open_phones(self) -> None:
        self.open_phones_for(None)

    def open_phones_for(self, seat: "Seat | None") -> None:
        """With the word of this seat, if it is one's own that a phone is to take."""
        self._show_on_top(PageName.PHONES)
        self._joining().show(seat)

    def open_settings(self) -> None:
        self._show_on_top(PageName.SETTINGS)

    def open_help(self) -> None:
        if self._window.current is PageName.HELP:
            return
        table = self._games.any_table
        if table is not None:
            self._help_page.play_by(table.options.edition.name, len(table.players))
        self._open(PageName.HELP, partial(self._show_topic, self._window.help_topic()))

    def open_guide(self) -> None:
        """One can look aside from it, as from a game."""
        if self._window.current is PageName.GUIDE:
            return
        page = cast("GuidePage", self._window.page(PageName.GUIDE))
        playing = self._games.any_table is not None
        page.begin(hold=self._preferences.settings.hold_to_see, leads_on=not playing)
        self._show_on_top(PageName.GUIDE)

    def open_narrator(self) -> None:
        page = cast("NarratorPage", self._window.page(PageName.NARRATOR))
        table = self._games.any_table
        players, book = (0, "") if table is None else (len(table.players), table.options.edition.name)
        page.offer(self._preferences.languages, self._preferences.language, players, book)
        self._show_on_top(PageName.NARRATOR)

    def open_about(self) -> None:
        self._show_on_top(PageName.ABOUT)

    # History

    def _open(self, name: PageName, show: Callable[[], None]) -> None:
        """Show a page from which Back returns to the present one."""
        current = self._window.current
        show_current = self._way_to(current)
        show()
        if self._window.current is not name:
            # It couldn't be opened, and the home page says why.
            return
        if current is None or current is PageName.HOME or current in _GAME_PAGES:
            self._history.clear()
        if current is not name:
            self._history.append(show_current)

    def _show_on_top(self, name: PageName) -> None:
        self._open(name, partial(self._window.show_page, name))

    def _way_to(self, name: PageName | None) -> Callable[[], None]:
        """Return what shows this page, the present one, as it is now."""
        if name is None or name is PageName.HOME:
            return self._home.show
        if name in _GAME_PAGES:
            return partial(self._return_to_game, name, self._game_here)
        match name:
            case PageName.NEW_TABLE:
                page = cast("NewTablePage", self._window.page(name))
                return partial(self._tables.offer, printed=not page.offers_phones)
            case PageName.SAVED_GAMES:
                return self._saved.show
            case PageName.GROUP if self._saved.group is not None:
                return partial(self._saved.show_group, self._saved.group)
            case PageName.REVIEW if self._review is not None:
                return partial(self._return_to_review, self._review, same_group=self._same_group)
            case PageName.WATCH if self._watch_page.game is not None:
                return partial(self._return_to_watching, self._watch_page.game, self._watch_page.number)
            case PageName.HELP:
                return partial(self._return_to_topic, self._help_page.help_topic())
        return partial(self._window.show_page, name)

    @property
    def _game_here(self) -> "GameId | None":
        """The game that is led now, dealt here or printed."""
        if self._games.table is not None:
            return self._games.table.game
        return None if self._games.printed_table is None else self._games.printed_table.saved_as

    def _return_to_game(self, name: PageName, game: "GameId | None") -> None:
        """Show the page of this game, or resume it where it was let go of meanwhile."""
        if game is None:
            self._home.show()
        elif game == self._game_here:
            self._window.show_page(name)
        else:
            self._saved.resume(game)

    def _return_to_review(self, review: "Review", *, same_group: bool) -> None:
        """Who played can't play again at once where the game was let go of meanwhile."""
        same_group = same_group and self._games.table is not None
        if (review, same_group) == (self._review, self._same_group):
            self._window.show_page(PageName.REVIEW)
        else:
            self._show_review(review, same_group=same_group)

    def _return_to_watching(self, game: "FinishedGame", step: int) -> None:
        if self._watch_page.game is game:
            self._window.show_page(PageName.WATCH)
        else:
            self._show_watching(game, step)

    def _return_to_topic(self, topic: str) -> None:
        if self._help_page.help_topic() == topic:
            self._window.show_page(PageName.HELP)
        else:
            self._show_topic(topic)

    # Pages with something on them

    def _open_review(self, review: "Review", *, same_group: bool) -> None:
        self._open(PageName.REVIEW, partial(self._show_review, review, same_group=same_group))

    def _show_review(self, review: "Review", *, same_group: bool) -> None:
        self._review, self._same_group = review, same_group
        page = cast("ReviewPage", self._window.page(PageName.REVIEW))
        page.show_review(review, same_group=same_group)
        self._window.show_page(PageName.REVIEW)

    def _show_watching(self, game: "FinishedGame", step: int) -> None:
        self._watch_page.watch(game, step)
        self._window.show_page(PageName.WATCH)

    def _show_topic(self, topic: str) -> None:
        self._help_page.show_topic(topic)
        self._window.show_page(PageName.HELP)

    @property
    def _watch_page(self) -> "ReplayPage":
        return cast("ReplayPage", self._window.page(PageName.WATCH))

    @property
    def _help_page(self) -> "HelpPage":
        return cast("HelpPage", self._window.page(PageName.HELP))
