"""Leads from page to page of the window, and back to where one was."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from shgui.ui.archive import Trouble
from shgui.ui.game.games import Games
from shgui.ui.home.home import Home
from shgui.ui.new_table.new_tables import NewTables
from shgui.ui.saved_games.saved_games import SavedGames
from shgui.ui.settings.preferences import Preferences
from shgui.ui.window.main_window import MainWindow
from shgui.ui.window.pages import BESIDE, PageName

if TYPE_CHECKING:
    from shgui.engine.types import Seat
    from shgui.table.evening import SavedGame
    from shgui.table.finished_game import FinishedGame
    from shgui.table.played_groups import PlayedGroup
    from shgui.ui.help.guide_page import GuidePage
    from shgui.ui.help.help_page import HelpPage
    from shgui.ui.narrator.narrator_page import NarratorPage
    from shgui.ui.new_table.offered_table import NewTable
    from shgui.ui.phones.joining import Joining
    from shgui.ui.practice.wanted import PracticeWanted
    from shgui.ui.story.review import Review
    from shgui.ui.story.story_page import StoryPage
    from shgui.ui.watch.watch_page import WatchPage


class WindowNavigator:
    def __init__(
        self,
        window: MainWindow,
        games: Games,
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
        self._review_is_saved = False
        """Whether the game in the review was chosen from the list of saved games."""
        self._left = PageName.HOME
        self._left_for_guide = PageName.HOME
        self._left_to_watch = PageName.HOME

    def go_home(self) -> None:
        self._home.show()

    def go_back(self) -> None:
        match self._window.current:
            case PageName.GUIDE:
                self._window.show_page(self._left_for_guide)
            case PageName.WATCH:
                self._window.show_page(self._left_to_watch)
            case PageName.REVIEW if self._games.table is not None:
                self._window.show_page(PageName.END)
            case PageName.REVIEW if self._review_is_saved:
                self._saved.show()
            case PageName.GROUP:
                self._saved.show()
            case PageName.REVIEW | PageName.NEW_TABLE | PageName.PRACTICE | PageName.SAVED_GAMES:
                self.go_home()
            case _:
                self._window.show_page(self._left)

    def open_new_table(self) -> None:
        self._tables.offer()

    def open_printed_table(self) -> None:
        self._tables.offer(printed=True)

    def open_practice(self) -> None:
        self._tables.offer_practice()

    def begin_practice(self, wanted: "PracticeWanted") -> None:
        self._tables.begin_practice(wanted)

    def begin_game(self, wanted: "NewTable") -> None:
        self._tables.begin(wanted)

    def play_again(self) -> None:
        self._tables.begin_again()

    def open_review(self) -> None:
        try:
            review = self._games.review()
        except Trouble as trouble:
            # The game was there a moment ago: what is wrong is said where there are ways on.
            self._home.show()
            self._home.say(trouble)
            return
        if review is not None:
            self._show_review(review, same_group=True)

    def open_record(self, review: "Review") -> None:
        """A game of another day, from its record. Nobody sits at its table any more."""
        self._show_review(review, same_group=False)

    def watch(self, game: "FinishedGame", step: int = 0) -> None:
        page = cast("WatchPage", self._window.page(PageName.WATCH))
        current = self._window.current
        if current is not None and current is not PageName.WATCH:
            self._left_to_watch = current
        page.watch(game, step)
        self._window.show_page(PageName.WATCH)
        if step == 0:
            # From its beginning it plays; a moment that was looked up stays.
            page.play()

    def open_saved_games(self) -> None:
        self._saved.show()

    def go_on_with(self, game: "SavedGame") -> None:
        self._saved.go_on(game)

    def open_saved_review(self, game: "SavedGame") -> None:
        review = self._saved.review(game)
        if review is not None:
            self._show_review(review, same_group=False)
            self._review_is_saved = True

    def open_group(self, group: "PlayedGroup") -> None:
        self._saved.show_group(group)

    def watch_saved(self, game: "SavedGame") -> None:
        finished = self._saved.finished(game)
        if finished is not None:
            self.watch(finished)

    def open_phones(self) -> None:
        self.open_phones_for(None)

    def open_phones_for(self, seat: "Seat | None") -> None:
        """With the word of this seat, if it is one's own that a phone is to take."""
        self._look_aside(PageName.PHONES)
        self._joining().show(seat)

    def open_settings(self) -> None:
        self._look_aside(PageName.SETTINGS)

    def open_help(self) -> None:
        if self._window.current is PageName.HELP:
            return
        topic = self._window.help_topic()
        page = cast("HelpPage", self._window.page(PageName.HELP))
        table = self._games.any_table
        if table is not None:
            page.play_by(table.options.edition.name, len(table.players))
        page.show_topic(topic)
        self._look_aside(PageName.HELP)

    def open_guide(self) -> None:
        """One can look aside from it, as from a game."""
        if self._window.current is PageName.GUIDE:
            return
        current = self._left if self._window.current in BESIDE else self._window.current
        if current is not None and current is not PageName.GUIDE:
            self._left_for_guide = current
        page = cast("GuidePage", self._window.page(PageName.GUIDE))
        playing = self._games.any_table is not None
        page.begin(hold=self._preferences.settings.hold_to_see, leads_on=not playing)
        self._window.show_page(PageName.GUIDE)

    def open_narrator(self) -> None:
        page = cast("NarratorPage", self._window.page(PageName.NARRATOR))
        table = self._games.any_table
        players, book = (0, "") if table is None else (len(table.players), table.options.edition.name)
        page.offer(self._preferences.languages, self._preferences.language, players, book)
        self._look_aside(PageName.NARRATOR)

    def open_about(self) -> None:
        self._look_aside(PageName.ABOUT)

    def _look_aside(self, name: PageName) -> None:
        current = self._window.current
        if current is not None and current not in BESIDE:
            self._left = current
        self._window.show_page(name)

    def _show_review(self, review: "Review", *, same_group: bool) -> None:
        page = cast("StoryPage", self._window.page(PageName.REVIEW))
        page.show_review(review, same_group=same_group)
        self._review_is_saved = False
        self._window.show_page(PageName.REVIEW)
